"""The regular player is clearly better than one that makes any legal move."""

from __future__ import annotations

from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game

DEALS = 100


def test_regular_beats_beginner() -> None:
    game = open_game("german_whist", "parlour", 2, {"max_deals": 1})
    won = 0
    for number in range(DEALS):
        table = Table(game, dealer(seed_of(f"regular {number // 2}")))
        regular = number % 2  # both sides of every deal
        bots = [make_bot("regular" if seat == regular else "beginner", game, seat, seed=number) for seat in (0, 1)]
        while table.deciding:
            seat = table.deciding[0]
            table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
        assert table.outcome is not None
        won += table.outcome.winners == (regular,)
    assert won >= 0.85 * DEALS, f"{won} of {DEALS} deals won"
