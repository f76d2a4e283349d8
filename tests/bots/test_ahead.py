"""Thinking ahead in plain Python: worlds of the game's own, each option played on by regular players."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Decision
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget, SeededRng
from spadille.thinking.weighing import Sample

WITH_A_NATIVE_HALF = ("auction_pinochle", "five_hundred", "pinochle", "pyramid", "spades")


def on_turn(game: AnyGame, state: Any) -> int:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seats[0]


def first_choice(game: AnyGame) -> Any:
    """The first state of a deal in which somebody has to choose between plays or bids."""
    state, rng = game.initial(), Stream(seed_of("ahead"))
    while True:
        if isinstance(game.turn(state), Chance):
            state = game.play(state, NATURE, game.draw(state, rng))
            continue
        seat = on_turn(game, state)
        moves = tuple(game.moves(state, seat))
        if len(moves) > 2:
            return state
        state = game.play(state, seat, make_bot("regular", game, seat, 1).choose(game.view(state, seat), moves).move)


@pytest.mark.parametrize("name", WITH_A_NATIVE_HALF)
def test_without_the_native_search_it_keeps_to_its_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"spadille.games.{name}.players.strong.NATIVE", False)
    game = open_game(name, None, None, {})
    state = first_choice(game)
    seat = on_turn(game, state)
    bot = make_bot("strong", game, seat, 5, Budget(worlds=10**9, milliseconds=1))
    decision = bot.choose(game.view(state, seat), tuple(game.moves(state, seat)))
    worlds = re.search(r"\(plain Python search, (\d+) worlds?\)", str(decision.why))
    assert worlds is not None
    assert int(worlds[1]) < 1_000, "a thousand million were asked for"


def test_a_move_that_costs_tricks_is_left_for_a_better_one() -> None:
    game = open_game("spades", "denexa", 4, {})
    state = first_choice(game)
    while "bid" in game.spell(next(iter(game.moves(state, on_turn(game, state))))):
        seat = on_turn(game, state)
        moves = tuple(game.moves(state, seat))
        state = game.play(state, seat, make_bot("regular", game, seat, 1).choose(game.view(state, seat), moves).move)
    seat = on_turn(game, state)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))

    def tricks(end: Any) -> Sample:
        taken = game.standing(end).sheet[-1].taken
        own = taken[seat] + taken[(seat + 2) % 4]
        return Sample(float(own), own / 13)

    ahead = Ahead(game=game, seat=seat, regular=lambda at, _: make_bot("regular", game, at, 1), judge=tricks, fewer=1)
    left = 0
    for usual in moves:
        decision = ahead.choose(view, moves, Decision(usual, "as usual"), SeededRng(1), Budget(worlds=12))
        by_move = {each.move: each.worth for each in decision.weighed}
        assert by_move[decision.move] >= by_move[usual]
        left += decision.move != usual
    assert 0 < left < len(moves)


def test_a_single_move_is_not_thought_about() -> None:
    game = open_game("spades", "denexa", 4, {})
    usual = Decision("the move", "there is no other")
    ahead = Ahead(
        game=game,
        seat=0,
        regular=lambda *_: pytest.fail("there is nothing to think about"),
        judge=lambda _: pytest.fail("there is nothing to think about"),
        fewer=4,
    )
    assert ahead.choose(None, ["the move"], usual, SeededRng(1), Budget(worlds=4)) is usual


def test_every_game_with_a_native_half_is_tried_here() -> None:
    native = {name for name in GAMES if (GAMES[name].page_file("native.py")) is not None}
    assert native == {*WITH_A_NATIVE_HALF}
