"""Tests small features of the command line: saved games, numbers, flags, results of a single deal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.shell import run
from tests.cli.test_help import EVERY, offered

# -- games that are kept -----------------------------------------------------------------------------


def test_kept_games_are_listed_with_the_command_that_goes_on_with_each(tmp_path: Path) -> None:
    more = {"XDG_DATA_HOME": str(tmp_path)}
    assert run("games", "--saved", more=more).stdout == "There is no unfinished game.\n"
    assert run("games", "--saved", "--json", more=more).stdout == "[]\n"
    for game in ("spades", "pyramid"):
        assert run("play", game, "--plain", "--seed", "3", more=more).returncode == 0
    found = json.loads(run("games", "--saved", "--json", more=more).stdout)
    assert {each["game"] for each in found} == {"spades", "pyramid"}
    lines = run("games", "--saved", more=more).stdout.splitlines()
    assert [line.strip() for line in lines[1::2]] == [f"spadille play --resume {each['file']}" for each in found]
    spades = next(each["file"] for each in found if each["game"] == "spades")
    assert run("play", "--plain", "--resume", spades, more=more).stdout.startswith("Spades")
    assert run("play", "--plain", "--resume", "pyramid", more=more).stdout.startswith("Pyramid")
    record = Path(spades).read_bytes()
    Path(spades).write_bytes(b"{}")
    done = run("games", "--saved", more=more)
    assert (len(done.stdout.splitlines()), "is passed over: line 1" in done.stderr) == (2, True)
    for number in range(24):
        Path(spades).with_name(f"{number}.jsonl").write_bytes(record)
    assert len(run("games", "--saved", more=more).stdout.splitlines()) == 2 * 25


@pytest.mark.parametrize("data", [None, b"{}"])
def test_a_file_that_cannot_be_gone_on_with_is_one_line(data: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    if data is not None:
        path.write_bytes(data)
    done = run("play", "--plain", "--resume", str(path))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert done.stderr.startswith(f"spadille: {path}: ")


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", "3"),
        ("--rulebook", "club"),
        ("--seats", "4"),
        ("--bots", "regular"),
        ("--seat", "0"),
        ("--watch",),
    ],
)
def test_an_old_game_has_what_new_ones_are_asked(words: tuple[str, ...]) -> None:
    done = run("play", "--plain", "--resume", *words)
    assert (done.returncode, done.stderr) == (
        2,
        f"spadille: expected --resume without {words[0]}: an old game has its own\n",
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", "3"),
        ("--rulebook", "club"),
        ("--preset", "mirror"),
        ("--seats", "4"),
        ("--bots", "regular"),
        ("--seat", "0"),
        ("--watch",),
    ],
)
def test_what_is_asked_of_a_table_is_asked_with_a_game(words: tuple[str, ...]) -> None:
    done = run("play", "--plain", *words)
    assert (done.returncode, done.stderr) == (2, f"spadille: expected a game with {words[0]}; got none\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seat", "-1"), "expected your seat from 0 to 3; got -1"),
        (("--watch", "--seat", "2"), "expected --watch or --seat; got both"),
    ],
)
def test_a_seat_that_is_not_at_the_table_is_refused(words: tuple[str, ...], told: str) -> None:
    done = run("play", "spades", "--plain", *words)
    assert (done.returncode, done.stderr) == (2, f"spadille: {told}\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("rules spades club --preset mirror", "expected only one of a rulebook, --diff, --search, --preset; got"),
        ("rules spades club --search nil", "expected only one of a rulebook, --diff, --search, --preset; got"),
        ("rules SPD-BIC-18 --diff andrews club", "expected nothing after SPD-BIC-18; got --diff"),
        ("rules care club", "expected nothing after care; got a rulebook"),
        ("puzzles --theme bags", "expected a game with --theme; got none"),
        ("odds spades --rulebook club", "expected a question with --rulebook; got none"),
        ("odds --samples 10", "expected a game and a question with --samples; got none"),
        ("rows game.jsonl --json --out x.parquet", "expected a file that ends in .jsonl with --json; got x.parquet"),
        ("club plan spades --pairs 150", "expected 5 to 40 pairs for mitchell; got 150"),
        ("club plan spades --pairs -3", "expected 4 to 18 pairs for howell; got -3"),
    ],
)
def test_what_nothing_would_come_of_is_refused(words: str, told: str) -> None:
    done = run(*words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"spadille: {told}")


def test_the_care_of_the_cards_comes_as_json_too() -> None:
    assert json.loads(run("rules", "care", "--json").stdout)["topic"] == "care"


def test_options_are_no_more_for_an_old_game() -> None:
    assert "without options" in run("play", "spades", "target=200", "--plain", "--resume").stderr


# -- numbers, names, figures -------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["٣", "1_000", "1.5", "0x10", "९"])
def test_a_number_is_written_in_plain_figures(number: str) -> None:
    done = run("play", "spades", "--plain", f"target={number}")
    assert done.returncode == 2
    assert "option target: expected a whole number" in done.stderr


def test_one_deal_has_no_interval() -> None:
    words = ("arena", "war", "--bots", "regular,beginner", "--jobs", "1", "--deals")
    one, two, many = (run(*words, deals).stdout.splitlines()[0] for deals in ("1", "2", "30"))
    few = "too few for an interval, it takes 30"
    margin = r"regular over beginner: [+-]\d+\.\d cards, \d+\.\d% won"
    assert re.fullmatch(rf"{margin}, 1 unit of 2 tables: {few}", one)
    assert re.fullmatch(rf"{margin}, 2 units of 2 tables: {few}", two)
    assert "±" in many
    assert json.loads(run(*words, "1", "--json").stdout)["margin_error"] is None


def test_trumps_that_must_be_broken_have_a_flag_that_says_so(tmp_path: Path) -> None:
    path = tmp_path / "deals.tsv"
    path.write_text("one\tN:A.2.. 3.3.. 4.4.. 5.5..\tN\n")
    assert run("solve", "deals", str(path), "--unbroken").stdout == "one\t1\t2H=1\n"
    assert run("solve", "deals", str(path), "--unbroken").stdout == "one\t1\t2H=1\n"


def test_the_flags_of_a_solver_are_completed() -> None:
    assert offered("solve", "pyramid", "--dr") == ["--draw-count", "--draw-gate"]
    assert {"--passes", "--threads"} <= set(offered("solve", "pyramid", "--"))
    assert offered("rows", "--kind", "d") == ["deals", "decisions"]


@pytest.mark.parametrize("path", [path for path in EVERY if path], ids=" ".join)
def test_what_a_flag_takes_is_named_by_a_word(path: tuple[str, ...]) -> None:
    flags = [line for line in run(*path, "--help").stdout.splitlines() if line.strip().startswith("--")]
    assert [line for line in flags if re.match(r"\s*--[\w-]+ <", line)] == []


def test_a_file_after_a_flag_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "decks.txt"
    path.write_text("")
    first, other = (
        run("solve", "pyramid", *words)
        for words in (("--overlap-match", str(path), "--passes", "3"), ("--passes", "3", str(path), "--overlap-match"))
    )
    assert (first.returncode, first.stderr, first.stdout) == (other.returncode, other.stderr, other.stdout)
    assert "expected yes or no" not in first.stderr
