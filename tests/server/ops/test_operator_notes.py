"""The work for the operator goes on in spite of a bad note or a damaged table, and the log tells once of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.states import Open, eventually

from spadille.server.base.settings import Retention
from spadille.server.live import rooms
from spadille.server.ops import admin, bans, operator_notes
from spadille.server.ops.admin import Admin
from spadille.server.ops.bans import Ban, Bans
from spadille.server.ops.operator_notes import Steward
from spadille.server.store import notes, retention
from spadille.server.store.document_forms import read_document
from spadille.server.store.notes import Order
from spadille.server.store.schema import ROOMS
from spadille.server.store.store import StoreFailed

pytestmark = pytest.mark.asyncio
ADDRESS = "203.0.113.7"
DAY = 86_400.0
FAILED = "work for the operator has failed"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_notes, "_EVERY", 0.01)


@asynccontextmanager
async def at_work(house: Any, kept: Retention | None = None) -> AsyncIterator[tuple[Steward, Bans]]:
    """A steward whose last round was a day ago, and who has done today's."""
    await house.store.transact(lambda db: notes.put(db, notes.RETENTION, repr(time.time() - DAY)))
    bans = Bans()
    steward = Steward(house.store, house.rooms, bans, kept or Retention(), lambda _: None)
    running = asyncio.create_task(steward.run())
    try:
        await eventually(lambda: steward._tidied > 0 and steward._today is None)
        yield steward, bans
    finally:
        running.cancel()
        await asyncio.wait([running])


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says has failed."""
    return [getattr(each, "facts", {})["what"] for each in caplog.records if each.getMessage() == FAILED]


async def put(house: Any, name: str, text: str) -> None:
    await house.store.transact(lambda db: notes.put(db, name, text))


async def test_an_order_of_another_version_ends_nothing_and_is_logged_once(
    open_house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house, at_work(house) as (_, bans):
        await put(house, "order 1", '{"do":"dance"}')
        await eventually(lambda: bool(failures(caplog)))
        it = Admin(house.store)
        await it.ban(ADDRESS, "ban", None)
        await eventually(lambda: bans.banned(ADDRESS))
        assert await it.ask(Order(do="status"), one=True)
        assert failures(caplog) == ["an order"]


async def test_every_order_is_tried_once_and_each_that_fails_is_logged(
    open_house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house, at_work(house) as (steward, _):
        await put(house, "order 1", '{"do":"dance"}')
        await eventually(lambda: failures(caplog) == ["an order"])
        await put(house, "order 2", '{"do":"dance"}')
        await eventually(lambda: failures(caplog) == ["an order"] * 2)
        assert await Admin(house.store).ask(Order(do="status"), one=True), "a later round has ended"
        assert failures(caplog) == ["an order"] * 2
        assert steward._faults == {}


async def test_a_table_that_closes_meanwhile_is_left_to_whoever_gave_the_order_and_hinders_no_other(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house, at_work(house):
        closing, other = await house.table("war"), await house.table("war")
        for each in (closing, other):
            await each.sit(0, "Ann", "")
        closing.inbox.close()
        it = Admin(house.store)
        assert [each.lines for each in await it.ask(Order(do="erase", text="Ann"), one=True)] == [("erased 1 mention",)]
        with monkeypatch.context() as patch:
            patch.setattr(admin, "PATIENCE", 0.5)
            assert await it.ask(Order(do="close", room=closing.name)) == []
        assert await it.ask(Order(do="status"), one=True), "the order has been read"
        assert closing.doc.phase == "gathering"


async def test_bans_that_cannot_be_read_leave_those_before_and_hinder_no_order(
    open_house: Open, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house, at_work(house) as (steward, bans):
        it = Admin(house.store)
        await it.ban(ADDRESS, "ban", None)
        await eventually(lambda: bans.banned(ADDRESS))
        await put(house, notes.BANS, '{"a":{"what":"greet"}}')
        await eventually(lambda: bool(failures(caplog)))
        assert await it.ask(Order(do="status"), one=True)
        assert bans.banned(ADDRESS)
        assert failures(caplog) == ["the bans"]
        await put(house, notes.BANS, "{}")
        await eventually(lambda: not bans.banned(ADDRESS))
        assert steward._faults == {}


async def test_a_table_that_cannot_be_opened_hinders_no_other(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def read(data: bytes) -> Any:
        if data == b"damaged":
            raise ValueError("non-hexadecimal number found")
        return read_document(data)

    monkeypatch.setattr(rooms, "read_document", read)
    async with open_house() as house:
        first, second = (await house.play("war")).room, (await house.play("war")).room
        await house.restart()
        old = ROOMS.update().values(changed=int(time.time() - 9 * DAY))
        damaged = ROOMS.update().where(ROOMS.c.room == first.name).values(document=b"damaged", changed=1)
        await house.store.transact(lambda db: [db.execute(each) for each in (old, damaged)] and None)
        async with at_work(house, Retention(give_up=7, unfinished=30)):
            pass
        listed = {each.table: each.phase for each in await Admin(house.store).tables()}
        assert listed == {second.name: "over"}, "and the damaged one was old enough to be forgotten"
        assert [each.getMessage() for each in caplog.records if each.exc_info] == ["a game cannot be given up"]


async def test_a_database_that_fails_is_logged_once_and_asked_again(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house, at_work(house) as (steward, _):
        transact, asked = house.store.transact, []

        async def failing(work: Any) -> Any:
            asked.append(work)
            raise StoreFailed("the database failed")

        monkeypatch.setattr(house.store, "transact", failing)
        await eventually(lambda: len(asked) > 3)
        assert failures(caplog) == ["the notes"]
        monkeypatch.setattr(house.store, "transact", transact)
        await eventually(lambda: steward._faults == {})


async def test_many_old_tables_are_forgotten_in_several_transactions(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "spadille.server")
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    async with open_house() as house:
        for _ in range(5):
            await house.table("war")
        await house.restart()
        await house.store.transact(lambda db: db.execute(ROOMS.update().values(changed=1)) and None)
        async with at_work(house, Retention(unused=7)):
            pass
        assert await Admin(house.store).tables() == []
        gone = [each.facts["unused"] for each in caplog.records if hasattr(each, "facts") and "unused" in each.facts]
        assert gone == [2, 2, 1]


async def test_an_expired_ban_is_deleted_by_the_daily_round(open_house: Open) -> None:
    async with open_house() as house:
        text = bans.changed(bans.changed(None, ADDRESS, Ban("ban", time.time() + 0.5)), "198.51.100.9", Ban("mute"))
        await put(house, notes.BANS, text)
        await eventually(lambda: bans.current(text).keys() == {"198.51.100.9"})
        async with at_work(house):
            left = await house.store.transact(lambda db: notes.look(db, notes.BANS))
    assert bans.read(left).keys() == {"198.51.100.9"}


async def test_an_answer_that_comes_after_its_order_was_withdrawn_is_not_kept(open_house: Open) -> None:
    async with open_house() as house:
        number = await house.store.transact(lambda db: notes.give(db, Order(do="status")))
        answer = notes.Answer(server="a", lines=("203.0.113.7: seat 0, Ann",))
        await house.store.transact(lambda db: notes.answer(db, number, answer))
        assert await house.store.transact(lambda db: notes.answers(db, number)) == [answer]
        await house.store.transact(lambda db: notes.withdraw(db, number))
        await house.store.transact(lambda db: notes.answer(db, number, answer))
        assert await house.store.transact(lambda db: notes.answers(db, number)) == []
