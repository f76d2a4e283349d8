"""The strong player of Auction Pinochle: an answer comes whatever the deal leads to."""

from __future__ import annotations

import pytest

from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.thinking.budget import Budget


def test_it_bids_where_deals_are_thrown_in_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With so low a target nobody who goes by rules of thumb bids, and the next one deals."""
    monkeypatch.setattr("spadille.thinking.ahead.MOST_MOVES", 100)
    game = open_game("auction_pinochle", "passing", 4, {"all_pass": "next_dealer", "target": 5, "units": "ones"})
    table = Table(game, dealer(seed_of("1")))
    seat = table.deciding[0]
    decision = make_bot("strong", game, seat, 1, Budget(worlds=4)).choose(table.view(seat), table.moves(seat))
    assert decision.move in table.moves(seat)
    assert len(decision.weighed) > 1
