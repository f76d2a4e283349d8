"""Hints: the move of the game's best bot in a seat's place, from what that seat sees alone."""

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
    """Computes hints for the seats of a table, one at a time for each."""

    __slots__ = ("_doc", "_lessons", "_name", "_table", "_teaching", "_thinking")

    def __init__(self, name: str, doc: RoomDoc, table: Table) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        """For each seat the position (as a number of moves) for which a hint is being computed."""
        self._lessons: dict[Seat, tuple[int, asyncio.Task[Judged | None]]] = {}
        """For each seat the move that was judged last, by the number of moves after it."""
        self._teaching: set[asyncio.Task[None]] = set()

    def advise(self, seat: Seat, who: str, tell: Callable[[wire.Told], None]) -> None:
        """Start to compute a hint, which is sent when it is ready. Raises RequestRefused if no hint is available.

        `who` is the address that asks, for the fair queue.
        """
        if not self._doc.hinted:
            raise NotAllowed(say("no-hints"))
        if self._doc.phase != "playing" or self._doc.paused or seat not in self._table.deciding:
            raise NotNow(say("hint-not-now"))
        about, thinking = self._thinking.get(seat, (-1, None))
        if about == self._table.version:
            raise NotNow(say("hint-under-way"))
        if thinking is not None:
            thinking.cancel()  # the hint is for a past position
        # The hint is for the position at the request: the table may go on before the task begins.
        game, moment = self._table.game, self._table.version
        seed = f"hint {self._name} {seat} {moment}"
        given = game, seat, seed, self._table.view(seat), self._table.moves(seat)
        work = self._think(seat, moment, lambda: HINTS.do(who, advised, *given), tell)
        self._thinking[seat] = moment, asyncio.create_task(work)

    def teach(self, seat: Seat, who: str, tell: Callable[[wire.Told], None]) -> None:
        """Start to judge a seat's last move from what it sees; only a costly move is reported, and to that seat alone.

        A move is judged once, also if it is asked about again. Raises RequestRefused if several people play at a table
        without a teacher.
        """
        if self._doc.settings.hints is False:
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
        """Return the last move of a log if it was costly."""
        try:
            return await HINTS.do(who, costly, self._table.game, log)
        except TooMany:
            pass  # the queue is full: a lesson is not worth waiting for
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
        """Cancel all hints and lessons, as moves have been taken back."""
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
    """Return a judgement as a wire message, the advised move first."""
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
