"""Pyramid: an open reserve and an open stock, in the rules, the solvers and the players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spadille.core.contract import NATURE, Decide, Over
from spadille.core.errors import BadOptions
from spadille.core.options import specs
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.games.pyramid import solver
from spadille.games.pyramid.measured import MEASURED
from spadille.games.pyramid.native import can_win, win
from spadille.games.pyramid.players.strong import can_be_won, solver_rules
from spadille.games.pyramid.scene import scene
from spadille.games.pyramid.solver import PyramidRules, Start
from spadille.games.pyramid.state import value_of
from spadille.search import NATIVE
from spadille.thinking.budget import STRONG
from spadille.thinking.levels import Level

GIZA: Any = {"reserve": "giza", "win_condition": "clear_all_52"}
needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


def dealt(options: dict[str, Any], number: int = 0) -> tuple[Any, Any]:
    """A game and its state after the deal of a number."""
    game: Any = open_game("pyramid", "denexa", None, options)
    return game, game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of("house"), number)))


def played(level: Level, options: dict[str, Any], number: int) -> tuple[Any, Any]:
    """The game and its last state, played by a bot."""
    game, state = dealt(options, number)
    bot = entry("pyramid").make(level, game, 0, Stream(seed_of(1)), STRONG)
    while isinstance(game.turn(state), Decide):
        state = game.play(state, 0, bot.choose(game.view(state, 0), list(game.moves(state, 0))).move)
    return game, state


@needs_native
@pytest.mark.parametrize("overlap", [False, True])
@pytest.mark.parametrize("win_condition", ["clear_pyramid", "clear_all_52"])
def test_both_searches_agree_on_endings_of_giza(overlap: bool, win_condition: Any) -> None:
    rules = PyramidRules(reserve="giza", overlap_match=overlap, win_condition=win_condition)
    chance, won = random.Random(7), 0
    for _ in range(60):
        deck = [value for value in range(1, 14) for _ in range(4)]
        chance.shuffle(deck)
        left = sum(1 << place for place in (0, 1, 2, 3, 4, 5, 28, 29, 30, 31, 32, 33, 34, 35))
        start = Start(left=left, drawn=52)
        (native,) = win([bytes(deck)], rules, start=start)
        plain = solver.shortest(deck, rules, start)
        assert native is not None
        assert len(native) == len(plain)
        won += bool(plain)
    assert won < 60


@needs_native
def test_a_line_of_giza_is_played_by_the_rules_to_the_win() -> None:
    for number in range(40):
        game, state = dealt(GIZA, number)
        if not can_be_won(game, state):
            continue
        game, end = played(Level.STRONG, GIZA, number)
        assert end.outcome.winners == (0,), "all cards lie open: what can be won is won"
        assert not end.last.left
        return
    pytest.fail("none of 40 deals could be won")


def test_regular_plays_giza_to_its_end_and_takes_pairs_of_the_reserve() -> None:
    pairs = 0
    for number in range(5):
        game, state = played(Level.REGULAR, GIZA, number)
        assert isinstance(game.turn(state), Over)
        assert not state.resigned
        pairs += 24 - (state.last.left >> 28).bit_count()
    assert pairs > 40


def test_in_giza_every_card_is_seen_from_the_start() -> None:
    game, state = dealt(GIZA)
    assert None not in game.view(state, 0).cards
    assert game.imagine(game.view(state, 0), Stream(seed_of(1))) == state
    assert "draw" not in {game.spell(move) for move in game.moves(state, 0)}


def test_options_of_the_stock_change_nothing_in_giza() -> None:
    game, _ = dealt({**GIZA, "stock_passes": 1, "draw_count": 3, "draw_gate": "only_when_stuck"})
    assert solver_rules(game.options) == solver_rules(dealt(GIZA)[0].options)
    open_game("pyramid", "denexa", None, {"reserve": "giza", "stock_top_playable": True, "draw_count": 3})


def test_an_open_stock_shows_one_card_more_and_what_was_taken_from_it() -> None:
    game, state = dealt({"stock_top_playable": True})
    view = game.view(state, 0)
    assert view.cards[28] is not None
    assert view.cards[29] is None
    taken = next((each for each in game.moves(state, 0) if str(view.cards[28]) in game.spell(each)), None)
    after = game.play(state, 0, taken or game.read("draw"))
    assert game.view(after, 0).cards[29] is not None
    again = game.imagine(game.view(after, 0), Stream(seed_of(3)))
    assert game.view(again, 0) == game.view(after, 0)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"draw_count": 3}, "Where cards are drawn three at a time"),
        ({"draw_gate": "only_when_stuck"}, "Where the player may draw only when stuck"),
        ({"waste_top_playable": False}, "Where only the card just drawn may be played"),
    ],
)
def test_an_open_stock_is_refused_where_it_makes_no_sense(other: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        open_game("pyramid", "denexa", None, {"stock_top_playable": True, **other})
    assert str(refused.value) == f"{words}, the top of the stock is not open (PYR-H2)."


@needs_native
def test_an_open_stock_can_be_won_exactly_where_a_closed_one_can() -> None:
    for number in range(6):
        game, state = dealt({"stock_top_playable": True}, number)
        values = bytes(map(value_of, state.dealt.cards))
        (open_one,) = can_win([values], solver_rules(game.options))
        assert can_be_won(game, state) == open_one
        assert solver_rules(game.options) == PyramidRules()


def scenes(options: dict[str, Any], number: int) -> list[Any]:
    """The scenes of a game played by the regular bot."""
    game, state = dealt(options, number)
    bot = entry("pyramid").make(Level.REGULAR, game, 0, Stream(seed_of(1)), None)
    found = []
    while isinstance(game.turn(state), Decide):
        found.append(scene(game, game.view(state, 0), tuple(game.offers(state, 0)), ("Ann",)))
        state = game.play(state, 0, bot.choose(game.view(state, 0), list(game.moves(state, 0))).move)
    return [*found, scene(game, game.view(state, 0), (), ("Ann",))]


def test_giza_is_drawn_as_eight_columns_whose_tops_lie_last() -> None:
    first, *_, last = scenes(GIZA, 1)
    reserve = next(zone for zone in first.zones if zone.name == "reserve")
    assert [len(row) for row in reserve.rows] == [8, 8, 8]
    assert {zone.name for zone in first.zones} == {"pyramid", "reserve", "out"}
    assert all(face.refusal for row in reserve.rows[:2] for face in row)
    assert not any(face.refusal for face in reserve.rows[2])
    assert str(last.over).startswith("The game is lost: no king and no pair can go, and ")


def test_an_open_stock_is_drawn_face_up_and_drawn_from_where_nothing_goes_with_it() -> None:
    faces = [
        zone.faces[0]
        for number in range(3)
        for each in scenes({"stock_top_playable": True}, number)
        for zone in each.zones
        if zone.name == "stock" and zone.faces and not each.over
    ]
    assert all(face.card is not None for face in faces)
    assert {"draw"} < {face.move for face in faces}, "some are drawn from, others played"


def test_the_chance_of_a_way_that_was_measured_is_told_where_it_is_chosen() -> None:
    said = {way: _told(dict(way)) for way in (*(tuple(each.items()) for each, *_ in MEASURED), (("stock_passes", 7),))}
    assert said.pop((("stock_passes", 7),)) == "The game is won when the pyramid is gone."
    assert all(" Of 100 deals about " in each for each in said.values())
    assert said[()].startswith("The pyramid must go.")
    assert _told({**GIZA, "stock_passes": 3}).startswith("All 52 cards must go.")


def _told(options: dict[str, Any]) -> str:
    game = open_game("pyramid", "denexa", None, options)
    return str(specs(type(game.options))["win_condition"].says_at(game.options, 1))
