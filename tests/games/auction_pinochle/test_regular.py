"""Tests the regular player of Auction Pinochle: the cards it plays in clear cases."""

from __future__ import annotations

from tests.games.moment import after

from spadille.bots import make_bot

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
