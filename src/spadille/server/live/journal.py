"""The stored state of one room: its document and its moves, written before any of them is shown."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from spadille.core.contract import Seat
from spadille.core.errors import StaleMove
from spadille.server import say
from spadille.server.base.errors import Lost
from spadille.server.store.document import RoomDoc
from spadille.server.store.document_forms import write_document
from spadille.server.store.lease import Hold
from spadille.server.store.store import Row, StoreFailed

_DAY = 86_400.0

_log = logging.getLogger("spadille.server")


class Journal:
    """The room's part of the store. Every failed write raises Lost."""

    __slots__ = ("_doc", "_hold", "_kept")

    def __init__(self, doc: RoomDoc, hold: Hold) -> None:
        self._doc = doc
        self._kept = -math.inf
        self._hold = hold

    async def sure(self) -> None:
        """Ensure that the table is still this server's; raises Lost."""
        await self._hold.sure()

    def check(self) -> None:
        """Raise Lost if the table may be another server's."""
        self._hold.check()

    async def keep(self) -> None:
        """Write the document."""
        doc = self._doc
        await _write(self._hold.update(Row(self._hold.room, write_document(doc), doc.phase, doc.listed)))
        self._kept = time.monotonic()

    async def add(self, since: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Write moves after the `since` stored ones; once a day the document too, to mark the table as played."""
        await _write(self._hold.append(since, moves))
        if moves and time.monotonic() - self._kept > _DAY:
            await self.keep()

    async def cut(self, length: int) -> None:
        """Take moves back until `length` are left."""
        await _write(self._hold.cut(length))


async def _write(writing: Coroutine[Any, Any, None]) -> None:
    try:
        await writing
    except (StaleMove, StoreFailed) as wrong:
        raise _lost(wrong) from wrong


def _lost(wrong: Exception) -> Lost:
    _log.warning("a table could not be written", extra={"facts": {"reason": str(wrong)}})
    return Lost(say("not-written"))
