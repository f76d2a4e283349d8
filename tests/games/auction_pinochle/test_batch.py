"""Tests the terms of a table that the kernel gets for its batches; tests/envs tests the batches."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.games.parity import other_values

from spadille.core.options import specs
from spadille.games import open_game
from spadille.games.auction_pinochle.encoding.batch import Terms, batch
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.parts.encoder import Settings

OTHER: Final = {"highest_bid": 600}
"""Another number, where one more may change nothing."""


def terms(book: str = "partnership", seats: int = 4, **options: Any) -> Terms:
    game: Any = open_game("auction_pinochle", book, seats, options)
    name, found = batch(game, Settings())
    assert name == "auction_pinochle"
    return found


@pytest.mark.parametrize("name", specs(AuctionPinochleOptions))
def test_no_option_is_left_out(name: str) -> None:
    others = other_values(AuctionPinochleOptions, name, OTHER.get(name))
    assert others
    assert len({terms(), *(terms(**{name: each}) for each in others)}) == 1 + len(others)


def test_a_dealer_goes_below_all_bids_only_where_the_dealer_must_bid() -> None:
    assert terms(dealer_below=50).below == 200
    assert terms(dealer_below=50, all_pass="next_dealer").below == 0


def test_card_points_are_in_the_units_of_the_table() -> None:
    assert terms().points == (0, 0, 0, 10, 10, 10)
    assert terms("modern").points == (0, 0, 0, 1, 1, 1)
