"""Many tables are played for long, through kills: the server keeps what it showed, and does not grow without end."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
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
LEGS, LIVES, LASTS = 5, 6, 120.0
"""The hour: legs of server lives, each of which lasts these seconds and ends by a kill."""
KEPT = Path(__file__).parents[3] / "build" / "soak"
"""The database and the people after the last leg."""


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


@pytest.mark.parametrize("leg", range(1, LEGS + 1))
async def test_an_hour_of_play_goes_on_through_kills(
    leg: int,
    serve: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    """Each leg goes on with the tables of the one before; a leg without one before begins anew."""
    if leg == 1:
        shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(KEPT / "data"))
    for name in ("MESSAGES", "SHARE"):
        monkeypatch.setenv(f"SPADILLE_LIMITS_{name}", "1000000,1000000")
    server = serve(database=str(KEPT / "soak.db"))
    players = await _people(server.url)
    before = sum(each.version for each in players)
    playing = [asyncio.create_task(each.play()) for each in players]
    grown = []
    for _ in range(LIVES):
        grown.append(await _one_life(server, players))
        assert not [task for task in playing if task.done()]
        server.kill()
        await asyncio.to_thread(server.again)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    server.kill()
    shown = [each.version for each in players]
    await _all_is_kept(server.database, players)
    (KEPT / "people.json").write_text(json.dumps([[each.table, each.cookies, each.version] for each in players]))
    assert "failed" not in server.errors
    record_property(
        "figure",
        f"leg {leg}: {TABLES} tables, {LIVES * LASTS / 60:g} minutes, {LIVES} kills: {sum(shown) - before:,} moves, "
        f"{sum(shown):,} in all, each kept; {max(grown):.3f} KiB a move at most",
    )


async def _people(url: str) -> list[Player]:
    """The people of the last leg, or new ones at new tables."""
    players = [Player(url) for _ in range(TABLES)]
    known = KEPT / "people.json"
    if known.exists():
        for each, (table, cookies, version) in zip(players, json.loads(known.read_text()), strict=True):
            each.table, each.cookies, each.version = table, cookies, version
            each.moves = [(-2, None)] * version
    else:
        for each in players:
            await each.sit_down()
    return players


async def _one_life(server: Any, players: list[Player]) -> float:
    """Play for a while; return how many KiB a move has cost once all tables were open again."""
    for each in players:
        await each.until(each.version + 60)
    before, moves, opened = resident(server.pid), sum(each.version for each in players), descriptors(server.pid)
    await asyncio.sleep(LASTS)
    grown, made = resident(server.pid) - before, sum(each.version for each in players) - moves
    assert descriptors(server.pid) <= opened + MORE_FILES
    assert grown / made < MOST_GROWTH
    return grown / made


async def _all_is_kept(database: str, players: list[Player]) -> None:
    """Check that the database has every move that was shown."""
    store = SqlStore(database)
    for each in players:
        row = await store.read(each.table)
        assert row is not None
        assert len(row.moves) >= len(each.moves) == each.version
        for (by, move), (seat, text) in zip(each.moves, row.moves, strict=False):
            assert by in (-2, seat)
            assert move in (None, text)
    await store.close()
