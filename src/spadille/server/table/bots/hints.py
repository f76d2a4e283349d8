"""Hints: what the best bot of the game would do in a seat's place, seeing only what that seat sees."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spadille.bots.advising import advised
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.games import GAMES
from spadille.review.model import Judged, Log
from spadille.review.teaching import costly, line
from spadille.scene.names import Names
from spadille.server import say
from spadille.server.base.background import HINTS, TooMany
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.thinking.hints import table
from spadille.thinking.judgement import Judgement
from spadille.thinking.saying import hint, reason

_log = logging.getLogger("spadille.server")


class Advisor:
    """Thinks of hints for the seats of a table, one at a time for each."""

    __slots__ = ("_doc", "_lessons", "_name", "_table", "_teaching", "_thinking")

    def __init__(self, name: str, doc: RoomDoc, table: Table) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        """For each seat the moment that is thought about."""
        self._lessons: dict[Seat, tuple[int, asyncio.Task[Judged | None]]] = {}
        """For each seat the move that was judged last, by the moment after it."""
        self._teaching: set[asyncio.Task[None]] = set()

    def advise(self, seat: Seat, who: str, tell: Callable[[wire.Told], None]) -> None:
        """Begin to think for a seat; it is told by itself. Raises RequestRefused where there is no hint to be had.

        `who` is the address that asks: each has its turn.
        """
        if not self._doc.settings.hints:
            raise NotAllowed(say("no-hints"))
        if self._doc.phase != "playing" or self._doc.paused or seat not in self._table.deciding:
            raise NotNow(say("hint-not-now"))
        about, thinking = self._thinking.get(seat, (-1, None))
        if about == self._table.version:
            raise NotNow(say("hint-under-way"))
        if thinking is not None:
            thinking.cancel()  # nobody waits for it any more
        # What is asked about is the moment of asking: the table may go on before the task begins.
        game, moment = self._table.game, self._table.version
        seed = f"hint {self._name} {seat} {moment}"
        given = game, seat, seed, self._table.view(seat), self._table.moves(seat)
        work = self._think(seat, moment, lambda: HINTS.do(who, advised, *given), tell)
        self._thinking[seat] = moment, asyncio.create_task(work)

    def teach(self, seat: Seat, who: str, tell: Callable[[wire.Told], None]) -> None:
        """Begin to judge the last move of a seat, from what it sees; told is only what cost much, and that seat alone.

        A move that is asked about again is thought of once. Raises RequestRefused where people play together who have
        not sat down at a table with a teacher.
        """
        if not self._doc.settings.hints:
            raise NotAllowed(say("no-hints"))
        if len(self._doc.people) > 1 and not self._doc.settings.teacher:
            raise NotAllowed(say("teacher-alone"))
        mine = next((at for at in reversed(range(len(self._table.log))) if self._table.log[at][0] == seat), None)
        if mine is None:
            raise NotNow(say("not-moved"))
        log = tuple(self._table.log[: mine + 1])
        about, lesson = self._lessons.get(seat, (0, None))
        if lesson is None or about != len(log):
            lesson = asyncio.create_task(self._judge(seat, log, who))
            self._lessons[seat] = len(log), lesson
        task = asyncio.create_task(self._tell_lesson(seat, log, lesson, tell))
        self._teaching.add(task)
        task.add_done_callback(self._teaching.discard)

    async def _judge(self, seat: Seat, log: Log, who: str) -> Judged | None:
        """The last move of a log, if it cost much."""
        try:
            return await HINTS.do(who, costly, self._table.game, log)
        except TooMany:
            pass  # there is much to think of: nobody waits for a word of the teacher
        except Exception:  # noqa: BLE001 - a teacher who fails is silent
            _log.exception("a lesson has failed", extra={"facts": {"table": self._name[:4]}})
        if self._lessons.get(seat, (0, None))[1] is asyncio.current_task():
            del self._lessons[seat]  # it may be asked about again
        return None

    async def _tell_lesson(
        self, seat: Seat, log: Log, lesson: asyncio.Task[Judged | None], tell: Callable[[wire.Told], None]
    ) -> None:
        found = await asyncio.shield(lesson)
        if found is not None and tuple(self._table.log[: len(log)]) == log:
            unit = GAMES[self._table.game.name].counts_in(self._table.game)[0]
            tell(wire.Taught(len(log), line(found, self._doc.names(seat), unit)))

    def drop(self) -> None:
        """Moves have been taken back: whatever is thought about is no more."""
        for _, thinking in self._thinking.values():
            thinking.cancel()
        self._thinking.clear()
        self._lessons.clear()

    async def _think(
        self, seat: Seat, moment: int, think: Callable[[], Awaitable[Judgement]], tell: Callable[[wire.Told], None]
    ) -> None:
        game = self._table.game
        try:
            found = await think()
        except TooMany as wrong:
            tell(wire.refused(wrong))
            return
        except Exception:  # noqa: BLE001 - whatever a bot does, the table goes on
            _log.exception("a hint has failed", extra={"facts": {"table": self._name[:4], "game": game.name}})
            tell(wire.Refused("unavailable", say("no-hint-found")))
            return
        finally:
            if self._thinking.get(seat, (0, None))[1] is asyncio.current_task():
                del self._thinking[seat]
        if self._table.version == moment:
            tell(as_told(found, self._doc.names(seat), moment))


def as_told(found: Judgement, names: Names, moment: int) -> wire.Hint:
    """A judgement as it goes over the wire, the advised move first."""
    rows = table(found)
    shown = tuple(
        wire.HintRow(
            move=each.move,
            words=row.words,
            worth=round(each.mean, 1),
            error=round(each.error, 1),
            win=each.win,
            points=row.points,
            chance=row.chance,
            even=row.even,
        )
        for each, row in zip(found.moves, rows, strict=False)
    )
    return wire.Hint(moment, found.moves[0].move, hint(found, names), reason(found, names), shown)
