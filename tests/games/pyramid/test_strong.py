"""Pyramid by the exact solver: positions in the middle of a game, and a player that wins what can be won."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from spadille import search
from spadille.bots import levels, make_bot
from spadille.core.contract import Decision
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pyramid import solver as pyramid
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.native import win
from spadille.games.pyramid.players.reasons import REASONS
from spadille.games.pyramid.players.strong import can_be_won, solver_rules
from spadille.games.pyramid.solver import PyramidRules, Start
from spadille.games.pyramid.state import value_of
from spadille.scene.names import names_around
from spadille.search import NATIVE
from spadille.thinking.budget import Budget
from spadille.thinking.judgement import Aim

native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


def dealt(seed: str, **options: Any) -> tuple[Pyramid, Table]:
    game = open_game("pyramid", None, None, options)
    assert isinstance(game, Pyramid)
    table = Table(game)
    table.settle(Stream(seed_of(seed)))
    return game, table


def finish(seed: str, **options: Any) -> tuple[Table, list[Decision]]:
    """A game played to its end by the strong player."""
    game, table = dealt(seed, **options)
    bot, decisions = make_bot("strong", game, 0, seed, Budget(worlds=4)), []
    while table.deciding:
        assert table.version < 1500
        decisions.append(bot.choose(table.view(0), table.moves(0)))
        table.play(0, decisions[-1].move)
    return table, decisions


@native
@pytest.mark.parametrize("options", [{}, {"stock_passes": 3, "stock_waste_pairs": True}, {"overlap_match": True}])
def test_what_can_be_won_is_won_once_the_stock_has_been_seen(options: dict[str, Any]) -> None:
    told = set()
    for seed in range(4):
        game, table = dealt(f"strong {seed}", **options)
        winnable = can_be_won(game, table.state)
        played, decisions = finish(f"strong {seed}", **options)
        assert played.outcome is not None
        won = bool(played.outcome.winners)
        assert winnable or not won
        if not options.get("stock_passes"):
            assert won == winnable, "with as many passes as wanted nothing is lost by looking first"
        told |= {str(each.why).partition(",")[0] for each in decisions}
        for each in decisions:
            assert all(0.0 <= choice.worth <= 1.0 for choice in each.weighed)
    assert "this deal can still be won" in told


@native
def test_the_search_from_the_middle_agrees_with_the_plain_one() -> None:
    agreed = 0
    for number in range(30):
        chance = random.Random(number)
        game, table = dealt(f"middle {number % 6}", stock_passes=2, stock_waste_pairs=bool(number % 2))
        rules = solver_rules(game.options)
        while table.deciding and table.state.left.bit_count() > 24:
            moves = [move for move in table.moves(0) if game.spell(move) != "resign"]
            table.play(0, chance.choice(moves))
        if not table.deciding:
            continue
        state = table.state
        deck = bytes([value_of(card) for card in state.dealt.cards])
        start = Start(left=state.left, drawn=state.drawn, recycled=state.recycled, fresh=state.fresh)
        (line,) = win([deck], rules, start=start)
        assert line is not None
        assert len(line) == len(pyramid.shortest(deck, rules, start))
        assert can_be_won(game, state) == bool(line)
        agreed += 1
    assert agreed > 3


def test_the_same_seed_gives_the_same_move_and_hidden_cards_do_not_matter() -> None:
    game, table = dealt("hidden")
    rng = Stream(seed_of("other"))
    view, moves = table.view(0), table.moves(0)
    one, other = (make_bot("strong", game, 0, 3, Budget(worlds=3)).choose(view, moves) for _ in range(2))
    assert one == other
    world = game.imagine(view, rng)
    assert game.view(world, 0) == view
    if NATIVE:
        assert "of 3 orders of the stock" in str(one.why)


def test_a_hopeless_deal_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game, table = dealt("hopeless")
    while table.view(0).recycled == 0:
        table.play(0, next(move for move in table.moves(0) if game.spell(move) in ("draw", "recycle")))
    monkeypatch.setattr("spadille.games.pyramid.players.strong.can_be_won", lambda *_: False)
    bot = make_bot("strong", game, 0, 1)
    if NATIVE:
        assert str(bot.choose(table.view(0), table.moves(0)).why) == "this deal cannot be won any more"
    monkeypatch.setattr("spadille.games.pyramid.players.strong.can_be_won", lambda *_: None)
    decision = make_bot("strong", game, 0, 1).choose(table.view(0), table.moves(0))
    assert decision.move in table.moves(0)


def test_without_the_native_search_it_plays_on_in_python_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.pyramid.players.strong.NATIVE", False)
    game, table = dealt("bare")
    decisions = []
    for _ in range(2):
        bot = make_bot("strong", game, 0, 3, Budget(worlds=12))
        decisions.append(bot.choose(table.view(0), table.moves(0)))
    assert decisions[0] == decisions[1]
    assert "(plain Python search, 3 worlds)" in str(decisions[0].why)
    assert len(decisions[0].weighed) > 1


def test_positions_that_cannot_be_are_refused() -> None:
    deck = bytes(value for value in range(1, 14) for _ in range(4))
    for start in (Start(left=1 << 52), Start(left=-1), Start(drawn=27), Start(drawn=53), Start(recycled=-1)):
        with pytest.raises(SpadilleError, match="expected a position"):
            win([deck], PyramidRules(), start=start)
    with pytest.raises(SpadilleError, match="expected fewer than 2 turns"):
        win([deck], PyramidRules(passes=2), start=Start(recycled=2))
    if NATIVE:
        asked = ([deck], PyramidRules(passes=2), False, True, 1, 0, 1 << 24)
        wrong = (Start(left=1 << 52), Start(left=1, drawn=27), Start(left=1, drawn=53), Start(left=1, recycled=2))
        for position in wrong:
            with pytest.raises(ValueError, match="no position"):
                search._native.pyramid(*asked, position)


def test_there_are_levels_for_it() -> None:
    assert levels("pyramid") == levels("mexican_sweat") == ("beginner", "regular", "strong")


def test_a_move_that_clears_the_pyramid_is_not_called_the_only_one() -> None:
    game: Any = open_game("pyramid", None, None, {})
    known: Any = SimpleNamespace(cards=())
    ground = REASONS.outcome(game, known, (None, "another that loses"), Aim.CLEAR, (1.0, 0.0))
    assert ground is not None
    assert str(ground.words(names_around(1, 0))) == "this way the pyramid can still be cleared"
