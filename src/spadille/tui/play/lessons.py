"""A lesson at a terminal table: the teacher deals, plays for the others and gives the instructions."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import structs

from spadille.core.contract import Refusal, Seat
from spadille.core.encoding import printable
from spadille.core.errors import IllegalMove
from spadille.core.table import Table
from spadille.core.words import Name
from spadille.fair.commit import dealer
from spadille.learning.lesson import Teacher
from spadille.review.model import Review
from spadille.scene.model import Scene
from spadille.scene.names import Names
from spadille.thinking.judgement import Judgement
from spadille.tui import say
from spadille.tui.plain import Command, Plain
from spadille.tui.play.saves import Keeper
from spadille.tui.play.session import News, Plan, Session
from spadille.tui.text.reading import read_line
from spadille.tui.text.typed_moves import LEAVING

_NO_SEED: Final = bytes(32)
"""Unused seed: such a table deals nothing by chance."""


class NotKept(Keeper):
    """A keeper that saves nothing, for lessons and puzzles."""

    def keep(self, table: Table, *, at_rest: bool) -> None:
        """Do nothing."""


class Prepared(Session):
    """A table prepared for one person: neither saved, taken back nor reviewed, and never played to its end."""

    def __init__(self, table: Table, seat: Seat, called: Names) -> None:
        """Take the table, the person's seat, and what the seats are called."""
        super().__init__(table, dealer(_NO_SEED), seat, (None,) * table.game.seats, NotKept(Path(os.devnull)))
        self._called = called

    @property
    def deciding_alone(self) -> bool:
        return self.awaited

    @property
    def forced(self) -> None:
        """None: the person makes every move."""

    @property
    def over(self) -> bool:
        return False

    def lesson(self) -> Callable[[], str]:
        return str

    def review(self) -> Callable[[], Review] | None:
        return None

    def undo(self, *, past_forced: bool = False) -> bool:
        return False


class LessonSession(Prepared):
    """A lesson as a table: the others' moves are scripted, and the person is asked for the move that it wants."""

    def __init__(self, teacher: Teacher, name: Name = "") -> None:
        """Take the teacher of a lesson, and its name in the course of the game; empty: the first."""
        super().__init__(teacher.table, teacher.lesson.seat, teacher.lesson.names)
        self.teacher = teacher
        self._name = name

    @property
    def title(self) -> str:
        return self.teacher.lesson.title

    @property
    def following(self) -> tuple[int, Name] | None:
        """The number and the name of the next lesson of the course; None after the last one."""
        names = [*self.entry.lesson_pages]
        at = names.index(self._name) + 1 if self._name else 1
        return (at + 1, names[at]) if at < len(names) else None

    @property
    def scene(self) -> Scene:
        """The table as the learner sees it, with the teacher's words once the scripted moves are made."""
        scene, teacher = self.teacher.scene, self.teacher
        return scene if teacher.due is not None else structs.replace(scene, prompt=teacher.step.say)

    @property
    def awaited(self) -> bool:
        return self.teacher.asks

    @property
    def reads(self) -> bool:
        """The learner only has to continue."""
        return self.teacher.due is None and not self.teacher.asks

    def plan(self) -> Plan | None:
        due = self.teacher.due
        return None if due is None else Plan(*due, self.table.version)

    def follow(self, plan: Plan) -> News:
        return self.teacher.news(self.teacher.advance())

    def play(self, text: str) -> News:
        """Make the wanted move; any other is refused with the teacher's answer to it."""
        said = self.teacher.reply(text)
        if said:
            raise IllegalMove(Refusal(None, said))
        return self.go_on()

    def go_on(self) -> News:
        """Continue to the next step and make its move; return the resulting news."""
        return self.teacher.news(self.teacher.do())

    def advice(self) -> Callable[[], Judgement] | None:
        return None


class PlainLesson(Plain):
    """A lesson in lines of text; an empty line continues."""

    leaving = say("typed-quit-alone")

    def __init__(self, session: LessonSession, *streams: object) -> None:
        super().__init__(session, *streams)  # type: ignore[arg-type]
        self._lesson = session
        for verb in ("undo", "save", "review", "on", "skip", "concede", "figures"):
            del self._commands[verb]
        self._commands["hint"] = Command(lambda _: self._show(), say("typed-hint-of-lesson"))

    def _run(self) -> int:
        self._say(str(say("lesson-begins", title=self._lesson.title)))
        while True:
            for news in self._lesson.advance():
                self._tell(news)
            self._situation()
            if self._lesson.teacher.last:
                self._say(self._what_next())
                return 0
            if not (self._go_on() if self._lesson.reads else self._listen()):
                self._say(self._farewell())
                return 0

    def _what_next(self) -> str:
        """What to type for the next lesson; after the last one, for a game."""
        game, following = self._lesson.entry.name, self._lesson.following
        if following is not None:
            return str(say("lesson-follows", game=game, n=following[0]))
        return str(say("lesson-play", game=game))

    def _go_on(self) -> bool:
        """Wait for an empty line, and continue to the next step; False when the person leaves."""
        while (line := read_line(self._source, self._sink, "")) and line.strip().lower() not in LEAVING:
            text = printable(line, None)
            if not text:
                self._lesson.go_on()
                return True
            verb, _, rest = text.partition(" ")
            self._answer(verb.lower(), rest, text)
        return False

    def _show(self) -> None:
        self._say(str(say("lesson-move", move=self._lesson.teacher.step.want)))

    def _farewell(self) -> str:
        return str(say("lesson-ends"))
