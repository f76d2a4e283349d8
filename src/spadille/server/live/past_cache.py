"""Descriptions of running deals for people who come back.

A long deal takes some milliseconds to describe. That is done in a thread beside the event loop, one table after the
other, and the latest answers of all tables are cached.
"""

from __future__ import annotations

import asyncio
import contextvars
import itertools
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from spadille.core.contract import Seat
from spadille.core.words import speaking
from spadille.server.base.background import THREADS
from spadille.server.protocol import wire
from spadille.server.table.effects import TellPast
from spadille.server.table.past import past
from spadille.server.table.state import TableState

_KEPT: Final = 256
"""Maximum number of cached answers, of all tables together: some megabytes."""


class PastCache:
    """The latest descriptions, for all tables of a server."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1, "past") if THREADS else None
        self._answers: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._numbers = itertools.count()

    def number(self) -> int:
        """Return a number for an opened table: opened anew it may have another history."""
        return next(self._numbers)

    async def of(self, number: int, t: TableState, asked: TellPast) -> bytes:
        """Return the message for a viewer. Nothing may happen at the table meanwhile."""
        seat, language = asked.seat, asked.viewer.language
        stood_in = frozenset(() if seat is None else t.stood_in.get(seat, ()))
        names = t.doc.names(seat)
        key = number, t.histories, t.table.version, seat, asked.since, language, names, stood_in
        found = self._answers.pop(key, None)
        if found is None:
            work = partial(contextvars.copy_context().run, _written, t, seat, asked.since, language, stood_in)
            found = await _run(self._beside, work)
        self._answers[key] = found  # now the last one used
        while len(self._answers) > _KEPT:
            self._answers.popitem(last=False)
        return found

    def close(self) -> None:
        """End the thread."""
        if self._beside is not None:
            self._beside.shutdown(wait=False)


async def _run(beside: ThreadPoolExecutor | None, work: Callable[[], bytes]) -> bytes:
    return work() if beside is None else await asyncio.get_running_loop().run_in_executor(beside, work)


def _written(t: TableState, seat: Seat | None, since: int, language: str, stood_in: frozenset[int]) -> bytes:
    with speaking(language):
        return wire.write(past(t.table, seat, since, t.doc.names(seat), stood_in))
