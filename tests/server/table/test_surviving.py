"""Tests what follows a game, and what survives a server that falls, sleeps or fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.states import Open, eventually, finish, mine, over

from spadille.core.errors import SpadilleError, StaleMove
from spadille.server.base.errors import LimitReached, Unavailable
from spadille.server.base.limits import Limits
from spadille.server.live import rooms
from spadille.server.live.journal import Journal
from spadille.server.protocol import wire
from spadille.server.store.store import StoreFailed
from spadille.server.table import game
from spadille.server.table.inputs import Asked

pytestmark = pytest.mark.asyncio


# -- another game ------------------------------------------------------------------------------------


async def test_the_same_people_play_again(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        watcher = await house.come(host.room)
        await watcher.ask("again")
        assert "You are watching" in (await watcher.refusal())["reason"]
        await host.ask("again")
        name = (await host.until(lambda state: state["room"]["next_room"]))["room"]["next_room"]
        await watcher.until(lambda state: state["room"]["next_room"] == name)
        fresh = await house.rooms.find(name)
        assert fresh.doc.seats[0].name == "Ann"
        assert fresh.doc.secret != host.room.doc.secret
        assert await host.room.again("") == name
        await fresh.follow(0, host.room.doc.seats[0].key, "fresh")
        assert fresh.doc.contributions == {0: "fresh"}
        with pytest.raises(SpadilleError, match="has been freed"):
            await fresh.follow(0, "another key", "x")


async def test_where_the_next_table_has_been_deleted_play_again_makes_another(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        gone = await house.rooms.find(await host.room.again(""))
        await gone.delete(0)
        await eventually(lambda: gone.name not in {each.name for each in house.rooms.all})
        await host.ask("again")
        state = await host.until(lambda state: state["room"]["next_room"] not in (None, gone.name))
        fresh = await house.rooms.find(state["room"]["next_room"])
        assert fresh.doc.seats[0].name == "Ann"
        assert await host.room.again("") == fresh.name


async def test_play_again_makes_no_more_tables_than_an_address_may_make(open_house: Open) -> None:
    async with open_house(limits=Limits(tables=(2, 1e-6))) as house:
        room = await house.table("war")
        for _ in range(2):
            await room.give_up()
            room = await house.rooms.find(await room.again("one"))
        await room.give_up()
        with pytest.raises(LimitReached, match="Too many new tables"):
            await room.again("one")
        fresh = await house.rooms.find(await room.again("another"))
        assert await room.again("one") == fresh.name, "it is there already"
        ann = await house.sit(fresh, 0)
        await fresh.give_up()
        house.rooms.allow("")
        house.rooms.allow("")
        await ann.ask("again")
        assert (await ann.refusal())["code"] == "limit"


async def test_a_server_that_is_about_to_end_makes_no_next_table(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        house.rooms.closing = True
        with pytest.raises(Unavailable):
            await host.room.again("")


async def test_after_the_game_the_seats_stay_as_they_are(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        await host.ask("free", seat=0)
        assert (await host.refusal())["reason"] == "The game is over."
        with pytest.raises(SpadilleError, match="The game is over"):
            await host.room.sit(0, "Bob", "")
        await host.move("draw")
        assert "No game is being played" in (await host.refusal())["reason"]


# -- what survives -----------------------------------------------------------------------------------


async def test_a_room_is_the_same_after_a_restart(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await house.restart()
        assert host.ended == 1013
        again = await house.come(await house.found(host.room), 0, host=True)
        state = await again.next("state")
        assert (state["scene"], state["v"], state["you"]) == (host.state["scene"], host.state["v"], 0)
        await again.move()
        await again.until(lambda now: now["v"] > state["v"])


async def test_a_server_that_fell_before_the_deal_deals_the_same(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        name, first = host.room.name, host.room.table.log[1]
        await house.store.cut(name, 1, 0)
        await house.restart()
        woken = await house.found(host.room)
        again = await house.come(woken, 0, host=True)
        await again.until(mine)
        assert woken.table.log[1] == first
        await again.move()
        await again.until(lambda now: mine(now) and now["v"] > 3)
        assert len((await house.store.read(name)).moves) == again.state["v"]


async def test_a_server_that_fell_before_it_wrote_that_a_game_was_over_writes_it(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        host.room.doc.phase = "playing"
        await host.room._journal.keep()
        await house.restart()
        woken = await house.found(host.room)
        again = await house.come(woken, 0, host=True)
        assert over(await again.next("state"))
        assert woken.record()


async def test_a_room_that_cannot_be_written_is_opened_anew_as_it_is_kept(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play()
        state = await host.until(mine)

        async def broken(*_: Any) -> None:
            raise StoreFailed("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", broken)
            await host.move()
            told = await host.refusal()
            assert "could not be written" in told["reason"]
            assert "disk" not in told["reason"]
            assert told["code"] == "unavailable"
            await eventually(lambda: host.ended is not None)
        assert host.ended == 1013
        woken = await house.found(host.room)
        assert woken is not host.room
        again = await house.come(woken, 0, host=True)
        assert (await again.next("state"))["v"] == state["v"]
        await again.move()
        await again.until(lambda now: now["v"] > state["v"])


async def test_a_room_that_another_server_has_written_to_is_opened_anew(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("pyramid")
        state = await host.until(mine)
        await house.store.bury(house.rooms.owner)
        other = await house.store.take(host.room.name, "another server")
        await house.store.append(host.room.name, other.fence, state["v"], [(0, "draw")])
        await host.move("draw")
        await host.refusal()
        await eventually(lambda: host.ended is not None)
        again = await house.come(await house.found(host.room), 0, host=True)
        assert (await again.next("state"))["v"] == state["v"] + 1


async def test_a_fault_in_a_room_touches_no_other_and_the_room_comes_back(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house:
        ann, bob = await house.play(), await house.play()
        await ann.until(mine)
        await bob.until(mine)
        with monkeypatch.context() as patch:
            patch.setattr(game, "play", None)
            await ann.move()
            await eventually(lambda: ann.ended is not None)
        await eventually(lambda: ann.ended is not None)
        assert ann.ended == 1013
        with pytest.raises(SpadilleError, match="opened again"):
            await ann.room.sit(1, "X", "")
        again = await house.come(await house.found(ann.room), 0)
        assert (await again.next("state"))["v"] == ann.state["v"]
        await bob.move()
        await bob.until(lambda state: mine(state) and state["v"] > 4)
    assert "a table has failed and is closed" in caplog.text
    assert ann.room.doc.secret not in caplog.text


async def test_whoever_waits_for_a_room_that_fails_is_told(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        table = await house.table()

        async def broken() -> None:
            raise RuntimeError

        monkeypatch.setattr(Journal, "keep", lambda _: broken())
        tried = await asyncio.gather(*(table.sit(seat, "X", "") for seat in range(4)), return_exceptions=True)
        assert [type(each) for each in tried] == [Unavailable] * 4


async def test_rooms_without_people_go_to_sleep_and_wake(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_EVERY", 0.05)
    async with open_house() as house:
        host = await house.play()
        quiet = await house.table()
        await host.until(mine)
        with monkeypatch.context() as soon:
            soon.setattr(rooms, "_IDLE", 0.0)
            await eventually(lambda: house.rooms.awake == 1)
        assert quiet.inbox.closed
        woken = await house.found(quiet)
        assert woken is not quiet
        assert (await asyncio.gather(*(house.found(quiet) for _ in range(20)))) == [woken] * 20
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 4)


async def test_a_room_is_woken_once_however_many_come(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        await house.restart()
        found = await asyncio.gather(*(house.rooms.find(table.name) for _ in range(30)))
        assert len({id(each) for each in found}) == 1


async def test_a_crowded_server_puts_quiet_rooms_to_sleep_before_it_refuses(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_SOONEST", 0.0)
    async with open_house(limits=Limits(rooms=5)) as house:
        for _ in range(20):
            await house.table("war")
            await asyncio.sleep(0)
        assert house.rooms.awake <= 5
        assert len([await house.play("war") for _ in range(5)]) == 5
        with pytest.raises(SpadilleError, match="as many tables as it can hold"):
            await house.table("war")


async def test_a_table_of_another_version_is_told(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await house.store.append(host.room.name, 1, host.room.table.version, [(0, "fly a kite")])
        await house.restart()
        with pytest.raises(SpadilleError, match="another version"):
            await house.rooms.find(host.room.name)


async def test_stale_moves_are_told_apart_from_illegal_ones(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        with pytest.raises(StaleMove):
            await host.room.inbox.do(Asked(host.connection, wire.Move(0, "play AS")))
