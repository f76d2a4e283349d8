"""Pyramid: the options, and the two rulebooks as values of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook


class PyramidOptions(Options, frozen=True, kw_only=True):
    """What the rulebook, its variation and other tables settle differently."""

    overlap_match: Annotated[
        bool,
        Option(
            yes="A card may be paired with the card that lies on it, if nothing else does.",
            no="A card may be taken only when nothing lies on it.",
            clauses="PYR-11 PYR-14 PYR-15 PYR-16 PYR-S10",
        ),
    ] = False
    stock_passes: Annotated[
        int | None,
        Option(
            whole="The player goes through the stock {:time}.",
            values=((1, "The player goes through the stock once."),),
            none="The player goes through the stock as often as they like.",
            low=1,
            high=1000,
            clauses="PYR-20 PYR-S1",
        ),
    ] = None
    draw_count: Annotated[
        Literal[1, 3],
        Option(
            values=(
                (1, "Cards are drawn one at a time."),
                (3, "Cards are drawn three at a time; the last one lies on top."),
            ),
            clauses="PYR-17 PYR-S6",
        ),
    ] = 1
    draw_gate: Annotated[
        Literal["any_time", "only_when_stuck"],
        Option(
            values=(
                ("any_time", "The player may draw at any time."),
                ("only_when_stuck", "The player may draw only when the pyramid has no pair and no king of its own."),
            ),
            clauses="PYR-17 PYR-S2",
        ),
    ] = "any_time"
    waste_top_playable: Annotated[
        bool,
        Option(
            yes="The top card of the waste may always be played.",
            no="Only the card just drawn may be played, until the next draw.",
            clauses="PYR-18 PYR-19 PYR-S3",
        ),
    ] = True
    stock_waste_pairs: Annotated[
        bool,
        Option(
            yes="The two top cards of the waste may be paired with each other.",
            no="A card of the waste may be paired only with a card of the pyramid.",
            clauses="PYR-18 PYR-S4",
        ),
    ] = False
    win_condition: Annotated[
        Literal["clear_pyramid", "clear_all_52"],
        Option(
            values=(
                ("clear_pyramid", "The game is won when the pyramid is gone."),
                ("clear_all_52", "The game is won when the pyramid, the stock and the waste are gone."),
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
    line="A card goes only when nothing lies on it.",
)
TUTS_TOMB: Final = DENEXA.derive(
    name="tuts_tomb",
    title="Tut's Tomb",
    line="A card may also go with the one card that still lies on it.",
    overlap_match=True,
)

RULEBOOKS: Final = {each.name: each for each in (DENEXA, TUTS_TOMB)}
