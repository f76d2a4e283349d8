"""Which moves are worth playing out in more worlds, and how a move is compared that was left behind."""

from __future__ import annotations

import pytest

from spadille.search.paired import Mean
from spadille.thinking.budget import Budget
from spadille.thinking.race import WORTHWHILE, Race, gain_of_a_look
from spadille.thinking.weighing import Sample


def samples(*wins: float) -> list[Sample]:
    return [Sample(1000 * each, each) for each in wins]


def race_of(*columns: list[Sample]) -> Race:
    race = Race(len(columns))
    for at, column in enumerate(columns):
        race.add(at, column)
    return race


def behind(win: float, error: float) -> float:
    """The gain of another look at a move that is so far behind the best."""
    return gain_of_a_look(Mean(0, 0, 0.5, 0.01), Mean(0, 0, 0.5 - win, error))


def test_a_look_gains_more_where_the_move_is_nearer_or_less_is_known_of_it() -> None:
    assert behind(0, 0.01) == pytest.approx(0.01 / (2 * 3.14159265) ** 0.5), "half of the mean distance"
    assert behind(0, 0.01) > behind(0.005, 0.01) > behind(0.02, 0.01) > 0
    assert behind(0.01, 0.02) > WORTHWHILE > behind(0.01, 0.003)
    assert behind(0, 0) == 0, "the same in every world"


def test_the_chance_to_make_the_bid_is_the_share_of_the_worlds_that_a_move_was_played_out_in() -> None:
    race = race_of([Sample(1, 1, made=True), Sample(0, 0)], [Sample(1, 1, made=True)])
    assert [race.chance(0), race.chance(1)] == [0.5, 1.0]
    race.add(0, [Sample(1, 1, made=True)] * 2)
    assert race.chance(0) == 0.75


def test_moves_that_are_close_stay_in_the_race_and_others_do_not() -> None:
    race = race_of(samples(0.5, 0.7, 0.4, 0.6), samples(0.6, 0.5, 0.5, 0.5), samples(0.1, 0.3, 0.0, 0.2))
    assert race.narrow()
    assert race.open == [0, 1]


def test_the_same_move_by_another_name_is_left_behind() -> None:
    race = race_of(samples(0.5, 0.7), samples(0.5, 0.7))
    assert not race.narrow()
    assert race.open == [0]


def test_a_move_that_was_left_behind_is_compared_in_the_worlds_that_both_have() -> None:
    race = race_of(samples(0.5, 0.6), samples(0.1, 0.3))
    assert not race.narrow()
    race.add(0, samples(0.8, 0.9))
    best, other = race.weighed(["best", "other"])
    assert [best.worth, best.win] == pytest.approx([700, 0.7])
    assert [other.worth, other.win] == pytest.approx([350, 0.35]), "0.35 behind in both"
    assert other.win_error == pytest.approx(0.05 / 2**0.5), "that of 0.4 and 0.3"
    assert race.ahead([best, other]) == [best]


def test_a_move_that_was_left_behind_does_not_pass_the_best_by_worlds_that_it_does_not_have() -> None:
    race = race_of(samples(0.6, 0.6), samples(0.5, 0.7), samples(0.58, 0.58))
    assert race.narrow()
    assert race.open == [0, 1]
    race.add(0, samples(*[0.2] * 200))
    race.add(1, samples(*[0.5] * 200))
    assert not race.narrow()
    assert race.open == [1]
    wins = [each.win or 0.0 for each in race.weighed("abc")]
    assert wins[1] > wins[0] > wins[2], "the third is as far behind the first as it was"


def run(race: Race, results: list[list[float]], budget: Budget, **how: int) -> list[tuple[int, list[int]]]:
    """Run a race in which each move has the same two results over and over; return the looks."""
    asked: list[tuple[int, list[int]]] = []

    def look(worlds: int) -> None:
        asked.append((worlds, race.open))
        for at in race.open:
            race.add(at, samples(*results[at] * (worlds // 2)))

    race.run(look, budget, **how)
    return asked


def test_what_is_clear_is_not_looked_at_again_and_what_is_close_alone() -> None:
    clear = [[0.5, 0.6], [0.1, 0.2]]
    assert run(Race(2), clear, Budget(worlds=10), close=20) == [(10, [0, 1])]
    near = [[0.5, 0.6], [0.6, 0.5], [0.1, 0.2]]
    assert run(Race(3), near, Budget(worlds=10), close=20, looks=2) == [(10, [0, 1, 2]), (20, [0, 1]), (20, [0, 1])]
    assert run(Race(3), near, Budget(worlds=10)) == [(10, [0, 1, 2])], "no more looks were asked for"


def test_one_move_is_played_out_to_tell_its_worth() -> None:
    assert run(Race(1), [[0.5, 0.6]], Budget(worlds=10), close=20) == [(10, [0])]


def test_with_a_clock_moves_are_left_behind_between_two_looks_at_it() -> None:
    asked = run(Race(2), [[0.5, 0.6], [0.1, 0.2]], Budget(worlds=1000, milliseconds=60_000), step=100)
    assert asked == [(100, [0, 1])]
