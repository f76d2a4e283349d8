"""Chance determines the first dealer once, in games where it does, with every result."""

from __future__ import annotations

import pytest

from spadille.core.contract import NATURE, Chance
from spadille.games import GAMES, open_game

DEALING = [name for name in GAMES if (game := open_game(name, None, None, {})).turn(game.initial()) == Chance("dealer")]


@pytest.mark.parametrize("name", DEALING)
def test_once_the_first_dealer_is_found_nobody_draws_again(name: str) -> None:
    game = open_game(name, None, None, {"first_dealer": "random"})
    for dealer in range(game.seats):
        state = game.play(game.initial(), NATURE, game.read(f"dealer {dealer}"))
        assert game.turn(state) == Chance("deal")
        for other in range(game.seats):
            refusal = game.refusal(state, NATURE, game.read(f"dealer {other}"))
            assert refusal is not None
            assert refusal.clause is None


@pytest.mark.parametrize("name", DEALING)
def test_only_a_seat_of_the_table_can_be_the_first_dealer(name: str) -> None:
    game = open_game(name, None, None, {"first_dealer": "random"})
    seats = range(game.seats + 2)
    taken = [seat for seat in seats if not game.refusal(game.initial(), NATURE, game.read(f"dealer {seat}"))]
    assert taken == list(range(game.seats))


@pytest.mark.parametrize("name", DEALING)
def test_before_the_first_dealer_is_found_every_view_says_minus_one(name: str) -> None:
    game = open_game(name, None, None, {})
    assert [game.view(game.initial(), seat).match.dealer for seat in (*range(game.seats), None)] == [-1] * (
        game.seats + 1
    )


def test_the_games_of_this_file_are_those_with_a_dealer() -> None:
    assert len(DEALING) > 3
