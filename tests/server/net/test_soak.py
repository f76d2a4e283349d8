"""Many tables are played for minutes: the server stays quick, keeps what it showed, and does not grow without end."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.store.test_faults import Player

from spadille.server.store.store import SqlStore

pytestmark = pytest.mark.asyncio
TABLES = 20
MOST_GROWTH = 2.0
"""KiB that a move may cost: a table keeps its game and the score of every deal."""
MORE_FILES = 4
"""Some come and go: a connection of the database, a bot's process."""
MINUTES = float(os.environ.get("SOAK_MINUTES", "30"))


def resident(pid: int) -> int:
    """The memory of a process, in KiB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("utf-8"))
    assert found is not None
    return int(found[1])


def descriptors(pid: int) -> int:
    """Return how many files and connections a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def play_while(
    server: Any, rest: float, lasts: Callable[[list[Player]], Awaitable[None]]
) -> tuple[list[Player], float]:
    """People at many tables; how many KiB a move has cost once all had begun. No more files stay open."""
    players = [Player(server.url, rest) for _ in range(TABLES)]
    for each in players:
        await each.sit_down()
    playing = [asyncio.create_task(each.play()) for each in players]
    for each in players:
        await each.until(60)
    before, moves = resident(server.pid), sum(each.version for each in players)
    opened = descriptors(server.pid)
    await lasts(players)
    grown = resident(server.pid) - before
    assert descriptors(server.pid) <= opened + MORE_FILES
    assert not [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return players, grown / (sum(each.version for each in players) - moves)


async def _stays_well(server: Any, rest: float, lasts: Callable[[list[Player]], Awaitable[None]]) -> tuple[int, float]:
    players, grown = await play_while(server, rest, lasts)
    server.kill()
    store = SqlStore(server.database)
    kept = [await store.read(each.table) for each in players]
    await store.close()
    for player, row in zip(players, kept, strict=True):
        assert row is not None
        assert len(row.moves) >= player.version > 60
    assert "failed" not in server.errors
    assert grown < MOST_GROWTH
    return sum(each.version for each in players), grown


async def test_many_tables_are_played_on(serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MESSAGES", "SHARE"):
        monkeypatch.setenv(f"SPADILLE_LIMITS_{name}", "1000000,1000000")

    async def forty_moves_more(players: list[Player]) -> None:
        for each in players:
            await each.until(100)

    await _stays_well(serve(), 0.005, forty_moves_more)


async def test_many_tables_are_played_for_minutes(
    serve: Callable[..., Any], record_property: Callable[[str, object], None]
) -> None:
    async def some_minutes(_: list[Player]) -> None:
        await asyncio.sleep(60 * MINUTES)

    moves, grown = await _stays_well(serve(), 0.05, some_minutes)
    told = f"{TABLES} tables played for {MINUTES:g} minutes: {moves:,} moves, {grown:.3f} KiB a move kept, no file more"
    record_property("figure", told)
