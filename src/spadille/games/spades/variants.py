"""Spades: options of pack, play and end that no printed rulebook of ours has, as tables play them (house rules)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.spades.pack import Deuces, Replaced
from spadille.games.spades.words import say

SIX: Final = 6
"""Players who may sit as two sides or as three."""

Sides: TypeAlias = Annotated[
    Literal[2, 3],
    Option(
        values=((2, say("rule-two-sides")), (3, say("rule-three-sides"))),
        clauses="SPD-S24 SPD-H8",
        later=True,
        applies=lambda table, seats: table.partnership and seats == SIX,
    ),
]
LowestClubs: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-lowest-clubs"),
        no=say("rule-any-clubs"),
        clauses="SPD-H9",
        later=True,
        applies=lambda table, _: table.opening_lead == "two_of_clubs",
    ),
]
FirstTrickSpades: TypeAlias = Annotated[
    bool,
    Option(yes=say("rule-first-trick-spades"), no=say("rule-no-first-trick-spades"), clauses="SPD-H10", later=True),
]
WinBy: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-win-by", n=n),
        values=((1, say("rule-win-by-any")),),
        low=1,
        high=1000,
        clauses="SPD-H1",
        later=True,
    ),
]
WinWithContract: TypeAlias = Annotated[
    bool,
    Option(yes=say("rule-win-with-contract"), no=say("rule-win-without-contract"), clauses="SPD-H11", later=True),
]
JokersReplace: TypeAlias = Annotated[
    Replaced,
    Option(
        values=(
            ("red_twos", say("rule-for-red-twos")),
            ("heart_and_club", say("rule-for-heart-and-club")),
        ),
        clauses="SPD-S20 SPD-H2",
        later=True,
        applies=lambda table, _: table.jokers > 0,
    ),
]
HighDeuces: TypeAlias = Annotated[
    Deuces,
    Option(
        values=(
            ("low", say("rule-twos-low")),
            ("spade", say("rule-two-of-spades-high")),
            ("diamond_spade", say("rule-diamond-over-spade")),
            ("spade_diamond", say("rule-spade-over-diamond")),
            ("all", say("rule-all-twos-high")),
        ),
        where=((lambda _, seats: seats == SIX, say("rule-twos-out")),),
        clauses="SPD-H3 SPD-H4 SPD-H5 SPD-H6",
        later=True,
    ),
]
DeucesOverJokers: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-twos-over-jokers"),
        no=say("rule-jokers-over-twos"),
        clauses="SPD-H7",
        later=True,
        applies=lambda table, _: table.jokers > 0 and table.deuces != "low",
    ),
]

JokersBreak: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-jokers-break"),
        no=say("rule-jokers-do-not-break"),
        clauses="SPD-H49",
        later=True,
        applies=lambda table, _: table.jokers > 0 and table.break_rule == "broken",
    ),
]
BagsPaid: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-bags-paid"),
        no=say("rule-bags-not-paid"),
        clauses="SPD-H50",
        later=True,
        applies=lambda table, seats: table.bag_penalty > 0 and two_sides(table, seats),
    ),
]


def two_sides(options: Any, seats: int) -> bool:
    """Whether two sides play, of one player or of more."""
    return seats == 2 or (bool(options.partnership) and (seats != SIX or options.sides == 2))


def clubs_go_low(options: Any) -> bool:
    """Whether everybody plays the lowest club to the first trick, which the lowest of all has opened."""
    return bool(options.lowest_clubs) and options.opening_lead == "two_of_clubs"
