"""A move without a choice needs no click alone against bots; which moves those are is tested in tests/js."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_deal_asks_only_where_there_is_a_choice(come: Come) -> None:
    person = await come(prefs={"forced": True})
    await person.make("spades", rulebook="rules_of_spades", options={"max_deals": 1})
    asked = 0
    async with asyncio.timeout(60):
        while not (found := await person.choices())["over"]:
            if found["mine"] and len(found["cards"]) + len(found["options"]) > 1:
                await person.act(found)
                asked += 1
            await asyncio.sleep(0.05)
    assert asked > 1
