"""A holding is a set of cards as one whole number: bit c is set when card c is held."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Final, TypeAlias

from spadille.cards.card import CARDS, MARK, Card, drawn, write_cards
from spadille.cards.picking import picker
from spadille.core.errors import BadOptions, shortly
from spadille.core.markup import in_html
from spadille.core.values import Bits

Holding: TypeAlias = Annotated[int, Bits(Card)]

SUIT_HOLDINGS: Final = tuple(0xFFFF << 16 * suit for suit in range(4))
"""All cards of clubs, diamonds, hearts and spades."""

_cards: Final = picker(CARDS)


def holding(cards: Iterable[int]) -> Holding:
    """The holding of these cards."""
    held = 0
    for each in cards:
        held |= 1 << each
    return held


def members(held: Holding) -> tuple[Card, ...]:
    """The cards of a holding, lowest number first."""
    cards = _cards(held)
    return tuple(sorted(cards)) if held >> MARK else cards


class Hand(tuple[Card, ...]):
    """Cards to look at, by suits from spades down, the highest of each first: `A♠ K♠ | Q♥`."""

    __slots__ = ()

    def _told(self) -> str:
        return " | ".join(write_cards(suit) for _, suit in groupby(self, key=lambda each: each.suit)) or "no cards"

    def __str__(self) -> str:
        return write_cards(self)

    def __repr__(self) -> str:
        return drawn(self._told())

    def _repr_html_(self) -> str:
        return in_html(self._told())


def cards_of(held: Holding) -> Hand:
    """The cards of a set in a view, such as `view.hand`, to look at and to go through; raises BadOptions.

    >>> from spadille.cards.card import read_cards
    >>> cards_of(holding(read_cards("QH AS KS")))
    A♠ K♠ | Q♥
    """
    if type(held) is not int or held < 0 or held >> (max(CARDS) + 1):
        raise BadOptions(f"expected a set of cards, such as view.hand; got {shortly(held)}")
    return Hand(sorted(members(held), key=lambda each: (-each.plain, each)))
