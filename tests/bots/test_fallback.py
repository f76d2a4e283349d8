"""Tests what is done for a player that has failed: the tamest legal move, wherever it sits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from spadille.bots import fallback, make_bot
from spadille.bots.fallback import tamest
from spadille.core.contract import AnyGame, Decide, Decision, Over, Seat
from spadille.core.table import listed
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, entry, open_game
from spadille.games.five_hundred.state import LeadJoker
from spadille.games.spades.state import BlindNil, Look, Nil
from spadille.lab import tables
from spadille.lab.arena import Contest, play_unit
from spadille.manifest import Manifest
from spadille.parts.auction import PASS
from spadille.testing.playing import random_move
from spadille.tui.play import session as terminal
from spadille.tui.play.session import sit_down

TABLES = [(name, book) for name, game in GAMES.items() for book in game.rulebooks]
STAKES = ("blind nil", "nil", "resign", "leave", "bet ", "raise ", "call", "wager", "banco", "punto", "tie", "redeal")
"""How moves begin by which a player would stake or give up something it need not."""


class Failing:
    """A bot that raises, or answers what is not allowed."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        if self.answer is None:
            raise RuntimeError("lost")
        return Decision(self.answer)


@pytest.mark.parametrize(("name", "book"), TABLES)
def test_the_tamest_move_is_legal_and_stakes_nothing(name: str, book: str) -> None:
    game, rng = open_game(name, book, None, {}), Stream(seed_of(f"tame {book}"))
    state, asked = game.initial(), 0
    for _ in range(400):
        turn = game.turn(state)
        if isinstance(turn, Over):
            state = game.initial()
            continue
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            moves = listed(game.moves(state, seat))
            move = tamest(game, seat, game.view(state, seat), moves)
            asked += 1
            assert game.refusal(state, seat, move) is None
            assert len(moves) == 1 or not game.spell(move).startswith(STAKES)
            assert PASS not in moves or move == PASS
            assert not isinstance(move, LeadJoker) or all(isinstance(each, LeadJoker) for each in moves)
        state = game.play(state, *random_move(game, state, rng))
    assert asked > 20


@pytest.mark.parametrize("answer", [None, "a word that is no move"])
def test_a_bot_that_crashes_in_the_arena_bids_no_nil_over_many_deals(
    answer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, said = make_bot, list[Any]()

    def some(level: str, *rest: Any) -> Any:
        return Failing(answer) if level == "beginner" else made(level, *rest)

    def noted(game: AnyGame, seat: Seat, view: Any, moves: Sequence[Any]) -> Any:
        said.append(tamest(game, seat, view, moves))
        return said[-1]

    monkeypatch.setattr(tables, "make_bot", some)
    monkeypatch.setattr(tables, "tamest", noted)
    contest = Contest(game="spades", rulebook="andrews", bots=("regular", "beginner"), seed="crash")
    units = [play_unit(contest, number) for number in range(25)]
    assert sum(unit.faults[1] for unit in units) == len(said) > 25 * 4 * 13
    assert sum(isinstance(move, Look) for move in said) == 100, "each looks at its hand first"
    assert not [move for move in said if isinstance(move, Nil | BlindNil)]


def test_a_bot_that_crashes_at_the_terminal_stops_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "make_bot", lambda *_: Failing())
    session = sit_down("spades", rulebook="andrews", seat=None, seed=1)
    told = []
    while session.table.standing.deals < 1:
        plan = session.plan()
        assert plan is not None
        told += [str(each.words) for each in session.follow(plan)]
    assert "North (regular) failed (RuntimeError: lost); a safe legal move is made instead." in told
    assert not [line for line in told if "nil" in str(line)]


def manifest_without(monkeypatch: pytest.MonkeyPatch, **other: Any) -> AnyGame:
    """A table of Spades whose manifest says otherwise."""
    found: Manifest = msgspec.structs.replace(entry("spades"), **other)
    monkeypatch.setattr(fallback, "entry", lambda _: found)
    return open_game("spades", "andrews", None, {})


def at_the_bid(game: AnyGame) -> tuple[Any, Seat]:
    state, rng = game.initial(), Stream(seed_of("bid"))
    while not isinstance(game.turn(state), Decide):
        state = game.play(state, *random_move(game, state, rng))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return state, turn.seats[0]


def test_a_game_that_does_not_say_has_its_usual_player_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = manifest_without(monkeypatch, tame_part="")
    state, seat = at_the_bid(game)
    state = game.play(state, seat, game.read("look"))
    view, moves = game.view(state, seat), list(game.moves(state, seat))
    usual = make_bot("regular", game, seat, 1).choose(view, moves).move
    assert tamest(game, seat, view, moves) == usual != moves[0]


@pytest.mark.parametrize("part", ["players.nowhere:tame", "scoring:worth"])
def test_a_game_that_says_nonsense_stops_nothing(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = manifest_without(monkeypatch, tame_part=part)
    state, seat = at_the_bid(game)
    moves = list(game.moves(state, seat))
    assert tamest(game, seat, game.view(state, seat), moves) == moves[0]
