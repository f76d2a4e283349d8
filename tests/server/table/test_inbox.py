"""The inbox of a room: inputs are handled in order, and their number is limited."""

from __future__ import annotations

import asyncio

import pytest

from spadille.server.base.errors import Unavailable
from spadille.server.live.inbox import Errand, Inbox
from spadille.server.table.inputs import Again, Tick

pytestmark = pytest.mark.asyncio


async def test_a_sender_to_a_full_inbox_waits_for_a_place() -> None:
    inbox = Inbox()
    asked = [asyncio.create_task(inbox.do(Again(str(at)))) for at in range(1200)]
    await asyncio.sleep(0)
    done = drained(inbox)
    assert len(done) == 1000
    assert inbox.empty
    waiting = inbox.quiet(None)
    assert waiting is not None
    await waiting
    done += drained(inbox)
    assert await asyncio.gather(*asked) == done == [str(at) for at in range(1200)]


def drained(inbox: Inbox) -> list[str]:
    """Answer what has come in with its own address, and let nobody in meanwhile."""
    found = []
    while not inbox.empty:
        item = inbox.take()
        assert isinstance(item, Errand)
        assert isinstance(item.given, Again)
        item.answer(item.given.address)
        found.append(item.given.address)
    return found


async def test_a_full_inbox_that_is_closed_fails_those_who_wait_outside_too() -> None:
    inbox = Inbox()
    asked = [asyncio.create_task(inbox.do(Tick())) for _ in range(1100)]
    await asyncio.sleep(0)
    inbox.close()
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(each) for each in ends} == {Unavailable}
    assert inbox.empty
