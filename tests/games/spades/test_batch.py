"""Tests the terms of a table that the kernel gets for its batches; tests/envs tests the batches."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.spades.encoding.batch import batch
from spadille.parts.encoder import Settings


def test_the_kernel_is_told_the_cards_by_their_actions() -> None:
    game: Any = open_game("spades", "andrews", 4, {"jokers": 2})
    name, terms = batch(game, Settings())
    assert name == "spades"
    assert {*range(54)} - {*terms.pack} == {13, 26}
    assert terms.pack[-2:] == (52, 53)


def test_a_condition_that_is_not_there_is_none_in_numbers() -> None:
    andrews: Any = open_game("spades", "andrews", 4, {})
    club: Any = open_game("spades", "club", 4, {})
    _, terms = batch(andrews, Settings())
    assert (terms.only_behind, terms.has_mercy, terms.mercy, terms.hand_limit) == (False, True, -250, None)
    _, terms = batch(club, Settings())
    assert (terms.only_behind, terms.behind, terms.has_mercy) == (True, 100, False)


def test_a_lead_to_win_by_is_not_played_in_batches() -> None:
    game: Any = open_game("spades", "club", 4, {"win_by": 50})
    with pytest.raises(BadOptions, match=r"expected win_by=1 in a batch of Spades.*; got 50 \(SPD-H1\)"):
        batch(game, Settings())


def test_a_contract_to_win_with_is_not_played_in_batches() -> None:
    game: Any = open_game("spades", "club", 4, {"win_with_contract": True})
    with pytest.raises(
        BadOptions, match=r"expected win_with_contract=false in a batch of Spades; got true \(SPD-H11\)"
    ):
        batch(game, Settings())


def test_two_players_are_not_played_in_batches() -> None:
    game: Any = open_game("spades", "bicycle", 2, {})
    with pytest.raises(BadOptions, match="expected 3 to 6 seats in a batch of Spades"):
        batch(game, Settings())
