"""Dealing unseen cards: exactly uniform among all ways that fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product

import pytest

from spadille.cards.card import Card, read_cards
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import STANDARD
from spadille.core.errors import SpadilleError
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.worlds import MOST_TRIES, below, came_by, deal_out, tries


def every_way(cards: Sequence[Card], needs: Sequence[int], barred: Sequence[Holding]) -> set[tuple[Holding, ...]]:
    """All ways, by trying every order."""
    found = set()
    for order in permutations(cards):
        rest = iter(order)
        way = tuple(holding(next(rest) for _ in range(need)) for need in needs)
        if not any(held & bar for held, bar in zip(way, barred, strict=True)):
            found.add(way)
    return found


@pytest.mark.parametrize(
    ("cards", "needs", "barred"),
    [
        ("AS KS QS AH KH", (2, 2, 1), ("", "", "")),
        ("AS KS QS AH KH AD", (2, 2, 2), ("AS KS QS", "", "AH KH")),
        ("AS KS QS AH KH AD", (3, 2, 1), ("AS", "AS KS", "AD")),
        ("AS KS QS AH KH", (2, 3, 0), ("AS", "", "")),
        ("AS KS AH KH", (2, 2), ("AH KH", "")),
    ],
)
def test_every_way_that_fits_is_as_likely(cards: str, needs: tuple[int, ...], barred: tuple[str, ...]) -> None:
    bars = [holding(read_cards(words)) for words in barred]
    fitting = every_way(read_cards(cards), needs, bars)
    rng = Stream(seed_of("ways"))
    found = Counter(tuple(deal_out(read_cards(cards), needs, bars, rng)) for _ in range(60 * len(fitting)))
    assert set(found) == fitting
    free = max(1, len(fitting) - 1)
    assert sum((found[way] - 60) ** 2 / 60 for way in fitting) < free + 4 * (2 * free) ** 0.5 + 5


def test_a_whole_pack_with_voids_is_dealt() -> None:
    clubs = holding(range(16))
    dealt = deal_out(STANDARD, (13, 13, 13, 13), (clubs, 0, clubs << 16, clubs << 48), Stream(seed_of(1)))
    assert sum(dealt) == holding(STANDARD)
    assert [held.bit_count() for held in dealt] == [13, 13, 13, 13]
    assert not dealt[0] & clubs
    assert not dealt[3] & clubs << 48


def test_nothing_can_be_dealt_to_nobody() -> None:
    assert deal_out((), (), (), Stream(seed_of(1))) == []
    assert deal_out((), (0, 0), (0, 0), Stream(seed_of(1))) == [0, 0]


@pytest.mark.parametrize(
    ("cards", "needs", "barred"),
    [
        ("AS KS", (1, 2), ("", "")),
        ("AS KS", (1, 0), ("", "")),
        ("AS KS", (1, 1), ("AS KS", "")),
        ("AS KS", (1, 1), ("AS", "AS")),
        ("AS", (), ()),
    ],
)
def test_what_cannot_be_dealt_is_an_error(cards: str, needs: tuple[int, ...], barred: tuple[str, ...]) -> None:
    bars = [holding(read_cards(words)) for words in barred]
    with pytest.raises(SpadilleError, match="no deal of the unseen cards fits"):
        deal_out(read_cards(cards), needs, bars, Stream(seed_of(1)))


@pytest.mark.parametrize("n", [3, 1 << 32, (1 << 32) + 1, 10**20, (1 << 64) + 1])
def test_numbers_of_any_size_are_drawn(n: int) -> None:
    rng = Stream(seed_of("large"))
    numbers = [below(rng, n) for _ in range(600)]
    assert all(0 <= number < n for number in numbers)
    thirds = Counter(number * 3 // n for number in numbers)
    assert sum((thirds[third] - 200) ** 2 / 200 for third in range(3)) < 13.9


@pytest.mark.parametrize("bits", [33, 40, 48, 65])
def test_every_bit_of_a_large_number_is_as_often_set_as_not(bits: int) -> None:
    rng = Stream(seed_of(f"bits {bits}"))
    drawn = [below(rng, 1 << bits) for _ in range(2000)]
    assert all(850 < sum(number >> bit & 1 for number in drawn) < 1150 for bit in range(bits))


def test_looking_for_a_world_ends_with_an_error_and_not_too_early() -> None:
    trying = tries()
    for _ in range(MOST_TRIES):
        next(trying)
    with pytest.raises(SpadilleError, match="no deal of the cards looks like this view"):
        next(trying)
    assert MOST_TRIES >= 10_000


def test_a_way_keeps_every_card_once() -> None:
    rng = Stream(seed_of("once"))
    for _ in range(20):
        dealt = deal_out(read_cards("AS KS QS AH KH"), (2, 2, 1), (0, 0, 0), rng)
        assert sorted(card for held in dealt for card in members(held)) == sorted(read_cards("AS KS QS AH KH"))


def test_a_view_that_no_deal_fits_is_given_up_after_many_tries() -> None:
    trying = tries()
    for _ in range(MOST_TRIES):
        next(trying)
    with pytest.raises(SpadilleError, match="no deal of the cards looks like this view"):
        next(trying)


class Chosen:
    """Chance that has been chosen, and says among how many."""

    def __init__(self, choices: Iterator[int], limits: list[int]) -> None:
        self._choices, self._limits = choices, limits

    def below(self, n: int, /) -> int:
        self._limits.append(n)
        return min(next(self._choices), n - 1)


def test_every_way_in_which_cards_may_have_come_is_as_likely() -> None:
    needed = dict(zip(read_cards("2C 3C 4C 5C 6C"), (0, 1, 2, 1, 2), strict=True))
    ways: list[tuple[Card, ...]] = []
    for choices in product(*[range(len(needed))] * 2):
        asked = iter(choices)
        limits: list[int] = []
        rng = Chosen(asked, limits)
        dealt, drawn = came_by(needed, 2, rng)
        if all(choice < limit for choice, limit in zip(choices, limits, strict=True)):
            ways.append((*dealt, *drawn))
    fitting = {
        (*sorted(set(needed) - {first, second}), first, second)
        for first, second in permutations(needed, 2)
        if needed[first] >= 1 and needed[second] >= 2
    }
    assert len(ways) == len(set(ways)) == len(fitting) == 6
    assert set(ways) == fitting
