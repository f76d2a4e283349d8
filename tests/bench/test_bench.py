"""Tests the benchmarks: stored runs, the comparison with them, and the load of a server in its short form."""

from __future__ import annotations

import importlib
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(str(ROOT))
    return lambda name: importlib.import_module(f"bench.{name}")


@pytest.fixture
def history(part: Callable[[str], Any]) -> Any:
    return part("history")


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


def test_a_run_on_another_processor_is_no_measure(history: Any, tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    history.keep(history.run_of([row(history, "Spades", 0.5)]), path)
    history.keep(history.run_of([row(history, "Spades", 0.8)]) | {"processor": "another"}, path)
    assert history.last_ratios(path)["Spades, of bare loop"][0] == 0.5


def test_without_a_history_nothing_is_worse(history: Any, tmp_path: Path) -> None:
    kept = history.last_ratios(tmp_path / "none.jsonl")
    assert kept == {}
    assert history.worse([row(history, "Spades", 0.01)], kept) == []


def test_the_history_of_this_house_can_be_read(history: Any) -> None:
    assert history.HISTORY.exists()
    assert all(ratio > 0 for ratio, _ in history.last_ratios().values())


def test_the_load_of_the_server_is_measured_with_bots_and_idle_connections(
    part: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    server = part("server")
    load = server.Load(tables=4, rate=20, seconds=2, bots=1, idle=9)
    figures = server.measure(str(tmp_path / "bench.db"), load)
    assert len(figures.result.took) > 2
    assert 0 < figures.result.at(0.5) <= figures.result.at(0.99)
    assert figures.kept == 9
    assert figures.server > 0
    assert figures.memory > 10


def test_the_client_of_the_bench_cuts_frames_wherever_they_are_broken(part: Callable[[str], Any]) -> None:
    wires = part("wires")
    ours, theirs = socket.socketpair()
    wire = object.__new__(wires.Wire)
    wire.line, wire._rest = ours, b""
    ours.setblocking(False)
    texts = [b"short", b"x" * 200, b"y" * 70_000]
    heads = [b"\x81\x05", b"\x81\x7e\x00\xc8", b"\x81\x7f" + (70_000).to_bytes(8, "big")]
    sent = b"\x89\x02hi" + b"".join(head + text for head, text in zip(heads, texts, strict=True))
    got, at = list[bytes](), 0
    for size in (1, 3, 5, 2, 199, 4, 6, 30_000, 50_000):
        theirs.send(sent[at : at + size])
        at += size
        got += wire.read()
    assert got == texts
    assert theirs.recv(100) == b"\x8a\x82\0\0\0\0hi", "a ping is answered"
    theirs.close()
    with pytest.raises(wires.Closed):
        list(wire.read())
    ours.close()


def test_the_page_on_sizing_is_written_with_the_commit_and_the_machine(
    part: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sizing, measure = part("sizing"), part("measure")
    page = tmp_path / "sizing.md"
    page.write_text(sizing.PAGE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(sizing, "PAGE", page)
    sizing.write(
        {"sizing": [measure.Line("A table", 10.44, "KiB")], "server": [measure.Line("Moves", 1234.5, "a second")]}
    )
    written = page.read_text("utf-8")
    assert (
        "| A table | 10.4 KiB | `python -m bench sizing` |\n| Moves | 1,234 a second | `python -m bench server` |"
        in written
    )
    assert "processors" in written
    assert written.startswith("# Sizing")
    assert "* **Disk.**" in written, "what stands round the table stays"
