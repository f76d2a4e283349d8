"""Background work: lanes that run tasks in low-priority processes, with a fair queue and a time limit.

Such tasks never run in the event loop that serves the tables; threads would share its processor time. A lane is one
kind of work; an address with many pieces waiting in a lane takes turns with all other addresses.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from spadille import plugins
from spadille.core.errors import SpadilleError
from spadille.core.words import Text
from spadille.server import say
from spadille.server.base.errors import LimitReached

THREADS: Final = sys.platform != "emscripten"
"""False in a page without a server: it has one thread, and does one thing after the other."""
_AWAITED: Final = 3
_LONG: Final = 10
"""Amounts by which work raises its nice value (see nice(2)). Beside a process at 0, work at 3 gets half as much time,
and at 10 a tenth."""
_MOST_PROCESSES: Final = 64

T = TypeVar("T")
Place = asyncio.Future[None]


async def in_thread(work: Callable[..., T], *given: Any) -> T:
    """Call a function in a thread beside the event loop; in a page, between two turns of the loop."""
    if THREADS:
        return await asyncio.to_thread(work, *given)
    await asyncio.sleep(0)
    return work(*given)


class Undone(Exception):
    """A piece of work that was not done: its time was up, or its process ended or could not be started."""


class TooMany(LimitReached):
    """The queue of an asker is full; no more work is accepted."""


class Lane:
    """One kind of work, with limits on parallel pieces, on seconds per piece and on waiting pieces per asker.

    Work that people at a table wait for is `awaited`: it yields less to others on the machine.
    """

    def __init__(self, at_once: int, seconds: float, waiting: int | None = None, *, awaited: bool = False) -> None:
        self._free = at_once
        self.seconds = seconds
        self.awaited = awaited
        self._most = waiting
        self._waiting: dict[str, deque[Place]] = {}
        self._processes = CapacityLimiter(_MOST_PROCESSES)  # the lane itself counts; this is never reached

    @property
    def waiting(self) -> int:
        """Number of pieces that wait for a free process."""
        return sum(map(len, list(self._waiting.values())))  # the metrics are read in another thread

    async def do(self, who: str, work: Callable[..., T], *given: object) -> T:
        """Call `work`, a function of a module, with the given arguments in a process; its exceptions are passed on.

        Raises TooMany if too many pieces wait already for this asker, and Undone if the time of the work is over or its
        process has ended.
        """
        async with self._turn(who):
            if not THREADS:
                return await in_thread(work, *given)
            try:
                async with asyncio.timeout(self.seconds):
                    return await to_process.run_sync(
                        _gently, self.awaited, work, given, cancellable=True, limiter=self._processes
                    )
            except (BrokenWorkerProcess, OSError) as gone:
                raise Undone("its process has ended, or could not be started") from gone
            except TimeoutError as late:
                raise Undone(f"no answer within {self.seconds:g} seconds") from late

    async def answer(self, undone: Text, who: str, work: Callable[..., T], *given: object) -> T:
        """Do the same for a person; raises SpadilleError with the words `undone` in place of Undone."""
        try:
            return await self.do(who, work, *given)
        except Undone:
            raise SpadilleError(undone) from None

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a free process; askers take turns, however many pieces each has waiting."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        mine = self._waiting.setdefault(who, deque())
        if self._most is not None and len(mine) >= self._most:
            raise TooMany(say("asked-much"))
        place: Place = asyncio.get_running_loop().create_future()
        mine.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._pass_on()  # the turn was given to a task that is being cancelled
            elif place in mine:
                mine.remove(place)
                if not mine and self._waiting.get(who) is mine:
                    del self._waiting[who]
            raise

    def _pass_on(self) -> None:
        """Give the free process to the asker that has waited longest since its last piece."""
        while self._waiting:
            who, places = next(iter(self._waiting.items()))
            place = places.popleft()
            del self._waiting[who]
            if places:
                self._waiting[who] = places  # now the last in turn
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


def hands() -> int:
    """Number of pieces of one kind to run in parallel: one processor is left to the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


BOTS: Final = Lane(hands(), 60.0, awaited=True)
"""Decisions of bots at tables, queued by the address of the table's people; at most one per table waits."""
SKIPS: Final = Lane(1, 20.0, awaited=True)
"""Deals that bots play to the end, each as long as many decisions; queued by the same address."""
SCENES: Final = Lane(1, 2.0, awaited=True)
"""The slow parts of a scene; queued by the same address."""
HINTS: Final = Lane(1, 60.0, 20, awaited=True)
"""Hints; several tables of a club may ask at once, behind one address."""
REPLAYS: Final = Lane(1, 20.0, 20)
REVIEWS: Final = Lane(1, 40.0, 20)
"""Reviews of deals and stories of matches; all tables of a club's evening may end at once, behind one address."""
ODDS: Final = Lane(1, 20.0, 4)
CLUB: Final = Lane(1, 600.0)
"""The evenings and the ladder of the club, when a file of its folder has changed."""

_gentle = False


def _gently(awaited: bool, work: Callable[..., T], given: tuple[object, ...]) -> T:
    """Run in the worker process: lower the priority, ignore Ctrl+C, and load the games of installed packages."""
    global _gentle
    if not _gentle:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if hasattr(os, "nice"):
            os.nice(_AWAITED)
        plugins.discover()
        _gentle = True
    if awaited or sys.platform != "linux":
        return work(*given)
    # A raised nice value cannot be lowered again, but on Linux each thread has its own: long work gets a thread.
    with ThreadPoolExecutor(1, initializer=os.nice, initargs=(_LONG - _AWAITED,)) as alone:
        return alone.submit(work, *given).result()
