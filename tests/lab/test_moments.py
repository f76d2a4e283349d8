"""Tests the sums of a study: the results are those of its units, memory does not grow, and it can be continued."""

from __future__ import annotations

import math
import random
import statistics
import tracemalloc

import pytest
from tests.lab.gathering import compared

from spadille.core.figures import SURE
from spadille.lab import study as studies
from spadille.lab.measures import LUCK
from spadille.lab.study import Arm, Played, Study, run
from spadille.manifest import Measure

ASKED = Study(
    game="spades",
    arms=(Arm(rulebook="andrews"), Arm(rulebook="andrews", options={"nil_bonus": 150})),
    bots=("beginner", "beginner"),
)
SETS = Measure("sets", "contracts set", "set", "contracts")


def made_up(number: int) -> Played:
    """A unit that took no time: chance figures that follow from its number."""
    rng = random.Random(number)
    arms = [{"tables": 1.0, "sides": 2.0, "points": rng.gauss(60, 40), "contracts": 2.0, "set": 1.0 * rng.randrange(3)}]
    arms += [{**arms[0], "points": arms[0]["points"] + rng.gauss(3, 5)}]
    return Played(number, tuple(arms))


def instant(_: Study, number: int, **__: bytes) -> Played:
    return made_up(number)


def plain_parts(units: list[dict[str, float]]) -> tuple[float, list[float]]:
    """A ratio and what each unit adds to it, written out."""
    tops, unders = [each["set"] for each in units], [each["contracts"] for each in units]
    figure, mean = sum(tops) / sum(unders), statistics.fmean(unders)
    return figure, [(top - figure * under) / mean for top, under in zip(tops, unders, strict=True)]


@pytest.mark.parametrize("paired", [True, False])
def test_sums_say_what_the_units_do(paired: bool) -> None:
    rng = random.Random(1)
    one, other = (
        [{"set": rng.random() * 3, "contracts": 1 + rng.random()} for _ in range(50)] for _ in ("base", "changed")
    )
    found = compared(SETS, one, other, paired=paired)
    assert found is not None
    (early, before), (late, after) = plain_parts(one), plain_parts(other)
    between = [b - a for a, b in zip(before, after, strict=True)]
    apart = math.hypot(statistics.stdev(before), statistics.stdev(after))
    error = SURE * (statistics.stdev(between) if paired else apart) / math.sqrt(50)
    assert found.difference.figure == pytest.approx(late - early)
    assert found.difference.error == pytest.approx(error)
    assert found.base.error == pytest.approx(SURE * statistics.stdev(before) / math.sqrt(50))


def test_arms_that_are_alike_differ_by_nothing_at_all() -> None:
    """A third has no exact binary form; equal figures have an error of exactly 0 even so."""
    units = [{"set": at / 3, "contracts": 1.1, "tables": 3.0, "edge": at / 7, "square": at / 9} for at in range(1, 40)]
    for measure in (SETS, LUCK):
        found = compared(measure, units, units, paired=True)
        assert found is not None
        assert (found.difference.figure, found.difference.error, found.chance) == (0, 0, 1)


def test_a_study_grows_no_larger_with_its_units(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "play_unit", instant)

    def most(many: int) -> int:
        tracemalloc.start()
        run(ASKED, many, precision=0.0)
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    most(200)
    assert most(4_000) < most(400) + 4_000 * 60, "a unit of two arms is some 2,000 bytes; its number may be held"


def test_where_it_was_broken_off_makes_no_difference_to_where_it_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "play_unit", instant)
    once = run(ASKED, 4_000, precision=0.2)
    assert 100 < once.units < 4_000
    for many in (1, 110, once.units, once.units + 40):
        again = run(ASKED, 4_000, precision=0.2, done=[made_up(number) for number in range(many)])
        assert again == once
