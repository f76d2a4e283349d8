"""Tests the terms of a table that the kernel gets for its batches; tests/envs tests the batches."""

from __future__ import annotations

from typing import Any

from spadille.games import open_game
from spadille.games.five_hundred.batch import Terms, batch
from spadille.parts.encoder import Settings


def terms(**options: Any) -> Terms:
    game: Any = open_game("five_hundred", "denexa", 4, options)
    name, found = batch(game, Settings(discard="ascending"))
    assert name == "five_hundred"
    assert found.upwards
    return found


def test_a_condition_that_is_not_there_is_none_in_numbers() -> None:
    usual = terms()
    assert (usual.needed, usual.has_floor, usual.lose_at, usual.rounds) == (501, True, -500, 3)
    other = terms(target_rule="reach", lose_at=None, bid_rounds="until_three_passes")
    assert (other.needed, other.has_floor, other.lose_at, other.rounds) == (500, False, 0, None)


def test_nullo_has_a_place_on_the_ladder() -> None:
    assert terms().nullo_place == 10
    assert terms(nullo_rank="by_value").nullo_place == 11
