"""Where long work is done: in processes of low priority, each address in its turn, each piece within its time.

The loop that serves the tables does none of it, and threads would share its processor time. A lane is one kind of
work: whoever has many pieces waiting in it lets all others come between.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from spadille import plugins
from spadille.server import say
from spadille.server.base.errors import NotNow

_KINDNESS: Final = 10
"""How much such a process lets others go first (see nice(2))."""
_MOST_PROCESSES: Final = 64

T = TypeVar("T")
Place = asyncio.Future[None]


class Undone(Exception):
    """A piece of work was not done: its time was up, or its process has ended or could not be started."""


class TooMany(NotNow):
    """So much waits to be done that no more is taken."""


class Lane:
    """One kind of work: so many pieces at once, each in so many seconds, and so many waiting for each that asks."""

    def __init__(self, at_once: int, seconds: float, waiting: int | None = None) -> None:
        self._free = at_once
        self._seconds = seconds
        self._most = waiting
        self._waiting: dict[str, deque[Place]] = {}
        self._processes = CapacityLimiter(_MOST_PROCESSES)  # the lane itself counts; this is never reached

    @property
    def waiting(self) -> int:
        """How many pieces wait for a free hand."""
        return sum(map(len, self._waiting.values()))

    async def do(self, who: str, work: Callable[..., T], *given: object) -> T:
        """Call `work`, a function of a module, with what is given, in a process; whatever it raises is raised.

        Raises TooMany where too much waits already for this asker, and Undone when the time of the work is over or
        its process has ended.
        """
        async with self._turn(who):
            try:
                async with asyncio.timeout(self._seconds):
                    return await to_process.run_sync(_gently, work, given, cancellable=True, limiter=self._processes)
            except (BrokenWorkerProcess, OSError) as gone:
                raise Undone("its process has ended, or could not be started") from gone
            except TimeoutError as late:
                raise Undone(f"no answer within {self._seconds:g} seconds") from late

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a free hand: askers take turns, however many pieces each has waiting."""
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
                self._pass_on()  # the hand was given to one that goes away
            elif place in mine:
                mine.remove(place)
                if not mine and self._waiting.get(who) is mine:
                    del self._waiting[who]
            raise

    def _pass_on(self) -> None:
        """A hand is free: the asker that has waited longest since its last piece gets it."""
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
    """How many pieces of one kind are done at once: one processor is left to the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


BOTS: Final = Lane(hands(), 60.0)
"""Decisions of bots at tables, each for the address of its table's people; a table has one waiting at most."""
SKIPS: Final = Lane(1, 20.0)
"""Deals that bots play to the end, which takes as long as many decisions; for the same address."""
SCENES: Final = Lane(1, 2.0)
"""What takes long in a scene; for the same address."""
HINTS: Final = Lane(1, 60.0, 2)
REPLAYS: Final = Lane(1, 20.0, 20)
REVIEWS: Final = Lane(1, 40.0, 20)
"""Deals, and the stories of matches; all tables of a club's evening may end at once, behind one address."""
ODDS: Final = Lane(1, 20.0, 4)

_gentle = False


def _gently(work: Callable[..., T], given: tuple[object, ...]) -> T:
    """In the process: let others go first, leave Ctrl+C to the server, and know the games of installed packages."""
    global _gentle
    if not _gentle:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if hasattr(os, "nice"):
            os.nice(_KINDNESS)
        plugins.discover()
        _gentle = True
    return work(*given)
