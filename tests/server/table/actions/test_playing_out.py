"""A game that no person has a part in any more is played out at once: it ends with a result."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.states import Open, eventually, mine, over, playing
from tests.server.table.actions.test_host_desk import ann_and_bob

from spadille.core.table import replay
from spadille.games import GAMES, open_header

pytestmark = pytest.mark.asyncio
SHOE: dict[str, Any] = {"seats": 3, "pace": 1.0, "level": "regular"}


async def leave(who: Any) -> None:
    """Cut if that is asked, and leave the table as the rules have it."""
    await who.until(mine)
    if who.state["scene"]["phase"] == "cut":
        await who.move("cut 100")
        await who.until(lambda state: mine(state) and state["scene"]["phase"] == "bet")
    await who.move("leave")


async def test_whoever_leaves_mini_baccarat_has_the_result_soon(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play("mini_baccarat", **SHOE)
        async with asyncio.timeout(15):
            await leave(ann)
            state = await ann.until(over)
        table = ann.room.table
        assert table.outcome is not None
        assert table.standing.deals > 10, "to the end of the shoe"
        assert not ann.room.doc.abandoned
        assert replay(ann.room.record(), open_header).log == table.log
        assert state["scene"]["over"]


async def test_while_another_person_plays_on_nothing_is_hurried(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "mini_baccarat", **SHOE)
        await leave(ann)
        await eventually(lambda: GAMES["mini_baccarat"].out(ann.room.table.state) == (0,))
        assert not ann.room.state.left_to_bots
        await asyncio.sleep(0.3)
        assert playing(ann.state)
        async with asyncio.timeout(15):
            await leave(bob)
            await ann.until(over)


async def test_where_bots_cannot_be_asked_together_they_move_one_by_one(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("no worker")

    monkeypatch.setattr("spadille.server.live.room.SKIPS.do", fail)
    async with open_house() as house:
        ann = await house.play("mini_baccarat", **SHOE)
        await leave(ann)
        version = ann.state["v"]
        await ann.until(lambda state: bool(state["v"] > version + 3))
