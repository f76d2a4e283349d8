"""Tests that every game deals the pack that its manifest names."""

from __future__ import annotations

import pytest

from spadille.core.contract import NATURE, Chance
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move

TABLES = [
    (name, book.name, seats) for name, each in GAMES.items() for book in each.rulebooks.values() for seats in book.seats
]


@pytest.mark.parametrize(("name", "book", "seats"), TABLES)
def test_the_first_deal_is_of_the_whole_pack(name: str, book: str, seats: int) -> None:
    game = open_game(name, book, seats, {})
    state, rng = game.initial(), Stream(seed_of("packs"))
    pack = GAMES[name].pack(game.options, seats)
    for _ in range(100):
        seat, move = random_move(game, state, rng)
        cards = getattr(move, "cards", ()) if seat == NATURE else ()
        if len(cards) > 26:
            break
        state = game.play(state, seat, move)
    else:
        pytest.fail("nothing was dealt")
    assert isinstance(game.turn(state), Chance)
    assert sorted(cards) == sorted(pack)


def test_jokers_and_shoes_are_in_the_pack_by_the_options() -> None:
    spades = open_game("spades", "andrews", None, {"jokers": 2})
    assert [str(card) for card in GAMES["spades"].pack(spades.options, 4)[-2:]] == ["JL", "JB"]
    shoe = open_game("mini_baccarat", None, None, {"decks": 6, "marker_from_end": 14})
    assert len(GAMES["mini_baccarat"].pack(shoe.options, 3)) == 6 * 52
