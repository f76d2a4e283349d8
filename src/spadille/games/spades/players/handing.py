"""What to pass to and from a nil: the nil rids itself of what could win a trick, the partner gives what cannot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from spadille.cards.card import SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.games.spades.state import PassCards
from spadille.parts.tricks import Order

MORE: Final = 2
"""Ways to pass are weighed among so many cards more than are passed."""

Risk = Callable[[Holding], float]
"""How likely a nil is to be caught with a hand."""


def by_danger(hand: Holding, order: Order, risk: Risk, count: int) -> list[Card]:
    """So many cards that a nil is best rid of, the worst first: each the one without which the rest is safest."""
    left, found = hand, list[Card]()
    for _ in range(count):
        worst = min(members(left), key=lambda card: (round(risk(left & ~(1 << card)), 6), -_height(order, card)))
        found.append(worst)
        left &= ~(1 << worst)
    return found


def by_safety(hand: Holding, order: Order, count: int) -> list[Card]:
    """So many cards that a nil takes no trick with, the safest first: low ones; spades come last."""
    return sorted(members(hand), key=lambda card: _height(order, card))[:count]


def _height(order: Order, card: Card) -> int:
    """How high a card stands when its suit is led, spades above all others."""
    suit = order.suit[card]
    return order.power[suit][card] + (100 if suit == SPADES else 0)


def without_danger(hand: Holding, order: Order, risk: Risk, count: int) -> Holding:
    """What is left of a hand when a nil has passed its worst cards."""
    return hand & ~holding(by_danger(hand, order, risk, count)) if count else hand


def likely(cards: list[Card], count: int) -> tuple[PassCards, ...]:
    """The ways to pass so many of some cards; the first is to pass the first of them."""
    return tuple(PassCards(tuple(sorted(each))) for each in combinations(cards, count))
