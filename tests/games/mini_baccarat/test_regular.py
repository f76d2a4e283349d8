"""The regular player of Mini Baccarat: the bet that costs least, with the exact cost of every spot."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import Decide
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.playing import random_move


def first_bet(**options: Any) -> Any:
    game, rng = open_game("mini_baccarat", None, 1, options), Stream(seed_of("coup"))
    state = game.initial()
    while not (isinstance(game.turn(state), Decide) and game.view(state, 0).phase == "bet"):
        state = game.play(state, *random_move(game, state, rng))
    moves = tuple(game.moves(state, 0))
    decision = make_bot("regular", game, 0, 1).choose(game.view(state, 0), moves)
    assert decision.move in moves
    assert {each.move for each in decision.weighed} <= set(moves)
    return game, decision


@pytest.mark.parametrize(
    ("options", "figures"),
    [
        # Known figures of the game with eight packs.
        ({}, "banker 1.06%, player 1.24% and tie 14.36%"),
        ({"commission": 4}, "banker 0.60%, player 1.24% and tie 14.36%"),
        ({"commission": 0}, ": player 1.24% and tie 14.36%; the bettor gains banker 1.24%"),
        ({"tie_pays": 9}, "banker 1.06%, player 1.24% and tie 4.84%"),
        ({"decks": 6}, "banker 1.06%, player 1.24% and tie 14.44%"),
    ],
)
def test_banco_always_with_the_sums_behind_it(options: dict[str, Any], figures: str) -> None:
    game, decision = first_bet(**options)
    assert game.spell(decision.move) == "banco 20"
    assert str(decision.why).endswith(figures)
    worths = {game.spell(each.move).split()[0]: each.worth for each in decision.weighed}
    assert max(worths, key=lambda spot: worths[spot]) == "banco"
    assert worths["punto"] == pytest.approx(-20 * 0.0124, abs=0.002)


def test_where_a_tie_takes_the_bets_and_pays_nine_the_bet_is_on_the_tie() -> None:
    game, decision = first_bet(tie_pushes_main_bets=False, tie_pays=9)
    assert game.spell(decision.move) == "tie 20"
