"""What a room has to do: requests from connections and errands for others, one after the other."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from spadille.core.errors import SpadilleError
from spadille.server import say
from spadille.server.base.errors import Lost, Unavailable
from spadille.server.protocol import wire
from spadille.server.table.connection import TRY_AGAIN, Connection

_MOST = 1000
_OPENED_ANEW: Final = Unavailable(say("opening-again"))


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
    """The inbox of a room; whoever puts something into a full one waits.

    Thousands of these are awake and empty at once: it is a list and whoever waits, and no more.
    """

    __slots__ = ("_items", "_outside", "_timer", "_waiter", "closed")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._waiter: asyncio.Future[None] | None = None
        """The room, while there is nothing to do."""
        self._timer: asyncio.TimerHandle | None = None
        self._outside: list[asyncio.Future[None]] | None = None
        """Those who wait until there is a place."""
        self.closed = False

    @property
    def empty(self) -> bool:
        return not self._items

    async def post(self, connection: Connection, asked: Request) -> None:
        """Put a request into the inbox."""
        if not self.closed:
            await self._put((connection, asked))
        if self.closed:
            connection.end(TRY_AGAIN)

    async def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done inside the room's task; raises SpadilleError."""
        errand = Errand(work)
        if not self.closed:
            await self._put(errand)
        if self.closed:
            errand.fail(_OPENED_ANEW)
        return await errand.done

    async def _put(self, item: Item) -> None:
        while len(self._items) >= _MOST and not self.closed:
            place = asyncio.get_running_loop().create_future()
            self._outside = [*(self._outside or ()), place]
            await place
        if not self.closed:
            self._items.append(item)
            _wake(self._waiter)

    def quiet(self, due: float | None) -> asyncio.Future[None] | None:
        """What the room waits for where nothing has come in, and nothing happens by itself yet; None: there is work."""
        left = math.inf if due is None else due - time.monotonic()
        if self._items or left <= 0:
            return None
        loop = asyncio.get_running_loop()
        self._waiter = loop.create_future()
        self._timer = None if left == math.inf else loop.call_later(left, _wake, self._waiter)
        return self._waiter

    def take(self) -> Item | None:
        """What has come in; None when it is time for something that happens by itself."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._waiter = None
        if not self._items:
            return None
        item = self._items.pop(0)
        if self._outside is not None:
            self._let_in()
        return item

    def _let_in(self) -> None:
        outside, self._outside = self._outside or [], None
        for each in outside:
            _wake(each)

    def close(self) -> None:
        """Nothing more is done; whoever waits is told."""
        self.closed = True
        items, self._items = self._items, []
        for item in items:
            if isinstance(item, Errand):
                item.fail(_OPENED_ANEW)
            else:
                item[0].end(TRY_AGAIN)
        self._let_in()


def _wake(waiter: asyncio.Future[None] | None) -> None:
    if waiter is not None and not waiter.done():
        waiter.set_result(None)
