"""Auctions: when they end, and whose turns are skipped, whatever the bids are."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.auction import PASS, Terms, extended, is_over, last_bid

OPEN = Terms(seats=4, rounds=None, pass_is_final=False)
THREE = Terms(seats=4, rounds=3, pass_is_final=False)
FINAL = Terms(seats=4, rounds=3, pass_is_final=True)


def run(terms: Terms, *calls: object) -> tuple[object, ...]:
    """The calls of an auction, each made while it went on."""
    made: tuple[object, ...] = ()
    for call in calls:
        assert not is_over(terms, made)
        made = extended(terms, made, call)
    return made


@pytest.mark.parametrize("terms", [OPEN, THREE, FINAL])
def test_four_opening_passes_end_it_without_a_bid(terms: Terms) -> None:
    calls = run(terms, PASS, PASS, PASS, PASS)
    assert is_over(terms, calls)
    assert last_bid(calls) is None


@pytest.mark.parametrize("terms", [OPEN, THREE])
def test_three_passes_behind_a_bid_end_it(terms: Terms) -> None:
    assert is_over(terms, run(terms, PASS, PASS, PASS, 1, PASS, PASS, PASS))
    assert not is_over(terms, run(terms, PASS, PASS, PASS, 1, PASS, PASS))
    assert not is_over(terms, run(terms, 1, PASS, PASS, 2, PASS, PASS))


def test_it_ends_when_the_rounds_are_over() -> None:
    calls = run(THREE, *range(12))
    assert is_over(THREE, calls)
    assert last_bid(calls) == 11
    assert not is_over(OPEN, run(OPEN, *range(40)))


def test_one_round_is_one_turn_each() -> None:
    once = Terms(seats=4, rounds=1, pass_is_final=False)
    assert is_over(once, run(once, 1, PASS, 2, PASS))


def test_a_seat_that_is_out_is_skipped_and_its_turn_counts() -> None:
    assert run(FINAL, PASS, 1, PASS, 2) == (PASS, 1, PASS, 2, PASS)
    calls = run(FINAL, PASS, 1, PASS, 2, 3, 4, 5)
    assert calls == (PASS, 1, PASS, 2, PASS, 3, PASS, 4, PASS, 5, PASS)
    assert not is_over(FINAL, calls)
    assert is_over(FINAL, run(FINAL, PASS, 1, PASS, 2, 3, 4, 5, 6))


def test_the_rounds_can_end_with_the_turn_of_a_seat_that_is_out() -> None:
    calls = run(FINAL, 1, 2, PASS, PASS, 3, 4, 5, 6)
    assert calls == (1, 2, PASS, PASS, 3, 4, PASS, PASS, 5, 6, PASS, PASS)
    assert is_over(FINAL, calls)


def test_with_final_passes_a_lone_bidder_is_not_asked_again() -> None:
    assert is_over(FINAL, run(FINAL, PASS, PASS, PASS, 1))
    assert is_over(FINAL, run(FINAL, PASS, 1, 2, PASS, PASS))


@pytest.mark.parametrize("rounds", [None, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_who_may_raise_the_own_bid_has_one_turn_more_and_not_a_third(seats: int, rounds: int | None) -> None:
    terms = Terms(seats=seats, rounds=rounds, pass_is_final=True, raises_own=True)
    rng, in_a_row = Stream(seed_of(f"raises {seats} {rounds}")), Counter[int]()
    for _ in range(200):
        calls: tuple[object, ...] = ()
        asked: list[int] = []
        while not is_over(terms, calls):
            asked.append(len(calls) % seats)
            calls = extended(terms, calls, PASS if rng.below(2) else len(calls))
        runs = [len(list(run)) for _, run in groupby(asked)]
        in_a_row.update(runs)
    assert set(in_a_row) == {1, 2}


def test_a_raise_that_may_be_answered_is_none_that_ends_it() -> None:
    terms = Terms(seats=3, rounds=None, pass_is_final=True, raises_own=True)
    assert is_over(terms, run(terms, 1, PASS, PASS, 2))
    assert not is_over(terms, run(terms, 1, PASS, 2, 3))
    assert not is_over(terms, run(terms, 1, PASS, 2, 3, PASS))
    assert is_over(terms, run(terms, 1, PASS, 2, 3, PASS, 4))
    again = Terms(seats=3, rounds=None, pass_is_final=False, raises_own=True)
    assert not is_over(again, run(again, 1, PASS, PASS, 2, PASS, PASS))
