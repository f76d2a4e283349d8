"""Tests that players who are out of a game are never asked again."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import spadille
from spadille.core.contract import Decide
from spadille.games import GAMES

TABLES = [
    (name, book.name, seats)
    for name, game in GAMES.items()
    if game.out_part
    for book in game.rulebooks.values()
    for seats in sorted({min(book.seats), book.usual_seats, max(book.seats)})
    if seats > 1
]


SHORT: dict[str, dict[str, Any]] = {"mexican_sweat": {"chips": 10}}
"""Options under which somebody goes out soon."""


def played(name: str, book: str, seats: int, seed: int, most: int) -> list[tuple[int, ...]]:
    """Who was out at every moment of a game of random moves."""
    rng, table = (
        random.Random(seed),
        spadille.table(name, rulebook=book, seats=seats, seed=seed, **SHORT.get(name, {})),
    )
    found: list[tuple[int, ...]] = []
    while table.outcome is None and len(found) < most:
        turn, out = table.game.turn(table.state), GAMES[name].out(table.state)
        assert isinstance(turn, Decide)
        assert not set(out) & set(turn.seats), "whoever is out is not asked"
        found.append(out)
        by = rng.choice(turn.seats)
        moves = table.moves(by)
        table.play(by, moves[rng.randrange(len(moves))])
    return [*found, GAMES[name].out(table.state)]


@pytest.mark.parametrize(("name", "book", "seats"), TABLES)
def test_whoever_is_out_is_never_asked_and_never_comes_back(name: str, book: str, seats: int) -> None:
    for seed in range(4):
        told = played(name, book, seats, seed, 400)
        assert all(set(before) <= set(after) for before, after in itertools.pairwise(told))


@pytest.mark.parametrize(("name", "seats"), [("mini_baccarat", 3), ("mexican_sweat", 4), ("war", 3)])
def test_somebody_goes_out_before_the_game_is_over(name: str, seats: int) -> None:
    book = next(each.name for each in GAMES[name].rulebooks.values() if seats in each.seats)
    assert any(played(name, book, seats, seed, 3000)[-2] for seed in range(4))


def test_everybody_is_in_to_the_end_where_a_game_says_nothing_of_it() -> None:
    table = spadille.table("spades", seed=3)
    assert GAMES["spades"].out(table.state) == ()


def test_whoever_leaves_mini_baccarat_is_out_and_the_others_are_not() -> None:
    table = spadille.table("mini_baccarat", seats=3, seed=3)
    table.play(table.deciding[0], "cut 100")
    table.play(1, "leave")
    assert GAMES["mini_baccarat"].out(table.state) == (1,)
    assert table.outcome is None
