"""Tests what public names say of themselves: units of numbers, and errors, each of which is raised."""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import spadille
from spadille.bots import GUESTS, Guest, make_bot
from spadille.cards.card import card
from spadille.core.contract import Game
from spadille.core.errors import (
    BadOptions,
    BadRecord,
    BadSeat,
    BotFailed,
    IllegalMove,
    SpadilleError,
    StaleMove,
    Unreadable,
)
from spadille.core.options import differences
from spadille.core.preset import ruled
from spadille.core.record import Note
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.games.spades.state import Look
from spadille.parts.encoder import Layout, PlainEncoder
from spadille.parts.worlds import deal_out
from spadille.testing import surface
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.check import LawBroken, check_end
from spadille.testing.playing import play_out, random_move
from spadille.testing.pseudo import unsaid
from spadille.testing.scenario import Scenario, ScenarioFailed, finish_tricks, run, title
from spadille.thinking.answers import Answer, different, kinds, mean_of, one_of, share_of, trump_suit, whole
from spadille.thinking.levels import Level

RNG = Stream(seed_of("docstrings"))
TABLE = spadille.table("spades", rulebook="bicycle", seed=3, max_deals=1)
GAME: Any = TABLE.game
BOOK = GAMES["spades"].rulebooks["bicycle"]
MIRROR = GAMES["spades"].presets["mirror"]
SOLVER: Any = GAMES["pyramid"].part(GAMES["pyramid"].laboratory.solver)
FIRST = next(spadille.positions(TABLE))
STEP = TABLE.play(TABLE.deciding[0], "bid 3")[0]
PLAIN = PlainEncoder(GAME, (), Layout(1, ()), bytearray)
NOWHERE = Path(__file__).parent / "nowhere" / "at all.jsonl"


class Undeclared(msgspec.Struct):
    words: str


def over() -> Any:
    return play_out(GAME, RNG)


def lost() -> object:
    """Deals with a bot that has nothing to say."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GUESTS, "lost", Guest((), lambda *_: SimpleNamespace(choose=lambda *_: None)))
        return spadille.simulate("spades", bots=("lost", "beginner"), deals=1)


RAISED: dict[tuple[str, str, type[BaseException]], Callable[[], object]] = {
    ("spadille", "add_bot", BadOptions): lambda: spadille.add_bot(
        "strong", lambda game, seat, _: make_bot("regular", game, seat, 1)
    ),
    ("spadille", "Problem.turn", Unreadable): lambda: spadille.Problem(hands=(), leader=0, sides=()).turn,
    ("spadille", "Position.view", BadSeat): lambda: FIRST.view(9),
    ("spadille", "Rulebook.settle", BadOptions): lambda: BOOK.settle(4, {"targt": 200}),
    ("spadille", "Game.view", BadSeat): lambda: TABLE.game.view(TABLE.state, 9),
    ("spadille", "Game.viewer", BadSeat): lambda: TABLE.game.viewer(9),
    ("spadille", "Game.seen", BadSeat): lambda: TABLE.game.seen(TABLE.state, 0, Look(), 9),
    ("spadille", "Game.read", Unreadable): lambda: TABLE.game.read("renege"),
    ("spadille", "Table.back", StaleMove): lambda: TABLE.back(10_000),
    ("spadille", "Table.moves", BadSeat): lambda: TABLE.moves(9),
    ("spadille", "Table.offers", BadSeat): lambda: TABLE.offers(9),
    ("spadille", "Table.play", BadSeat): lambda: TABLE.play(9, "bid 3"),
    ("spadille", "Table.play", IllegalMove): lambda: TABLE.play(TABLE.deciding[0], "play AS"),
    ("spadille", "Table.play", StaleMove): lambda: TABLE.play(TABLE.deciding[0], "bid 3", 0),
    ("spadille", "Table.play", Unreadable): lambda: TABLE.play(TABLE.deciding[0], "renege"),
    ("spadille", "Table.deal_by", BadOptions): lambda: TABLE.deal_by(3),  # type: ignore[arg-type]
    ("spadille", "Table.save", BadOptions): lambda: TABLE.save(""),
    ("spadille", "Table.save", OSError): lambda: TABLE.save(Path(__file__) / "under a file"),
    ("spadille", "Table.seen", BadOptions): lambda: TABLE.seen(None),  # type: ignore[arg-type]
    ("spadille", "Table.seen", BadSeat): lambda: TABLE.seen(STEP, 9),
    ("spadille", "Table.settle", BadOptions): lambda: TABLE.settle(None),  # type: ignore[arg-type]
    ("spadille", "Table.settle", IllegalMove): lambda: TABLE.settle(RNG),
    ("spadille", "Table.note", BadOptions): lambda: TABLE.note(""),
    ("spadille", "Table.note", StaleMove): lambda: TABLE.note("Where?", at=10_000),
    ("spadille", "Table.notes", BadRecord): lambda: Table(GAME, more={"notes": 3}).notes,
    ("spadille", "Table.variation", BadOptions): lambda: TABLE.variation(None),  # type: ignore[arg-type]
    ("spadille", "Table.variation", IllegalMove): lambda: TABLE.variation(Note(TABLE.version, moves=((0, "play AS"),))),
    ("spadille", "Table.view", BadSeat): lambda: TABLE.view(9),
    ("spadille", "bot", BadOptions): lambda: spadille.bot(TABLE, 0, "grandmaster"),
    ("spadille", "bot", BadSeat): lambda: spadille.bot(TABLE, 9),
    ("spadille", "bot", Unreadable): lambda: spadille.bot(TABLE, 0, seed=True),
    ("spadille", "cards_of", BadOptions): lambda: spadille.cards_of(None),  # type: ignore[arg-type]
    ("spadille", "clause", Unreadable): lambda: spadille.clause("SPD-BIC-999"),
    ("spadille", "differences", BadOptions): lambda: spadille.differences("one", "two"),  # type: ignore[arg-type]
    ("spadille", "levels", BadOptions): lambda: spadille.levels("bridge"),
    ("spadille", "load", BadOptions): lambda: spadille.load(""),
    ("spadille", "load", BadRecord): lambda: spadille.load(__file__),
    ("spadille", "load", OSError): lambda: spadille.load(NOWHERE),
    ("spadille", "loads", BadRecord): lambda: spadille.loads(b"{}"),
    ("spadille.odds", "Answer.figure", Unreadable): lambda: spadille.odds.Answer(figures=()).figure("won"),
    ("spadille.odds", "ask", BadOptions): lambda: spadille.odds.ask("bridge", "coup"),
    ("spadille.odds", "ask", Unreadable): lambda: spadille.odds.ask("mini_baccarat", "coup", shoe="1"),
    ("spadille.odds", "questions", BadOptions): lambda: spadille.odds.questions("bridge"),
    ("spadille.odds", "chances", BadOptions): lambda: spadille.odds.chances(TABLE),
    ("spadille.odds", "chances", BadSeat): lambda: spadille.odds.chances(TABLE, 9),
    ("spadille", "positions", BadOptions): lambda: list(spadille.positions("")),
    ("spadille", "positions", BadRecord): lambda: list(spadille.positions(b"{}")),
    ("spadille", "positions", OSError): lambda: list(spadille.positions(NOWHERE)),
    ("spadille", "rows", BadOptions): lambda: spadille.rows(TABLE, "trick"),  # type: ignore[call-overload]
    ("spadille", "rows", BadRecord): lambda: spadille.rows(b"{}", "tricks"),
    ("spadille", "rows", OSError): lambda: spadille.rows(NOWHERE, "tricks"),
    ("spadille", "simulate", BadOptions): lambda: spadille.simulate("spades", deals=0),
    ("spadille", "simulate", BotFailed): lost,
    ("spadille", "solve", SpadilleError): lambda: spadille.solve(spadille.Problem(hands=(1,), leader=0, sides=(0,))),
    ("spadille", "solve", Unreadable): lambda: spadille.solve("no deal"),
    ("spadille", "table", BadOptions): lambda: spadille.table("bridge"),
    ("spadille", "table", Unreadable): lambda: spadille.table("spades", seed=object()),  # type: ignore[call-overload]
    ("spadille", "view_json", BadOptions): lambda: spadille.view_json(None),  # type: ignore[arg-type]
    ("spadille", "view_json", BadSeat): lambda: spadille.view_json(TABLE, 9),
    ("spadille.cards.holding", "cards_of", BadOptions): lambda: spadille.cards_of(-1),
    ("spadille.core.contract", "Game.read", Unreadable): lambda: GAME.read("renege"),
    ("spadille.core.contract", "Game.seen", BadSeat): lambda: GAME.seen(STEP.state, STEP.seat, STEP.move, 9),
    ("spadille.core.contract", "Game.view", BadSeat): lambda: GAME.view(TABLE.state, 9),
    ("spadille.core.contract", "Game.viewer", BadSeat): lambda: Game.viewer(GAME, -1),
    ("spadille.core.contract", "Spelling.read", Unreadable): lambda: GAME.lexicon.read("renege"),
    ("spadille.core.options", "differences", BadOptions): lambda: differences(BOOK, None),  # type: ignore[arg-type]
    ("spadille.core.options", "Rulebook.settle", BadOptions): lambda: BOOK.settle(9, {}),
    ("spadille.core.preset", "ruled", BadOptions): lambda: ruled(MIRROR, GAMES["spades"].rulebooks, 3),
    ("spadille.parts.encoder", "Encoder.at_scores", BadOptions): lambda: PLAIN.at_scores(None, (1,)),
    ("spadille.parts.lexicon", "Lexicon.read", Unreadable): lambda: GAME.lexicon.read("renege"),
    ("spadille.parts.worlds", "deal_out", SpadilleError): lambda: deal_out([card("AS")], [1], [1 << card("AS")], RNG),
    ("spadille.manifest", "Manifest.player", BadOptions): lambda: GAMES["war"].player(Level.STRONG),
    ("spadille.thinking.laboratory", "Solver.read", Unreadable): lambda: SOLVER.read("AS AS"),
    ("spadille.thinking.laboratory", "Solver.rules", BadOptions): lambda: SOLVER.rules({"draw_count": 2}),
    ("spadille.thinking.answers", "Answer.figure", Unreadable): lambda: Answer(figures=()).figure("won"),
    ("spadille.thinking.answers", "different", Unreadable): lambda: different("AS AS", [card("AS")], "a hand"),
    ("spadille.thinking.answers", "kinds", Unreadable): lambda: kinds("AS AS", [card("AS")], "a hand"),
    ("spadille.thinking.answers", "mean_of", Unreadable): lambda: mean_of("won", "won", (), "1"),
    ("spadille.thinking.answers", "one_of", Unreadable): lambda: one_of("luck", "a bet", ("tie",)),
    ("spadille.thinking.answers", "share_of", Unreadable): lambda: share_of("won", "won", 0, 0, "1"),
    ("spadille.thinking.answers", "trump_suit", Unreadable): lambda: trump_suit(GAME, "n"),
    ("spadille.thinking.answers", "whole", Unreadable): lambda: whole("ten", "coups", 1, 10),
    ("spadille.testing.arrange", "arrange", SpadilleError): lambda: arrange(GAME, TABLE.state, {}, RNG),
    ("spadille.testing.arrange", "read_wishes", Unreadable): lambda: read_wishes("AS"),
    ("spadille.testing.check", "check_end", LawBroken): lambda: check_end(GAME, most=1),
    ("spadille.testing.playing", "play_out", SpadilleError): lambda: play_out(GAME, RNG, 1),
    ("spadille.testing.playing", "random_move", SpadilleError): lambda: random_move(GAME, over(), RNG),
    ("spadille.testing.pseudo", "unsaid", SpadilleError): lambda: list(unsaid(Undeclared("plain"))),
    ("spadille.testing.scenario", "Scenario.run_line", SpadilleError): lambda: Scenario().run_line("= turn 1"),
    ("spadille.testing.scenario", "Scenario.table", SpadilleError): lambda: Scenario().table,
    ("spadille.testing.scenario", "finish_tricks", SpadilleError): lambda: finish_tricks(
        GAME, TABLE.state, (13, 13, 13, 13), seed_of(1)
    ),
    ("spadille.testing.scenario", "run", ScenarioFailed): lambda: run("table spades\n= turn over"),
    ("spadille.testing.scenario", "title", ScenarioFailed): lambda: title("no clause"),
}


def errors_told(thing: Any, where: str) -> Iterator[type[BaseException]]:
    """The errors that a docstring says a call raises."""
    known = {**vars(builtins), **vars(import_module("spadille.core.errors")), **vars(import_module(where))}
    for said in re.findall(r"[Rr]aises ((?:[^.]|\.(?!\s|$))*)", inspect.getdoc(thing) or ""):
        for word in re.findall(r"\b[A-Z]\w+", said):
            if isinstance(known.get(word), type) and issubclass(known[word], BaseException):
                yield known[word]


TOLD = {
    (each.where, each.name, error)
    for each in surface.surface()
    if inspect.isroutine(each.thing) or isinstance(each.thing, property)
    for error in errors_told(each.thing, each.where)
}


def test_every_error_that_a_public_name_tells_of_is_tried_here() -> None:
    assert {each[:2] + (each[2].__name__,) for each in RAISED} == {each[:2] + (each[2].__name__,) for each in TOLD}


@pytest.mark.parametrize("told", RAISED, ids=lambda told: f"{told[1]}-{told[2].__name__}")
def test_the_error_is_raised(told: tuple[str, str, type[BaseException]]) -> None:
    with pytest.raises(told[2]) as caught:
        RAISED[told]()
    assert len(str(caught.value)) > 15


# -- units -------------------------------------------------------------------------------------------

UNIT = re.compile(
    r"\b(seats?|sides?|hands?|deals?|tricks?|points?|chips|cards|moves?|moments?|tables?|worlds|games|processes|suit|"
    r"milliseconds|how many|how often|number|chances?|part of all|interval|half of)\b",
    re.IGNORECASE,
)
NUMBER = re.compile(r"\b(int|float|Fraction|Seat)\b")


def numbers() -> Iterator[tuple[str, str]]:
    """Every call of the front door that takes or gives numbers, with its docstring."""
    for each in surface.surface():
        call = each.thing.fget if isinstance(each.thing, property) else each.thing
        if each.where == "spadille" and inspect.isfunction(call):
            hints = [str(hint) for name, hint in call.__annotations__.items() if name != "seed"]
            if any(NUMBER.search(hint) for hint in hints):
                yield each.name, inspect.getdoc(call) or ""


def test_every_call_of_the_front_door_says_what_its_numbers_count() -> None:
    told = dict(numbers())
    assert {"Table.version", "Table.play", "Table.back", "simulate", "bot"} <= set(told)
    assert [name for name, said in told.items() if not UNIT.search(said)] == []


def fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """The fields of a value: name, type, and the string beneath."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, [*tree.body[1:], ast.Pass()], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            held = below.value if isinstance(below, ast.Expr) else None
            said = held.value if isinstance(held, ast.Constant) and isinstance(held.value, str) else ""
            yield field.target.id, ast.unparse(field.annotation), said


@pytest.mark.parametrize("kind", [spadille.Problem, spadille.Report, spadille.Rulebook, spadille.Solution])
def test_every_number_of_a_value_says_what_it_counts(kind: type) -> None:
    told = {name: said for name, hint, said in fields(kind) if NUMBER.search(hint)}
    assert told
    assert [name for name, said in told.items() if not UNIT.search(said)] == []
    assert all(told.values()), told


def test_a_table_is_untouched_by_what_it_refused() -> None:
    assert isinstance(TABLE, Table)
    assert TABLE.log[-1] == (STEP.seat, STEP.move)
