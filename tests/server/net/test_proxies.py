"""The configurations of proxies in `deploy`, run for real: two servers over one PostgreSQL behind each of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.server.proxying import FILES, Proxy, found
from tests.server.states import PATIENCE
from tests.server.travellers import Crowd, Traveller

from spadille.server.store.schema import ROOMS
from spadille.server.store.store import SqlStore

_FOR_EVER = {"spadille.server.store.lease.LEASE": 3600.0, "spadille.server.store.take_lease._PATIENCE": 3600.0}
"""A lease that runs out in no test: after a server has fallen tables go on at once, or not at all."""
_MOST = 28
"""Tables; a fair choice by name gives them all to one of two servers once in a hundred million times."""


@pytest.fixture(params=sorted(FILES))
def proxied(
    request: pytest.FixtureRequest, postgres: Any, serve: Callable[..., Any], tmp_path: Path
) -> Iterator[tuple[Proxy, list[Any]]]:
    """Two servers over one database, and a proxy before them."""
    kind: str = request.param
    if found(kind) is None:
        pytest.skip(f"{kind} is not installed")
    database = postgres.fresh()
    servers = [serve(database=database, constants=_FOR_EVER) for _ in range(2)]
    proxy = Proxy(kind, tmp_path, [each.url for each in servers])
    proxy.start()
    yield proxy, servers
    proxy.close()


@pytest.mark.asyncio
async def test_a_proxy_routes_by_the_name_of_the_table_and_past_a_server_that_has_fallen(
    proxied: tuple[Proxy, list[Any]],
) -> None:
    proxy, servers = proxied
    await proxy.ready()
    trust = proxy.trust()
    travellers = [Traveller([proxy.url], random.Random(at), trust) for at in range(6)]
    crowd = Crowd([proxy.url], random.Random(1), trust)
    await asyncio.gather(*(each.sit_down() for each in travellers), crowd.gather())
    busy = [asyncio.create_task(each.play()) for each in travellers]
    busy.append(asyncio.create_task(crowd.sit_down()))
    await _all_go_on(travellers, busy)
    await _come_until_shared(proxy, servers, travellers, busy)
    servers[0].kill()
    await _all_go_on(travellers, busy)
    await asyncio.to_thread(servers[0].again)
    await _all_go_on(travellers, busy)
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    await crowd.has_its_seats(proxy.url)
    for each in servers:
        assert each.stop() == 0
    store = SqlStore(servers[0].database)
    for each in travellers:
        kept = await store.read(each.table)
        assert kept is not None
        assert each.differs(list(kept.moves)) is None
    await store.close()


async def _all_go_on(travellers: list[Traveller], busy: list[asyncio.Task[None]]) -> None:
    before = [len(each.shown) + each.taken_back for each in travellers]
    async with asyncio.timeout(PATIENCE):
        while any(len(each.shown) + each.taken_back <= at + 4 for each, at in zip(travellers, before, strict=True)):
            for task in busy:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.05)


async def _come_until_shared(
    proxy: Proxy, servers: list[Any], travellers: list[Traveller], busy: list[asyncio.Task[None]]
) -> None:
    """Each server has some of the tables; their names are random, so the first few may all be one server's."""
    while not await _shared(servers, [each.table for each in travellers]):
        assert len(travellers) < _MOST, f"{_MOST} tables, and one of the servers has none of them"
        late = Traveller([proxy.url], random.Random(len(travellers)), proxy.trust())
        await late.sit_down()
        travellers.append(late)
        busy.append(asyncio.create_task(late.play()))
        await _all_go_on([late], busy)


def owners(db: sql.Connection, tables: list[str]) -> list[str | None]:
    """The servers that have the tables."""
    return list(db.execute(sql.select(ROOMS.c.owner).where(ROOMS.c.room.in_(tables))).scalars())


async def _shared(servers: list[Any], tables: list[str]) -> bool:
    """Each server has some of the tables."""
    store = SqlStore(servers[0].database)
    known = {each.owner: each.process for each in await store.servers()}
    found = {known.get(owner or "") for owner in await store.transact(lambda db: owners(db, tables))}
    await store.close()
    return {each.pid for each in servers} <= found
