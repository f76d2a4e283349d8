"""JSON, standard input, several processes, and errors that say what was expected."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import COMMAND, environment, run

import spadille
from spadille.games import GAMES
from spadille.thinking.budget import MOST_WORLDS

RECORDS = Path(__file__).parent.parent / "data" / "records"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = spadille.table("spades", rulebook="denexa", seed=5, target=60)
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    path = tmp_path_factory.mktemp("pipes") / "game.jsonl"
    table.save(path)
    return path


def test_games_and_doctor_answer_in_json() -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [each["name"] for each in found] == list(GAMES)
    assert [book["name"] for book in found[0]["rulebooks"]] == list(GAMES["spades"].rulebooks)
    assert json.loads(run("doctor", "--json").stdout)["spadille"] == spadille.__version__


def test_verify_answers_in_json(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    done = run("verify", "--json", str(record), str(bad), str(tmp_path / "none.jsonl"))
    good, wrong, missing = (json.loads(line) for line in done.stdout.splitlines())
    assert done.returncode == 2
    assert (good["verified"], good["reason"]) == (True, None)
    assert good["chance_moves"] > 0
    assert (wrong["verified"], wrong["line"]) == (False, 1)
    assert (missing["verified"], missing["line"]) == (False, None)


def test_a_record_may_come_from_standard_input(record: Path) -> None:
    given = record.read_bytes()
    assert json.loads(run("replay", "--json", "-", given=given).stdout)["over"] is True
    assert "follow from the seed" in run("verify", "-", given=given).stdout
    words = ("--worlds", "4", "--deal", "1", "--seat", "0")
    assert run("review", "-", *words, given=given).stdout == run("review", str(record), *words).stdout != ""


def test_several_processes_give_the_same_answers_in_the_same_order(record: Path) -> None:
    files = [str(record), *map(str, sorted(RECORDS.glob("*.jsonl"))[:40]), "nowhere.jsonl", "-", str(record)]
    one, two = (run("replay", "--json", "--jobs", jobs, *files, given=record.read_bytes()) for jobs in ("1", "2"))
    assert [json.loads(line)["file"] for line in two.stdout.splitlines()] == files
    assert (one.stdout, one.returncode) == (two.stdout, two.returncode)


# -- errors ------------------------------------------------------------------------------------------


def closed(which: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A command that a shell starts with one of its streams closed."""
    line = f"exec {shlex.join([*COMMAND, *words])} {which}"
    return subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, timeout=60, env=environment(), check=False
    )


@pytest.mark.skipif(os.name == "nt", reason="no such shell")
@pytest.mark.parametrize(
    "words", [("games",), ("rules", "war"), ("games", "--json"), ("doctor",), ("replay", "{}"), ("rows", "{}"), ("-h",)]
)
def test_a_closed_standard_output_is_one_line_and_exit_status_2(words: tuple[str, ...], record: Path) -> None:
    done = closed(">&-", *(each.format(record) for each in words))
    said = "spadille: expected a standard output that can be written to; got one that is closed\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize(
    "words", [("games",), ("games", "--json"), ("replay", "{}"), ("export", "{}", "--out", "/dev/full"), ("-h",)]
)
def test_an_output_on_a_full_disk_is_one_line_and_exit_status_2(
    words: tuple[str, ...], record: Path, buffered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", buffered)
    done = closed(">/dev/full", *(each.format(record) for each in words))
    said = "spadille: the output cannot be written: No space left on device\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.skipif(os.name == "nt", reason="no such shell")
def test_closed_standard_error_and_input_change_nothing_on_standard_output() -> None:
    assert closed("2>&-", "games").stdout == run("games").stdout
    done = closed("2>&-", "rules", "bridge")
    assert (done.returncode, done.stdout) == (2, "")
    done = closed("<&-", "replay", "-")
    assert (done.returncode, done.stderr) == (2, "")
    assert "-: line 1: " in done.stdout


def test_a_file_of_something_else_is_no_contest_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text("17\n")
    done = run("arena", "war", "--bots", "regular,beginner", "--deals", "1", "--resume", str(path))
    assert done.returncode == 2
    assert done.stderr == (
        f"spadille: {path}: line 1: expected what `spadille arena --resume` has kept; name another file\n"
    )


def test_a_server_that_cannot_be_names_the_usual_port() -> None:
    done = run("serve", "--host", "nope.invalid")
    assert done.returncode == 2
    assert "nope.invalid port 8052" in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "spades", "--worlds", "1000001"),
        ("arena", "spades", "--worlds", str(10**30)),
        ("arena", "spades", "--deals", str(10**30)),
        ("arena", "spades", "--jobs", str(2**63)),
        ("review", "game.jsonl", "--worlds", "1000001"),
        ("complaints", "spades", "--worlds", "1000001"),
    ],
)
def test_numbers_out_of_bounds_are_refused_with_the_bounds(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    bounds = {"--worlds": MOST_WORLDS, "--deals": 1_000_000_000, "--jobs": 256}
    assert re.search(
        rf"expected a whole number from \d to {bounds[words[2]]} for {words[2]}; got '{words[3]}' ", done.stderr
    )
    assert f"<=x<={bounds[words[2]]}]" in run(words[0], "-h").stdout


def test_a_deal_without_cards_is_named_by_its_line_and_the_others_are_answered() -> None:
    done = run("solve", "-", given="one\tN:... ... ... ...\tN\ntwo\tN:A.K.. Q.J.. 2.3.. 4.5..\tN\n")
    assert (done.returncode, done.stdout) == (2, "two\t2\tAS=2 KH=2\n")
    assert done.stderr == "spadille: line 1: expected at least one card in every hand; got none\n"


@pytest.mark.parametrize(
    "words",
    [
        ("play", "spades", "--plain", "target=0"),
        ("play", "spades", "--plain", "--seats", "9"),
        ("play", "spades", "--plain", "--seat", "7"),
        ("play", "--plain", "--resume", "--seed", "3"),
        ("play", "war", "--plain", "--bots", "god"),
    ],
)
def test_errors_of_play_begin_like_all_others(words: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*words, more={"XDG_DATA_HOME": str(tmp_path)})
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("spadille: ")
