"""A table that waits: stopped by its host, stand-ins for those who are away, clocks, bots."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, eventually, mine, playing

from spadille.server.live import bot_tasks
from spadille.server.table import clocks, timing
from spadille.server.table.seats import presence

pytestmark = pytest.mark.asyncio


async def test_a_stopped_table_stands_still(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(pace=0.05)
        await host.until(mine)
        await host.ask("pause", on=True)
        state = await host.until(lambda state: state["room"]["paused"])
        await host.move()
        assert "paused" in (await host.refusal())["reason"]
        await host.ask("pause", on=False)
        await host.until(lambda state: not state["room"]["paused"])
        await host.move()
        await host.until(lambda now: now["v"] > state["v"])


async def test_bots_stand_still_too(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(pace=0.1)
        host = await house.come(table, host=True)
        await host.ask("start")
        await host.until(playing)
        await host.ask("pause", on=True)
        await host.until(lambda state: state["room"]["paused"])
        await eventually(lambda: timing.due(table.state) is None)
        assert not timing.is_running(table.state)


async def test_a_leavers_seat_waits_then_a_stand_in_plays_until_the_person_is_back(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 3600.0)
    async with open_house() as house:
        table = await house.table("war")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("start")
        await ann.until(mine)
        await bob.go()
        away = await ann.until(lambda state: not state["room"]["seats"][1]["here"])
        assert not away["room"]["seats"][1]["standin"]
        monkeypatch.setattr(presence, "GRACE", 0.0)
        await ann.move()
        stood_in = await ann.until(lambda state: state["room"]["seats"][1]["standin"])
        assert (stood_in["room"]["seats"][1]["kind"], stood_in["room"]["seats"][1]["name"]) == ("person", "Bob")
        await ann.until(lambda state: mine(state) and state["v"] >= 3)
        bob = await house.come(table, 1)
        state = await bob.next("state")
        assert (state["you"], state["room"]["seats"][1]["standin"]) == (1, False)
        if not mine(bob.state):  # the bot has turned a card already
            await ann.move()
        moment = (await bob.until(mine))["v"]
        await bob.move("turn")
        await bob.until(lambda now: now["v"] > moment)


async def test_a_table_that_everybody_has_left_waits_for_them(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.1)
    async with open_house() as house:
        host = await house.play("war", pace=0.02)
        watcher = await house.come(host.room)
        await host.until(mine)
        version = host.state["v"]
        await host.go()
        await eventually(lambda: timing.due(host.room.state) is None)
        assert host.room.table.version == version
        again = await house.come(host.room, 0, host=True)
        assert not (await again.next("state"))["room"]["seats"][0]["standin"]
        await watcher.next("state")


async def test_a_person_who_is_out_of_time_is_stood_in_for_and_takes_the_seat_back_by_moving(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks._SECONDS, "relaxed", 1.0)
    async with open_house() as house:
        host = await house.play(clock="relaxed", pace=0.3)
        state = await host.until(mine)
        assert state["room"]["seats"][0]["clock"] is not None
        late = await host.until(lambda state: state["room"]["seats"][0]["standin"])
        assert late["room"]["seats"][0]["here"]
        await host.ask("back")
        await host.until(lambda state: not state["room"]["seats"][0]["standin"])
        await host.until(lambda state: state["room"]["seats"][0]["standin"])
        await host.move()
        back = await host.until(lambda state: any(each.get("by") == 0 for each in state["events"]))
        assert not back["room"]["seats"][0]["standin"]


async def ann_with_days(house: Any) -> Guest:
    """Ann, the host of a game of War with days for each move, in her turn; Bob is not there."""
    table = await house.table("war", clock="days")
    ann = await house.sit(table, 0, "Ann", host=True)
    await table.sit(1, "Bob", "")
    await ann.ask("start")
    await ann.until(mine)
    return cast(Guest, ann)


async def test_days_pass_while_the_server_sleeps(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        ann = await ann_with_days(house)
        table = ann.room
        assert table.doc.due is not None
        await ann.move()
        await ann.until(lambda state: state["v"] == 2)
        await house.restart()
        monkeypatch.setattr(time, "time", lambda: table.doc.due + 3600)
        woken = await house.found(table)
        ann = await house.come(woken, 0)
        state = await ann.until(lambda state: state["room"]["seats"][1]["standin"] and state["v"] > 2)
        assert not state["room"]["seats"][0]["standin"]
        await house.restart()
        woken = await house.found(table)
        assert woken.doc.standins == [1]


async def test_a_pause_of_days_costs_nobody_time(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a pause the stored end of the time is as far away as the shown one, and bots play for nobody."""
    async with open_house() as house:
        ann = await ann_with_days(house)
        table = ann.room
        began, now = table.doc.due or 0.0, time.time()
        await ann.ask("pause", on=True)
        await ann.until(lambda state: state["room"]["paused"])
        await eventually(lambda: table.doc.due is None)
        monkeypatch.setattr(time, "time", lambda: now + 7 * 86_400)
        await ann.ask("pause", on=False)
        await ann.until(lambda state: not state["room"]["paused"])
        await eventually(lambda: table.doc.due is not None)
        assert table.doc.due == pytest.approx(began + 7 * 86_400, abs=60)
        await house.restart()
        woken = await house.found(table)
        watcher = await house.come(woken)
        assert not any(each["standin"] for each in (await watcher.next("state"))["room"]["seats"])
        assert woken.doc.standins == []


async def test_a_bot_that_was_called_off_plays_for_nobody_after_a_restart(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war", clock="days")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("start")
        await ann.until(mine)
        await ann.ask("absent", seat=1, do="bot")
        await eventually(lambda: table.doc.standins == [1])
        await bob.ask("back")
        await eventually(lambda: table.doc.standins == [])
        await bob.go()
        await ann.until(lambda state: not state["room"]["seats"][1]["here"])
        await ann.ask("absent", seat=1, do="bot")
        await eventually(lambda: table.doc.standins == [1])
        await ann.ask("absent", seat=1, do="keep")
        await eventually(lambda: table.doc.standins == [])


async def test_days_of_absence_are_no_reason_to_stand_in(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.05)
    async with open_house() as house:
        table = await house.table("war", clock="days")
        ann = await house.sit(table, 0, host=True)
        await table.sit(1, "Bob", "")
        await ann.ask("start")
        await ann.until(mine)
        await ann.move()
        await eventually(
            lambda: table.table.deciding == (1,) and (timing.due(table.state) or 0) > time.monotonic() + 86_400
        )
        assert (table.state.people.missed(1) or 0) < time.monotonic() + 1, "elsewhere a bot would have stood in"
        assert table.state.people.standins == set()


async def test_while_the_host_is_away_the_first_person_here_acts(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 3600.0)
    async with open_house() as house:
        table = await house.table()
        host = await house.come(table, host=True)
        bob, cid = await house.sit(table, 1), await house.sit(table, 2)
        await host.next("state")
        await host.go()
        await bob.ask("start")
        assert "Only the host" in (await bob.refusal())["reason"]
        monkeypatch.setattr(presence, "GRACE", 0.0)
        await cid.ask("start")
        assert "Only the host" in (await cid.refusal())["reason"]
        await bob.ask("start")
        assert (await bob.until(playing))["room"]["host"]
        host = await house.come(table, host=True)
        await host.next("state")
        assert not (await bob.until(lambda state: not state["room"]["host"]))["room"]["host"]


async def test_a_fault_in_a_bot_does_not_stop_the_game(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_tasks, "decide", broken)
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 3)
    assert "a safe legal move is made instead" in caplog.text


async def test_a_bot_that_thinks_leaves_others_alone(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tasks, "at_once", lambda *_: False)
    async with open_house() as house:
        host = await house.play(level="random")
        await host.until(mine)
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 3)
