"""Tests the terms of a table that the kernel gets for its batches; tests/envs tests the batches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parity import other_values

from spadille.core.options import specs
from spadille.games import open_game
from spadille.games.pinochle.batch import Terms, batch
from spadille.games.pinochle.rules import PinochleOptions
from spadille.parts.encoder import Settings


def terms(**options: Any) -> Terms:
    game: Any = open_game("pinochle", "denexa", 2, options)
    name, found = batch(game, Settings())
    assert name == "pinochle"
    return found


@pytest.mark.parametrize("name", specs(PinochleOptions))
def test_no_option_is_left_out(name: str) -> None:
    others = other_values(PinochleOptions, name)
    assert others
    assert len({terms(), *(terms(**{name: each}) for each in others)}) == 1 + len(others)


def test_cards_count_by_rank_and_only_classic_points_are_rounded() -> None:
    assert (terms().points, terms().rounded) == ((0, 2, 3, 4, 10, 11), True)
    assert (terms(counting="counters").points, terms(counting="counters").rounded) == ((0, 0, 0, 10, 10, 10), False)
