"""The course of one game: cards are dealt, moves made and taken back; each change is written before it is shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable, Sequence
from functools import cached_property
from typing import Any, Protocol

from spadille.core.contract import NATURE, Seat
from spadille.core.errors import Unreadable
from spadille.core.table import Step, Table
from spadille.fair.commit import dealer
from spadille.server import say
from spadille.server.base.counters import FIGURES
from spadille.server.base.errors import NotNow
from spadille.server.store.document import RoomDoc
from spadille.server.table.journal import Journal
from spadille.server.table.move_windows import Moments
from spadille.server.table.seats.hand_access import Seals

_MAX_MOVE = 400
_log = logging.getLogger("spadille.server")


class Actions(Protocol):
    """The actions of a room after moves."""

    def moved(self, steps: Sequence[Step], mover: Seat, began: int = 0) -> Awaitable[None]:
        """Handle the consequences of written moves, and show them."""


class Course:
    """The course of the game at one table."""

    def __init__(self, name: str, doc: RoomDoc, table: Table, seals: Seals, journal: Journal, actions: Actions) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._seals = seals
        self._journal = journal
        self._actions = actions

    _moments = cached_property(lambda _: Moments())

    def fold(self, moves: Iterable[tuple[Seat, str]]) -> None:
        """Replay the stored moves."""
        for seat, text in moves:
            self._seals.follow(self._table.play(seat, text))

    async def begin(self) -> None:
        """Deal, as all parts of the seed are known."""
        steps = await self._deal()
        _log.info("a game has begun", extra={"facts": self._facts})
        await self._actions.moved(steps, NATURE)

    async def catch_up(self) -> None:
        """Finish what a stopped server may have left unfinished."""
        await self._deal()
        await self.end_if_over()

    def check_running(self) -> None:
        """Raise NotNow unless moves may be made now."""
        if self._doc.phase != "playing":
            raise NotNow(say("no-game"))
        if self._doc.paused:
            raise NotNow(say("paused"))

    async def move(self, seat: Seat, version: int, text: str) -> None:
        """Make a person's move, given as text and for the position that the person saw."""
        self._moments.check(seat, version, self._table.version)
        if len(text) > _MAX_MOVE:
            raise Unreadable(f"expected a move of at most {_MAX_MOVE} characters; got {len(text)}")
        await self.play(seat, self._table.game.read(text))

    async def play(self, seat: Seat, move: Any) -> None:
        """Make a move: check, write, then show."""
        await self.play_all([(seat, move)])

    async def play_all(self, moves: Sequence[tuple[Seat, Any]], *, quiet: bool = False) -> None:
        """Make moves in order, written and shown together; if `quiet`, they are shown only at the game's end."""
        since, began = self._table.version, 0
        steps: list[Step] = []
        for seat, move in moves:
            new = self._table.play(seat, move)
            at = self._seals.follow(new)
            began = began if at is None else len(steps) + at
            steps += new
        await self._write(since)
        FIGURES.moves[self._table.game.name] += len(moves)
        if quiet and self._table.outcome is None:
            return
        await self._actions.moved(steps, moves[-1][0], began)

    async def back_to(self, at: int) -> None:
        """Take moves back until `at` are left."""
        await self._journal.cut(at)
        self._table.back(at)
        self._seals.back()
        await self._write(at)
        self._moments.clear()

    def follow(self, mover: Seat) -> None:
        """Update the move windows after the table has moved on, or back; `mover` has just moved."""
        self._moments.follow(self._table.deciding, self._table.version, mover)

    async def end_if_over(self) -> None:
        """Write that the game is over, if it is."""
        if self._doc.phase == "playing" and self._table.outcome is not None:
            self._doc.phase, self._doc.due = "over", None
            await self._journal.keep()
            _log.info("a game is over", extra={"facts": self._facts})

    async def _deal(self) -> tuple[Step, ...]:
        """Deal from the joint seed of the server's secret and the seats' parts."""
        since = self._table.version
        steps = self._table.deal_by(dealer(self._doc.seed))
        self._seals.follow(steps)
        await self._write(since)
        return steps

    async def _write(self, since: int) -> None:
        """Write the moves since a number of moves."""
        spell = self._table.game.spell
        await self._journal.add(since, [(seat, spell(move)) for seat, move in self._table.log[since:]])

    @property
    def _facts(self) -> dict[str, str]:
        """Facts about this table that the log may contain."""
        return {"table": self._name[:4], "game": self._table.game.name}
