"""A table's work queue: inputs from connections, callers and background work, one after the other."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any, Final

from spadille.core.errors import SpadilleError
from spadille.server import say
from spadille.server.base.errors import Unavailable
from spadille.server.live.connection import Connection
from spadille.server.table.inputs import Asked, Came, Input, Went
from spadille.server.table.viewer import TRY_AGAIN

_MOST = 1000
OPENED_ANEW: Final = Unavailable(say("opening-again"))


class Errand:
    """An input whose giver waits for the result."""

    def __init__(self, given: Input) -> None:
        self.given = given
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def answer(self, result: Any) -> None:
        """Give the result to the caller."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, wrong: SpadilleError) -> None:
        """Give the caller an error instead of a result."""
        if not self.done.done():
            self.done.set_exception(wrong)


Item = Input | Errand


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

    async def post(self, connection: Connection, given: Came | Went | Asked) -> None:
        """Put in what has happened on a connection."""
        if not self.closed:
            await self._put(given)
        if self.closed:
            connection.end(TRY_AGAIN)

    async def do(self, given: Input) -> Any:
        """Put in an input, and return its result; raises SpadilleError."""
        errand = Errand(given)
        if not self.closed:
            await self._put(errand)
        if self.closed:
            errand.fail(OPENED_ANEW)
        return await errand.done

    def report(self, given: Input) -> None:
        """Put in the result of background work, which nobody waits for; there are few of them."""
        if not self.closed:
            self._items.append(given)
            _wake(self._waiter)

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
                item.fail(OPENED_ANEW)
            elif isinstance(item, Came | Went | Asked) and isinstance(item.viewer, Connection):
                item.viewer.end(TRY_AGAIN)
        self._let_in()


def _wake(waiter: asyncio.Future[None] | None) -> None:
    if waiter is not None and not waiter.done():
        waiter.set_result(None)
