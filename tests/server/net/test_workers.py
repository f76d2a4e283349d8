"""Several workers at one port: a connection to the wrong one is passed on, and a worker that dies is not missed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE
from tests.server.travellers import SETTINGS, Crowd, Traveller, client_of

from spadille.server.base.limits import Limits
from spadille.server.store.store import SqlStore

pytestmark = pytest.mark.asyncio
Serve = Callable[..., Any]
_SOON = 5.0
"""Seconds within which the tables of a worker that has fallen go on."""
_FOR_EVER = {"spadille.server.store.lease.LEASE": 3600.0, "spadille.server.store.take_lease._PATIENCE": 3600.0}
"""A lease that runs out in no test: tables go on at once, or not at all."""


def workers_of(server: Any) -> list[int]:
    """The processes that a server has begun."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("ascii").split()
    return [int(each) for each in children]


async def owners(database: str, tables: list[str]) -> dict[str, int]:
    """Which process has each table; 0 for none."""
    store = SqlStore(database)
    try:
        known = {each.owner: each.process for each in await store.servers()}
        return {each: known.get(await store.owner_of(each) or "", 0) for each in tables}
    finally:
        await store.close()


async def test_two_workers_share_the_tables_and_every_connection_comes_to_its_own(serve: Serve, database: str) -> None:
    server = serve("--workers", "2", database=database)
    travellers = [Traveller([server.url], random.Random(at)) for at in range(8)]
    await asyncio.gather(*(each.sit_down() for each in travellers))
    busy = [asyncio.create_task(each.play()) for each in travellers]
    async with asyncio.timeout(PATIENCE):
        while any(each.acknowledged < 3 for each in travellers):
            assert not any(task.done() for task in busy)
            await asyncio.sleep(0.05)
    found = await owners(database, [each.table for each in travellers])
    assert {*found.values()} == {*workers_of(server)}
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    assert "lost" not in server.errors
    assert server.stop() == 0


async def test_one_connection_is_passed_to_and_fro_between_requests(serve: Serve) -> None:
    server = serve("--workers", "2")
    async with httpx.AsyncClient(base_url=server.url, limits=httpx.Limits(max_connections=1)) as client:
        made = [(await client.post("/api/tables", json={**SETTINGS, "listed": True})).json()["id"] for _ in range(12)]
        for at, name in enumerate(made):
            told = await client.post(f"/api/tables/{name}/seats/0", json={"name": f"Ann {at}"})
            assert told.json() == {"seat": 0, "name": f"Ann {at}", "note": ""}
        listed = (await client.get("/api/tables")).json()
        assert {each["id"] for each in listed} == {*made}
        assert all(len(each["people"]) == 1 for each in listed)
        assert {each["id"] for each in (await client.get("/api/mine")).json()} == {*made}
        for name in random.Random(1).sample(made * 3, 36):
            told = await client.get(f"/api/tables/{name}")
            assert told.json()["yours"] == 0
            assert (await client.get(f"/t/{name}")).status_code == 200
        assert (await client.get("/api/tables/nowhere")).status_code == 404
        assert {*(await owners(server.database, made)).values()} == {*workers_of(server)}


async def test_another_game_at_a_table_of_another_worker_keeps_its_seats(serve: Serve) -> None:
    server = serve("--workers", "2")
    for _ in range(4):
        async with httpx.AsyncClient(base_url=server.url) as client:
            table = (await client.post("/api/tables", json={"game": "pyramid"})).json()["id"]
            await client.post(f"/api/tables/{table}/seats/0", json={"name": "Ann"})
            ann = Traveller([server.url], random.Random(0))
            ann.table, ann.cookie = table, "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            async with ann.come(server.url) as socket:
                await socket.send('{"t":"start"}')
                while (told := json.loads(await socket.recv()))["t"] != "state" or told["room"]["phase"] != "over":
                    if told["t"] == "state" and told["room"]["phase"] == "playing":
                        await socket.send(json.dumps({"t": "move", "v": told["v"], "text": "resign"}))
            fresh = (await client.post(f"/api/tables/{table}/again", json={})).json()["id"]
            assert (await client.get(f"/api/tables/{fresh}")).json()["yours"] == 0


async def test_those_who_come_to_another_server_meet_at_one_of_its_workers(serve: Serve, database: str) -> None:
    first, second = serve(database=database), serve("--workers", "2", database=database)
    ann = Traveller([first.url], random.Random(1))
    await ann.sit_down()
    async with ann.come(first.url) as here:
        await here.send('{"t":"start"}')
        await ann.visit(here, first.url, 1)
    ann.cookie = ""
    async with contextlib.AsyncExitStack() as lines:
        there = await asyncio.gather(*(lines.enter_async_context(ann.come(second.url)) for _ in range(10)))
        told = await asyncio.wait_for(asyncio.gather(*(each.recv() for each in there)), PATIENCE)
    assert [json.loads(each)["t"] for each in told] == ["state"] * 10


async def _fall(server: Any, travellers: list[Traveller]) -> float:
    """Kill a worker that has tables; after how many seconds all of them have gone on."""
    found = await owners(server.database, [each.table for each in travellers])
    fallen = next(process for process in found.values() if process in workers_of(server))  # one fell a moment ago
    hit = [each for each in travellers if found[each.table] == fallen]
    before = [len(each.shown) + each.taken_back for each in hit]
    began = time.monotonic()
    os.kill(fallen, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while any(len(each.shown) + each.taken_back <= at for each, at in zip(hit, before, strict=True)):
            await asyncio.sleep(0.02)
    return time.monotonic() - began


async def _all_play(server: Any, travellers: list[Traveller], workers: int, busy: list[asyncio.Task[None]]) -> None:
    """All workers are there, and all tables go on."""
    before = [len(each.shown) + each.taken_back for each in travellers]
    async with asyncio.timeout(PATIENCE):
        while len(workers_of(server)) < workers or any(
            len(each.shown) + each.taken_back <= at for each, at in zip(travellers, before, strict=True)
        ):
            for task in busy:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.02)


async def _workers_fall(server: Any, workers: int, tables: int, times: int) -> tuple[float, int]:
    """Play while workers are killed one after the other; the longest that a table has stood still, and all moves."""
    travellers = [Traveller([server.url], random.Random(at)) for at in range(tables)]
    crowd = Crowd([server.url], random.Random(1))
    await asyncio.gather(*(each.sit_down() for each in travellers), crowd.gather())
    busy = [asyncio.create_task(each.play()) for each in travellers]
    busy.append(asyncio.create_task(crowd.sit_down()))
    longest = 0.0
    for _ in range(times):
        await _all_play(server, travellers, workers, busy)
        longest = max(longest, await _fall(server, travellers))
        for task in busy:
            assert not task.done(), task.exception()
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    await crowd.has_its_seats(server.url)
    assert len(workers_of(server)) == workers
    assert server.stop() == 0
    store = SqlStore(server.database)
    for each in travellers:
        kept = await store.read(each.table)
        assert kept is not None
        assert each.differs(list(kept.moves)) is None
    await store.close()
    return longest, sum(len(each.shown) for each in travellers)


async def test_the_tables_of_a_worker_that_falls_go_on_at_once(serve: Serve, database: str) -> None:
    await _workers_fall(serve("--workers", "2", database=database, constants=_FOR_EVER), 2, 4, 2)


async def test_the_tables_of_three_workers_go_on_after_a_hundred_falls(
    serve: Serve, database: str, record_property: Callable[[str, object], None]
) -> None:
    longest, moves = await _workers_fall(serve("--workers", "3", database=database), 3, 10, 100)
    kind = "PostgreSQL" if "://" in database else "SQLite"
    record_property(
        "figure", f"three workers over one {kind}, 100 kills, {moves:,} moves: the longest that any table stood still "
        f"was {longest:.1f} s, nothing shown was lost"
    )  # fmt: skip
    assert longest < _SOON


async def test_the_workers_end_with_the_process_that_began_them(serve: Serve) -> None:
    server = serve("--workers", "2")
    workers = workers_of(server)
    assert len(workers) == 2
    server.kill()
    async with asyncio.timeout(PATIENCE):
        for each in workers:
            with contextlib.suppress(OSError):
                while Path(f"/proc/{each}/stat").read_text("utf-8").rpartition(")")[2].split()[0] not in "ZX":
                    await asyncio.sleep(0.05)


async def test_an_address_may_ask_all_workers_together_for_no_more_than_one(serve: Serve) -> None:
    server = serve("--workers", "3")
    rate, began = Limits().tables, time.monotonic()
    made = 0
    for _ in range(int(rate[0]) * 2):
        async with client_of(server.url, PATIENCE, None) as client:  # each by whichever worker is first
            made += (await client.post("/api/tables", json={"game": "war"})).status_code == 201
    assert rate[0] <= made <= rate[0] + rate[1] * (time.monotonic() - began) + 3


async def test_a_worker_that_hangs_is_killed_whatever_it_holds_and_missed_by_nobody(serve: Serve) -> None:
    server = serve("--workers", "2", constants={"spadille.server.net.workers._SILENT": 2.0})
    travellers = [Traveller([server.url], random.Random(at)) for at in range(6)]
    await asyncio.gather(*(each.sit_down() for each in travellers))
    busy = [asyncio.create_task(each.play()) for each in travellers]
    async with asyncio.timeout(PATIENCE):
        while any(each.acknowledged < 2 for each in travellers):
            await asyncio.sleep(0.05)
    found = await owners(server.database, [each.table for each in travellers])
    hanging = next(process for process in found.values() if process)
    before = [len(each.shown) + each.taken_back for each in travellers]
    os.kill(hanging, signal.SIGSTOP)  # with the lock of the database, as chance will have it: then all wait for it
    async with asyncio.timeout(PATIENCE):
        while any(len(each.shown) + each.taken_back <= at for each, at in zip(travellers, before, strict=True)):
            assert not any(task.done() for task in busy)
            await asyncio.sleep(0.05)
        while hanging in (running := workers_of(server)) or len(running) < 2:
            await asyncio.sleep(0.05)
    assert "a worker hangs and is killed" in server.errors
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    assert server.stop() == 0
