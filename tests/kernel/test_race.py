"""The chance to win a match: the plain half does as the native one, and stands in where that is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spadille.search import NATIVE
from spadille.search.race import COARSE, Ends, chances, plain_chances

ENDS: Ends = ((5, 1, True, 6.0), (9, 0, True, 1.0), (-6, 3, False, 2.0), (2, 2, True, 1.0))
MATCHES = [(-1, 28, False), (-1, 28, True), (0, 25, False), (3, 30, True), (-1, 39, True)]

native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


@native
@pytest.mark.parametrize(("floor", "goal", "by_contract"), MATCHES)
def test_in_python_the_chances_are_those_of_the_native_half(floor: int, goal: int, by_contract: bool) -> None:
    plain = plain_chances(COARSE, floor, goal, by_contract, ENDS)
    assert plain == pytest.approx(chances(COARSE, floor, goal, by_contract, ENDS), abs=1e-9)


@native
def test_of_many_scores_some_are_worked_out_and_the_others_lie_between() -> None:
    ends = tuple((ours * 4, theirs * 4, kept, share) for ours, theirs, kept, share in ENDS)
    plain, exact = (each(131, 0, 110, True, ends) for each in (plain_chances, chances))
    assert len(plain) == len(exact) == 131 * 131
    off = [abs(one - other) for one, other in zip(plain, exact, strict=True)]
    assert sum(off) / len(off) < 0.01
    assert max(off) < 0.2


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


@pytest.mark.slow(20)
@pytest.mark.parametrize("game", ["spades", "five_hundred", "pinochle"])
def test_where_no_compiler_was_strong_makes_every_move_itself(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT, game], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("python ({}, {})\n", "")
