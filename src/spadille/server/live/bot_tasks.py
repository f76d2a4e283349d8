"""Bots that think for a table, one decision at a time, in this process or one beside it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from spadille.bots import GUESTS, at_once
from spadille.server.base.background import BOTS, in_thread
from spadille.server.base.counters import FIGURES
from spadille.server.live.decide import decide
from spadille.server.live.inbox import Inbox
from spadille.server.table.answer_time import Load
from spadille.server.table.effects import Failed, Order, Think
from spadille.server.table.inputs import Thought

_AFTER: Final = 0.03
"""Seconds after an update by which it has reached all viewers."""


class BotTasks:
    """The task of the current decision of a table's bots."""

    __slots__ = ("_inbox", "_load", "_task")

    def __init__(self, inbox: Inbox, load: Load) -> None:
        self._inbox = inbox
        self._load = load
        self._task: asyncio.Task[None] | None = None

    def begin(self, think: Think) -> None:
        """Let a bot begin to think, in place of the one before."""
        self.drop()
        self._task = asyncio.create_task(self._think(think))

    def drop(self) -> None:
        """Cancel the current decision."""
        if self._task is not None:
            self._task.cancel()
        self._task = None

    async def _think(self, think: Think) -> None:
        """Choose between two updates, so that neither is delayed."""
        await asyncio.sleep(min(think.wait / 2, _AFTER))
        began, about = time.monotonic(), think.order.about
        outcome = await choose(think.order)
        now = time.monotonic()
        self._load.note(think.order.who, about.level, now - began, now)
        self._inbox.report(Thought(about, outcome))


async def choose(order: Order) -> Any:
    """Return a bot's move, or `Failed`."""
    level, game, seat = order.about.level, order.game, order.about.seat
    given = level, game, seat, order.seed, order.view, order.moves
    began = time.perf_counter()
    try:
        if at_once(game.name, level):
            move = decide(*given).move
        elif level in GUESTS:  # a program thinks in a process of its own: this thread only waits
            move = (await in_thread(decide, *given)).move
        else:
            move = (await BOTS.do(order.who, decide, *given)).move
    except Exception as wrong:  # noqa: BLE001 - whatever a bot does, the table goes on
        return Failed(f"the bot {level} raised {type(wrong).__name__}", wrong)
    FIGURES.decisions[level] += 1
    FIGURES.thought[level] += round((time.perf_counter() - began) * 1000)
    return move
