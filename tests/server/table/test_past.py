"""A person who joins a running game sees this deal so far, and the moves of a bot in their place."""

from __future__ import annotations

import threading
from functools import partial
from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, eventually, mine, over

from spadille.scene import telling
from spadille.server.live import past_cache
from spadille.server.table import past as pasts
from spadille.server.table.seats import presence

pytestmark = pytest.mark.asyncio
DENEXA: dict[str, Any] = {"rulebook": "denexa", "options": {"max_deals": 2, "first_dealer": "random"}}


async def past(guest: Guest) -> dict[str, Any]:
    await guest.ask("past")
    return await guest.next("past")


def bids(told: dict[str, Any]) -> int:
    return sum(event["what"] == "moved" and event["by"] >= 0 for event in told["events"])


def playing_on(state: dict[str, Any]) -> bool:
    """It is the viewer's turn to play a card."""
    return mine(state) and not state["scene"]["choices"]


async def play_deal(host: Guest) -> None:
    """Play until a deal has been scored, or the game is over."""
    before = sum(event["what"] == "deal_scored" for told in host.seen for event in told.get("events", ()))
    while True:
        await host.until(lambda state: mine(state) or over(state))
        scored = sum(event["what"] == "deal_scored" for told in host.seen for event in told.get("events", ()))
        if over(host.state) or scored > before:
            return
        version = int(host.state["v"])
        await host.move("bid 3" if "bid 3" in host.choices else None)
        await host.until(partial(_later, version))


def _later(version: int, state: dict[str, Any]) -> bool:
    return int(state["v"]) > version


async def test_whoever_comes_sees_this_deal_as_its_seat_saw_it_and_a_watcher_sees_no_hand(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(**DENEXA)
        await host.until(mine)
        await host.move("bid 3")
        await host.until(playing_on)
        watcher = await house.come(host.room)
        for each in (host, watcher):
            told = await past(each)
            kinds = [event["what"] for event in told["events"]]
            assert bids(told) == 4
            assert kinds.count("card_played") == host.room.table.version - 6, "the dealer, the deal and four bids"
            assert told["stood"] == ""
        words = [event["words"] for event in (await past(host))["events"]]
        assert "You bid 3." in words
        assert "Ann bids 3." in [event["words"] for event in (await past(watcher))["events"]]


async def test_a_scored_deal_is_told_until_somebody_has_moved_in_the_next(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(**DENEXA)
        await play_deal(host)
        told = await past(host)
        assert sum(event["what"] == "card_played" for event in told["events"]) in (0, 52)
        await host.until(mine)
        await host.move("bid 3")
        await host.until(playing_on)
        told = await past(host)
        assert bids(told) == 4
        await play_deal(host)
        assert (await past(host))["events"][-1]["what"] == "game_over"


async def test_a_person_who_comes_back_is_told_what_the_bot_did_until_the_next_move(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        table = await house.table(**DENEXA)
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 2, "Bob")
        await ann.ask("start")
        monkeypatch.setattr(presence, "GRACE", 0.0)
        await bob.go()
        for card in (False, True, True):
            await ann.until(mine)
            version = ann.state["v"]
            await ann.move("bid 3" if not card else None)
            await ann.until(lambda state, version=version: state["v"] > version)
        await ann.until(mine)
        bob = await house.come(table, 2)
        told = await past(bob)
        played = sum(each["what"] == "card_played" and each["by"] == 2 for each in told["events"])
        counted = {1: "one card", 2: "two cards", 3: "three cards"}[played]
        words = next(each["words"] for each in told["events"] if each["what"] == "moved" and each["by"] == 2)
        bid = words.removeprefix("You bid ")
        assert told["stood"] == f"Welcome back. The bot bids {bid} The bot plays {counted}."
        assert (await past(bob))["stood"] == told["stood"], "it can be asked for again"
        while 2 not in table.table.deciding:
            await ann.until(lambda state: mine(state) and state["v"] == table.table.version)
            before = table.table.version
            await ann.move()
            await ann.until(partial(_later, before))
            await eventually(lambda: not {1, 3}.intersection(table.table.deciding))
        await bob.until(lambda state: mine(state) and state["v"] == table.table.version)
        version = bob.state["v"]
        await bob.move()
        await eventually(lambda: table.table.version > version)
        assert (await past(bob))["stood"] == ""


async def test_somebody_new_on_a_seat_is_told_nothing_that_the_one_before_saw(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(**DENEXA)
        await host.until(mine)
        await host.move("bid 3")
        await host.until(mine)
        await host.ask("stand")
        newcomer = await house.sit(host.room, 0, "Zoë")
        await newcomer.next("state")
        told = await past(newcomer)
        assert all(event["words"] != "You bid 3." for event in told["events"])


async def test_a_name_that_has_been_erased_stands_on_no_panel_any_more(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(**DENEXA)
        await play_deal(host)
        watcher = await house.come(host.room)
        await watcher.next("state")
        assert b"Ann and" in watcher.raw
        assert await host.room.erase("Ann") == 1
        told = await watcher.next("state")
        assert told["sheet"]["panels"][0]["rows"][0]["name"] == told["scene"]["score"]["sides"][0]
        assert b"Ann" not in watcher.raw
        late = await house.come(host.room)
        await late.next("state")
        assert b"Ann" not in late.raw


async def test_the_loop_goes_on_while_a_deal_is_told(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        host = await house.play(**DENEXA)
        await host.until(mine)
        begun, going, waited = threading.Event(), threading.Event(), []

        def slow(*given: Any) -> Any:
            begun.set()
            waited.append(going.wait(30))
            return telling.news_of(*given)

        monkeypatch.setattr(pasts, "news_of", slow)
        await host.ask("past")
        await eventually(begun.is_set)
        going.set()
        await host.next("past")
        assert waited[0], "whoever serves the tables was not held up"


async def test_what_was_told_is_not_worked_out_again_until_something_has_changed(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play("pyramid")
        await host.until(mine)
        told: list[int] = []

        def counted(*given: Any) -> Any:
            told.append(len(given[2]))
            return telling.news_of(*given)

        monkeypatch.setattr(pasts, "news_of", counted)
        first = [await past(host) for _ in range(5)]
        assert all(each == first[0] for each in first)
        assert len(told) == 1, "five times the same moment"
        watcher = await house.come(host.room)
        await past(watcher)
        assert len(told) == 2, "another viewer"
        version = host.state["v"]
        await host.move("draw")
        await host.until(partial(_later, version))
        drawn = await past(host)
        assert len(told) == 3
        await host.ask("undo")
        await host.until(lambda state: state["v"] == version)
        other = next(each for each in host.choices if each != "draw")
        await host.move(other)
        await host.until(partial(_later, version))
        again = await past(host)
        assert again["v"] == drawn["v"], "as many moves, but others"
        assert again["events"] != drawn["events"]


async def test_answers_that_are_kept_are_few(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_cache, "_KEPT", 2)
    async with open_house() as house:
        guests = [await house.play("war") for _ in range(4)]
        for each in guests:
            await past(each)
        assert len(house.rooms._services.past._answers) == 2
