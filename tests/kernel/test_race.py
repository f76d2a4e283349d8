"""The chance to win a match: the plain half does as the native one, and stands in where that is missing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from spadille.core.errors import SpadilleError
from spadille.search import NATIVE
from spadille.search.race import COARSE, Chances, Ends, chances, plain_chances

ENDS: Ends = ((5, 1, True, 6.0), (9, 0, True, 1.0), (-6, 3, False, 2.0), (2, 2, True, 1.0))
CLOSE: Ends = ((5, 6, True, 9.0), (7, 5, True, 8.0), (4, 9, True, 6.0), (-5, 8, True, 3.0), (11, 3, True, 2.0))
"""Deals as Spades ends them: a few steps each."""
MATCHES = [(-1, 28, False), (-1, 28, True), (0, 25, False), (3, 30, True), (-1, 39, True)]

native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


@native
@pytest.mark.parametrize(("floor", "goal", "by_contract"), MATCHES)
def test_in_python_the_chances_are_those_of_the_native_half(floor: int, goal: int, by_contract: bool) -> None:
    plain = plain_chances(COARSE, floor, goal, by_contract, ENDS)
    assert plain == pytest.approx(chances(COARSE, floor, goal, by_contract, ENDS), abs=1e-9)


@native
@pytest.mark.parametrize("by_contract", [False, True])
@pytest.mark.parametrize(("size", "floor", "goal"), [(131, 0, 110), (121, -1, 100), (96, 0, 75)])
def test_of_many_scores_some_are_worked_out_and_the_others_lie_between(
    size: int, floor: int, goal: int, by_contract: bool
) -> None:
    for each in (ENDS, CLOSE):
        off = apart(size, floor, goal, by_contract, each)
        assert sum(off) / len(off) < 0.01
        assert max(off) < 0.03


@native
def test_where_every_deal_is_many_points_the_lines_between_cut_the_corners_of_the_stairs() -> None:
    wide = tuple((ours * 4, theirs * 4, kept, share) for ours, theirs, kept, share in ENDS)
    off = apart(131, 0, 110, True, wide)
    assert sum(off) / len(off) < 0.01
    assert max(off) < 0.12


def apart(size: int, floor: int, goal: int, by_contract: bool, ends: Ends) -> list[float]:
    """Return how far the two halves are apart, at every pair of scores from which the match goes on."""
    plain, exact = (half(size, floor, goal, by_contract, ends) for half in (plain_chances, chances))
    assert len(plain) == len(exact) == size * size
    going_on = range(max(0, floor + 1), size if by_contract else goal)
    return [abs(plain[us * size + them] - exact[us * size + them]) for us in going_on for them in going_on]


@pytest.mark.parametrize("half", [plain_chances, pytest.param(chances, marks=native)])
@pytest.mark.parametrize(
    ("size", "ends", "wrong"),
    [
        (1, ENDS, "expected 2 to 1000 scores"),
        (1001, ENDS, "expected 2 to 1000 scores"),
        (30, (), "expected at least one end"),
        (30, ((5, 1, True, 0.0),), "an end is points that fit, and a share above zero"),
        (30, ((5, 1, True, float("nan")),), "an end is points that fit, and a share above zero"),
        (30, ((5, -100_001, True, 1.0),), "an end is points that fit, and a share above zero"),
    ],
)
def test_both_halves_refuse_what_is_no_match(
    half: Callable[[int, int, int, bool, Ends], Chances], size: int, ends: Ends, wrong: str
) -> None:
    with pytest.raises(SpadilleError, match=wrong):
        half(size, -1, 20, False, ends)


@pytest.mark.parametrize("size", [30, 131])
def test_two_sides_have_one_chance_together(size: int) -> None:
    table = plain_chances(size, -1, size - 10, False, ENDS)
    assert all(
        table[us * size + them] + table[them * size + us] == pytest.approx(1)
        for us in range(0, size, 7)
        for them in range(0, size, 5)
    )
    assert [table[us * size] for us in range(size)] == sorted(table[us * size] for us in range(size))


WITHOUT = """\
import sys
sys.modules["spadille.search._native"] = None
import spadille
from spadille import search
assert not search.NATIVE
found = spadille.simulate(sys.argv[1], bots=("strong", "regular"), deals=1, worlds=20)
print(found.stamp.search, found.reasons)
"""


@pytest.mark.parametrize("game", ["spades", "five_hundred", "pinochle"])
def test_where_no_compiler_was_strong_makes_every_move_itself(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT, game], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("python ({}, {})\n", "")
