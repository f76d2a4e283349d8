"""The lease of this process: while it is valid, the tables that the process has taken are its own.

The database measures the lease by its own clock. This process counts it from the moment before it sent the request, so
for it the lease ends earlier. A process that was suspended for longer finds its lease expired before it shows anything,
and the database refuses its writes.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from collections.abc import Callable, Sequence

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import Lost
from spadille.server.store.lease_sql import Server
from spadille.server.store.store import Row, SqlStore, StoreFailed

LEASE = 4.0
"""Seconds after which other processes may take the tables of a process that does not answer."""
RENEWED = 1.0
"""Seconds between two renewals."""
_PATIENCE = 3.0
"""Seconds for which a table waits for a renewal."""
_LOOKS = 12
"""Number of looks in that time: seconds in which the process itself stood still count as one of them."""

_log = logging.getLogger("spadille.server")
_CLOCK = getattr(time, "CLOCK_BOOTTIME", None) if sys.platform != "emscripten" else None


def clock() -> float:
    """Seconds of a monotonic clock, which also counts while the machine sleeps if the system has such a clock."""
    return time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK)


class Lease:
    """The lease of a process, which begins with the first table that it takes."""

    def __init__(self, store: SqlStore, name_process: Callable[[], Server], lost: Callable[[], None]) -> None:
        self._store = store
        self._name_process = name_process
        self._lost = lost
        self._owner = ""
        self._until = -math.inf
        self._renewing: asyncio.Task[list[str]] | None = None

    @property
    def owner(self) -> str:
        """The current name of the process; it gets a new one after it has lost its lease."""
        return self._owner

    @property
    def holds(self) -> bool:
        """True if certainly no other process has taken this one's tables."""
        return clock() < self._until

    async def sure(self) -> str:
        """Return the process's name once the lease is valid; raises StoreFailed if the database does not answer."""
        if not self.holds:
            await self.renew()
        return self._owner

    async def renew(self) -> list[str]:
        """Prolong the lease, or begin a new one if it is lost; return the tables that other processes ask for."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew(), name="lease")
            self._renewing.add_done_callback(self._renewed)
        renewing = self._renewing
        for _ in range(_LOOKS):
            await asyncio.wait([renewing], timeout=_PATIENCE / _LOOKS)
            if renewing.done():
                return await renewing
        raise StoreFailed("the database does not answer")

    def _renewed(self, done: asyncio.Task[list[str]]) -> None:
        self._renewing = None
        if not done.cancelled():
            done.exception()  # mark the exception as retrieved; every waiting caller gets it

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
        """End the lease: the process is done with all its tables."""
        owner, self._owner, self._until = self._owner, "", -math.inf
        if owner:
            await self._store.bury(owner)


class Hold:
    """A table that this process has taken, under its name at that time; every write carries the fence."""

    __slots__ = ("_fence", "_lease", "_owner", "_store", "room", "since")

    def __init__(self, store: SqlStore, lease: Lease, owner: str, room: str, fence: int) -> None:
        self.room = room
        self._store = store
        self._lease = lease
        self._fence = fence
        self._owner = owner
        self.since = clock()

    @property
    def holds(self) -> bool:
        """True if certainly no other process has the table."""
        return self._owner == self._lease.owner and self._lease.holds

    async def sure(self) -> None:
        """Ensure that no other process has the table; raises Lost."""
        if self.holds:
            return
        try:
            await self._lease.sure()
        except StoreFailed as wrong:
            raise Lost(say("database-silent")) from wrong
        self.check()

    def check(self) -> None:
        """Raise Lost unless certainly no other process has the table."""
        if not self.holds:
            raise Lost(say("other-server"))

    async def append(self, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Add moves after the `length` stored ones."""
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
        """Delete the table."""
        await self._store.delete(self.room, self._fence)

    async def release(self) -> None:
        """Give the table up, so that any process may take it."""
        await self._store.release(self.room, self._fence)
