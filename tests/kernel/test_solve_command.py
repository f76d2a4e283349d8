"""`spadille solve`, as a person meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.search import NATIVE

DATA = Path(__file__).parent.parent / "data"
native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spadille", "solve", *words]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)


@native
def test_deals_are_answered_in_order_with_every_card() -> None:
    path = DATA / "double_dummy" / "x6.tsv"
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()[1:]]
    wanted = [f"{row[0]}\t{row[3 + 'NESW'.index(row[2])]}\t{row[7]}" for row in rows]
    assert run(str(path), "--threads", "2").stdout.splitlines() == wanted
    assert run(str(path), "--value-only").stdout.splitlines() == [line.rpartition("\t")[0] for line in wanted]


def test_spades_can_be_barred(tmp_path: Path) -> None:
    path = tmp_path / "deals.tsv"
    path.write_text("one\tN:A.2.. 3.3.. 4.4.. 5.5..\tN\n")
    assert run(str(path)).stdout == "one\t1\tSA=1 H2=1\n"
    assert run(str(path), "--break").stdout == "one\t1\tH2=1\n"


@native
def test_decks_of_pyramid_that_cannot_be_won(tmp_path: Path) -> None:
    rows = (DATA / "pyramid" / "three_passes.tsv").read_text("utf-8").splitlines()
    path = tmp_path / "decks.tsv"
    path.write_text("\n".join(row.partition("\t")[0] for row in rows[1:] if row.endswith("\t0")) + "\n")
    done = run("pyramid", str(path), "--passes", "3", "--stock-waste-pairs")
    assert set(done.stdout.split()) == {"0"}


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("one\tN:A... 2... 3... 4...\tN\ntwo\n", [], "line 2: expected an id, a deal and the seat"),
        ("one\tN:A... 2... 3...\tN\n", [], "line 1: expected four hands"),
        ("Kc 4s\n", ["pyramid"], "line 1: expected 52 different cards; got 2"),
        ("Kc zz\n", ["pyramid"], "line 1: expected cards such as Ah or Ts; got 'zz'"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, text: str, words: list[str], said: str) -> None:
    path = tmp_path / "bad.tsv"
    path.write_text(text)
    done = run(*words, str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_file_and_bad_options_are_named(tmp_path: Path) -> None:
    assert run(str(tmp_path / "none.tsv")).returncode == 2
    done = run("pyramid", str(tmp_path / "none.tsv"), "--draw-count", "2")
    assert (done.returncode, "draw_count" in done.stderr) == (2, True)
