"""Bots at a room's table: they see only their view, and a fault in one of them never stops a game."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from spadille.bots import GUESTS, at_once
from spadille.bots.fallback import calm, dares, tamest
from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove
from spadille.core.table import Table
from spadille.server.base.background import BOTS
from spadille.server.base.counters import FIGURES
from spadille.server.store.document import RoomDoc
from spadille.server.table.bots.answer_time import answer_time, note
from spadille.server.table.bots.decide import decide
from spadille.server.table.seats.presence import People

_AFTER = 0.03
"""Seconds after an update by which it has reached all viewers."""
_log = logging.getLogger("spadille.server")


class Bots:
    """The bots that move for the seats of a table that no person plays."""

    __slots__ = ("_doc", "_name", "_people", "_table", "_thought")

    def __init__(self, name: str, doc: RoomDoc, table: Table, people: People) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._people = people
        self._thought: tuple[tuple[Seat, int, str], asyncio.Task[Any]] | None = None
        """The task of the current decision, with its seat, number of moves and bot level."""

    def begin(self, seat: Seat, pace: float) -> float:
        """Let the bot of a seat begin to think; return the seconds after which it answers, whatever the decision."""
        about = self._about(seat)
        wait = answer_time(self._table.game.name, about[2], pace, len(self._doc.people))
        if wait and (self._thought is None or self._thought[0] != about):
            self.drop()
            task = asyncio.create_task(self._in_time(seat, self._moves(seat), wait))
            task.add_done_callback(_heard)
            self._thought = about, task
        return wait

    def ready(self, seat: Seat) -> bool:
        """True if the bot of a seat can answer now; if not, it is asked again after another answer time."""
        return self._thought is None or self._thought[0] != self._about(seat) or self._thought[1].done()

    def drop(self) -> None:
        """Cancel the current decision."""
        if self._thought is not None:
            self._thought[1].cancel()
        self._thought = None

    def _moves(self, seat: Seat) -> Sequence[Any]:
        """Return the moves that a seat's bot may choose from; in a person's place without risky ones such as a nil."""
        moves = self._table.moves(seat)
        return calm(self._table.game, moves) if self._stands_in(seat) else moves

    def _stands_in(self, seat: Seat) -> bool:
        return self._doc.seats[seat].kind == "person"

    def _about(self, seat: Seat) -> tuple[Seat, int, str]:
        return seat, self._table.version, self._doc.seats[seat].level

    async def _in_time(self, seat: Seat, moves: Sequence[Any], wait: float) -> Any:
        """Choose between two updates, so that neither is delayed."""
        await asyncio.sleep(min(wait / 2, _AFTER))
        began, level = time.monotonic(), self._doc.seats[seat].level
        try:
            return await self._choose(seat, moves)
        finally:
            note(level, time.monotonic() - began)

    async def _answer(self, seat: Seat, moves: Sequence[Any]) -> Any:
        thought, self._thought = self._thought, None
        if thought is not None and thought[0] == self._about(seat) and thought[1].done():
            return thought[1].result()
        return await self._choose(seat, moves)

    async def move(self, seat: Seat, play: Callable[[Seat, Any], Awaitable[None]]) -> None:
        """Make one move for a seat that may move, by `play`."""
        moves = self._moves(seat)
        try:
            move = await self._answer(seat, moves)
            await play(seat, move)
        except (IllegalMove, _Fault) as wrong:
            game, moment = self._table.game.name, self._table.version
            facts = {"table": self._name[:4], "game": game, "seat": seat, "moment": moment}
            _log.error(
                "a bot has failed; the tamest legal move is made instead", exc_info=wrong, extra={"facts": facts}
            )
            await play(seat, tamest(self._table.game, seat, self._table.view(seat), moves))

    async def _choose(self, seat: Seat, moves: Sequence[Any]) -> Any:
        """Return a bot's choice. Its seed includes the room's secret, so that nobody can foresee it."""
        level, game = self._doc.seats[seat].level, self._table.game
        # A program runs for the whole game; a bot of a level starts anew with every move.
        seed = f"{self._doc.secret} {seat}" if level in GUESTS else f"{self._doc.secret} {seat} {self._table.version}"
        given = level, game, seat, seed, self._table.view(seat), moves
        began = time.perf_counter()
        try:
            if at_once(game.name, level):
                move = decide(*given).move
            elif level in GUESTS:  # a program thinks in a process of its own: this thread only waits
                move = (await asyncio.to_thread(decide, *given)).move
            else:
                move = (await BOTS.do(self._people.address or self._name, decide, *given)).move
        except Exception as wrong:
            raise _Fault(f"the bot {level} raised {type(wrong).__name__}") from wrong
        if self._stands_in(seat) and dares(game, move) and not dares(game, moves[0]):
            raise _Fault(f"the bot {level} has dared too much in a person's place")
        FIGURES.decisions[level] += 1
        FIGURES.thought[level] += round((time.perf_counter() - began) * 1000)
        return move


def _heard(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception of a task whose result nobody waits for any more."""
    if not task.cancelled():
        task.exception()


class _Fault(Exception):
    """An error raised by a bot."""
