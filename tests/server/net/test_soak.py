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
    """Memory of a process, in KiB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("utf-8"))
    assert found is not None
    return int(found[1])


def descriptors(pid: int) -> int:
    """Return how many files and connections a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one address send as many messages as it likes."""
    for name in ("MESSAGES", "SHARE"):
        monkeypatch.setenv(f"SPADILLE_LIMITS_{name}", "1000000,1000000")


async def all_move_on(players: list[Player], moves: int) -> None:
    """Wait until every table has `moves` moves more than now."""
    for each, goal in [(each, each.version + moves) for each in players]:
        await each.until(goal)


async def grown_while(server: Any, players: list[Player], lasts: Awaitable[None]) -> float:
    """Return how many KiB a move has cost once all tables were open; no more files stay open."""
    await all_move_on(players, 60)
    before, moves, opened = resident(server.pid), sum(each.version for each in players), descriptors(server.pid)
    await lasts
    grown = (resident(server.pid) - before) / (sum(each.version for each in players) - moves)
    assert descriptors(server.pid) <= opened + MORE_FILES
    assert grown < MOST_GROWTH
    return grown


async def all_is_kept(database: str, players: list[Player]) -> None:
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


async def stop(playing: list[asyncio.Task[None]]) -> None:
    """Stop people who have played without a fault until now."""
    assert not [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def test_many_tables_are_played_on(serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def forty_moves_more() -> None:
        await all_move_on(players, 40)

    unlimited(monkeypatch)
    server = serve()
    players = [Player(server.url, 0.005) for _ in range(TABLES)]
    for each in players:
        await each.sit_down()
    playing = [asyncio.create_task(each.play()) for each in players]
    await grown_while(server, players, forty_moves_more())
    await stop(playing)
    server.kill()
    await all_is_kept(server.database, players)
    assert "failed" not in server.errors


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
    unlimited(monkeypatch)
    server = serve(database=str(KEPT / "soak.db"))
    players = await _people(server.url)
    before = sum(each.version for each in players)
    playing = [asyncio.create_task(each.play()) for each in players]
    grown = []
    for _ in range(LIVES):
        grown.append(await grown_while(server, players, asyncio.sleep(LASTS)))
        server.kill()
        await asyncio.to_thread(server.again)
    await stop(playing)
    server.kill()
    shown = [each.version for each in players]
    await all_is_kept(server.database, players)
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
