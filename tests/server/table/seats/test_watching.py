"""Tests watchers, and chat at the table."""

from __future__ import annotations

import pytest
from tests.server.states import Open, eventually, mine, playing

from spadille.server.base.limits import Limits

pytestmark = pytest.mark.asyncio


async def test_a_table_closed_to_watchers_lets_in_only_those_with_a_link(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(watchers=False)
        stranger, friend = await house.come(host.room), await house.come(host.room, invited=True)
        state = await friend.next("state")
        assert (state["you"], state["room"]["watching"]) == (None, "link")
        assert stranger.ended == 4403
        await host.ask("watch", on=False)
        await host.until(lambda state: state["room"]["watching"] == "nobody")
        assert friend.ended == 4403
        assert (await house.come(host.room, invited=True)) is not None
        assert host.room.doc.watch == ""


async def test_watching_can_be_switched_off_and_on(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        old = host.room.doc.watch
        watcher = await house.come(host.room)
        assert (await watcher.next("state"))["room"]["watching"] == "all"
        await host.ask("watch", on=False)
        await host.until(lambda state: state["room"]["watching"] == "nobody")
        assert watcher.ended == 4403
        await host.ask("watch", on=True)
        await host.until(lambda state: state["room"]["watching"] == "link")
        assert host.room.doc.watch not in ("", old)


async def test_the_game_sends_away_those_who_were_only_looking(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(watchers=False)
        host, looker = await house.sit(table, 0, host=True), await house.come(table)
        await looker.next("state")
        await host.ask("start")
        await host.until(playing)
        assert looker.ended == 4403


async def test_a_table_has_only_so_many_watchers(open_house: Open) -> None:
    async with open_house(limits=Limits(watchers=5)) as house:
        host = await house.play()
        crowd = [await house.come(host.room) for _ in range(50)]
        await eventually(lambda: sum(each.ended is not None for each in crowd) >= 45)
        assert sum(each.ended == 4430 for each in crowd) == 45
        assert (await house.come(host.room, 0, host=True)).ended is None
        await host.until(mine)
        await host.move()
        await host.until(lambda state: state["room"]["watchers"] == 5)


async def test_comings_and_goings_are_gathered(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.server.table.timing.SOON", 1.0)
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        sent = host.connection.sent
        crowd = [await house.come(host.room) for _ in range(40)]
        await crowd[-1].next("state")
        await host.until(lambda state: state["room"]["watchers"] == 40)
        assert host.connection.sent - sent < 8


async def test_people_talk_and_newcomers_hear_what_was_said(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        watcher = await house.come(host.room)
        await host.ask("chat", text="  Good \n luck\u202e  ")
        assert await watcher.next("said") == {"t": "said", "name": "Ann", "seat": 0, "text": "Good luck"}
        await watcher.ask("chat", text="x" * 4000)
        assert len((await watcher.next("said"))["text"]) == 200
        late = await house.come(host.room)
        assert (await late.next("said"))["text"] == "Good luck"
        await host.ask("chat", text=" \n ")
        for _ in range(20):
            await host.ask("chat", text="spam")
        told = await host.refusal()
        assert ("writing too fast" in told["reason"], told["code"]) == (True, "limit")


async def test_a_table_without_chat_is_silent(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(chat=False)
        await host.ask("chat", text="Hello?")
        told = await host.refusal()
        assert ("Chat is off" in told["reason"], told["code"]) == (True, "not_allowed")


async def test_the_score_sheet_comes_at_first_with_the_names_of_bots_and_when_it_has_changed(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(game="mexican_sweat", options={"chips": 1000})
        seen = 0
        while sum(told.get("sheet") is not None for told in host.seen) < 4:
            await host.until(lambda state, seen=seen: mine(state) and state["n"] > seen)
            seen = host.state["n"]
            await host.move()
        states = [told for told in host.seen if told["t"] == "state"]
        assert [len(each["sheet"]["sheet"]) for each in states if each["sheet"] is not None] == [0, 0, 1, 2]
        assert states[0]["sheet"] is not None
        assert all(each["scene"]["score"]["sheet"] == [] for each in states)
        again = await house.come(host.room, seat=0)
        assert len((await again.next("state"))["sheet"]["sheet"]) == 2
