"""Mini Baccarat: exact numbers of ways to each result of a coup from any shoe, and to each kind of pairs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import perm
from typing import Final, TypeAlias

from spadille.cards.card import Card
from spadille.games.mini_baccarat.coup import ALIKE, BANKER_DRAWS, DIFFERENT, NATURAL, SAME, STOOD, Result, player_draws

Counts: TypeAlias = tuple[int, ...]
"""Number of cards of each value, 0 to 9."""
Ways: TypeAlias = Mapping[Result, int]
"""Number of the permutations of six cards with each result."""
Pairs: TypeAlias = tuple[int, int]
"""Likeness of the first two cards of each hand: DIFFERENT, ALIKE or SAME."""
_Hand: TypeAlias = tuple[int, int]
"""The values of two cards, the higher first."""

DIGITS: Final = range(10)
"""The values of cards."""


class _Hands:
    """The ways to one pair of two-card totals, and the number of cards of each value used in all of them."""

    __slots__ = ("both", "used", "ways")

    def __init__(self) -> None:
        self.ways = 0
        self.used = [0] * 10
        self.both = [[0] * 10 for _ in DIGITS]
        """For two values, the product of the numbers used of each, summed over the ways."""

    def add(self, ways: int, values: tuple[int, int, int, int]) -> None:
        self.ways += ways
        for one in values:
            self.used[one] += ways
            row = self.both[one]
            for other in values:
                row[other] += ways

    def thirds(self, shoe: Counts) -> tuple[int, ...]:
        """The numbers of ways with a third card of each value after them."""
        return tuple([self.ways * held - used for held, used in zip(shoe, self.used, strict=True)])

    def both_thirds(self, shoe: Counts, third: int) -> tuple[int, ...]:
        """The numbers of ways with this third card and then one of each value."""
        first, used, row = shoe[third], self.used, self.both[third]
        return tuple(
            [
                first * (self.ways * held - used[last]) - used[third] * held + row[last]
                for last, held in enumerate(_less(shoe, third))
            ]
        )


def count_results(shoe: Counts) -> Ways:
    """The number of ways to each result of a coup from a shoe of six cards or more."""
    found: Counter[Result] = Counter()
    rest = sum(shoe) - 4
    for (punto, banco), hands in _two_cards(shoe).items():
        if punto >= NATURAL or banco >= NATURAL:
            found[Result((2, 2), (punto, banco))] += hands.ways * rest * (rest - 1)
        elif not player_draws(punto):
            _banker(found, hands.thirds(shoe), (2, punto, banco, STOOD), rest * hands.ways, rest - 1)
        else:
            for third, weight in enumerate(hands.thirds(shoe)):
                final = (3, (punto + third) % 10, banco, third)
                _banker(found, hands.both_thirds(shoe, third), final, weight * (rest - 1), 1)
    return +found


def _banker(
    found: Counter[Result], lasts: tuple[int, ...], player: tuple[int, int, int, int], stands: int, room: int
) -> None:
    """Count the results of one player hand: its cards, its total, the banker's total and the player's third card.

    `lasts`: ways by the banker's third card; `stands`: ways if the banker stands; `room`: those of unused cards.
    """
    cards, total, banco, third = player
    if not BANKER_DRAWS[banco][third]:
        found[Result((cards, 2), (total, banco))] += stands * room
        return
    for last, weight in enumerate(lasts):
        found[Result((cards, 3), (total, (banco + last) % 10))] += weight * room


def _two_cards(shoe: Counts) -> Mapping[tuple[int, int], _Hands]:
    """Both hands with two cards, by their totals."""
    found: dict[tuple[int, int], _Hands] = defaultdict(_Hands)
    for (one, two), ways, left in _hands(shoe):
        for (three, four), more in _orders(left):
            totals = (one + two) % 10, (three + four) % 10
            if max(totals) >= NATURAL:  # no third card: the rest of the shoe does not matter
                found[totals].ways += ways * more
            else:
                found[totals].add(ways * more, (one, two, three, four))
    return found


def _hands(shoe: Counts) -> Iterator[tuple[_Hand, int, Counts]]:
    """Yield every hand of two cards, its number of orders, and the rest of the shoe."""
    for (high, low), ways in _orders(shoe):
        yield (high, low), ways, _less(_less(shoe, high), low)


def _orders(shoe: Counts) -> Iterator[tuple[_Hand, int]]:
    """Yield every hand of two cards, and its number of orders."""
    for high in DIGITS:
        for low in range(high + 1):
            ways = shoe[high] * (shoe[high] - 1) if high == low else 2 * shoe[high] * shoe[low]
            if ways:
                yield (high, low), ways


def _less(shoe: Counts, value: int) -> Counts:
    """A shoe without one card of a value."""
    return (*shoe[:value], shoe[value] - 1, *shoe[value + 1 :])


# -- pairs -------------------------------------------------------------------------------------------


def count_pairs(cards: Iterable[Card]) -> Mapping[Pairs, int]:
    """The number of permutations of four cards for each likeness of the hands' first two (BAC-H6).

    Both hands of one rank, both of one card, and one of each are counted; the rest follows by subtraction.
    """
    held = Counter(cards)
    ranks: Counter[int] = Counter()
    for each, count in held.items():
        ranks[each & 15] += count
    size, two = sum(ranks.values()), {rank: perm(count, 2) for rank, count in ranks.items()}
    same = {each: perm(count, 2) for each, count in held.items()}
    alike, twins = sum(two.values()), sum(same.values())
    both_alike = sum(pairs * (alike - pairs) + perm(ranks[rank], 4) for rank, pairs in two.items())
    both_same = sum(pairs * (twins - pairs) + perm(held[each], 4) for each, pairs in same.items())
    mixed = sum(
        pairs * (alike - two[each & 15] + perm(ranks[each & 15] - 2, 2)) for each, pairs in same.items() if pairs
    )
    one_alike, one_same = alike * perm(size - 2, 2), twins * perm(size - 2, 2)
    same_and_alike, only_alike = mixed - both_same, both_alike - 2 * mixed + both_same
    lone_same, lone_alike = one_same - mixed, one_alike - both_alike - one_same + mixed
    none = perm(size, 4) - 2 * one_alike + both_alike
    return {
        (DIFFERENT, DIFFERENT): none,
        (ALIKE, DIFFERENT): lone_alike,
        (DIFFERENT, ALIKE): lone_alike,
        (SAME, DIFFERENT): lone_same,
        (DIFFERENT, SAME): lone_same,
        (ALIKE, ALIKE): only_alike,
        (SAME, ALIKE): same_and_alike,
        (ALIKE, SAME): same_and_alike,
        (SAME, SAME): both_same,
    }
