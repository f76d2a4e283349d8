"""Tests how long tables are kept, on both kinds of database, by a clock that may be wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection

import pytest
import pytest_asyncio
import sqlalchemy as sql

from spadille.core.contract import NATURE
from spadille.server.base.settings import Retention
from spadille.server.store import retention
from spadille.server.store import shared_deals as shared
from spadille.server.store.schema import ROOMS
from spadille.server.store.store import Row, SqlStore

pytestmark = pytest.mark.asyncio
DAY = 86_400.0
START = 1_000_000_000.0
WEEK = Retention(unused=7, unfinished=7, finished=7)
TABLES = {"a": "gathering", "b": "playing", "c": "over"}


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    """A table in each phase, all changed at the same time."""
    opened = SqlStore(database)
    for name, phase in TABLES.items():
        fence = await opened.create(Row(name, b"{}", phase, False))
        await opened.append(name, fence, 0, [(0, "x")])
    await opened.transact(lambda db: db.execute(ROOMS.update().values(changed=int(START))) and None)
    yield opened
    await opened.close()


async def left(store: SqlStore) -> set[str]:
    return {name for name in TABLES if await store.read(name) is not None}


async def daily(store: SqlStore, at: float, awake: Collection[str] = (), kept: Retention = WEEK) -> dict[str, int]:
    by = await store.transact(lambda db: retention.daily(db, awake, START + at * DAY))
    return {} if by is None else await store.transact(lambda db: retention.forget(db, kept, by))


@pytest.mark.parametrize(
    ("kept", "gone"),
    [
        (Retention(unused=7), {"a"}),
        (Retention(unused=0), set()),
        (Retention(unused=0, unfinished=7), {"b"}),
        (Retention(unused=0, finished=7), {"c"}),
        (WEEK, {"a", "b", "c"}),
        (Retention(unused=9, unfinished=9, finished=9), set()),
    ],
)
async def test_each_kind_of_table_is_kept_as_long_as_is_said(store: SqlStore, kept: Retention, gone: set[str]) -> None:
    found = await store.transact(lambda db: retention.old(db, kept, START + 8 * DAY))
    assert {room for rooms in found.values() for room in rooms} == gone
    counted = await store.transact(lambda db: retention.forget(db, kept, START + 8 * DAY))
    assert sum(counted.values()) == len(gone)
    assert await left(store) == set(TABLES) - gone


async def test_no_more_tables_are_deleted_at_once_than_others_can_wait_for(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    gone = [await store.transact(lambda db: retention.forget(db, WEEK, START + 8 * DAY)) for _ in range(3)]
    assert [sum(each.values()) for each in gone] == [2, 1, 0]
    assert await left(store) == set()


async def test_a_table_that_was_closed_before_anybody_moved_is_forgotten_as_unused(store: SqlStore) -> None:
    for name, moves in {"d": [], "e": [(NATURE, "deal")]}.items():
        fence = await store.create(Row(name, b"{}", "over", False))
        if moves:
            await store.append(name, fence, 0, moves)
    await store.transact(lambda db: db.execute(ROOMS.update().values(changed=int(START))) and None)
    found = await store.transact(lambda db: retention.old(db, Retention(unused=7, finished=7), START + 8 * DAY))
    assert {kind: sorted(rooms) for kind, rooms in found.items()} == {
        "unused": ["a", "d", "e"],
        "unfinished": [],
        "finished": ["c"],
    }


async def test_a_table_in_use_is_young_again(store: SqlStore) -> None:
    await daily(store, 6, ["b"])
    assert sum((await daily(store, 7)).values()) == 0
    assert await daily(store, 8) == {"unused": 1, "unfinished": 0, "finished": 1}
    assert await left(store) == {"b"}


async def test_a_clock_that_jumps_ahead_deletes_nothing_for_a_day(store: SqlStore) -> None:
    await daily(store, 0)
    assert sum((await daily(store, 4000)).values()) == 0
    assert await left(store) == set(TABLES)
    assert sum((await daily(store, 4001)).values()) == 3


async def test_the_first_look_of_all_deletes_nothing(store: SqlStore) -> None:
    assert sum((await daily(store, 4000)).values()) == 0
    assert await left(store) == set(TABLES)


async def test_the_challenge_of_a_table_and_its_result_are_forgotten_with_it(store: SqlStore) -> None:
    def keep(db: sql.Connection) -> None:
        for room in TABLES:
            shared.begin_try(db, "deal", f"browser {room}", room)
            shared.finish_try(db, "deal", room, "{}")
            shared.once(db, f"challenge of-{room}", "{}")
            shared.once(db, f"challenged {room}", f"of-{room}")

    await store.transact(keep)
    await store.transact(lambda db: retention.forget(db, Retention(unused=0, finished=7), START + 8 * DAY))

    def look(db: sql.Connection) -> tuple[list[str], list[str | None]]:
        names = [f"{what}{room}" for what in ("challenge of-", "challenged ") for room in TABLES]
        return [room for room, _ in shared.results(db, "deal")], [shared.look(db, name) for name in names]

    assert await store.transact(look) == (["a", "b"], ["{}", "{}", None, "of-a", "of-b", None])
    fence = await store.create(Row("d", b"{}", "over", False))
    await store.transact(lambda db: shared.once(db, "challenged d", "of-a"))
    await store.delete("d", fence)
    assert (await store.transact(look))[1][0] is None, "nothing stays of a table that its host deletes"
