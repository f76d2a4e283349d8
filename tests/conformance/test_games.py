"""The laws of the contract, held for every game, rulebook and number of seats there is.

A game that is registered later is covered by itself.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spadille.games import GAMES, open_game
from spadille.testing.check import check, check_end

TABLES = [
    (name, book.name, seats)
    for name, entry in GAMES.items()
    for book in entry.rulebooks.values()
    for seats in book.seats
]
IDS = [f"{name}-{book}-{seats}" for name, book, seats in TABLES]


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold(name: str, book: str, seats: int) -> None:
    assert check(open_game(name, book, seats, {}), moves=80)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold_for_long(name: str, book: str, seats: int) -> None:
    assert check(open_game(name, book, seats, {}), seed=1, moves=400)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold_for_very_long(
    name: str, book: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    made = sum(check(open_game(name, book, seats, {}), seed=1 + number, moves=800) for number in range(4))
    record_property("moves", made)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_every_game_ends(name: str, book: str, seats: int) -> None:
    for seed in range(2):
        check_end(open_game(name, book, seats, {}), seed=seed)
