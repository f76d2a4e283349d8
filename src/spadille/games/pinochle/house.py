"""Pinochle: house rules, options that the printed rulebook does not have."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.pinochle import say

MeldsATrick: TypeAlias = Annotated[
    Literal["one", "several"],
    Option(
        values=(("one", say("option-one-meld")), ("several", say("option-several-melds"))),
        clauses="PIN-38 PIN-H1",
        later=True,
    ),
]
Reuse: TypeAlias = Annotated[
    Literal["upward", "never"],
    Option(
        values=(("upward", say("option-reuse-upward")), ("never", say("option-reuse-never"))),
        clauses="PIN-42 PIN-44 PIN-H2",
        later=True,
    ),
]
DixSwap: TypeAlias = Annotated[
    bool, Option(yes=say("option-swap"), no=say("option-no-swap"), clauses="PIN-40 PIN-H3", later=True)
]
Endgame: TypeAlias = Annotated[
    Literal["strict", "free"],
    Option(
        values=(("strict", say("option-strict")), ("free", say("option-free"))),
        clauses="PIN-55 PIN-56 PIN-57 PIN-H4",
        later=True,
    ),
]
Counting: TypeAlias = Annotated[
    Literal["classic", "simple", "counters"],
    Option(
        values=(
            ("classic", say("option-classic")),
            ("simple", say("option-simple")),
            ("counters", say("option-counters")),
        ),
        clauses="PIN-60 PIN-61 PIN-H5",
        later=True,
    ),
]
