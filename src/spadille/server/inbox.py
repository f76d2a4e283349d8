"""What a room has to do: requests from connections and errands for others, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from spadille.core.errors import SpadilleError
from spadille.server import wire
from spadille.server.connection import TRY_AGAIN, Connection
from spadille.server.refusals import Lost, Unavailable

_MOST = 1000
_OPENED_ANEW: Final = Unavailable("the table is being opened again; try again")


class Came(msgspec.Struct, frozen=True):
    """A connection has been opened."""


class Went(msgspec.Struct, frozen=True):
    """A connection has been closed."""


class Errand:
    """Something done inside the room's task for somebody outside it, who waits for the result."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self._work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self, first: Callable[[], Awaitable[None]]) -> None:
        """Do something first, then this, and give the result to whoever waits.

        Only a fault or a lost room stops the room.
        """
        try:
            await first()
            result = await self._work()
        except BaseException as wrong:
            self.fail(wrong if isinstance(wrong, SpadilleError) else _OPENED_ANEW)
            if isinstance(wrong, Lost) or not isinstance(wrong, SpadilleError):
                raise
        else:
            if not self.done.done():
                self.done.set_result(result)

    def fail(self, wrong: SpadilleError) -> None:
        """There will be no result."""
        if not self.done.done():
            self.done.set_exception(wrong)


Request = wire.Request | Came | Went
Item = tuple[Connection, Request] | Errand


class Inbox:
    """The inbox of a room; whoever puts something into a full one waits."""

    def __init__(self) -> None:
        self._items: asyncio.Queue[Item] = asyncio.Queue(_MOST)
        self.closed = False

    @property
    def empty(self) -> bool:
        return self._items.empty()

    async def post(self, connection: Connection, asked: Request) -> None:
        """Put a request into the inbox."""
        if not self.closed:
            await self._items.put((connection, asked))
        if self.closed:
            connection.end(TRY_AGAIN)

    async def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done inside the room's task; raises SpadilleError."""
        errand = Errand(work)
        if not self.closed:
            await self._items.put(errand)
        if self.closed:
            errand.fail(_OPENED_ANEW)
        return await errand.done

    async def next(self, due: float | None) -> Item | None:
        """What has come in; None when it is time for something that happens by itself."""
        if due is None or not self._items.empty():
            return await self._items.get()
        left = due - time.monotonic()
        if left <= 0:
            return None
        try:
            async with asyncio.timeout(left):
                return await self._items.get()
        except TimeoutError:
            return None

    def close(self) -> None:
        """Nothing more is done; whoever waits is told."""
        self.closed = True
        while not self._items.empty():
            item = self._items.get_nowait()
            if isinstance(item, Errand):
                item.fail(_OPENED_ANEW)
            else:
                item[0].end(TRY_AGAIN)
