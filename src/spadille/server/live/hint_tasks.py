"""Hints and lessons that are being computed for the seats of a table, one of each at a time for a seat."""

from __future__ import annotations

import asyncio
import logging

from spadille.bots.advising import advised
from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.core.words import speaking
from spadille.review.model import Judged as Lesson
from spadille.review.teaching import costly
from spadille.server.base.background import HINTS, TooMany
from spadille.server.live.inbox import Inbox
from spadille.server.table.effects import Advise, Teach
from spadille.server.table.inputs import Advised, Judged
from spadille.thinking.judgement import Judgement

_log = logging.getLogger("spadille.server")


class HintTasks:
    """The tasks that compute a table's hints and lessons."""

    __slots__ = ("_found", "_hints", "_inbox", "_lessons", "_name", "_telling")

    def __init__(self, name: str, inbox: Inbox) -> None:
        self._name = name
        self._inbox = inbox
        self._hints: dict[Seat, asyncio.Task[None]] = {}
        self._found: dict[Seat, tuple[int, str, Judgement]] = {}
        """For each seat its last hint, by moment and language: who asks again about the same moment gets the same
        advice, as a search limited by a clock may end elsewhere the second time."""
        self._lessons: dict[Seat, tuple[int, asyncio.Task[Lesson | None]]] = {}
        """For each seat the move that was judged last, by the number of moves after it."""
        self._telling: set[asyncio.Task[None]] = set()

    def advise(self, asked: Advise) -> None:
        """Begin to compute a hint; one for an earlier position of the seat is cancelled."""
        before = self._hints.get(asked.seat)
        if before is not None:
            before.cancel()
        with speaking(asked.viewer.language):  # the task keeps the language in which it was started
            self._hints[asked.seat] = asyncio.create_task(self._advise(asked))

    async def _advise(self, asked: Advise) -> None:
        found: Judgement | SpadilleError | None = None
        moment, language, known = self._found.get(asked.seat, (-1, "", None))
        try:
            if known is not None and (moment, language) == (asked.moment, asked.viewer.language):
                found = known
            else:
                found = advice = await HINTS.do(asked.viewer.address, advised, *asked.given)
                self._found[asked.seat] = asked.moment, asked.viewer.language, advice
        except TooMany as wrong:
            found = wrong
        except Exception:  # noqa: BLE001 - whatever a bot does, the table goes on
            facts = {"table": self._name[:4], "game": asked.given[0].name}
            _log.exception("a hint has failed", extra={"facts": facts})
        self._inbox.report(Advised(asked.viewer, asked.seat, asked.moment, found))

    def teach(self, asked: Teach) -> None:
        """Begin to judge a seat's last move. A move is judged once, also if it is asked about again."""
        seat, log = asked.seat, asked.log
        about, lesson = self._lessons.get(seat, (0, None))
        if lesson is None or about != len(log):
            lesson = asyncio.create_task(self._judge(asked))
            self._lessons[seat] = len(log), lesson
        task = asyncio.create_task(self._tell(asked, lesson))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _judge(self, asked: Teach) -> Lesson | None:
        """Return the last move of a log if it was costly."""
        game = asked.game
        try:
            return await HINTS.do(asked.viewer.address, costly, game, asked.log)
        except TooMany:
            pass  # the queue is full: a lesson is not worth waiting for
        except Exception:  # noqa: BLE001 - a teacher who fails is silent
            _log.exception("a lesson has failed", extra={"facts": {"table": self._name[:4]}})
        if self._lessons.get(asked.seat, (0, None))[1] is asyncio.current_task():
            del self._lessons[asked.seat]  # it may be asked about again
        return None

    async def _tell(self, asked: Teach, lesson: asyncio.Task[Lesson | None]) -> None:
        found = await asyncio.shield(lesson)
        if found is not None:
            self._inbox.report(Judged(asked.viewer, asked.seat, asked.log, found))

    def drop(self) -> None:
        """Cancel all hints and lessons, as moves have been taken back or the table is closed."""
        for each in [*self._hints.values(), *(lesson for _, lesson in self._lessons.values())]:
            each.cancel()
        self._hints.clear()
        self._found.clear()
        self._lessons.clear()
