"""Tests the regular player of Auction Pinochle: the cards it plays in clear cases."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.moment import after

from spadille.bots import make_bot
from spadille.games import open_game
from spadille.games.auction_pinochle.players.regular import hopeless
from spadille.games.auction_pinochle.state import Bid

PARTNERS = (
    "table auction_pinochle partnership 4 first_dealer=random",
    "-1 dealer 3",
    "deal 0: AH 9H KS QS AS; 1: 9H' TS 9S; 2: KH JH 9S'",
    "0 bid 250 ; 1 pass ; 2 pass ; 3 pass",
    "0 trumps S",
)


def choice(seat: int, *lines: str) -> str:
    table = after(*lines)
    return table.game.spell(make_bot("regular", table.game, seat, 1).choose(table.view(seat), table.moves(seat)).move)


def test_it_gives_points_to_its_partners_ace_while_the_last_player_is_likely_to_follow() -> None:
    assert choice(2, *PARTNERS, "0 play AH", "1 play 9H'") == "play KH"


@pytest.mark.parametrize(
    ("last", "bid", "given_up"), [(10, 250, False), (10, 260, True), (200, 440, False), (200, 450, True)]
)
def test_a_bid_is_out_of_reach_if_all_tricks_and_the_last_one_would_not_make_it(
    last: int, bid: int, given_up: bool
) -> None:
    game: Any = open_game("auction_pinochle", "partnership", 4, {"last_trick": last})
    view: Any = SimpleNamespace(contract=Bid(bid), melds=((), (), (), ()))
    assert hopeless(game, view, 0) is given_up
