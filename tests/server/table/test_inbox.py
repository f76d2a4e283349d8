"""The inbox of a room: work is done in order, and its amount is limited."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from spadille.server.base.errors import Unavailable
from spadille.server.table.inbox import Errand, Inbox

pytestmark = pytest.mark.asyncio


async def test_whoever_puts_something_into_a_full_inbox_waits_for_a_place() -> None:
    inbox, done = Inbox(), list[int]()

    async def note(number: int) -> None:
        done.append(number)

    asked = [asyncio.create_task(inbox.do(partial(note, at))) for at in range(1200)]
    await asyncio.sleep(0)
    assert await drained(inbox) == 1000
    assert inbox.empty
    waiting = inbox.quiet(None)
    assert waiting is not None
    await waiting
    assert await drained(inbox) == 200
    await asyncio.gather(*asked)
    assert done == list(range(1200))


async def drained(inbox: Inbox) -> int:
    """Do what has come in, and let nobody in meanwhile; how much it was."""
    count = 0
    while not inbox.empty:
        item = inbox.take()
        assert isinstance(item, Errand)
        await item.run(nothing)
        count += 1
    return count


async def nothing() -> None:
    """Nothing has to be done first."""


async def test_a_full_inbox_that_is_closed_fails_those_who_wait_outside_too() -> None:
    inbox = Inbox()
    asked = [asyncio.create_task(inbox.do(nothing)) for _ in range(1100)]
    await asyncio.sleep(0)
    inbox.close()
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(each) for each in ends} == {Unavailable}
    assert inbox.empty
