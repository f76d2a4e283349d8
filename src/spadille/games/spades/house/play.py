"""Spades: options for house rules on sides, pack, play and the end, which no printed rulebook here has."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from spadille.core.options import Condition, Option
from spadille.core.words import Text
from spadille.games.spades import say
from spadille.games.spades.house import SIX, jokers_lead
from spadille.games.spades.pack import Deuces, Replaced

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
ThrownCard: TypeAlias = Annotated[
    Literal["unseen", "drawer", "open"],
    Option(
        values=(
            ("unseen", say("rule-thrown-unseen")),
            ("drawer", say("rule-thrown-drawer")),
            ("open", say("rule-thrown-open")),
        ),
        clauses="SPD-S12 SPD-H54",
        later=True,
        applies=lambda _, seats: seats == 2,
    ),
]
Boston: TypeAlias = Annotated[
    bool, Option(yes=say("rule-boston"), no=say("rule-no-boston"), clauses="SPD-H55", later=True)
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


def _jokers_here(replaced: Replaced, *, lead: bool) -> tuple[Condition, Text]:
    """Condition and text about a table's jokers, by two other options: the twos they replace, and their rank."""

    def so(table: Any, _: int) -> bool:
        return table.jokers > 0 and table.jokers_replace == replaced and jokers_lead(table) == lead

    return so, say("rule-jokers-here", replaced=replaced, rank="highest" if lead else "under")


JOKERS_HERE: Final = tuple(
    _jokers_here(each, lead=lead) for each in ("red_twos", "heart_and_club") for lead in (True, False)
)
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
