"""Choice of cards to pass to and from a nil: a nil passes likely winners, its partner sure losers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from spadille.cards.card import SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.games.spades.state import PassCards
from spadille.parts.tricks import Order

MORE: Final = 2
"""Number of cards to choose from, beyond those that are passed, when ways to pass are weighed."""

Risk = Callable[[Holding], float]
"""Risk that a nil with a hand is broken."""


def by_danger(hand: Holding, order: Order, risk: Risk, count: int) -> list[Card]:
    """The `count` worst cards for a nil, the worst first: each the one whose removal leaves the safest rest."""
    left, found = hand, list[Card]()
    for _ in range(count):
        worst = min(members(left), key=lambda card: (round(risk(left & ~(1 << card)), 6), -_height(order, card)))
        found.append(worst)
        left &= ~(1 << worst)
    return found


def by_safety(hand: Holding, order: Order, count: int) -> list[Card]:
    """The `count` safest cards for a nil, the safest first: low ones; spades come last."""
    return sorted(members(hand), key=lambda card: _height(order, card))[:count]


def _height(order: Order, card: Card) -> int:
    """Height of a card when its suit is led, spades above all others."""
    suit = order.suit[card]
    return order.power[suit][card] + (100 if suit == SPADES else 0)


def without_danger(hand: Holding, order: Order, risk: Risk, count: int) -> Holding:
    """The rest of a hand after a nil has passed its worst cards."""
    return hand & ~holding(by_danger(hand, order, risk, count)) if count else hand


def likely(cards: list[Card], count: int) -> tuple[PassCards, ...]:
    """The ways to pass `count` of some cards; the first is to pass the first of them."""
    return tuple(PassCards(tuple(sorted(each))) for each in combinations(cards, count))
