"""`spadille solve`, as a person meets it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import COMMAND
from tests.cli.shell import run as spadille

import spadille as library
from spadille.search import NATIVE

SUIT_FIRST = re.compile(r"\b([SHDC])([2-9TJQKA])\b")
"""A card as the files of deals spell it."""
DATA = Path(__file__).parent.parent / "data"
native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


GOOD = "N:A... 2... 3... 4...\tN"


def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return spadille("solve", *words, given=given)


@native
def test_deals_are_answered_in_order_with_every_card() -> None:
    path = DATA / "double_dummy" / "x6.tsv"
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()[1:]]
    cards = [SUIT_FIRST.sub(r"\2\1", row[7]) for row in rows]
    wanted = [f"{row[0]}\t{row[3 + 'NESW'.index(row[2])]}\t{each}" for row, each in zip(rows, cards, strict=True)]
    assert run(str(path), "--threads", "2").stdout.splitlines() == wanted
    assert run(str(path), "--value-only").stdout.splitlines() == [line.rpartition("\t")[0] for line in wanted]


def test_cards_are_spelt_as_in_python_and_at_the_table() -> None:
    deal = "N:AK.2.. QJ.3.. T9.4.. 87.5.."
    told = run("deals", "-", given=f"mine\t{deal}\tN\n").stdout.strip().split("\t")
    answer = library.solve(deal, "N")
    assert told == ["mine", str(answer.tricks), " ".join(f"{each}={n}" for each, n in answer.cards.items())]
    assert "AS=2" in told[2]


def test_the_help_says_what_a_line_holds_and_what_is_answered() -> None:
    shown = " ".join(run("deals", "--help").stdout.split())
    for said in ("id<TAB>deal<TAB>seat on lead", "N:AK.2.. QJ.3.. T9.4.. 87.5..<TAB>N", "AS=2 KS=2 2H=2"):
        assert said in shown


def test_spades_can_be_barred(tmp_path: Path) -> None:
    path = tmp_path / "deals.tsv"
    path.write_text("one\tN:A.2.. 3.3.. 4.4.. 5.5..\tN\n")
    assert run(str(path)).stdout == "one\t1\tAS=1 2H=1\n"
    assert run(str(path), "--unbroken").stdout == "one\t1\t2H=1\n"


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
        ("two\n", [], "line 1: expected an id, a deal and the seat on lead, separated by tabs; got 'two'"),
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


def test_good_lines_are_answered_and_bad_ones_named_with_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mixed.tsv"
    path.write_bytes(b"\xef\xbb\xbf" + "".join(f"{name}\t{GOOD}\n" for name in "ab").encode())
    with path.open("ab") as file:
        file.write(f"bad\n\xff\xfe\nc\t{GOOD}".encode("latin-1"))
    done = run(str(path))
    assert done.returncode == 2
    assert done.stdout == "a\t1\tAS=1\nb\t1\tAS=1\nc\t1\tAS=1\n"
    assert [line[:17] for line in done.stderr.splitlines()] == ["spadille: line 3:", "spadille: line 4:"]


def test_answers_come_while_lines_are_still_being_written() -> None:
    """In a process: a pipe that stays open is read from."""
    process = subprocess.Popen(
        [*COMMAND, "solve", "deals", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for name in "abc":
        process.stdin.write(f"{name}\t{GOOD}\n")
        process.stdin.flush()
        assert process.stdout.readline() == f"{name}\t1\tAS=1\n"  # the pipe is still open for more
    process.stdin.close()
    assert process.wait(30) == 0
    process.stdout.close()


def test_answers_in_json_name_the_line() -> None:
    found = run("-", "--json", given=f"id\n\na\t{GOOD}\n")
    assert json.loads(found.stdout) == {"line": 3, "id": "a", "tricks": 1, "cards": {"AS": 1}}
    assert json.loads(run("-", "--json", "--value-only", given=f"a\t{GOOD}\n").stdout)["tricks"] == 1


@pytest.mark.parametrize("words", [("deals", "-"), ("-",), ("--threads", "2", "-"), ("Deals", "-"), ("dea", "-")])
def test_deals_are_a_command_of_their_own_and_the_old_form_works(words: tuple[str, ...]) -> None:
    assert run(*words, given=f"a\t{GOOD}\n").stdout == "a\t1\tAS=1\n"


@native
@pytest.mark.parametrize("words", [("pyramid", "-"), ("--threads", "2", "pyramid", "-"), ("Pyr", "-", "--json")])
def test_a_game_with_a_solver_is_a_command_of_its_own(words: tuple[str, ...]) -> None:
    rows = (DATA / "pyramid" / "three_passes.tsv").read_text("utf-8").splitlines()
    deck = next(row.partition("\t")[0] for row in rows[1:] if row.endswith("\t0"))
    answer = run(*words, "--passes", "3", "--stock-waste-pairs", given=deck + "\n").stdout
    assert answer == ('{"line":1,"answer":0}\n' if "--json" in words else "0\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("deals", "d.tsv", "--passes", "2"), "`solve deals` has no flag --passes (`solve pyramid` has)"),
        (("d.tsv", "--no-overlap-match"), "`solve deals` has no flag --no-overlap-match (`solve pyramid` has)"),
        (("pyramid", "d.tsv", "--value-only"), "`solve pyramid` has no flag --value-only (`solve deals` has)"),
        (("pyramid", "d.tsv", "--unbroken"), "`solve pyramid` has no flag --unbroken (`solve deals` has)"),
        (("pyramid", "d.tsv", "--nonsense"), "`solve pyramid` has no flag --nonsense; expected --passes"),
        (("pyramid", "d.tsv", "--draw-count", "2"), "--draw-count: expected 1 or 3; got 2"),
        (("pyramid", "d.tsv", "--passes", "none"), "--passes: expected a whole number from 1; got none"),
        (("spades", "d.tsv"), "expected a game that has a solver: pyramid; got spades"),
        (("a.tsv", "b.tsv"), "expected one file; got 2: a.tsv b.tsv"),
        (("nowhere.tsv",), "nowhere.tsv: No such file or directory"),
    ],
)
def test_foreign_flags_and_wrong_words_are_refused_by_name(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"spadille: {said}")
    assert len(done.stderr.splitlines()) == 1
