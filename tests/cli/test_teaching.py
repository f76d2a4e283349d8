"""Tests what a beginner asks the command line."""

from __future__ import annotations

import json

import pytest
from tests.cli.shell import run


def test_how_to_play_is_one_page_with_its_words() -> None:
    told = run("rules", "mini-bacc", "--how").stdout
    assert told.startswith("# How to play Mini Baccarat\n")
    assert "A coup (say: koo) is one deal" in told
    assert "\nnatural: Eight or nine with the first two cards: nobody draws. (BAC-28)\n" in told
    assert "](#" not in told


def test_a_program_gets_page_and_words_apart() -> None:
    told = json.loads(run("rules", "war", "--how", "--json").stdout)
    assert told["text"].startswith("# How to play War")
    assert [each["word"] for each in told["words"]] == ["stack", "war", "double war", "skirmish"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [((), "expected a game before --how: spades"), (("war", "denexa"), "expected --how after a game alone")],
)
def test_what_goes_ill_with_it_is_said(words: tuple[str, ...], expected: str) -> None:
    done = run("rules", *words, "--how")
    assert done.returncode == 2
    assert expected in done.stderr


def test_puzzles_are_listed_by_their_numbers_and_given_one_by_one() -> None:
    told = run("puzzles").stdout
    assert "Spades: spadille puzzles spades\n   1  Ace or jack\n" in told
    assert "There are no puzzles of War. War leaves no choice: there is nothing to review.\n" in told
    assert "Pyramid, puzzle 3 of 6: Two sevens." in run("puzzles", "pyramid", "3", "--plain").stdout
