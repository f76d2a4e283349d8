"""Mini Baccarat: how often each result of a coup comes from any shoe, and each kind of pairs; counted exactly."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import perm
from typing import Final, TypeAlias

from spadille.cards.card import Card
from spadille.games.mini_baccarat.coup import ALIKE, BANKER_DRAWS, DIFFERENT, NATURAL, SAME, STOOD, Result, player_draws

Counts: TypeAlias = tuple[int, ...]
"""How many cards there are of each value, 0 to 9."""
Ways: TypeAlias = Mapping[Result, int]
"""In how many of the permutations of six cards a coup comes out so."""
Pairs: TypeAlias = tuple[int, int]
"""How like each other the first two cards of each hand are: DIFFERENT, ALIKE or SAME."""
_Hand: TypeAlias = tuple[int, int]
"""The values of two cards, the higher first."""

DIGITS: Final = range(10)
"""The values of cards."""


class _Hands:
    """The ways to one pair of two-card totals, and how many cards of each value they have used in all."""

    __slots__ = ("both", "used", "ways")

    def __init__(self) -> None:
        self.ways = 0
        self.used = [0] * 10
        self.both = [[0] * 10 for _ in DIGITS]
        """For two values, the product of how many of each are used."""

    def add(self, ways: int, values: tuple[int, int, int, int]) -> None:
        self.ways += ways
        for one in values:
            self.used[one] += ways
            row = self.both[one]
            for other in values:
                row[other] += ways

    def thirds(self, shoe: Counts) -> tuple[int, ...]:
        """The ways with a third card of each value behind them."""
        return tuple([self.ways * held - used for held, used in zip(shoe, self.used, strict=True)])

    def both_thirds(self, shoe: Counts, third: int) -> tuple[int, ...]:
        """The ways with this third card and one of each value behind it."""
        first, used, row = shoe[third], self.used, self.both[third]
        return tuple(
            [
                first * (self.ways * held - used[last]) - used[third] * held + row[last]
                for last, held in enumerate(_less(shoe, third))
            ]
        )


def count_results(shoe: Counts) -> Ways:
    """How often a coup from a shoe of six cards or more comes out in each way."""
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
    """What comes of one player hand: its cards, its total, what the banker has and what the player drew."""
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
            if max(totals) >= NATURAL:  # no third card: nobody asks what is left
                found[totals].ways += ways * more
            else:
                found[totals].add(ways * more, (one, two, three, four))
    return found


def _hands(shoe: Counts) -> Iterator[tuple[_Hand, int, Counts]]:
    """Every hand of two cards, in how many orders it comes, and what is left."""
    for (high, low), ways in _orders(shoe):
        yield (high, low), ways, _less(_less(shoe, high), low)


def _orders(shoe: Counts) -> Iterator[tuple[_Hand, int]]:
    """Every hand of two cards, and in how many orders it comes."""
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
    """In how many of the permutations of four cards the first two of each hand are so like each other (BAC-H6).

    Both hands of one rank, both of one card, and one of each are counted; the rest follows by taking away.
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
