"""Leases of tables: one process has a table, writes of another are refused, and a process that has ended loses it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from tests.server.states import Open, eventually, mine

from spadille.core.errors import StaleMove
from spadille.server.base.errors import Lost, Unavailable
from spadille.server.live import rooms
from spadille.server.store import lease, process, take_lease
from spadille.server.store.document import Settings
from spadille.server.store.lease_sql import Kept, Server
from spadille.server.store.store import Row, SqlStore, StoreFailed
from spadille.server.table.effects import Show

pytestmark = pytest.mark.asyncio
ROW = Row("r", b"first", "playing", False)
ANN, BOB = Server("ann"), Server("bob")


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    opened = SqlStore(database)
    yield opened
    await opened.close()


async def taken(store: SqlStore, owner: str) -> int:
    """Take the table; its fence."""
    found = await store.take("r", owner)
    assert isinstance(found, Kept)
    return found.fence


class TestFence:
    async def test_what_a_server_writes_of_a_table_that_another_has_taken_is_refused(self, store: SqlStore) -> None:
        before = await store.create(ROW, "ann")
        await store.append("r", before, 0, [(0, "a"), (1, "b")])
        fence = await taken(store, "bob")
        for late in (
            store.append("r", before, 2, [(2, "c")]),
            store.cut("r", before, 0),
            store.update(Row("r", b"late", "over", False), before),
        ):
            with pytest.raises(StaleMove, match="another server has gone on"):
                await late
        await store.append("r", fence, 2, [(2, "C")])
        assert await store.read("r") == Kept(b"first", ((0, "a"), (1, "b"), (2, "C")))

    async def test_a_table_taken_again_by_the_same_server_is_fenced_too(self, store: SqlStore) -> None:
        before = await store.create(ROW, "ann")
        assert await taken(store, "ann") > before
        with pytest.raises(StaleMove):
            await store.append("r", before, 0, [(0, "a")])

    async def test_a_table_is_given_to_nobody_else_while_its_server_renews(self, store: SqlStore) -> None:
        await store.enlist(ANN, 60.0)
        await store.create(ROW, "ann")
        assert await store.take("r", "bob") == ANN
        assert await store.renew("ann", 60.0) == []
        assert await store.take("r", "bob") == ANN

    async def test_a_lease_that_has_run_out_gives_way_and_cannot_be_renewed(self, store: SqlStore) -> None:
        await store.enlist(ANN, 60.0)
        fence = await store.create(ROW, "ann")
        await store.renew("ann", -1.0)
        assert await taken(store, "bob") == fence + 1
        assert await store.renew("ann", 60.0) is None

    async def test_a_lease_that_has_run_out_is_renewed_where_nobody_has_asked_for_its_tables(
        self, store: SqlStore
    ) -> None:
        await store.enlist(BOB, -1.0)
        await store.create(ROW, "bob")
        assert await store.renew("bob", 60.0) == []
        assert await store.take("r", "ann") == BOB

    async def test_a_server_is_told_once_which_of_its_tables_others_ask_for(self, store: SqlStore) -> None:
        await store.enlist(ANN, 60.0)
        await store.create(ROW, "ann")
        for _ in range(2):
            await store.want("r")
        await store.want("nowhere")
        assert await store.renew("ann", 60.0) == ["r"]
        assert await store.renew("ann", 60.0) == []

    async def test_a_table_that_was_let_go_is_free_and_one_taken_since_stays(self, store: SqlStore) -> None:
        await store.enlist(ANN, 60.0)
        fence = await store.create(ROW, "ann")
        await store.release("r", fence + 1)
        assert await store.take("r", "bob") == ANN
        await store.release("r", fence)
        assert await taken(store, "bob") == fence + 1

    async def test_a_table_that_is_not_there_is_nobodys(self, store: SqlStore) -> None:
        assert await store.take("nowhere", "ann") is None

    async def test_two_servers_that_take_a_table_at_once_agree_who_has_it(self, store: SqlStore, database: str) -> None:
        other = SqlStore(database)
        await store.enlist(ANN, 60.0)
        await other.enlist(BOB, 60.0)
        try:
            for at in range(20):
                await store.create(Row(f"r{at}", b"", "playing", False), "nobody any more")
                found = await asyncio.gather(store.take(f"r{at}", "ann"), other.take(f"r{at}", "bob"))
                assert sorted(isinstance(each, Kept) for each in found) == [False, True]
        finally:
            await other.close()


# -- processes ---------------------------------------------------------------------------------------


async def test_a_process_that_has_ended_is_known_by_its_number_and_its_beginning() -> None:
    this = process.this_process()
    assert not process.has_ended(this)
    assert this.owner != process.this_process().owner
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    there = Server("child", process.machine(), child.pid, process.began(child.pid))
    assert not process.has_ended(there)
    child.kill()
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    assert process.has_ended(there)  # also before anybody has asked how it ended
    child.communicate()
    assert process.has_ended(there)


async def test_of_a_process_elsewhere_nothing_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert not process.has_ended(Server("far", "another machine", 1, "1"))
    monkeypatch.setattr(process, "_PROC", tmp_path)
    process.machine.cache_clear()
    try:
        this = process.this_process()
        assert (this.machine, this.began) == ("", "")
        assert not process.has_ended(this)
    finally:
        monkeypatch.undo()
        process.machine.cache_clear()


# -- rooms -------------------------------------------------------------------------------------------


async def test_a_server_whose_lease_was_lost_ends_its_connections_and_goes_on(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        name = house.rooms.owner
        await house.store.bury(name)
        await eventually(lambda: host.ended == 1013)
        again = await house.come(await house.found(host.room), 0, host=True)
        assert (await again.next("state"))["v"] == host.state["v"]
        assert house.rooms.owner != name


async def test_a_server_that_gets_another_name_is_not_sure_of_any_until_it_has_it(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        await house.table()
        lease, enlist, go_on = house.rooms._lease, house.store.enlist, asyncio.Event()

        async def slowly(*given: Any) -> None:
            await go_on.wait()
            await enlist(*given)

        monkeypatch.setattr(house.store, "enlist", slowly)
        await house.store.bury(lease.owner)
        await eventually(lambda: not lease.owner)
        asked = asyncio.create_task(lease.sure())
        await asyncio.sleep(0)
        assert not lease.holds
        go_on.set()
        assert await asked == lease.owner != ""


async def test_nothing_is_shown_or_done_once_the_lease_is_lost(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        shown = host.connection.sent
        house.rooms._lease._until = 0.0  # as if the process had slept
        await house.store.bury(house.rooms.owner)
        await host.move()
        await eventually(lambda: host.ended == 1013)
        assert host.connection.sent == shown
        with pytest.raises(Lost):
            host.room._show(Show())
        with pytest.raises(Unavailable):
            await host.room.sit(1, "Bob", "")


async def test_a_table_that_was_taken_under_a_name_since_lost_is_not_held(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        before = house.rooms.owner
        await house.store.bury(before)
        hold = lease.Hold(house.store, house.rooms._lease, before, table.name, 1)
        assert hold.holds
        await house.rooms._lease.renew()
        assert house.rooms.owner != before
        with pytest.raises(Lost, match=r"[Aa]nother server"):
            await hold.sure()


async def test_somebody_who_asks_for_a_seat_of_a_table_that_is_lost_is_told(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        house.rooms._lease._until = 0.0
        await house.store.bury(house.rooms.owner)
        with pytest.raises(Unavailable, match="opened again"):
            await table.sit(0, "Ann", "")


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers check more often whether others ask for their tables."""
    for module in (rooms, take_lease):
        monkeypatch.setattr(module, "RENEWED", 0.1)


@pytest.mark.usefixtures("often")
async def test_a_table_goes_where_it_is_asked_for_when_nobody_is_there(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "both.db")
    async with open_house(database) as here, open_house(database) as there:
        table = await here.table()
        guest = await here.come(table)
        await guest.next("state")
        with monkeypatch.context() as soon:
            soon.setattr(take_lease, "_PATIENCE", 0.5)
            with pytest.raises(Unavailable, match=r"[Aa]nother server"):
                await there.rooms.find(table.name)
        await guest.go()
        moved = await there.rooms.find(table.name)
        await moved.sit(0, "Bob", "")
        assert table.inbox.closed
        back = await here.rooms.find(table.name)
        assert back.doc.seats[0].name == "Bob"


@pytest.mark.usefixtures("often")
async def test_a_table_made_beside_another_server_is_open_in_none_and_leaves_no_task_behind(
    open_house: Open, tmp_path: Path
) -> None:
    database = str(tmp_path / "both.db")
    async with open_house(database) as here, open_house(database) as there:
        await there.table()
        await eventually(lambda: not here.rooms._only)
        made = await here.rooms.make(Settings("war"))
        await asyncio.sleep(0)
        assert (here.rooms.awake, here.rooms._tasks, made.inbox.closed) == (0, {}, True)
        assert (await there.rooms.find(made.name)).doc.settings.game == "war"


@pytest.mark.usefixtures("often")
async def test_where_a_table_has_stayed_for_long_it_goes_also_with_its_people(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_SETTLED", 0.0)
    database = str(tmp_path / "both.db")
    async with open_house(database) as here, open_house(database) as there:
        guest = await here.play()
        await guest.until(mine)
        assert (await there.rooms.find(guest.room.name)).table.version == guest.state["v"]
        assert guest.ended == 1013


async def test_a_database_that_does_not_answer_lets_nobody_wait_for_ever(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        never = asyncio.Event()

        async def hang(*_: Any) -> None:
            await never.wait()

        with monkeypatch.context() as patch:
            patch.setattr(lease, "_PATIENCE", 0.1)
            patch.setattr(house.store, "renew", hang)
            house.rooms._lease._until = 0.0
            with pytest.raises(StoreFailed, match="does not answer"):
                await house.rooms.find(host.room.name)
            await host.move()
            assert "does not answer" in (await host.refusal())["reason"]
            never.set()
        await eventually(lambda: host.ended == 1013)


async def test_seconds_in_which_the_server_itself_stood_still_are_not_the_databases(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play()
        answered = asyncio.Event()

        async def renew(*_: Any) -> list[str]:
            await answered.wait()
            return []

        monkeypatch.setattr(lease, "_PATIENCE", 0.5)
        monkeypatch.setattr(house.store, "renew", renew)
        asked = asyncio.create_task(house.rooms._lease.renew())
        await asyncio.sleep(0)
        answered.set()
        time.sleep(0.6)  # the whole process, as on a machine that was suspended
        assert await asked == []
        assert host.ended is None


async def test_the_patience_for_a_table_is_longer_than_a_lease() -> None:
    assert take_lease._PATIENCE > lease.LEASE > 2 * lease.RENEWED


async def test_a_clock_that_stops_while_the_machine_sleeps_is_used_where_there_is_no_better_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lease, "_CLOCK", None)
    before = lease.clock()
    assert before <= lease.clock()
