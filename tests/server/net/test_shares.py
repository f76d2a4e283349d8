"""Fair shares: what one address asks is read at its rate, and bots among themselves give way to people."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.states import Open, eventually
from tests.server.table.driver import Driver, state_of
from tests.server.table.test_collaborators import Clock

from spadille.server.api import websocket
from spadille.server.base import limits
from spadille.server.base.limits import Bucket, Buckets
from spadille.server.live.connection import Connection
from spadille.server.live.inbox import Inbox
from spadille.server.table import timing
from spadille.server.table.inputs import Tick
from spadille.server.table.timing import ALONE_FOR, ALONE_MOVES, ALONE_PACE


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(limits, "time", found)
    return found


def alone(pace: float) -> Driver:
    """A table where bots play, and one looks on."""
    t = state_of(pace=pace)
    t.doc.seats[0].kind = "bot"
    driver = Driver(t)
    driver.open()
    driver.come()
    t.show_at = None
    return driver


def test_bots_alone_play_at_the_pace_of_people() -> None:
    slow, fast = alone(2.0), alone(0.0)
    assert timing.due(slow.t) == slow.clock + 2.0
    assert timing.due(fast.t) == fast.clock + ALONE_PACE


def test_bots_alone_play_on_for_a_while_and_again_when_somebody_comes() -> None:
    driver = alone(0.0)
    driver.clock = driver.t.visited + ALONE_FOR
    version = driver.t.table.version
    driver.give(Tick())
    assert driver.t.table.version == version
    assert timing.due(driver.t) is None
    assert not timing.plays_alone(driver.t), "it is in nobody's way any more"
    driver.come()
    driver.t.show_at = None
    assert timing.plays_alone(driver.t)
    assert timing.due(driver.t) == driver.clock + ALONE_PACE


def test_many_tables_of_bots_alone_make_no_more_moves_together() -> None:
    driver = alone(0.0)
    driver.load.alone = 100
    driver.think()
    driver.wait()  # it has just moved
    due = timing.due(driver.t)
    assert due is not None
    assert due - driver.clock == pytest.approx(100 / ALONE_MOVES, rel=0.05)


@pytest.mark.asyncio
async def test_a_server_counts_the_tables_where_only_bots_play(open_house: Open) -> None:
    async with open_house() as house:
        load = house.rooms._services.load
        table = await house.table("war")
        host = await house.come(table, host=True)
        await host.ask("start")
        await eventually(lambda: load.alone == 1)
        await host.go()
        await eventually(lambda: load.alone == 0)


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


@pytest.mark.asyncio
async def test_a_ping_is_answered_at_once_and_the_table_hears_nothing_of_it() -> None:
    asked = iter([{"type": "websocket.receive", "text": '{"t":"ping"}'}])

    async def receive() -> Any:
        return next(asked, {"type": "websocket.disconnect"})

    inbox, connection = Inbox(), Connection(None)
    await websocket._read_all(inbox, connection, Buckets((6, 1)), receive)
    assert await asyncio.wait_for(connection.fetch(), 60) == b'{"t":"pong"}'
    assert inbox.empty
