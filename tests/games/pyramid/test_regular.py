"""The regular player of Pyramid: it comes to an end, takes what is free, and keeps the last way open."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.cards.card import card
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.players.regular import make
from spadille.testing.arrange import arrange, read_wishes


def dealt(wishes: str, *moves: str) -> Table:
    table = Table(open_game("pyramid", None, None, {}))
    table.play(NATURE, arrange(table.game, table.state, read_wishes(wishes), Stream(seed_of("deal"))))
    for move in moves:
        table.play(0, move)
    return table


def regular_game(seed: int, **options: Any) -> Table:
    game, rng = open_game("pyramid", None, None, options), Stream(seed_of(f"regular {seed}"))
    assert isinstance(game, Pyramid)
    table, bot = Table(game), make(game, 0, rng)
    table.settle(rng)
    while table.deciding:
        assert table.version < 2000
        decision = bot.choose(table.view(0), table.moves(0))
        assert decision.why
        table.play(0, decision.move)
    return table


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"overlap_match": True},
        {"draw_count": 3, "stock_waste_pairs": True},
        {"win_condition": "clear_all_52", "stock_waste_pairs": True},
        {"win_condition": "clear_all_52", "stock_passes": 2},
    ],
)
def test_the_regular_player_comes_to_an_end_and_wins_now_and_then(options: dict[str, Any]) -> None:
    won = sum(
        bool(table.outcome and table.outcome.winners) for table in (regular_game(seed, **options) for seed in range(12))
    )
    assert won or options.get("draw_count") or options.get("win_condition")


def test_the_regular_player_takes_kings_first_and_does_not_wall_a_card_in() -> None:
    table = dealt("row 7: KC 6C 7D")
    assert isinstance(table.game, Pyramid)
    bot = make(table.game, 0, Stream(seed_of(1)))
    assert str(bot.choose(table.view(0), table.moves(0)).move) == str(table.game.read("king KC"))
    queens = "row 1: QC; row 4: AC; row 6: 2C 2D 2H; row 7: 6C QD QH QS 6D 6H 6S; stock: AD AH AS"
    walled = dealt(queens, "draw", "pair AD QH", "draw", "pair AH QS", "draw")
    view, game = walled.view(0), walled.game
    assert isinstance(game, Pyramid)
    bot = make(game, 0, Stream(seed_of(1)))
    gone = 1 << view.cards.index(card("QD"))
    assert bot.walled_in(view, view.left & ~gone) == bot.walled_in(view, view.left) + 1, (
        "the ace lies on its last queen"
    )
    assert game.read("pair AS QD") in walled.moves(0)
    assert bot.choose(view, walled.moves(0)).move == game.read("draw")
