"""One table's life on a real PostgreSQL: what is tested elsewhere by the part on SQLite, here together and once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.ops.test_backup import rows
from tests.server.states import eventually
from tests.server.store.test_one_history import SHORT
from tests.server.travellers import Traveller

from spadille.core.data_folder import data_folder
from spadille.core.table import replay
from spadille.fair.commit import verify
from spadille.games import open_header
from spadille.server.base.settings import Timeouts
from spadille.server.ops import admin, backup
from spadille.server.ops.admin import opened
from spadille.server.store.store import SqlStore

OFTEN = {**SHORT, "spadille.server.ops.operator_notes._EVERY": 0.05}


async def kept(database: str, table: str) -> list[tuple[int, str]]:
    """The moves of a table, as the database has them."""
    store = SqlStore(database)
    found = await store.read(table)
    await store.close()
    assert found is not None
    return list(found.moves)


async def plays_on(*travellers: Traveller) -> None:
    """Wait until each has been shown two more moves of its own."""
    before = [each.acknowledged for each in travellers]
    await eventually(lambda: all(each.acknowledged > at + 1 for each, at in zip(travellers, before, strict=True)))


@pytest.mark.asyncio
async def test_a_table_is_made_shared_by_two_servers_killed_closed_backed_up_and_restored(
    serve: Callable[..., Any], postgres: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "PATIENCE", 1.0)
    database = postgres.fresh()
    first, second = (serve(database=database, constants=OFTEN) for _ in range(2))
    ann, bob = (Traveller([first.url, second.url], random.Random(at)) for at in range(2))
    await asyncio.gather(ann.sit_down(), bob.sit_down())
    busy = [asyncio.create_task(each.play()) for each in (ann, bob)]
    await eventually(lambda: all(all(each.visits.values()) for each in (ann, bob)))  # each table has gone to and fro
    first.kill()
    await plays_on(ann, bob)
    await asyncio.to_thread(first.again)
    await asyncio.to_thread(backup.back_up, database, data_folder(), tmp_path / "in-play.zip")
    await plays_on(ann, bob)
    for task in busy:
        assert not task.done(), task.exception()
        task.cancel()
    await asyncio.wait(busy)
    for each in (ann, bob):
        assert each.differs(await kept(database, each.table)) is None, "nothing that was shown is lost"
    async with opened(database, Timeouts()) as it:
        await it.close_table(ann.table)
        record = await it.record(ann.table)
    verify(replay(record, open_header), record)
    for server in (first, second):
        assert server.stop() == 0

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    fresh, file = postgres.fresh(), str(tmp_path / "restored.db")
    for restored in (fresh, file):
        backup.restore(tmp_path / "in-play.zip", restored, data_folder())
    assert rows(fresh) == rows(file), "the same in either kind of database"
    moves = await kept(fresh, bob.table)
    assert moves
    third = serve(database=fresh)
    again = Traveller([third.url], random.Random(3))
    again.table, again.cookie, again.shown = bob.table, bob.cookie, [(seat, move) for seat, move in moves]
    async with again.come(third.url) as line:
        await line.send('{"t":"start"}')
        await again.visit(line, third.url, 2)
    assert again.differs(await kept(fresh, bob.table)) is None, "the game goes on where the backup was taken"
