"""Where output goes: to readers that go away, and to streams whose encoding lacks characters."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import COMMAND, call, environment, run

import spadille
from spadille.core.encoding import INSTEAD

ENCODINGS = ("ascii", "cp1252")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = spadille.table("spades", rulebook="andrews", blind_nil=False, seed=5)
    table.play(table.deciding[0], "bid 9")
    while table.deciding and table.standing.deals < 1:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    path = tmp_path_factory.mktemp("streams") / "game.jsonl"
    table.save(path)
    return path


def written(encoding: str, *words: str, given: str = "") -> tuple[int, bytes, bytes]:
    """Return what a command in a process writes to streams of an encoding: it is Python that reads the variable."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=given.encode(),
        capture_output=True,
        timeout=60,
        check=False,
        env=environment(PYTHONUTF8="0", PYTHONIOENCODING=encoding, COLUMNS="80"),
    )
    return done.returncode, done.stdout, done.stderr


def test_german_is_read_where_there_are_english_letters_alone() -> None:
    code, out, _ = written("ascii", "play", "war", "--plain", "--language", "de", "--seed", "3", given="quit\n")
    assert code == 0
    assert b"2 Plaetze" in out
    assert b"?" not in out


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("serve", "--help"),
        ("games",),
        ("doctor",),
        ("rules", "spades"),
        ("rules", "table"),
        ("rules", "care"),
        ("rules", "SPD-S1"),
        ("rules", "--search", "nil"),
        ("rules", "spades", "--diff", "bicycle", "andrews"),
        ("clauses", "spades"),
        ("clauses", "spades", "--json"),
        ("review", "RECORD", "--worlds", "4"),
        ("review", "RECORD", "--worlds", "4", "--json"),
        ("replay", "RECORD"),
        ("verify", "RECORD"),
        ("verify-pack", "AS", "--pack", "52"),
        ("verify-pack", "♠"),
        ("arena", "war", "--deals", "2", "--jobs", "1", "--bots", "regular,beginner"),
        ("solve", "deals", "-"),
        ("play", "spades", "--plain", "--seed", "3"),
    ],
    ids=" ".join,
)
def test_no_command_fails_on_an_encoding(encoding: str, words: tuple[str, ...], record: Path) -> None:
    typed = (str(record) if each == "RECORD" else each for each in words)
    code, out, err = call(*typed, more={"PYTHONIOENCODING": encoding, "COLUMNS": "80"})
    assert code in (0, 1) or words == ("verify-pack", "♠")
    assert b"Traceback" not in out + err


def test_what_an_encoding_lacks_is_written_with_what_it_has() -> None:
    contest = ("arena", "war", "max_skirmishes=9", "--deals", "30", "--jobs", "1", "--bots", "regular,beginner")
    _, out, _ = call(*contest, more={"PYTHONIOENCODING": "ascii"})
    assert b"+/-" in out
    _, out, _ = written("ascii", "doctor")
    assert b" x " in out
    assert b"suits are written as letters" in out
    _, out, _ = call(*contest, more={"PYTHONIOENCODING": "cp1252"})
    assert "±".encode("cp1252") in out


def test_json_stays_json_in_every_encoding() -> None:
    _, out, _ = written("ascii", "clauses", "spades", "--json")
    assert {each["id"] for each in json.loads(out)} >= {"SPD-BIC-18"}
    assert all(each.isascii() and '"' not in each and "\\" not in each for each in INSTEAD.values())


@pytest.mark.parametrize("words", ["clauses spades", "rules spades", "--help", "solve deals -", "games --json"])
def test_a_reader_that_goes_away_is_no_error(words: str) -> None:
    """In a process: a pipe has two ends."""
    given = r"yes $'a\tN:A... 2... 3... 4...\tN' | head -n 20000"
    code = f"{given} | {' '.join(COMMAND)} {words} | true; echo ${{PIPESTATUS[2]}}"
    done = subprocess.run(
        ["bash", "-c", code], capture_output=True, text=True, timeout=60, check=False, env=environment()
    )
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_progress_leaves_nothing_on_a_stream_that_nobody_watches() -> None:
    assert run("arena", "war", "--deals", "2", "--jobs", "1", "--bots", "regular,beginner").stderr == ""
