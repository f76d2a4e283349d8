"""Pyramid: the options and the two rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Annotated, Final, Literal

from msgspec.structs import fields

from spadille.core.options import Condition, Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.measured import DEALS, MEASURED

_STOCK: Final = ("stock_passes", "draw_count", "draw_gate", "waste_top_playable", "stock_waste_pairs")
"""Options without effect where there is no stock."""


def _plays(way: Mapping[str, object], table: PyramidOptions, _: int) -> bool:
    """True if a table plays in a measured way, apart from options without effect there."""
    idle = (*_STOCK, "stock_top_playable") if table.reserve == "giza" else ()
    usual = ((name, value) for name, value in _usual(type(table)).items() if name not in idle)
    return all(getattr(table, name) == way.get(name, value) for name, value in usual)


@cache
def _usual(options: type[PyramidOptions]) -> Mapping[str, object]:
    """The default values of the options."""
    return {each.name: each.default for each in fields(options)}


def _chances() -> tuple[tuple[Condition, Text], ...]:
    """The measured chance to win of each way to play, shown before the choice."""
    told: list[tuple[Condition, Text]] = []
    for way, winnable, won in MEASURED:
        aim = say("must-go", all="yes" if way.get("win_condition") == "clear_all_52" else "no")
        can, does = round(100 * winnable / DEALS), round(100 * won / DEALS)
        told.append((partial(_plays, way), say("can-be-won", aim=aim, winnable=can, won=does)))
    return tuple(told)


def _has_a_stock(table: PyramidOptions, _: int) -> bool:
    return table.reserve == "none"


class PyramidOptions(Options, frozen=True, kw_only=True):
    """The rules that differ between the rulebook, its variation and other tables."""

    overlap_match: Annotated[
        bool,
        Option(
            yes=say("overlap"),
            no=say("no-overlap"),
            clauses="PYR-11 PYR-14 PYR-15 PYR-16 PYR-S10",
        ),
    ] = False
    stock_passes: Annotated[
        int | None,
        Option(
            whole=lambda n: say("passes", n=n),
            none=say("passes-unlimited"),
            low=1,
            high=1000,
            clauses="PYR-20 PYR-S1",
            left_open="PYR-S1",
            applies=_has_a_stock,
        ),
    ] = None
    draw_count: Annotated[
        Literal[1, 3],
        Option(
            values=(
                (1, say("draw-one")),
                (3, say("draw-three")),
            ),
            clauses="PYR-17 PYR-S6",
            left_open="PYR-S6",
            applies=_has_a_stock,
        ),
    ] = 1
    draw_gate: Annotated[
        Literal["any_time", "only_when_stuck"],
        Option(
            values=(
                ("any_time", say("draw-any-time")),
                ("only_when_stuck", say("draw-gated")),
            ),
            clauses="PYR-17 PYR-S2",
            left_open="PYR-S2",
            applies=_has_a_stock,
        ),
    ] = "any_time"
    waste_top_playable: Annotated[
        bool,
        Option(
            yes=say("waste-top"),
            no=say("waste-fresh"),
            clauses="PYR-18 PYR-19 PYR-S3",
            left_open="PYR-S3",
            applies=_has_a_stock,
        ),
    ] = True
    stock_waste_pairs: Annotated[
        bool,
        Option(
            yes=say("waste-pairs"),
            no=say("waste-with-pyramid"),
            clauses="PYR-18 PYR-S4",
            left_open="PYR-S4",
            applies=_has_a_stock,
        ),
    ] = False
    stock_top_playable: Annotated[
        bool,
        Option(
            yes=say("stock-top"),
            no=say("stock-face-down"),
            clauses="PYR-05 PYR-H2",
            applies=_has_a_stock,
            later=True,
        ),
    ] = False
    reserve: Annotated[
        Literal["none", "giza"],
        Option(
            values=(
                ("none", say("no-reserve")),
                ("giza", say("reserve-giza")),
            ),
            clauses="PYR-05 PYR-H1",
            later=True,
        ),
    ] = "none"
    win_condition: Annotated[
        Literal["clear_pyramid", "clear_all_52"],
        Option(
            values=(
                ("clear_pyramid", say("win-pyramid")),
                ("clear_all_52", say("win-all")),
            ),
            clauses="PYR-21 PYR-S11",
            left_open="PYR-S11",
            where=_chances(),
        ),
    ] = "clear_pyramid"

    @property
    def open_stock(self) -> bool:
        """True if the top of the stock lies face up and may be played (PYR-H2)."""
        return self.stock_top_playable and self.reserve == "none"

    def contradiction(self, seats: int) -> Text | None:
        """Refuse options about draws together with an open top of the stock, which is played without a draw."""
        if not self.open_stock:
            return None
        if self.draw_count != 1:
            return say("refuse-stock-top", other="draw_count")
        if self.draw_gate != "any_time":
            return say("refuse-stock-top", other="draw_gate")
        return None if self.waste_top_playable else say("refuse-stock-top", other="waste_top_playable")


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    PyramidOptions(),
    (1,),
    1,
    prefix="PYR",  # (PYR-01)
    line=say("denexa-line"),
)
TUTS_TOMB: Final = DENEXA.derive(
    name="tuts_tomb",
    title="Tut's Tomb",
    line=say("tuts-tomb-line"),
    overlap_match=True,
)

RULEBOOKS: Final = {each.name: each for each in (DENEXA, TUTS_TOMB)}
