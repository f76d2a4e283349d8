"""Several servers over one database: each table has one of them at a time, and one history whatever befalls them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.states import PATIENCE
from tests.server.travellers import Crowd, Traveller, offers
from websockets.exceptions import ConnectionClosed

from spadille.core.errors import SpadilleError
from spadille.server.store.lease import LEASE, RENEWED
from spadille.server.store.store import SqlStore

pytestmark = pytest.mark.asyncio
Serve = Callable[..., Any]
SHORT = {
    "spadille.server.store.lease.LEASE": LEASE / 3,
    "spadille.server.store.lease.RENEWED": RENEWED / 3,
    "spadille.server.live.rooms.RENEWED": RENEWED / 3,
    "spadille.server.store.take_lease.RENEWED": RENEWED / 3,
    "spadille.server.store.take_lease._PATIENCE": 10.0,
}
"""A lease that runs out sooner, and more patience with it than there need be."""


async def _stop_and_wake(server: Any, seconds: float) -> None:
    """Let a server sleep for a while, as a machine does that is suspended."""
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.pid, signal.SIGCONT)


async def _stop_with_nothing_locked(server: Any, database: str) -> None:
    """Stop a server between two writes: a file has one lock, and a sleeping holder would block all others."""
    while True:
        os.kill(server.pid, signal.SIGSTOP)
        try:
            store = await asyncio.to_thread(SqlStore, database)  # writes, and is refused while it cannot
            await store.close()
        except SpadilleError:
            os.kill(server.pid, signal.SIGCONT)
            await asyncio.sleep(0.1)
        else:
            return


async def _befall(
    servers: list[Any], chance: random.Random, pace: float, goes_on: Callable[[int], bool]
) -> Counter[str]:
    """Kill servers and let them sleep, one after the other, as long as it is to go on; how often each."""
    counts: Counter[str] = Counter()
    while goes_on(counts.total()):
        await asyncio.sleep(pace * chance.uniform(0.5, 2.5))
        server = chance.choice(servers)
        if chance.random() < 0.6:
            server.kill()
            await asyncio.sleep(pace * chance.random())
            await asyncio.to_thread(server.again)
            counts["killed"] += 1
        else:
            await _stop_and_wake(server, pace * chance.uniform(1.0, LEASE + 2))
            counts["slept"] += 1
    return counts


async def _play_through_all(
    running: list[Any],
    tables: int,
    pace: float,
    goes_on: Callable[[int], bool],
    enough: Callable[[list[Traveller]], bool],
) -> tuple[list[Traveller], Counter[str]]:
    """Play by several servers that fall and sleep; see that there is one history of each table, and every seat."""
    chance = random.Random(len(running))
    urls = [each.url for each in running]
    travellers = [Traveller(urls, random.Random(at)) for at in range(tables)]
    crowds = [Crowd(urls, random.Random(at)) for at in range(2)]
    await asyncio.gather(*(each.sit_down() for each in travellers), *(each.gather() for each in crowds))
    busy = [asyncio.create_task(each.play()) for each in travellers]
    busy += [asyncio.create_task(each.sit_down()) for each in crowds]
    counts = await _befall(running, chance, pace, goes_on)
    before = [len(each.shown) + each.taken_back for each in travellers]

    def all_go_on() -> bool:
        """No table is stuck: everybody is shown something more."""
        now = [len(each.shown) + each.taken_back for each in travellers]
        return all(at < then for at, then in zip(before, now, strict=True)) and enough(travellers)

    await _until(all_go_on, busy)
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    for url in urls:
        await asyncio.gather(*(crowd.has_its_seats(url) for crowd in crowds))
    for each in running:
        each.kill()
    await _agree(running[0].database, travellers)
    return travellers, counts


async def _until(holds: Callable[[], bool], busy: list[asyncio.Task[None]]) -> None:
    """Wait until something is so, and meanwhile nobody has seen anything that is wrong."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            for task in busy:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.05)


async def _agree(database: str, travellers: list[Traveller]) -> None:
    """Check that what is kept is what was shown."""
    store = SqlStore(database)
    for each in travellers:
        kept = await store.read(each.table)
        assert kept is not None
        assert each.differs(list(kept.moves)) is None
    await store.close()


async def test_two_servers_of_one_database_have_one_history(serve: Serve, database: str) -> None:
    running = [serve(database=database, constants=SHORT) for _ in range(2)]

    def enough(travellers: list[Traveller]) -> bool:
        """Everybody has played by both servers, and not for nothing."""
        both = all(all(each.visits.values()) for each in travellers)
        return both and sum(each.acknowledged for each in travellers) > 20

    _, counts = await _play_through_all(running, 4, 0.2, lambda times: times < 4, enough)
    assert counts.keys() == {"killed", "slept"}


async def test_three_servers_of_one_database_have_one_history(
    serve: Serve, database: str, record_property: Callable[[str, object], None]
) -> None:
    running, until = [serve(database=database) for _ in range(3)], time.monotonic() + 240.0
    travellers, counts = await _play_through_all(running, 10, 1.0, lambda _: time.monotonic() < until, lambda _: True)
    shown = sum(len(each.shown) for each in travellers)
    kind = "PostgreSQL" if "://" in database else "SQLite"
    record_property(
        "figure",
        f"three servers over one {kind}, {counts['killed']} kills and {counts['slept']} sleeps: {shown:,} moves shown, "
        f"{sum(each.acknowledged for each in travellers):,} acknowledged, "
        f"{sum(each.taken_back for each in travellers):,} taken back, one history of each table, no seat lost",
    )


async def test_a_server_that_slept_past_its_lease_writes_and_shows_nothing_more(serve: Serve, database: str) -> None:
    first, second = (serve(database=database, constants=SHORT) for _ in range(2))
    ann = Traveller([first.url], random.Random(1))
    await ann.sit_down()
    async with ann.come(first.url) as old:
        await old.send('{"t":"start"}')
        await ann.visit(old, first.url, 4)
        told = await _my_turn(ann, old, first.url)
        await _stop_with_nothing_locked(first, database)
        try:
            late = {"t": "move", "v": told["v"], "text": offers(told)[0]}
            for asked in ({"t": "chat", "text": "late"}, {"t": "back"}, late, {"t": "undo"}, {"t": "stand"}):
                await old.send(json.dumps(asked))
            async with ann.come(second.url) as fresh:
                ann.urls, ann.visits[second.url] = [second.url], 0
                await ann.visit(fresh, second.url, 3)
                await _my_turn(ann, fresh, second.url)
        finally:
            os.kill(first.pid, signal.SIGCONT)
        heard = await _all_that_comes(old)
    assert [each for each in heard if each["t"] != "refused"] == []
    await _agree(database, [ann])
    async with ann.come(first.url) as again:
        state = json.loads(await again.recv())
    assert (state["you"], state["v"]) == (0, len(ann.shown))


async def _my_turn(traveller: Traveller, socket: Any, url: str) -> dict[str, Any]:
    """The state in which the traveller is to move."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = json.loads(await socket.recv())
            if told["t"] == "state":
                traveller.take(told, url)
                if offers(told):
                    return dict(told)


async def _all_that_comes(socket: Any) -> list[dict[str, Any]]:
    """Return what is still said on a connection until the server ends it."""
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        async for message in socket:
            heard.append(json.loads(message))  # noqa: PERF401 - messages before the end count
        raise socket.protocol.close_exc

    with pytest.raises(ConnectionClosed) as closed:
        await asyncio.wait_for(listen(), PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    return heard


async def test_a_table_at_which_people_are_is_told_to_be_at_another_server(serve: Serve) -> None:
    # Nobody takes the table for having waited long, and the lease of the first runs out in no test.
    never = {"spadille.server.live.rooms._SETTLED": 3600.0, "spadille.server.store.lease.LEASE": 3600.0}
    first, second = (
        serve(constants={**SHORT, **never, "spadille.server.store.take_lease._PATIENCE": 3.0}) for _ in range(2)
    )
    ann = Traveller([first.url], random.Random(1))
    await ann.sit_down()
    async with ann.come(first.url) as here:
        await here.send('{"t":"start"}')
        await ann.visit(here, first.url, 1)
        async with ann.come(second.url) as there:
            with pytest.raises(ConnectionClosed) as told:
                await asyncio.wait_for(there.recv(), PATIENCE)
        assert told.value.rcvd is not None
        assert "another server" in told.value.rcvd.reason.lower()
    async with ann.come(second.url) as there:
        assert json.loads(await asyncio.wait_for(there.recv(), PATIENCE))["t"] == "state", "the first has let it go"
