"""Tests the moves that a bot may make in a person's place: important ones only if there is no other."""

from __future__ import annotations

from spadille.bots.fallback import calm, dares
from spadille.games import open_game
from spadille.games.spades.state import LOOK, Bid, BlindNil, Nil


def test_nobody_bids_nil_for_a_person_while_there_is_anything_else_to_say() -> None:
    spades = open_game("spades", "andrews", None, {})
    assert calm(spades, [Nil(), Bid(3), BlindNil(), LOOK]) == (Bid(3), LOOK)
    assert calm(spades, [Nil()]) == [Nil()]


def test_a_game_in_which_nothing_is_dared_has_all_its_moves() -> None:
    moves = range(1_000_000)
    war = open_game("war", None, None, {})
    assert calm(war, moves) is moves
    assert not dares(war, 3)
