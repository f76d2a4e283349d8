"""Choosing several cards of a hand at once, to discard or to pass on. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeVar, overload

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Refusal
from spadille.core.words import Text
from spadille.parts.tricks import not_held

M = TypeVar("M")


class Ways(Sequence[M]):
    """Every choice of `size` cards of a hand, each created on access: five of fifteen cards have 3003 choices."""

    def __init__(self, make: Callable[[tuple[Card, ...]], M], hand: Holding, size: int) -> None:
        self._make = make
        self.cards = members(hand)
        """The cards to choose from, the lowest number first."""
        self.size = size
        """Number of cards of a choice."""
        self._ways = _ways(len(self.cards), size)

    def __len__(self) -> int:
        return len(self._ways)

    @overload
    def __getitem__(self, place: int, /) -> M: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[M, ...]: ...
    def __getitem__(self, place: int | slice, /) -> M | tuple[M, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        cards = self.cards
        return self._make(tuple([cards[each] for each in self._ways[place]]))

    def __iter__(self) -> Iterator[M]:
        return map(self._make, combinations(self.cards, self.size))


@cache
def _ways(cards: int, size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(cards), size))


def refuse_choice(
    hand: Holding, cards: tuple[Card, ...], size: int, wrong_number: Refusal, different: Text
) -> Refusal | None:
    """The reason why these cards of a hand may not be chosen: not held, too many or too few, or one twice.

    The cards must be in the order of the pack.
    """
    for each in cards:
        if not hand >> each & 1:
            return not_held(each)
    if len(cards) != size:
        return wrong_number
    return None if members(holding(cards)) == cards else Refusal(None, different)
