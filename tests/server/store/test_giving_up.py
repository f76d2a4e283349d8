"""Games that are given up, by the operator or by their age: they end unfinished and open their secret."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.states import Open, eventually, finish, mine, over
from tests.server.table.seats.test_sealed_parts import begun

from spadille.core.errors import SpadilleError
from spadille.core.table import replay
from spadille.fair.commit import verify
from spadille.games import open_header
from spadille.server.base.errors import NotNow
from spadille.server.base.settings import Retention
from spadille.server.ops import admin, operator_notes
from spadille.server.ops.admin import Admin
from spadille.server.ops.bans import Bans
from spadille.server.ops.operator_notes import Steward
from spadille.server.store import notes
from spadille.server.store.schema import ROOMS
from spadille.server.table.seats import seed

pytestmark = pytest.mark.asyncio
DAY = 86_400.0
WEEK = Retention(give_up=7, unfinished=30)


def opened_secret(record: bytes) -> bool:
    """A record of a game that was given up proves its deals."""
    header = json.loads(record.splitlines()[0])
    assert header["abandoned"] is True
    assert verify(replay(record, open_header), record) >= 1
    return bool(header["secret"])


@asynccontextmanager
async def daily_look(house: Any, kept: Retention, last: float = 1) -> AsyncIterator[Steward]:
    """A server whose last look at its tables was `last` days ago, by today's clock."""
    await house.store.transact(lambda db: notes.put(db, notes.RETENTION, repr(time.time() - last * DAY)))
    found = Steward(house.store, house.rooms, Bans(), kept, lambda _: None)
    at_work = asyncio.create_task(found.run())
    try:
        yield found
    finally:
        at_work.cancel()
        await asyncio.wait([at_work])


async def grow_old(house: Any, days: float, *names: str) -> None:
    """Make these tables unchanged for `days` days, with no server that has them open."""
    await house.restart()
    old = ROOMS.update().where(ROOMS.c.room.in_(names)).values(changed=int(time.time() - days * DAY))
    await house.store.transact(lambda db: db.execute(old) and None)


async def all_seen_to(looking: Steward) -> None:
    """The look of today is done."""
    await eventually(lambda: looking._tidied > 0 and looking._today is None)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_notes, "_EVERY", 0.02)


async def phases(house: Any) -> dict[str, str]:
    return {each.table: each.phase for each in await Admin(house.store).tables()}


# -- by age ----------------------------------------------------------------------------------------------


async def test_a_game_that_nobody_plays_on_is_given_up_in_time_and_opens_its_secret(
    open_house: Open, database: str
) -> None:
    async with open_house(database) as house:
        old, young, idle = (await house.play("spades")).room, (await house.play()).room, await house.table("war")
        await grow_old(house, 8, old.name, idle.name)
        async with daily_look(house, WEEK) as looking:
            await all_seen_to(looking)
        room = await house.found(old)
        assert opened_secret(room.record())
        assert await phases(house) == {old.name: "over", young.name: "playing", idle.name: "gathering"}
        record = room.record()
        await house.restart()
        assert (await house.found(room)).record() == record


async def test_a_table_that_is_to_be_forgotten_is_given_up_before_and_kept_as_a_finished_one(open_house: Open) -> None:
    async with open_house() as house:
        room = (await house.play("spades")).room
        await grow_old(house, 60, room.name)
        async with daily_look(house, WEEK) as looking:
            await all_seen_to(looking)
        assert await phases(house) == {room.name: "over"}


async def test_more_games_than_are_given_up_at_once_and_one_that_cannot_be_read(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_notes, "_AT_ONCE", 2)
    async with open_house() as house:
        rooms = [(await house.play("war")).room for _ in range(5)]
        await house.rooms.end()
        damaged = ROOMS.update().where(ROOMS.c.room == rooms[0].name).values(document=b'{"oops":')
        await house.store.transact(lambda db: db.execute(damaged) and None)
        await grow_old(house, 8, *(room.name for room in rooms))
        async with daily_look(house, WEEK) as looking:
            await all_seen_to(looking)
        found = await phases(house)
        assert [found[room.name] for room in rooms] == ["playing", *["over"] * 4], "what cannot be read is left alone"


async def test_where_nothing_is_said_no_game_is_given_up(open_house: Open) -> None:
    async with open_house() as house:
        room = (await house.play("spades")).room
        await grow_old(house, 4000, room.name)
        async with daily_look(house, Retention()) as looking:
            await all_seen_to(looking)
        assert await phases(house) == {room.name: "playing"}


async def test_a_clock_that_jumps_ahead_gives_nothing_up_for_a_day(open_house: Open) -> None:
    async with open_house() as house:
        room = (await house.play("spades")).room
        await grow_old(house, 4000, room.name)  # by the clock of today, which is as far ahead of the last look
        async with daily_look(house, WEEK, last=4000) as looking:
            await all_seen_to(looking)
        assert await phases(house) == {room.name: "playing"}


async def test_the_command_counts_gives_up_and_passes_over_what_cannot_be_read(open_house: Open) -> None:
    async with open_house() as house:
        room, other = (await house.play("spades")).room, (await house.play("war")).room
        await house.rooms.end()
        damaged = ROOMS.update().where(ROOMS.c.room == other.name).values(document=b'{"oops":')
        await house.store.transact(lambda db: db.execute(damaged) and None)
        await grow_old(house, 8, room.name, other.name)
        it = Admin(house.store)
        assert (await it.forget(WEEK, dry=True))["give_up"] == 2
        assert await phases(house) == {room.name: "playing", other.name: "playing"}
        assert await it.forget(WEEK, dry=False) == {"give_up": 1, "unused": 0, "unfinished": 0, "finished": 0}
        assert opened_secret(await it.record(room.name))


# -- by hand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("running", [True, False])
async def test_a_table_that_is_closed_opens_its_secret(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, running: bool
) -> None:
    async with open_house() as house:
        host = await house.play("spades")
        await host.until(mine)
        it = Admin(house.store)
        with pytest.raises(SpadilleError, match="`admin close` gives it up and opens its secret"):
            await it.record(host.room.name)
        if running:
            looking = Steward(house.store, house.rooms, Bans(), Retention(), lambda _: None)
            at_work = asyncio.create_task(looking.run())
            await eventually(lambda: looking._known is not None)  # the orders before that are none of its own
            await it.close_table(host.room.name)
            at_work.cancel()
            await host.until(over)
            await host.ask("move", v=host.state["v"], text="bid 3")
            assert (await host.refusal())["code"] == "not_now"
        else:
            await house.rooms.end()
            monkeypatch.setattr(admin, "PATIENCE", 0.2)  # there is nobody to answer
            await it.close_table(host.room.name)
        assert opened_secret(await it.record(host.room.name))
        with pytest.raises(SpadilleError, match="over already"):
            await it.close_table(host.room.name)
        assert opened_secret(await it.record(host.room.name))


async def test_a_finished_game_is_not_given_up_and_a_table_without_a_game_ends_without_one(open_house: Open) -> None:
    async with open_house() as house:
        finished, idle = (await finish(house)).room, await house.table("war")
        record = finished.record()
        with pytest.raises(NotNow, match="over already"):
            await finished.give_up()
        assert finished.record() == record
        await idle.give_up()
        assert (idle.doc.phase, idle.doc.abandoned) == ("over", False)


async def test_a_game_that_is_given_up_while_parts_are_opened_deals_no_cards(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seed, "PATIENCE", 0.3)
    async with open_house() as house:
        room, ann, _ = await begun(house)
        await ann.open()
        await ann.guest.until(lambda _: room.doc.opening is not None and 0 in room.doc.opening.parts)
        await room.give_up()
        await ann.guest.until(over)
        await eventually(lambda: room.state.parts_due is None)
        assert room.doc.opening is not None
        assert (room.table.version, room.doc.opening.left_out) == (0, [])
        assert json.loads(room.record().splitlines()[0])["abandoned"] is True
