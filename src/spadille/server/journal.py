"""What is kept of one room: its document and its moves, written before anything of them is shown."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence

import msgspec

from spadille.core.contract import Seat
from spadille.core.errors import StaleMove
from spadille.server.document import RoomDoc
from spadille.server.refusals import Lost
from spadille.server.store import Row, Store, StoreFailed

_DAY = 86_400.0

_log = logging.getLogger("spadille.server")


class Journal:
    """The room's part of the store. Whatever cannot be written raises Lost."""

    def __init__(self, name: str, doc: RoomDoc, store: Store) -> None:
        self._name = name
        self._doc = doc
        self._store = store
        self._kept = -math.inf

    async def keep(self) -> None:
        """Write the document as it stands."""
        doc = self._doc
        try:
            await self._store.update(Row(self._name, msgspec.json.encode(doc), doc.phase, doc.listed))
        except StoreFailed as wrong:
            raise _lost(wrong) from wrong
        self._kept = time.monotonic()

    async def add(self, since: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Write moves behind the `since` that are written; once a day the document too, to tell that it is played."""
        try:
            await self._store.append(self._name, since, moves)
        except (StaleMove, StoreFailed) as wrong:
            raise _lost(wrong) from wrong
        if moves and time.monotonic() - self._kept > _DAY:
            await self.keep()

    async def cut(self, length: int) -> None:
        """Take moves back until `length` are left."""
        try:
            await self._store.cut(self._name, length)
        except StoreFailed as wrong:
            raise _lost(wrong) from wrong


def _lost(wrong: Exception) -> Lost:
    _log.warning("a table could not be written", extra={"facts": {"reason": str(wrong)}})
    return Lost("the table could not be written just now; connect again and look")
