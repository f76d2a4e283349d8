"""Options weighed over the same worlds: the kernel sums as Python does, and as the weighing of samples does."""

from __future__ import annotations

import random
from array import array

import pytest

from spadille.core.errors import SpadilleError
from spadille.search import NATIVE, paired
from spadille.search.paired import Column, Mean, plain_paired
from spadille.thinking.weighing import Sample, weigh


def columns(chance: random.Random, options: int, worlds: int) -> list[Column]:
    return [array("d", (chance.choice((0.0, chance.gauss(0, 50))) for _ in range(worlds))) for _ in range(options)]


def near(one: Mean, other: Mean) -> bool:
    return one == pytest.approx(other, rel=1e-12, abs=1e-12)


def test_the_kernel_weighs_as_python_does_and_as_samples_are_weighed() -> None:
    chance = random.Random("paired")
    for options, worlds in ((1, 1), (1, 7), (2, 1), (3, 40), (13, 100), (5, 1_500)):
        for _ in range(20):
            worths, wins = columns(chance, options, worlds), columns(chance, options, worlds)
            rows = [
                (1.0, [Sample(worths[at][world], wins[at][world]) for at in range(options)]) for world in range(worlds)
            ]
            plain = plain_paired(worths, wins)
            sampled = [
                Mean(each.worth, each.error, each.win or 0.0, each.win_error) for each in weigh([0] * options, rows)
            ]
            assert all(map(near, paired.paired(worths, wins), plain))
            assert all(map(near, sampled, plain))


def test_of_options_as_good_the_first_is_the_one_that_others_are_held_against() -> None:
    wins = [array("d", row) for row in ((0.0, 1.0), (1.0, 0.0), (0.5, 0.5))]
    for found in (paired.paired(wins, wins), plain_paired(wins, wins)):
        assert [round(each.win_error, 9) for each in found] == [0.353553391, 0.707106781, 0.353553391]


def test_without_the_native_half_python_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paired, "_native", None)
    row = array("d", (1.0, 3.0))
    assert paired.paired([row], [row]) == [Mean(2.0, 2**0.5 / 2, 2.0, 2**0.5 / 2)]


SHORT, LONG = array("d", (1.0,)), array("d", (1.0, 2.0))


@pytest.mark.parametrize(
    ("worths", "wins"),
    [([], []), ([SHORT], []), ([SHORT], [LONG]), ([SHORT, LONG], [SHORT, LONG]), ([array("d")], [array("d")])],
)
@pytest.mark.parametrize(
    "native", [pytest.param(True, marks=pytest.mark.skipif(not NATIVE, reason="not built")), False]
)
def test_rows_that_do_not_fit_together_are_refused(
    worths: list[Column], wins: list[Column], native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not native:
        monkeypatch.setattr(paired, "_native", None)
    with pytest.raises(SpadilleError, match="expected as many worths as chances of every option"):
        paired.paired(worths, wins)
