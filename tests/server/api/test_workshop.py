"""Tests background work in processes of low priority: its order, its time limits, and reports of its failures."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from threading import get_ident
from typing import Any

import pytest

from spadille.cards.card import read_cards
from spadille.core.errors import Unreadable
from spadille.games.mini_baccarat import chances
from spadille.server.base.background import (
    BOTS,
    CLUB,
    HINTS,
    ODDS,
    REPLAYS,
    REVIEWS,
    SCENES,
    SKIPS,
    Lane,
    TooMany,
    Undone,
)

pytestmark = pytest.mark.asyncio
LONG = 10 if sys.platform == "linux" else 3
"""How much long work raises its nice value: elsewhere a thread has none of its own."""


async def test_long_work_yields_more_than_what_a_table_waits_for_in_the_same_process() -> None:
    long, awaited = Lane(1, 60.0), Lane(1, 60.0, awaited=True)
    process = await long.do("me", os.getpid)
    assert process != os.getpid()
    for lane, more in ((long, LONG), (awaited, 3), (long, LONG), (awaited, 3)):
        assert await lane.do("me", os.nice, 0) == min(19, os.nice(0) + more)
        assert await lane.do("me", os.getpid) == process


async def test_tables_wait_for_bots_skips_hints_and_scenes_and_not_for_reviews_replays_and_odds() -> None:
    assert [lane.awaited for lane in (BOTS, SKIPS, HINTS, SCENES)] == [True] * 4
    assert [lane.awaited for lane in (REVIEWS, REPLAYS, ODDS, CLUB)] == [False] * 4


async def test_whoever_asks_hears_what_went_wrong() -> None:
    lane = Lane(1, 60.0)
    with pytest.raises(Unreadable, match="expected a card"):
        await lane.do("me", read_cards, "a stone")
    assert await lane.do("me", str, "still there") == "still there"


async def test_what_takes_too_long_is_stopped_and_others_go_on() -> None:
    lane = Lane(1, 60.0)
    await lane.do("me", str, "a process is there now")
    lane.seconds = 0.2
    with pytest.raises(Undone):
        await lane.do("me", time.sleep, 120)
    lane.seconds = 60.0
    assert await lane.do("me", str, "done") == "done"


async def test_a_process_that_ends_in_its_work_is_replaced() -> None:
    lane = Lane(1, 60.0)
    with pytest.raises(Undone):
        await lane.do("me", os._exit, 1)
    assert await lane.do("me", str, "still there") == "still there"


async def test_whoever_has_much_to_do_lets_others_come_between() -> None:
    lane, done = Lane(1, 60.0), list[str]()

    async def ask(who: str) -> None:
        done.append(await lane.do(who, str, who))

    await asyncio.gather(*(ask(who) for who in ("busy", "busy", "busy", "busy", "one", "two")))
    assert done == ["busy", "busy", "one", "two", "busy", "busy"]


async def test_only_so_much_may_wait_for_one_that_asks() -> None:
    lane = Lane(1, 60.0, 1)
    asked = [asyncio.create_task(lane.do("busy", str, "")) for _ in range(3)]
    other = asyncio.create_task(lane.do("other", str, "other"))
    assert await other == "other"
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in ends] == [str, str, TooMany]


async def test_the_tables_of_a_clubs_evening_may_end_at_once_behind_one_address() -> None:
    told = await asyncio.gather(*(REVIEWS.do("the club", str, table) for table in range(16)))
    assert told == [str(table) for table in range(16)]


async def test_one_that_goes_away_while_waiting_keeps_no_place() -> None:
    lane = Lane(1, 60.0)
    first = asyncio.create_task(lane.do("first", str, "first"))
    gone = asyncio.create_task(lane.do("gone", str, "gone"))
    last = asyncio.create_task(lane.do("last", str, "last"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await first == "first"
    assert await asyncio.wait_for(last, 60) == "last"
    assert lane._free == 1


async def test_one_that_goes_away_leaves_its_place_to_another_of_the_same_address() -> None:
    lane = Lane(1, 60.0, 1)
    async with lane._turn("first"):
        gone = asyncio.create_task(lane.do("busy", str, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        asked = asyncio.create_task(lane.do("busy", str, "asked"))
        await asyncio.sleep(0)
    assert await asyncio.wait_for(asked, 60) == "asked"


async def test_a_process_that_cannot_be_started_is_work_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_files(*_: object, **__: object) -> None:
        raise OSError(24, "too many open files")

    lane = Lane(1, 60.0)
    monkeypatch.setattr("spadille.server.base.background.to_process.run_sync", no_files)
    with pytest.raises(Undone):
        await lane.do("me", str)
    assert lane._free == 1


async def test_one_that_goes_away_with_its_turn_passes_it_on() -> None:
    lane = Lane(1, 60.0)
    async with lane._turn("first"):
        gone = asyncio.create_task(lane.do("gone", str, "gone"))
        last = asyncio.create_task(lane.do("last", str, "last"))
        await asyncio.sleep(0)
    gone.cancel()  # it has just been given the turn
    assert await asyncio.wait_for(last, 60) == "last"
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert lane._free == 1


async def test_the_odds_of_a_coup_are_not_counted_by_the_loop(
    open_house: Callable[..., AbstractAsyncContextManager[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spadille.games.mini_baccarat.chances._count", None)
    monkeypatch.setattr(SCENES, "seconds", 60.0)
    async with open_house() as house:
        host = await house.play(game="mini_baccarat", options={"chips": 100})
        state = await host.until(lambda state: bool(state["scene"]["choices"]))
    assert "unseen" in str(state["scene"])


async def test_where_no_process_can_be_started_the_odds_are_counted_in_a_thread(
    open_house: Callable[..., AbstractAsyncContextManager[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OSError(12, "cannot allocate memory")

    threads: list[int] = []

    def counted(shoe: tuple[int, ...]) -> chances.Odds:
        threads.append(get_ident())
        return count(shoe)

    count = chances._count
    monkeypatch.setattr(chances, "_count", counted)
    monkeypatch.setattr(chances, "_known", {})
    monkeypatch.setattr(SCENES, "do", broken)
    async with open_house() as house:
        host = await house.play(game="mini_baccarat", options={"chips": 100})
        state = await host.until(lambda state: bool(state["scene"]["choices"]))
    assert "unseen" in str(state["scene"])
    assert threads
    assert get_ident() not in threads
