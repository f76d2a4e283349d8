"""Pyramid: the options, and the two rulebooks as values of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.games.pyramid.words import say


class PyramidOptions(Options, frozen=True, kw_only=True):
    """What the rulebook, its variation and other tables settle differently."""

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
        ),
    ] = "any_time"
    waste_top_playable: Annotated[
        bool,
        Option(
            yes=say("waste-top"),
            no=say("waste-fresh"),
            clauses="PYR-18 PYR-19 PYR-S3",
        ),
    ] = True
    stock_waste_pairs: Annotated[
        bool,
        Option(
            yes=say("waste-pairs"),
            no=say("waste-with-pyramid"),
            clauses="PYR-18 PYR-S4",
        ),
    ] = False
    win_condition: Annotated[
        Literal["clear_pyramid", "clear_all_52"],
        Option(
            values=(
                ("clear_pyramid", say("win-pyramid")),
                ("clear_all_52", say("win-all")),
            ),
            clauses="PYR-21 PYR-S11",
        ),
    ] = "clear_pyramid"


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
