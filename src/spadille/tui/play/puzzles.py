"""A puzzle in the terminal: a table that asks for one decision and is not played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from msgspec import structs

from spadille.core.contract import Refusal
from spadille.core.errors import BadOptions, IllegalMove
from spadille.core.words import Name
from spadille.games import GAMES
from spadille.learning.lesson import still
from spadille.manifest import Manifest
from spadille.puzzles.found import themed
from spadille.puzzles.posing import Posed, pose
from spadille.puzzles.telling import reply, sentence
from spadille.scene.happening import Happened
from spadille.scene.model import Scene
from spadille.scene.puzzling import Puzzle
from spadille.thinking.judgement import Judgement
from spadille.tui import say
from spadille.tui.plain import Command, Plain
from spadille.tui.play.lessons import Prepared
from spadille.tui.play.session import News, Plan


def puzzles_in(game: Manifest, theme: Name) -> tuple[Puzzle, ...]:
    """The puzzles of a theme; those made by hand without one. Raises BadOptions if there are none."""
    if not game.puzzles:
        known = ", ".join(name for name, each in GAMES.items() if each.puzzles)
        raise BadOptions(f"expected a game with puzzles: {known}; got {game.name}, which has none")
    if not theme:
        return game.puzzles
    found = {each.name: some for each, some in themed(game)}
    if theme not in found:
        raise BadOptions(f"expected a theme of puzzles of {game.title}: {', '.join(found)}; got {theme[:40]!r}")
    return found[theme]


def puzzle_at(game: Manifest, at: int, theme: Name = "") -> Posed:
    """A puzzle of a theme by its index from 0; raises BadOptions if there is none, SpadilleError for an invalid one."""
    some = puzzles_in(game, theme)
    if not 0 <= at < len(some):
        raise BadOptions(f"expected a puzzle of {game.title} from 1 to {len(some)}; got {at + 1}")
    return pose(game, some[at])


class PuzzleSession(Prepared):
    """A puzzle as a table: the person is asked for one move; a tried move gets an answer but is not made."""

    def __init__(self, game: Manifest, at: int = 0, theme: Name = "") -> None:
        self.found = puzzle_at(game, at, theme)
        self.at, self.theme = at, theme
        self.most = len(puzzles_in(game, theme))
        self.solved = False
        self.right = ""
        """The answer to the solving move."""
        table, seat = self.found.table, self.found.puzzle.seat
        super().__init__(table, seat, self.found.names)

    @property
    def title(self) -> str:
        """The puzzle's number and title."""
        game, title = self.found.game, self.found.puzzle.title
        return str(say("puzzle-head", game=game.title, n=self.at + 1, most=self.most, title=title))

    @property
    def last(self) -> bool:
        """No puzzle of the theme follows."""
        return self.at == self.most - 1

    def following(self) -> PuzzleSession:
        """The next puzzle of the theme."""
        return PuzzleSession(self.found.game, self.at + 1, self.theme)

    @property
    def end(self) -> str:
        """The sentence after the last puzzle."""
        return str(say("theme-end") if self.theme else say("puzzles-end", game=self.found.game.title))

    @property
    def scene(self) -> Scene:
        """The table with the question; inactive once it is solved."""
        scene = structs.replace(self.found.scene, prompt=self.found.puzzle.question)
        return still(scene) if self.solved else scene

    @property
    def awaited(self) -> bool:
        return not self.solved

    def plan(self) -> Plan | None:
        return None

    def play(self, text: str) -> News:
        """Answer a move: a right one solves the puzzle, any other is refused with its cost."""
        answer = reply(self.found, text)
        if not answer.good:
            raise IllegalMove(Refusal(None, answer.words))
        self.solved, self.right = True, str(answer.words)
        return (Happened(answer.words),)

    @property
    def answer(self) -> str:
        """The best move, its reason, and the cost of the others."""
        return sentence(self.found)

    def advice(self) -> Callable[[], Judgement]:
        return lambda: self.found.judgement


class PlainPuzzles(Plain):
    """Puzzles in lines of text, one after the other."""

    leaving = say("typed-quit-alone")

    def __init__(self, session: PuzzleSession, source: TextIO, sink: TextIO) -> None:
        super().__init__(session, source, sink)
        self._puzzle = session
        self._passed = False
        for verb in ("undo", "save", "review", "on", "sheet", "skip", "concede"):
            del self._commands[verb]
        self._commands["next"] = Command(lambda _: self._pass(), say("typed-next"))

    def _run(self) -> int:
        self._say(str(say("puzzles-begin")))
        while True:
            self._pose()
            if not self._listen():
                return 0
            if self._puzzle.solved:
                self._say(self._puzzle.answer)
            if self._puzzle.last:
                self._say(self._puzzle.end)
                return 0
            self.session = self._puzzle = self._puzzle.following()
            self._passed = False

    def _pose(self) -> None:
        self._say("", self._puzzle.title)
        self._table()
        self._shown = {}
        self._say(str(self._puzzle.scene.prompt))

    def _pass(self) -> None:
        self._passed = True

    @property
    def _moment(self) -> object:
        return self._puzzle.solved, self._passed

    def _farewell(self) -> str:
        return str(say("puzzles-left"))
