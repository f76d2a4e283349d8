"""Positions with all cards visible, in the terms of the search: shared by the review's perfect play and endings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from spadille.cards.card import Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.parts.tricks import Order
from spadille.search import NATIVE
from spadille.search.problem import LANE, SUITS, Problem

_PLAIN = 4
"""Maximum number of cards in a hand for the search in plain Python."""


class Position(NamedTuple):
    """A position to solve, and the number of every card in it."""

    problem: Problem
    numbers: dict[Card, int]


class AllCards(Protocol):
    """A game's description of its states with all hands open."""

    def position(self, game: Any, state: Any) -> Position | None:
        """A state in the terms of the search; None if it cannot be expressed so."""

    def words(self, game: Any, state: Any) -> Text:
        """The scope of such a judgement in a game with this state, in words."""


def numbers_of(order: Order) -> dict[Card, int]:
    """Every card's number in the terms of the search: suit by suit, the higher the stronger."""
    numbers: dict[Card, int] = {}
    for suit in range(SUITS):
        ranked = sorted(members(order.suits[suit]), key=order.power[suit].__getitem__)
        numbers |= {each: suit * LANE + place for place, each in enumerate(ranked)}
    return numbers


def position_of(
    hands: Iterable[Holding],
    order: Order,
    *,
    turn: Seat,
    leader: Seat,
    trick: Iterable[Card],
    trump: int,
    unbroken: bool,
) -> Position | None:
    """Hands of two sides with a trick on the table; None if the available search is too weak for so large hands."""
    numbers = numbers_of(order)
    held = tuple(sum(1 << numbers[each] for each in members(hand)) for hand in hands)
    if not NATIVE and held[turn].bit_count() > _PLAIN:
        return None
    problem = Problem(
        hands=held,
        leader=leader,
        sides=tuple(seat % 2 for seat in range(len(held))),
        trump=trump,
        table=tuple(numbers[each] for each in trick),
        unbroken=unbroken,
    )
    return Position(problem, numbers)
