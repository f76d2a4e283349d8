"""The line protocol between a table and a program that plays; `docs/guide/bot-protocol.md` explains it.

This is the program's side: a built-in bot that answers line by line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO, Final, TextIO

import msgspec

from spadille.bots import guests, levels, make_bot
from spadille.bots.views import read_view, write_view
from spadille.core import record
from spadille.core.contract import AnyGame, Bot, Decide, Decision, Seat, Value
from spadille.core.errors import BadRecord, SpadilleError, Unreadable
from spadille.core.options import recorded
from spadille.core.table import listed
from spadille.core.words import ENGLISH, in_words
from spadille.games import GAMES, open_header
from spadille.thinking.budget import MOST_WORLDS, STRONG, Budget, SeededRng
from spadille.thinking.hints import Figures, figures
from spadille.thinking.levels import Level, level_of

VERSION: Final = 1
MAX_LINE: Final = 4 << 20
"""Maximum length of a line, in bytes: lists of moves can be long."""
_MOST_MILLISECONDS: Final = 3_600_000


class Info(Value, frozen=True):
    """The reason for a move."""

    why: str
    weighed: tuple[Figures, ...] = ()


def greeting() -> str:
    """The first line of a table."""
    return f"spadille {VERSION}"


def game_line(game: AnyGame, seat: Seat, seed: str) -> str:
    """The game and the seat: the header of a record and two more keys."""
    told = {
        "spadille": record.VERSION,
        "game": game.name,
        "seats": game.seats,
        "rulebook": game.rulebook,
        "options": recorded(game.options),
        "seat": seat,
        "seed": seed,
    }
    return f"game {msgspec.json.encode(told).decode()}"


def view_line(game: AnyGame, view: Any) -> str:
    """The view of the seat."""
    return f"view {write_view(game, view).decode()}"


def moves_line(game: AnyGame, moves: Sequence[Any]) -> str:
    """The legal moves of the seat."""
    return f"moves {msgspec.json.encode([game.spell(move) for move in moves]).decode()}"


def go_line(budget: Budget | None, milliseconds: int) -> str:
    """Request a move; an answer after more than `milliseconds` is too late."""
    worlds = "" if budget is None else f" worlds {budget.worlds}"
    return f"go{worlds} movetime {milliseconds}"


class Engine:
    """A built-in bot behind the protocol. It holds a game, a view and the moves."""

    def __init__(self, level: str, name: str) -> None:
        """`name` is its name in the protocol; raises Unreadable for a level that no game has."""
        known = level_of(level)
        if known is None and not any(level in guests(game) for game in GAMES):
            raise Unreadable(f"expected a level: {', '.join(Level)}; got {level[:40]!r}")
        self._level, self._name = known or level, name
        self._game: AnyGame | None = None
        self._seat: Seat = 0
        self._seed = ""
        self._view: Any = None
        self._moves: Sequence[Any] | None = None
        self._bot: tuple[Budget | None, Bot] | None = None

    def answer(self, line: str) -> Iterator[str]:
        """The lines that answer a line; a fault in it is an `error`, and changes nothing."""
        word, _, rest = line.strip().partition(" ")
        try:
            match word:
                case "":
                    pass
                case "spadille":
                    yield from self._greet(rest)
                case "game":
                    self._open(rest)
                    yield "ready"
                case "view":
                    self._look(rest)
                case "moves":
                    self._moves = self._read_moves(rest)
                case "go":
                    yield from self._go(rest)
                case _:
                    raise Unreadable(f"expected spadille, game, view, moves, go or quit; got {word[:40]!r}")
        except SpadilleError as wrong:
            yield f"error {' '.join(str(wrong).split())}"

    # -- one line each ---------------------------------------------------------------------------

    def _greet(self, version: str) -> Iterator[str]:
        if version.strip() != str(VERSION):
            raise Unreadable(f"expected version {VERSION} of the protocol; got {version[:40]!r}")
        yield f"name {self._name}"
        yield "games " + " ".join(name for name in GAMES if self._plays(name))
        yield "ready"

    def _plays(self, game: str) -> bool:
        return self._level in (*levels(game), *guests(game))

    def _open(self, text: str) -> None:
        try:
            header = record.read_header(text.encode())
        except BadRecord as wrong:
            raise Unreadable(f"game: {wrong.reason}") from None
        game = open_header(header)
        seat, seed = header.more.get("seat"), header.more.get("seed", "")
        if type(seat) is not int or not 0 <= seat < game.seats:
            raise Unreadable(f"game: expected a seat from 0 to {game.seats - 1} as 'seat'")
        if not self._plays(game.name):
            raise Unreadable(f"game: {self._level} does not play {game.name}; expected {', '.join(levels(game.name))}")
        self._game, self._seat, self._seed = game, seat, str(seed)
        self._view, self._moves, self._bot = None, None, None

    def _look(self, text: str) -> None:
        game = self._known_game()
        view = read_view(game, text)
        if view.seat != self._seat:
            raise Unreadable(f"view: expected the view of seat {self._seat}; got that of {view.seat}")
        self._view, self._moves = view, None

    def _read_moves(self, text: str) -> tuple[Any, ...]:
        game = self._known_game()
        try:
            words = msgspec.json.decode(text, type=list[str])
        except (msgspec.DecodeError, RecursionError) as wrong:
            raise Unreadable(f"moves: expected a list of texts in JSON; {str(wrong)[:80]}") from None
        return tuple(game.read(each) for each in words)

    def _go(self, text: str) -> Iterator[str]:
        game, budget = self._known_game(), _budget(text)
        if self._view is None:
            raise Unreadable("go: expected a view first")
        moves = self._legal(game)
        if self._bot is None or self._bot[0] != budget:
            self._bot = budget, make_bot(self._level, game, self._seat, self._seed, budget)
        try:
            decision = self._bot[1].choose(self._view, moves)
        except SpadilleError:
            raise
        except Exception as wrong:
            raise Unreadable(f"go: no move was found ({type(wrong).__name__})") from wrong
        if decision.why or decision.weighed:
            yield f"info {msgspec.json.encode(_info(game, decision)).decode()}"
        yield f"bestmove {game.spell(decision.move)}"

    # -- checks of the state ---------------------------------------------------------------------

    def _known_game(self) -> AnyGame:
        if self._game is None:
            raise Unreadable("expected a game first")
        return self._game

    def _legal(self, game: AnyGame) -> Sequence[Any]:
        """The moves in this view; raises Unreadable for an impossible view.

        Any world that fits the view gives them: the seat has the same view and the same moves in it.
        """
        try:
            world = game.imagine(self._view, SeededRng(0))
            same = game.view(world, self._seat) == self._view
            turn = game.turn(world)
        except Exception as wrong:  # noqa: BLE001 - an impossible view may fail in any way
            raise Unreadable(f"view: this cannot be ({str(wrong)[:80] or type(wrong).__name__})") from None
        if not same:
            raise Unreadable("view: this cannot be: no deal of the cards looks like it")
        if not isinstance(turn, Decide) or self._seat not in turn.seats:
            raise Unreadable(f"go: it is not the turn of seat {self._seat}")
        moves = listed(game.moves(world, self._seat))
        if self._moves is not None and set(self._moves) != set(moves):
            raise Unreadable("moves: these are not the moves that the view allows")
        return moves


def converse(engine: Engine, asked: BinaryIO, answers: TextIO) -> None:
    """Answer line by line until `quit` or the end of the input."""
    for line in _lines(asked):
        if line.strip() == "quit":
            break
        answers.writelines(f"{each}\n" for each in engine.answer(line))
        answers.flush()


def _lines(asked: BinaryIO) -> Iterator[str]:
    """The lines, with the excess of an overlong one dropped; bytes that are not UTF-8 are replaced."""
    while line := asked.readline(MAX_LINE):
        yield line.decode("utf-8", "replace")
        while not line.endswith(b"\n") and (line := asked.readline(MAX_LINE)):
            pass


def _info(game: AnyGame, decision: Decision) -> Info:
    return Info(in_words(decision.why, ENGLISH), figures(game, decision))


def _budget(text: str) -> Budget | None:
    """The limits in a `go` line; None for the usual budget of the level. A time alone leaves the worlds unchanged."""
    words = text.split()
    most = {"worlds": MOST_WORLDS, "movetime": _MOST_MILLISECONDS}
    given: dict[str, int] = {}
    for word, number in zip(words[::2], [*words[1::2], ""], strict=False):
        if word not in most or word in given:
            raise Unreadable(f"go: expected worlds and a number, or movetime and milliseconds; got {word[:40]!r}")
        if not (number.isascii() and number.isdecimal() and 1 <= int(number[:20]) <= most[word]):
            raise Unreadable(f"go: expected {word} from 1 to {most[word]}; got {number[:40]!r}")
        given[word] = int(number)
    if not given:
        return None
    return Budget(worlds=given.get("worlds", STRONG.worlds), milliseconds=given.get("movetime"))
