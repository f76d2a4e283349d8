"""Melds: groups of cards that score when they are laid down, and limits on using a card again. Knows no game.

Melds fall into classes. A card that has been melded may serve again in another class, and within its class
only in a meld that is worth more. Holdings may have marked copies; a shape is written with plain cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import comb
from typing import Final

from spadille.cards.card import MARK, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat, Value

_PLAIN: Final = (1 << MARK) - 1


class Shape(Value, frozen=True):
    """One kind of meld: its plain cards, class, worth and clause."""

    name: str
    group: str
    """The class: "A", "B" …"""
    worth: int
    clause: str
    cards: Holding


class Made(Value, frozen=True):
    """A meld that was made: its seat, shape and cards, and the number of tricks played in the deal before it."""

    seat: Seat
    shape: Shape
    cards: tuple[Card, ...]
    after: int


def plain(held: Holding) -> Holding:
    """The kinds of card held: every marked copy as its plain card."""
    return (held | held >> MARK) & _PLAIN


def both(kinds: Holding) -> Holding:
    """Both copies of these plain cards."""
    return kinds | kinds << MARK


def by_cards(shapes: Iterable[Shape]) -> Mapping[Holding, Shape]:
    """The shapes by their plain cards."""
    return {shape.cards: shape for shape in shapes}


def shape_of(cards: Holding, shapes: Mapping[Holding, Shape]) -> Shape | None:
    """The shape that exactly these cards make, if any; no card may occur twice."""
    kinds = plain(cards)
    return shapes.get(kinds) if kinds.bit_count() == cards.bit_count() else None


def shapes_within(cards: Holding, shapes: Mapping[Holding, Shape]) -> tuple[Shape, ...]:
    """Every shape that these cards contain."""
    kinds = plain(cards)
    return tuple(shape for shape in shapes.values() if not shape.cards & ~kinds)


def spent(shape: Shape, made: Iterable[Made]) -> Holding:
    """The cards that may no longer be used in this shape: those melded in its class at the same worth or more."""
    cards = 0
    for meld in made:
        if meld.shape.group == shape.group and meld.shape.worth >= shape.worth:
            cards |= holding(meld.cards)
    return cards


def ways(shape: Shape, held: Holding) -> tuple[Holding, ...]:
    """Every choice of copies with which these cards make the shape."""
    return _ways(shape.cards, held & both(shape.cards))


@cache
def _ways(kinds: Holding, held: Holding) -> tuple[Holding, ...]:
    copies = [[copy for copy in (1 << each, 1 << each + MARK) if held & copy] for each in members(kinds)]
    return tuple(sum(chosen) for chosen in product(*copies))


def melds(shapes: Iterable[Shape], held: Holding, laid: Holding, made: tuple[Made, ...]) -> Iterator[Holding]:
    """The cards of every meld that may be made: none of them spent, at least one not yet `laid` on the table."""
    kinds = plain(held)
    for shape in shapes:
        if shape.cards & ~kinds:
            continue
        for cards in ways(shape, held & ~spent(shape, made)):
            if cards & ~laid:
                yield cards


def draws_with_all(missing: Sequence[Card], left: Mapping[Card, int], draws: int) -> int:
    """Number of ways in which `draws` cards contain each missing card; `left` has the number of unseen copies of each.

    Counted by inclusion and exclusion; every card of `left` may be drawn.
    """
    unseen, found = sum(left.values()), 0
    for size in range(len(missing) + 1):
        for without in combinations(missing, size):
            found += (-1) ** size * comb(unseen - sum(left[each] for each in without), draws)
    return found
