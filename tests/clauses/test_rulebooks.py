"""Tests that rulebooks do not change unnoticed: options and seats equal those in tests/data/rulebooks.txt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spadille.core.options import write_value
from spadille.games import GAMES, open_game

TOLD = (Path(__file__).parents[1] / "data" / "rulebooks.txt").read_text("utf-8")
BOOKS = {
    (name, book): (seats, words.split())
    for name, book, seats, words in re.findall(r"^(\w+) (\w+) (.+)\n((?: .+\n)+)", TOLD, re.MULTILINE)
}


@pytest.mark.parametrize(("name", "book"), BOOKS, ids=["-".join(each) for each in BOOKS])
def test_a_rulebook_keeps_its_seats_and_the_values_of_its_options(name: str, book: str) -> None:
    rulebook, (seats, words) = GAMES[name].rulebooks[book], BOOKS[name, book]
    assert f"{rulebook.usual_seats} of {' '.join(map(str, rulebook.seats))}" == seats
    options = open_game(name, book, None, {}).options
    told = dict(word.split("=") for word in words)
    assert {option: write_value(getattr(options, option)) for option in told} == told


def test_every_rulebook_is_told() -> None:
    assert sorted(BOOKS) == sorted((name, book) for name, entry in GAMES.items() for book in entry.rulebooks)


def test_at_a_table_of_three_andrews_plays_without_partners() -> None:
    assert not open_game("spades", "andrews", 3, {}).options.partnership
