"""Tests how far the learner of the examples comes: in five minutes by itself, in an hour with a teacher."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

LEARNER = Path(__file__).parents[2] / "examples" / "learner" / "learner.py"


def said(*words: object) -> str:
    """Return what the learner prints that is asked so."""
    command = [sys.executable, str(LEARNER), *(str(each) for each in words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def margin(words: str) -> tuple[float, float]:
    """The margin in points a deal, and half of its interval."""
    found = re.search(r": ([+-][\d.]+) ± ([\d.]+) points", words)
    assert found is not None, words
    return float(found[1]), float(found[2])


def test_five_minutes_of_its_own_play_beat_any_legal_move_clearly(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    file = tmp_path / "mine.npz"
    last = said("train", file, "--minutes", 5).splitlines()[-1]
    words = said("judge", file, "--against", "beginner", "--deals", 300).strip()
    record_property("figure", f"by its own play ({last.partition(':')[0]}): {words}")
    ahead, error = margin(words)
    assert ahead - error > 100


def test_an_hour_with_a_teacher_beats_rules_of_thumb(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    file = tmp_path / "mine.npz"
    told = said("watch", file, "--minutes", 40, "--deals", 100_000, "--epochs", 8, "--jobs", 2)
    words = said("judge", file, "--against", "regular", "--deals", 600).strip()
    lessons = next(line for line in told.splitlines() if line.endswith(" lessons"))
    record_property("figure", f"with a teacher ({lessons} in 40 minutes): {words}")
    ahead, error = margin(words)
    assert ahead - error > 0


def test_the_baseline_beats_rules_of_thumb_as_its_card_says(record_property: Callable[[str, object], None]) -> None:
    words = said("judge", LEARNER.with_name("baseline.npz"), "--against", "regular", "--deals", 600).strip()
    record_property("figure", f"the baseline: {words}")
    ahead, error = margin(words)
    assert ahead - error > 10
