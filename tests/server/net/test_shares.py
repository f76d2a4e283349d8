"""Fair shares: what one address asks is read at its rate, and bots among themselves give way to people."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from weakref import WeakSet

import pytest
from tests.server.table.test_collaborators import Clock, Done, begun

from spadille.server.api import websocket
from spadille.server.base import limits
from spadille.server.base.limits import Bucket, Buckets
from spadille.server.table import timing
from spadille.server.table.connection import Connection
from spadille.server.table.inbox import Inbox
from spadille.server.table.seats.presence import People
from spadille.server.table.timing import ALONE_FOR, ALONE_MOVES, ALONE_PACE, Timing


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(timing, "time", found)
    monkeypatch.setattr(limits, "time", found)
    monkeypatch.setattr(timing, "_alone", WeakSet())
    return found


def alone(clock: Clock, pace: float) -> tuple[Timing, Done]:
    """The times of a table where bots play, and one looks on."""
    doc, table = begun(pace=pace)
    doc.seats[0].kind = "bot"
    people, done = People(doc, 9, clock.now), Done(table)
    people.admit(Connection(None), clock.now)
    times = Timing(doc, table, people, done)
    times.plan()
    return times, done


@pytest.mark.asyncio
async def test_bots_alone_play_at_the_pace_of_people(clock: Clock) -> None:
    slow, _ = alone(clock, 2.0)
    assert slow.due() == clock.now + 2.0
    fast, _ = alone(clock, 0.0)
    assert fast.due() == clock.now + ALONE_PACE


@pytest.mark.asyncio
async def test_bots_alone_play_on_for_a_while_and_again_when_somebody_comes(clock: Clock) -> None:
    times, done = alone(clock, 0.0)
    times._step = None  # the bot is being asked
    end = clock.now + ALONE_FOR
    assert times.due() == end
    clock.now = end
    await times.tick()
    assert done.log == []
    assert times.due() is None
    assert not timing._alone, "it is in nobody's way any more"
    times.visited()
    times.plan()
    assert times.due() == clock.now + ALONE_PACE


@pytest.mark.asyncio
async def test_many_tables_of_bots_alone_make_no_more_moves_together(clock: Clock) -> None:
    tables = [alone(clock, 0.0)[0] for _ in range(100)]
    tables[-1].plan(0)  # it has just moved
    due = tables[-1].due()
    assert due is not None
    assert due - clock.now == pytest.approx(100 / ALONE_MOVES, rel=0.05)


def test_what_is_owed_is_waited_for(clock: Clock) -> None:
    bucket = Bucket((10, 5))
    assert bucket.owe(10) == 0
    assert bucket.owe(5) == 1.0
    clock.now += 2.0
    assert bucket.owe(5) == 0


@pytest.mark.asyncio
async def test_all_connections_of_an_address_have_one_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two connections ask for what is written down and shown to all: the second has to wait, another address not."""
    slept: list[tuple[str, float]] = []
    shares = Buckets((6, 1))

    async def ask(address: str) -> None:
        asked = iter([{"type": "websocket.receive", "text": json.dumps({"t": "pause", "on": True})}])

        async def receive() -> Any:
            return next(asked, {"type": "websocket.disconnect"})

        async def sleep(seconds: float) -> None:
            slept.append((address, round(seconds)))

        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", sleep)
            await websocket._read_all(Inbox(), Connection(None, address=address), shares, receive)

    await ask("busy")
    await ask("busy")
    await ask("other")
    assert slept == [("busy", 4)]
