"""The worlds a viewer imagines are all those that fit the view, each equally often.

The fitting worlds are found independently of `imagine`: for every way to place the unseen cards the test checks that
the cards a seat drew unseen can have been drawn so that every card was there when it was played, and no card was there
of a suit that the seat could not follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

import pytest

from german_whist.state import Playing
from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game

Hands: TypeAlias = tuple[Holding, Holding]


def state_of(table: Table) -> Playing:
    assert isinstance(table.state, Playing)
    return table.state


def fitting(table: Table, viewer: Seat | None) -> set[Hands]:
    """Both hands in every world that fits the view; the stock is then the remaining cards."""
    state = state_of(table)
    deck = set(_pack(state))
    seen = {each for trick in (*state.tricks, state.trick) for each in trick} | set(state.turned)
    up = [{each for each, by in zip(state.turned, state.leaders[1:], strict=False) if by == seat} for seat in (0, 1)]
    sure = [set(members(state.hands[seat])) & (deck if seat == viewer else up[seat]) for seat in (0, 1)]
    unseen = sorted(deck - seen - sure[0] - sure[1])
    needs = [state.hands[seat].bit_count() - len(sure[seat]) for seat in (0, 1)]
    worlds = set()
    for first, second in split(unseen, needs):
        hands = (sure[0] | set(first), sure[1] | set(second))
        if all(can_be(state, seat, hands[seat], up[seat]) for seat in (0, 1)):
            worlds.add((holding(hands[0]), holding(hands[1])))
    return worlds


def _pack(state: Playing) -> Iterator[Card]:
    yield from (each for trick in (*state.tricks, state.trick) for each in trick)
    yield from (*members(state.hands[0]), *members(state.hands[1]), *state.stock, *state.turned[-1:])


def split(cards: Sequence[Card], needs: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    for first in combinations(cards, needs[0]):
        left = [each for each in cards if each not in first]
        for second in combinations(left, needs[1]):
            yield first, second


def can_be(state: Playing, seat: Seat, hand: set[Card], up: set[Card]) -> bool:
    """True if a seat can have got this hand: each card at a possible draw, by augmenting paths."""
    played: dict[Card, int] = {}
    voids: list[tuple[int, int]] = []
    places = [0] * 13
    for number, (leader, trick) in enumerate(zip(state.leaders, (*state.tricks, state.trick), strict=False)):
        mine = dict(zip((leader, 1 - leader), trick, strict=False)).get(seat)
        if mine is not None:
            played[mine] = number
            if mine.suit != trick[0].suit:
                voids.append((number, trick[0].suit))
        if number < min(13, len(state.tricks)) and state.leaders[number + 1] != seat:
            places.append(number + 1)
    cards = (set(played) | hand) - up
    owner: dict[int, Card] = {}

    def fits(card: Card, place: int) -> bool:
        last = played.get(card, 99)
        there = range(places[place], last + 1)
        return bool(there) and not any(number in there for number, suit in voids if suit == card.suit)

    def settle(card: Card, tried: set[int]) -> bool:
        for place in range(len(places)):
            if place not in tried and fits(card, place):
                tried.add(place)
                if place not in owner or settle(owner[place], tried):
                    owner[place] = card
                    return True
        return False

    return len(cards) == len(places) and all(settle(card, set()) for card in cards)


def hold_uniform(table: Table, viewer: Seat | None, most: int = 4000) -> int:
    """Assert that imagine returns every fitting pair of hands and no other, equally often; return their number."""
    game, state = table.game, state_of(table)
    worlds = fitting(table, viewer)
    assert state.hands in worlds
    assert len(worlds) <= most, "choose a later moment"
    view, rng, each = game.view(state, viewer), Stream(seed_of("uniform")), 12
    found: Counter[Any] = Counter(game.imagine(view, rng).hands for _ in range(each * len(worlds)))
    assert set(found) <= worlds
    chi = sum((found[world] - each) ** 2 / each for world in worlds)
    free = len(worlds) - 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 8, f"chi square {chi:.0f} with {free} degrees of freedom"
    return len(worlds)


def random_table(tricks: int, seed: int) -> Table:
    """A first deal after a number of tricks, with cards played at random."""
    table = Table(open_game("german_whist", None, None, {}))
    rng = Stream(seed_of(f"worlds {seed}"))
    while not table.deciding or len(table.state.tricks) < tricks:
        if not table.deciding:
            table.settle(rng)
            continue
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])
    return table


@pytest.mark.parametrize(
    ("tricks", "seed", "viewer", "fit", "free"),
    [(11, 4, 1, 55, 220), (11, 23, 0, 78, 364), (11, 59, 1, 100, 220), (10, 38, 1, 165, 1287), (10, 4, 1, 286, 3003)],
)
def test_suits_that_were_not_followed_leave_fewer_worlds(
    tricks: int, seed: int, viewer: Seat, fit: int, free: int
) -> None:
    table = random_table(tricks, seed)
    view = table.game.view(table.state, viewer)
    hidden = view.sizes[1 - viewer] - (view.taken_up(1 - viewer) & ~view.gone).bit_count()
    assert comb(hidden + view.stock, hidden) == free, "so many there would be if nothing had been told"
    assert hold_uniform(table, viewer) == fit


@pytest.mark.parametrize(("tricks", "seed", "fit"), [(21, 1, 70), (21, 2, 56), (21, 4, 56), (22, 4, 5), (22, 7, 15)])
def test_a_spectator_near_the_end(tricks: int, seed: int, fit: int) -> None:
    assert hold_uniform(random_table(tricks, seed), None) == fit


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_late_in_the_first_half(seed: int, viewer: Seat) -> None:
    assert hold_uniform(random_table(11, seed), viewer) > 1


def test_the_order_of_the_stock_is_any() -> None:
    table = random_table(11, 23)
    view, rng, times = table.game.view(table.state, 0), Stream(seed_of("stock")), 3000
    stocks = [table.game.imagine(view, rng).stock for _ in range(times)]
    tops = Counter(sorted(stock).index(stock[0]) for stock in stocks)
    assert len(stocks[0]) == 3
    assert all(abs(tops[place] - times / 3) < 4 * (times * 2 / 9) ** 0.5 for place in range(3)), tops


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_seat_knows_the_other_hand_when_the_stock_has_gone(viewer: Seat) -> None:
    assert hold_uniform(random_table(13, 3), viewer) == 1
