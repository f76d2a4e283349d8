"""The lease of this process: while it holds, the tables that the process has taken are its own.

It is renewed by the clock of the database, and here believed for less than that: from before the request was sent.
Whoever was stopped for longer finds that out before anything more is shown; what it writes the database refuses.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import Lost
from spadille.server.store.lease_sql import Server
from spadille.server.store.store import Row, Store, StoreFailed

LEASE = 4.0
"""Seconds after which the tables of a process that does not answer may be taken by others."""
RENEWED = 1.0
"""Seconds between two renewals."""
_PATIENCE = 3.0
"""Seconds for which a table waits for a renewal."""

_log = logging.getLogger("spadille.server")
_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)


def clock() -> float:
    """Seconds of a clock that never goes back, and goes on while the machine sleeps where there is one that does."""
    return time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK)


class Lease:
    """The lease of a process, which begins with the first table that it takes."""

    def __init__(self, store: Store, name_process: Callable[[], Server], lost: Callable[[], None]) -> None:
        self._store = store
        self._name_process = name_process
        self._lost = lost
        self._owner = ""
        self._until = -math.inf
        self._renewing: asyncio.Task[list[str]] | None = None

    @property
    def owner(self) -> str:
        """The name that the process has now; it gets another one when it has lost its lease."""
        return self._owner

    @property
    def holds(self) -> bool:
        """For certain nobody else has taken what the process has."""
        return clock() < self._until

    async def sure(self) -> str:
        """See that the lease holds: the process's name; raises StoreFailed if the database cannot be asked."""
        if not self.holds:
            await self.renew()
        return self._owner

    async def renew(self) -> list[str]:
        """Prolong the lease, or begin another one if it is lost: the tables that others ask for."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew(), name="lease")
            self._renewing.add_done_callback(self._renewed)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(self._renewing)
        except TimeoutError:
            raise StoreFailed("the database does not answer") from None

    def _renewed(self, done: asyncio.Task[list[str]]) -> None:
        self._renewing = None
        if not done.cancelled():
            done.exception()  # whoever still waits is told

    async def _renew(self) -> list[str]:
        asked = clock()
        wanted = await self._store.renew(self._owner, LEASE) if self._owner else None
        if wanted is None:
            if self._owner:
                _log.warning("the lease of this server is lost: its tables are opened anew where they are asked for")
                self._owner, self._until = "", -math.inf
                self._lost()
            process = self._name_process()
            asked = clock()
            await self._store.enlist(process, LEASE)
            self._owner = process.owner
        self._until = asked + LEASE
        return wanted or []

    async def end(self) -> None:
        """The process is done with all its tables."""
        owner, self._owner, self._until = self._owner, "", -math.inf
        if owner:
            await self._store.bury(owner)


class Hold:
    """One table that this process has taken, under the name that it had then: what is written carries the fence."""

    __slots__ = ("_fence", "_lease", "_owner", "_store", "room", "since")

    def __init__(self, store: Store, lease: Lease, owner: str, room: str, fence: int) -> None:
        self.room = room
        self._store = store
        self._lease = lease
        self._fence = fence
        self._owner = owner
        self.since = clock()

    @property
    def holds(self) -> bool:
        """For certain nobody else has the table."""
        return self._owner == self._lease.owner and self._lease.holds

    async def sure(self) -> None:
        """See that nobody else has the table; raises Lost."""
        if self.holds:
            return
        try:
            await self._lease.sure()
        except StoreFailed as wrong:
            raise Lost(say("database-silent")) from wrong
        self.check()

    def check(self) -> None:
        """Raise Lost unless nobody else can have the table now."""
        if not self.holds:
            raise Lost(say("other-server"))

    async def append(self, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Add moves behind the `length` that are written."""
        await self._store.append(self.room, self._fence, length, moves)
        await self.sure()

    async def cut(self, length: int) -> None:
        """Take moves back until `length` are left."""
        await self._store.cut(self.room, self._fence, length)
        await self.sure()

    async def update(self, row: Row) -> None:
        """Replace the document."""
        await self._store.update(row, self._fence)
        await self.sure()

    async def delete(self) -> None:
        """The table is no more."""
        await self._store.delete(self.room, self._fence)

    async def release(self) -> None:
        """Anybody may have the table."""
        await self._store.release(self.room, self._fence)
