"""Tests what a beginner asks the command line."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.shell import run

from spadille.cli import complete
from spadille.games import entry
from spadille.puzzles.found import themed


def test_how_to_play_is_one_page_with_its_words() -> None:
    told = run("rules", "mini-bacc", "--how").stdout
    assert told.startswith("# How to play Mini Baccarat\n")
    assert "A coup (say: koo) is one deal" in told
    assert "\nnatural: Eight or nine with the first two cards: nobody draws. (BAC-28)\n" in told
    assert "\nSeven and eight, which count 5: 7♥ 8♣\n" in told
    assert "](" not in told


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


def test_the_themes_of_puzzles_are_listed_completed_and_given() -> None:
    theme, some = themed(entry("spades"))[0]
    assert f"      {theme.title} ({len(some)}): --theme {theme.name}\n" in run("puzzles").stdout
    shown = run("puzzles", "spades", "2", "--theme", theme.name, "--plain").stdout
    assert f"Spades, puzzle 2 of {len(some)}: {theme.title} 2." in shown
    context: Any = SimpleNamespace(params={"game": "spades"}, args=[])
    nothing: Any = SimpleNamespace(params={}, args=[])
    assert complete.themes(context, theme.name) == [theme.name]
    assert complete.themes(nothing, "") == []
