"""Tests `spadille bot serve`: the conversation in the guide, every game, and invalid lines."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.shell import run

from spadille.bots import make_bot
from spadille.bots.protocol import Engine, game_line, go_line, greeting, moves_line, view_line
from spadille.core.contract import AnyGame, Decide, Over
from spadille.core.errors import Unreadable
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "bot-protocol.md").read_text("utf-8")


def ask(engine: Engine, *lines: str) -> list[str]:
    return [each for line in lines for each in engine.answer(line)]


def at_a_decision(game: AnyGame, moves: int = 0) -> tuple[Any, int]:
    """A state of a random game in which somebody decides, and who."""
    rng, state = Stream(seed_of(f"protocol {game.name}")), game.initial()
    while True:
        turn = game.turn(state)
        if isinstance(turn, Decide) and (moves := moves - 1) < 0:
            return state, turn.seats[0]
        assert not isinstance(turn, Over)
        state = game.play(state, *random_move(game, state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_as_at_a_table(name: str) -> None:
    game, engine = open_game(name, None, None, {}), Engine("regular", "Regular")
    state, seat = at_a_decision(game, 3)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    assert ask(engine, greeting())[-1] == "ready"
    said = ask(engine, game_line(game, seat, "7"), view_line(game, view), moves_line(game, moves), go_line(None, 1_000))
    chosen = make_bot("regular", game, seat, "7").choose(view, moves).move
    assert (said[0], said[-1]) == ("ready", f"bestmove {game.spell(chosen)}")


def test_moves_need_not_be_told_and_worlds_are_kept() -> None:
    game, engine = open_game("spades", "andrews", None, {}), Engine("strong", "Strong")
    state, seat = at_a_decision(game, 8)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    told, said = ask(engine, game_line(game, seat, "7"), view_line(game, view), "go worlds 20")[1:]
    decision = make_bot("strong", game, seat, "7", Budget(worlds=20)).choose(view, moves)
    assert said == f"bestmove {game.spell(decision.move)}"
    info = msgspec.json.decode(told.removeprefix("info "))
    assert info["why"] == decision.why
    assert {each["move"] for each in info["weighed"]} == {game.spell(each.move) for each in decision.weighed}
    assert info["weighed"][0]["move"] == game.spell(decision.move)


def test_a_line_that_is_no_good_is_an_error_and_changes_nothing() -> None:
    game, engine = open_game("spades", "rules_of_spades", None, {}), Engine("regular", "Regular")
    state, seat = at_a_decision(game)
    view = view_line(game, game.view(state, seat))
    header = game_line(game, seat, "7")
    other = view_line(game, game.view(state, (seat + 1) % 4))
    ask(engine, header, view)
    best = ask(engine, "go")
    full = msgspec.json.decode(view.removeprefix("view "))
    for line, words in (
        ("hello", "got 'hello'"),
        ("spadille 2", "expected version 1"),
        ("game {}", "game: expected a header"),
        ('game {"spadille":1,"game":"chess","seats":4,"rulebook":"x","seat":0}', "expected a game"),
        (header.replace(f'"seat":{seat}', '"seat":4'), "expected a seat from 0 to 3"),
        ("view []", "expected an object"),
        (other, f"expected the view of seat {seat}"),
        ("moves AS", "expected a list of texts"),
        ('moves ["jump"]', "expected one of"),
        ("go worlds", "expected worlds from 1"),
        ("go worlds 0", "expected worlds from 1"),
        ("go movetime 99999999999999999999999", "expected movetime from 1"),
        ("go depth 4", "got 'depth'"),
        ("go worlds 5 worlds 6", "got 'worlds'"),
    ):
        (said,) = ask(engine, line)
        assert said.startswith("error ")
        assert words in said
        assert ask(engine, "go") == best
    for change, words in (
        ({"hand": full["hand"][:12]}, "this cannot be"),
        ({"sizes": [10**12, 13, 13, 13]}, "this cannot be"),
        ({"phase": "play"}, "this cannot be"),
        ({"sizes": [14, 13, 13, 12]}, "no deal"),
    ):
        told = ask(engine, f"view {msgspec.json.encode({**full, **change}).decode()}", "go")
        assert [words in each for each in told] == [True]
    assert ask(engine, view, 'moves ["nil"]', "go") == ["error moves: these are not the moves that the view allows"]
    assert ask(engine, view, "", "go") == best
    waiting = game_line(game, (seat + 1) % 4, "7")
    assert ask(engine, waiting, other, "go") == ["ready", f"error go: it is not the turn of seat {(seat + 1) % 4}"]


def test_what_comes_first_is_asked_for_first() -> None:
    game, engine = open_game("pyramid", None, None, {}), Engine("strong", "Strong")
    assert ask(engine, "view {}", "moves []", "go") == ["error expected a game first"] * 3
    assert ask(Engine("regular", "Regular"), game_line(game, 0, "1"), "go")[1] == "error go: expected a view first"
    with pytest.raises(Unreadable):
        Engine("genius", "Genius")


def test_the_command_goes_on_after_errors_and_long_lines() -> None:
    game = open_game("war", None, None, {})
    state, seat = at_a_decision(game)
    lines = [
        greeting(),
        "x" * (5 << 20),
        game_line(game, seat, "1"),
        "view " + "[" * 10_000,
        view_line(game, game.view(state, seat)),
        "go",
        "quit",
        "go",
    ]
    done = run("bot", "serve", "--level", "regular", given="\n".join(lines).encode() + b"\n\xff\n")
    assert done.returncode == 0
    words = [line.partition(" ")[0] for line in done.stdout.splitlines()]
    assert words == ["name", "games", "ready", "error", "ready", "error", "info", "bestmove"]


def test_the_guide_names_every_word() -> None:
    words = re.findall(r'case "(\w+)"', Path(sys.modules[Engine.__module__].__file__ or "").read_text("utf-8"))
    assert {"spadille", "game", "view", "moves", "go"} <= set(words)
    for word in (*words, "name", "games", "ready", "info", "bestmove", "error", "quit", "worlds", "movetime"):
        assert f"`{word}" in GUIDE


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_that_the_guide_names_are_there(name: str) -> None:
    (row,) = re.findall(rf"^\| `{name}` \| (.*) \|$", GUIDE, re.MULTILINE)
    game = open_game(name, None, None, {})
    state, seat = at_a_decision(game, 1)
    view = msgspec.json.decode(view_line(game, game.view(state, seat)).removeprefix("view "))
    fields = re.findall(r"`([\w.]+)`", row)
    assert fields
    for field in [*fields, "seat", "phase", "outcome"]:
        found = view
        for part in field.split("."):
            assert part in found, field
            found = found[part]
