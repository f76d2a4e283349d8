"""Dealing unseen cards at random, uniformly among all deals that fit the known facts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, repeat
from math import factorial
from typing import Final

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng
from spadille.core.errors import SpadilleError

MOST_TRIES: Final = 100_000


def tries() -> Iterator[None]:
    """A limited number of attempts to find a world for a view, then SpadilleError; a real view needs far fewer."""
    yield from repeat(None, MOST_TRIES)
    raise SpadilleError("no deal of the cards looks like this view")


def deal_out(cards: Iterable[Card], needs: Sequence[int], barred: Sequence[Holding], rng: Rng) -> list[Holding]:
    """Give each place as many of the cards as it needs, none that is barred there; all ways equally likely.

    Places that may take the same cards form a heap, and cards that the same heaps may take form a group. The
    numbers of a group's cards for each heap are drawn in proportion to the number of ways that they leave; then the
    cards of each group, and of each heap, are shuffled. Raises SpadilleError if there is no way at all.
    """
    cards = tuple(cards)
    heaps = _heaps(needs, barred, holding(cards))
    room = tuple(sum(needs[place] for place in places) for _, places in heaps)
    dealt = [0] * len(needs)
    for (_, places), heap in zip(heaps, _fill(cards, [bar for bar, _ in heaps], room, rng), strict=True):
        rest = iter(shuffled(heap, rng) if len(places) > 1 else heap)
        for place in places:
            for _ in range(needs[place]):
                dealt[place] |= 1 << next(rest)
    return dealt


def _heaps(needs: Sequence[int], barred: Sequence[Holding], cards: Holding) -> list[tuple[Holding, list[int]]]:
    """The places that need cards, grouped by the cards barred there."""
    heaps: dict[Holding, list[int]] = {}
    for place, (need, bar) in enumerate(zip(needs, barred, strict=True)):
        if need:
            heaps.setdefault(bar & cards, []).append(place)
    return list(heaps.items())


def _fill(cards: Sequence[Card], barred: Sequence[Holding], room: tuple[int, ...], rng: Rng) -> list[list[Card]]:
    """The cards of each heap, in no particular order; all ways equally likely."""
    groups = _groups(cards, barred)
    places = [allowed for allowed, _ in groups]
    sizes = tuple(len(group) for _, group in groups)

    @cache
    def ways(at: int, room: tuple[int, ...]) -> int:
        if at == len(sizes):
            return 1
        if at == len(sizes) - 1:
            return _last_ways(sizes[at], places[at], room)
        return sum(ways_here * ways(at + 1, left) for ways_here, left in _splits(sizes[at], places[at], room))

    if sum(sizes) != sum(room) or not ways(0, room):
        raise SpadilleError("no deal of the unseen cards fits what is known")
    heaps: list[list[Card]] = [[] for _ in room]
    for at, (_, group) in enumerate(groups):
        left = (0,) * len(room)
        if at < len(groups) - 1:
            splits = [(here * ways(at + 1, left), left) for here, left in _splits(sizes[at], places[at], room)]
            left = _pick(splits, rng)
        order = iter(shuffled(group, rng) if len(room) > 1 else group)
        for heap in places[at]:
            heaps[heap] += [next(order) for _ in range(room[heap] - left[heap])]
        room = left
    return heaps


def _groups(cards: Iterable[Card], barred: Sequence[Holding]) -> list[tuple[tuple[int, ...], list[Card]]]:
    """The cards grouped by the heaps that may take them, the most confined first."""
    groups: dict[tuple[int, ...], list[Card]] = {}
    for each in cards:
        allowed = tuple(heap for heap, bar in enumerate(barred) if not bar >> each & 1)
        groups.setdefault(allowed, []).append(each)
    return sorted(groups.items(), key=lambda item: (len(item[0]), item[0]))


def _last_ways(size: int, places: tuple[int, ...], room: tuple[int, ...]) -> int:
    """Number of ways in which the last group fills up all remaining room."""
    if sum(room[each] for each in places) != size:
        return 0
    ways = factorial(size)
    for each in places:
        ways //= factorial(room[each])
    return ways


def _splits(size: int, places: tuple[int, ...], room: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The distributions of a group over its heaps: the number of ways, and the room that is left."""
    if not places:
        if not size:
            yield 1, room
        return
    place, rest = places[0], places[1:]
    most = min(size, room[place])
    least = size if not rest else max(0, size - sum(room[each] for each in rest))
    for here in range(least, most + 1):
        left = (*room[:place], room[place] - here, *room[place + 1 :])
        choose = factorial(size) // (factorial(here) * factorial(size - here))
        for ways, after in _splits(size - here, rest, left):
            yield choose * ways, after


def _pick(splits: list[tuple[int, tuple[int, ...]]], rng: Rng) -> tuple[int, ...]:
    """One of the splits, with probability proportional to its number of ways."""
    heights = list(accumulate(weight for weight, _ in splits))
    return splits[bisect_right(heights, below(rng, heights[-1]))][1]


def came_by(needed: Mapping[Card, int], draws: int, rng: Rng) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of a hand that were dealt, and those drawn with each draw in order; all ways equally likely.

    `needed` is the latest draw with which each card can have been drawn, 0 if it must have been dealt. A card drawn
    with one draw may also be drawn earlier, so every choice for the last draw leaves the same number of ways.
    """
    left, drawn = sorted(needed), list[Card]()
    for draw in range(draws, 0, -1):
        late = [each for each in left if needed[each] >= draw]
        drawn.append(late[rng.below(len(late))])
        left.remove(drawn[-1])
    return tuple(left), tuple(drawn[::-1])


def below(rng: Rng, n: int) -> int:
    """A uniform whole number from 0 to n - 1 for an n of any size."""
    if n <= 1 << 32:
        return rng.below(n)
    bits = (n - 1).bit_length()
    while True:
        number = 0
        for _ in range(-(-bits // 16)):
            number = number << 16 | rng.below(1 << 16)
        number &= (1 << bits) - 1
        if number < n:
            return number
