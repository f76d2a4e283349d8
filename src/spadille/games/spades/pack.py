"""Spades: the pack of a table, and the order of its trumps with jokers and high deuces."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from spadille.cards.card import BIG_JOKER, LITTLE_JOKER, SPADES, Card, card, read_cards
from spadille.cards.pack import STANDARD, Pack, stripped, with_jokers
from spadille.parts.tricks import Order, make_order

Deuces: TypeAlias = Literal["low", "spade", "diamond_spade", "spade_diamond", "all"]
"""The twos that are the highest spades, named from the top."""
Replaced: TypeAlias = Literal["red_twos", "heart_and_club"]
"""The twos that the jokers replace in the pack."""

_STRIPPED: Final = {3: "2C", 5: "2C 2D", 6: "2"}
_LEAVING: Final[dict[Replaced, str]] = {"red_twos": "2H 2D", "heart_and_club": "2H 2C"}  # (Rule.OTHER_TWOS_OUT)
_HIGH: Final[dict[Deuces, str]] = {
    "low": "",
    "spade": "2S",  # (Rule.HIGH_TWO)
    "diamond_spade": "2S 2D",  # (Rule.DIAMOND_OVER_SPADE)
    "spade_diamond": "2D 2S",  # (Rule.SPADE_OVER_DIAMOND)
    "all": "2H 2C 2D 2S",  # (Rule.ALL_TWOS)
}
"""The high deuces, from the lowest."""
_ACE: Final = card("AS")


@cache
def pack_for(seats: int, jokers: int, replaced: Replaced) -> Pack:
    """The pack: complete for two or four, stripped to deal out for others; jokers replace two twos (Rule.PACK)."""
    if jokers:
        return with_jokers(stripped(STANDARD, _LEAVING[replaced]), "JL JB")
    return stripped(STANDARD, _STRIPPED.get(seats, ""))


@cache
def order_of(pack: Pack, deuces: Deuces = "low", *, over_jokers: bool = False) -> Order:
    """The order: aces high, spades trump; high deuces and jokers are the highest (Rule.RANK, Rule.TRUMP, SPD-S20)."""
    twos = read_cards(_HIGH[deuces])
    suits: list[list[Card]] = [[each for each in pack if each.suit == suit and each not in twos] for suit in range(4)]
    jokers = [joker for joker in (LITTLE_JOKER, BIG_JOKER) if joker in pack]
    suits[SPADES] += [*jokers, *twos] if over_jokers else [*twos, *jokers]  # (Rule.TWOS_OVER_JOKERS)
    return make_order(suits, trump=SPADES)


def absent(pack: Pack, deuces: Deuces) -> tuple[Card, ...]:
    """The high deuces that a pack lacks."""
    return tuple(each for each in read_cards(_HIGH[deuces]) if each not in pack)


def height(order: Order, each: Card) -> int:
    """Height of a card in any suit: its rank; above the ace of spades, the ace's rank plus the distance from it."""
    above = order.power[SPADES][each] - order.power[SPADES][_ACE]
    return (_ACE & 15) + above if above > 0 else each & 15
