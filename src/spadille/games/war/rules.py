"""War: the options, and the rulebook."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec.structs import replace

from spadille.cards.card import JOKERS
from spadille.cards.pack import STANDARD, Pack, with_jokers
from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.war import say

_RANK: Final = 15
"""Bit mask of a card's rank; aces high."""
_JOKER: Final = 16


class WarOptions(Options, frozen=True, kw_only=True):
    """The rules that the rulebook leaves open and that differ from table to table."""

    war_depth: Annotated[
        Literal["increasing", "fixed_1", "fixed_2", "fixed_3", "fixed_5"],
        Option(
            values=(
                ("increasing", say("depth-increasing")),
                ("fixed_1", say("depth-one")),
                ("fixed_2", say("depth-two")),
                ("fixed_3", say("depth-three")),
                ("fixed_5", say("depth-five")),
            ),
            clauses="WAR-14 WAR-16 WAR-17 WAR-S5 WAR-S8 WAR-H5",
            left_open="WAR-S5",
        ),
    ] = "increasing"
    short_in_war: Annotated[
        Literal["last_card_stands", "lose_at_once", "take_back"],
        Option(
            values=(
                ("last_card_stands", say("last-card-stands")),
                ("lose_at_once", say("short-loses")),
                ("take_back", say("short-takes-back")),
            ),
            clauses="WAR-S2 WAR-H3",
            left_open="WAR-S2",
        ),
    ] = "last_card_stands"
    collect_order: Annotated[
        Literal["shuffled", "winner_first", "loser_first"],
        Option(
            values=(
                ("shuffled", say("collect-shuffled")),
                ("winner_first", say("collect-winner-first")),
                ("loser_first", say("collect-loser-first")),
            ),
            clauses="WAR-12 WAR-S3",
            left_open="WAR-S3",
        ),
    ] = "shuffled"
    max_skirmishes: Annotated[
        int | None,
        Option(
            whole=lambda n: say("limit", n=n),
            none=say("no-limit"),
            low=1,
            where=(
                (
                    lambda table, _: table.max_skirmishes is None and table.collect_order != "shuffled",
                    say("no-limit-in-order"),
                ),
            ),
            clauses="WAR-19 WAR-S4",
            left_open="WAR-S4",
        ),
    ] = 10_000
    wins: Annotated[
        Literal["highest", "lowest"],
        Option(
            values=(("highest", say("highest-wins")), ("lowest", say("lowest-wins"))),
            clauses="WAR-10 WAR-11 WAR-H4",
            later=True,
        ),
    ] = "highest"
    jokers: Annotated[
        bool,
        Option(yes=say("with-jokers"), no=say("without-jokers"), clauses="WAR-05 WAR-H6", later=True),
    ] = False
    who_fights: Annotated[
        Literal["tied", "all"],
        Option(
            values=(("tied", say("tied-fight")), ("all", say("all-fight"))),
            clauses="WAR-H2",
            later=True,
            applies=lambda _, seats: seats > 2,
        ),
    ] = "tied"

    def contradiction(self, seats: int) -> Text | None:
        if seats > 2 and self.short_in_war == "lose_at_once":
            return say("nobody-loses-at-once", seats=seats)
        return None


@cache
def laid_at(options: WarOptions) -> tuple[int, ...]:
    """Number of cards a seat lays at each step: one, then those face down and one face up (Rule.WAR, Rule.DEEPER)."""
    fixed = {"fixed_1": 1, "fixed_2": 2, "fixed_3": 3, "fixed_5": 5}.get(options.war_depth)
    hidden = tuple(range(1, 55)) if fixed is None else (fixed,) * 54
    return (1, *(down + 1 for down in hidden))


@cache
def pack_at(options: WarOptions) -> Pack:
    """The cards of a table (Rule.PACK, Rule.JOKERS)."""
    return with_jokers(STANDARD, "JL JB") if options.jokers else STANDARD


@cache
def ranks_at(options: WarOptions) -> bytes:
    """The rank of every card by its number; suits play no part (Rule.HIGHER, Rule.JOKERS, Rule.PEACE)."""
    highest = bytes(_JOKER if number >> 4 == JOKERS else number & _RANK for number in range(256))
    return highest if options.wins == "highest" else bytes(_JOKER - each for each in highest)


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    WarOptions(),
    (2,),  # (WAR-01)
    2,
    prefix="WAR",
    line=say("denexa-line"),
)
THREE: Final = replace(
    DENEXA.derive(name="three", title=say("three-book"), line=say("three-line"), seats=(3,)),
    usual_seats=3,  # (WAR-H1)
)
PEACE: Final = DENEXA.derive(
    name="peace",
    title=say("peace-book"),
    line=say("peace-line"),
    seats=(2, 3),
    wins="lowest",
    war_depth="fixed_5",
)
RULEBOOKS: Final = {each.name: each for each in (DENEXA, THREE, PEACE)}
