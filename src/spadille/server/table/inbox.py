"""A room's work queue: requests from connections and errands for other tasks, one after the other."""

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
    """The event that a connection was opened."""


class Went(msgspec.Struct, frozen=True):
    """The event that a connection was closed."""


class Errand:
    """Work to run inside the room's task for a caller outside it, who waits for the result."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self._work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self, first: Callable[[], Awaitable[None]]) -> None:
        """Run `first`, then the work, and give the result to the caller.

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
        """Give the caller an error instead of a result."""
        if not self.done.done():
            self.done.set_exception(wrong)


Request = wire.Request | Came | Went
Item = tuple[Connection, Request] | Errand


class Inbox:
    """The inbox of a room; a sender to a full one waits.

    Thousands of these are open and empty at once: an inbox is a list and the waiting tasks, and no more.
    """

    __slots__ = ("_items", "_outside", "_timer", "_waiter", "closed")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._waiter: asyncio.Future[None] | None = None
        """The room's wait, while there is nothing to do."""
        self._timer: asyncio.TimerHandle | None = None
        self._outside: list[asyncio.Future[None]] | None = None
        """Senders that wait until there is a place."""
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
        """Run work inside the room's task and return its result; raises SpadilleError."""
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
        """Return a future that ends on the next item or at the time `due`; None if there is work now."""
        left = math.inf if due is None else due - time.monotonic()
        if self._items or left <= 0:
            return None
        loop = asyncio.get_running_loop()
        self._waiter = loop.create_future()
        self._timer = None if left == math.inf else loop.call_later(left, _wake, self._waiter)
        return self._waiter

    def take(self) -> Item | None:
        """Take the next item; None if none is there and a timed event is due."""
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
        """Close the inbox; everything waiting in it fails."""
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
