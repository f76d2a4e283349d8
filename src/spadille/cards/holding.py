"""A holding is a set of cards as one whole number: bit c is set when card c is held."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from spadille.cards.card import CARDS, MARK, Card
from spadille.cards.picking import picker
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
