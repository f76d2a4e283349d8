"""Many tables are played for minutes: the server stays quick, keeps what it showed, and does not grow without end."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_faults import Player

from spadille.server.store import SqlStore

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
    """How many files and connections a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def play_for(server: Any, seconds: float) -> tuple[list[Player], float]:
    """People at many tables; how many KiB a move has cost once all had begun. No more files stay open."""
    players = [Player(server.url) for _ in range(TABLES)]
    for each in players:
        await each.sit_down()
    playing = [asyncio.create_task(each.play()) for each in players]
    for each in players:
        await each.until(60)
    before, moves = resident(server.pid), sum(each.version for each in players)
    opened = descriptors(server.pid)
    await asyncio.sleep(seconds)
    grown = resident(server.pid) - before
    assert descriptors(server.pid) <= opened + MORE_FILES
    assert not [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return players, grown / (sum(each.version for each in players) - moves)


async def _stays_well(serve: Callable[..., Any], seconds: float) -> tuple[int, float]:
    server = serve()
    players, grown = await play_for(server, seconds)
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


@pytest.mark.slow(10)
async def test_many_tables_are_played_for_seconds(serve: Callable[..., Any]) -> None:
    await _stays_well(serve, 5.0)


@pytest.mark.proof
async def test_many_tables_are_played_for_minutes(
    serve: Callable[..., Any], record_property: Callable[[str, object], None]
) -> None:
    moves, grown = await _stays_well(serve, 60 * MINUTES)
    told = f"{TABLES} tables played for {MINUTES:g} minutes: {moves:,} moves, {grown:.3f} KiB a move kept, no file more"
    record_property("figure", told)
