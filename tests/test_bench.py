"""The history of measurements: what is kept of a run, and what counts as worse."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def history(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("bench.history")


def row(history: Any, what: str, ratio: float, peer: str = "bare loop") -> Any:
    return history.Line(what, 100.0 * ratio, "deals/s", peer, 100.0 if peer else 0.0, ratio)


def test_a_kept_run_says_when_where_and_at_which_commit(history: Any, tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    for ratio in (0.5, 0.6):
        history.keep(history.run_of([row(history, "Spades", ratio), row(history, "Decks", 0.0, peer="")]), path)
    first, second = map(json.loads, path.read_text("utf-8").splitlines())
    assert {*first} == {"date", "commit", "processor", "python", "rows"}
    assert first["rows"]["Spades, of bare loop"] == {"ours": 50.0, "unit": "deals/s", "theirs": 100.0, "ratio": 0.5}
    assert first["rows"]["Decks"] == {"ours": 0.0, "unit": "deals/s"}
    assert second["rows"]["Spades, of bare loop"]["ratio"] == 0.6


def test_a_row_worse_by_more_than_a_twentieth_than_kept_last_is_told(history: Any, tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    history.keep(history.run_of([row(history, "Spades", 0.8), row(history, "War", 0.3)]), path)
    history.keep(history.run_of([row(history, "Spades", 0.5)]), path)
    kept = history.last_ratios(path)
    assert {name: ratio for name, (ratio, _) in kept.items()} == {
        "Spades, of bare loop": 0.5,
        "War, of bare loop": 0.3,
    }, "each row as it was kept last"
    good = [row(history, "Spades", 0.48), row(history, "War", 0.31), row(history, "New", 0.1)]
    assert history.worse(good, kept) == []
    (told,) = history.worse([row(history, "Spades", 0.45), *good[1:]], kept)
    assert told.startswith("Spades, of bare loop: 0.45, was 0.50 at ")
    assert told.endswith("(-10%)")


def test_without_a_history_nothing_is_worse(history: Any, tmp_path: Path) -> None:
    kept = history.last_ratios(tmp_path / "none.jsonl")
    assert kept == {}
    assert history.worse([row(history, "Spades", 0.01)], kept) == []


def test_the_history_of_this_house_can_be_read(history: Any) -> None:
    assert history.HISTORY.exists()
    assert all(ratio > 0 for ratio, _ in history.last_ratios().values())
