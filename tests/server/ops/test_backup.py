"""A backup is taken while the server goes on, restored into a database of either kind, and the games go on there."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.kept.doors import DATA, fill_sqlite
from tests.server.store.test_faults import Player

from spadille.core.data_folder import data_folder
from spadille.core.errors import SpadilleError
from spadille.core.table import replay
from spadille.fair.commit import verify
from spadille.games import open_header
from spadille.server.base.settings import Timeouts
from spadille.server.base.tokens import server_secret
from spadille.server.live.rooms import Rooms
from spadille.server.ops import backup
from spadille.server.store.engine import engine_of
from spadille.server.store.store import Row, SqlStore


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "other"


def rows(database: str) -> dict[str, list[dict[str, Any]]]:
    """All that a backup should hold, as the database has it."""
    engine = engine_of(database, Timeouts())
    with engine.connect() as db:
        chosen = {each.name: sql.select(each).order_by(*each.primary_key) for each in backup.tables()}
        found = {name: [dict(row) for row in db.execute(one).mappings()] for name, one in chosen.items()}
    engine.dispose()
    return found


async def kept_tables(path: Path, folder: Path) -> None:
    """Tables of all games in all phases, with their key, as this version keeps them."""
    fill_sqlite(path)
    folder.mkdir()
    shutil.copyfile(DATA / "rooms" / "server.key", folder / "server.key")
    await SqlStore(str(path)).close()


async def verified(database: str) -> int:
    """Every record of a finished game is replayed, and its deals are found again from its seed; how many those are."""
    names = [each["room"] for each in rows(database)["rooms"] if each["phase"] == "over"]
    rooms = Rooms(SqlStore(database))
    for name in names:
        room = await rooms.find(name)
        assert room is not None
        record = room.record()
        verify(replay(record, open_header), record)
    await rooms.close()
    return len(names)


@pytest.mark.asyncio
async def test_tables_of_every_game_are_the_same_in_the_other_kind_of_database_and_back(
    tmp_path: Path, folder: Path, postgres: Any
) -> None:
    first, second, third = str(tmp_path / "first.db"), postgres.fresh(), str(tmp_path / "third.db")
    await kept_tables(Path(first), folder)
    backup.back_up(first, folder, tmp_path / "one.zip")
    about = backup.restore(tmp_path / "one.zip", second, tmp_path / "new")
    assert about.rows["rooms"] == 196
    backup.back_up(second, tmp_path / "new", tmp_path / "two.zip")
    backup.restore(tmp_path / "two.zip", third, tmp_path / "new")
    assert rows(first) == rows(second) == rows(third)
    assert server_secret(tmp_path / "new") == server_secret(folder)
    assert await verified(second) == 15
    store = SqlStore(second)  # further tables get numbers of their own
    await store.create(Row("fresh", b"{}", "playing", False))
    await store.close()


async def _play_backed_up(serve: Callable[..., Any], database: str | None, files: list[Path]) -> Player:
    """Somebody plays on while backups are taken."""
    server = serve(database=database)
    player = Player(server.url)
    await player.sit_down()
    playing = asyncio.create_task(player.play())
    for file in files:
        await player.until(player.version + 7)
        await asyncio.to_thread(backup.back_up, server.database, data_folder(), file)
    await player.until(player.version + 3)
    playing.cancel()
    await asyncio.wait([playing])
    server.kill()
    return player


@pytest.mark.asyncio
@pytest.mark.parametrize("kinds", ["sqlite to postgresql", pytest.param("postgresql to sqlite")])
async def test_a_backup_taken_in_play_is_a_moment_of_it_and_the_game_goes_on_from_there(
    kinds: str, serve: Callable[..., Any], tmp_path: Path, postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _, second = kinds.split()
    files = [tmp_path / f"{at}.zip" for at in range(4)]
    player = await _play_backed_up(serve, postgres.fresh() if first == "postgresql" else None, files)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    for file in files:
        database = postgres.fresh() if second == "postgresql" else str(file.with_suffix(".db"))
        backup.restore(file, database, data_folder())
        moves = [(each["seat"], each["move"]) for each in rows(database)["moves"]]
        assert 5 < len(moves) <= len(player.moves)
        assert all(
            (by, move) in ((-2, None), (seat, text), (seat, None))
            for (by, move), (seat, text) in zip(player.moves, moves, strict=False)
        )
    server = serve(database=database)
    player.url, player.version, player.moves = server.url, len(moves), []
    playing = asyncio.create_task(player.play())  # with the cookies of before
    await player.until(len(moves) + 10)
    playing.cancel()
    await asyncio.wait([playing])
    assert server.stop() == 0


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_backup_is_for_its_owner_and_never_lies_half_written(tmp_path: Path, folder: Path) -> None:
    await kept_tables(tmp_path / "a.db", folder)
    file = tmp_path / "a.zip"
    backup.back_up(str(tmp_path / "a.db"), folder, file)
    assert os.stat(file).st_mode & 0o777 == 0o600
    with pytest.raises(SpadilleError, match="expected a new file"):
        backup.back_up(str(tmp_path / "a.db"), folder, file)
    with sqlite3.connect(tmp_path / "a.db") as db:
        db.execute("DROP TABLE notes")
    db.close()
    with pytest.raises(SpadilleError, match="no such table"):
        backup.back_up(str(tmp_path / "a.db"), folder, tmp_path / "b.zip")
    assert not list(tmp_path.glob("b.zip*"))


def test_what_is_no_database_of_ours_is_not_backed_up(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(SpadilleError, match="expected the key of the server"):
        backup.back_up(str(tmp_path / "a.db"), folder, tmp_path / "a.zip")
    server_secret(folder)
    with pytest.raises(SpadilleError, match="expected a database of form"):
        backup.back_up(str(tmp_path / "a.db"), folder, tmp_path / "a.zip")


@pytest.mark.asyncio
async def test_a_backup_goes_only_into_an_empty_database_and_beside_no_other_key(tmp_path: Path, folder: Path) -> None:
    await kept_tables(tmp_path / "a.db", folder)
    file = tmp_path / "a.zip"
    backup.back_up(str(tmp_path / "a.db"), folder, file)
    with pytest.raises(SpadilleError, match="expected an empty database; it has rooms"):
        backup.restore(file, str(tmp_path / "a.db"), folder)
    server_secret(tmp_path / "strange")
    with pytest.raises(SpadilleError, match="the key of another server"):
        backup.restore(file, str(tmp_path / "b.db"), tmp_path / "strange")


@pytest.mark.asyncio
async def test_a_damaged_backup_is_refused_and_leaves_nothing_behind(tmp_path: Path, folder: Path) -> None:
    await kept_tables(tmp_path / "a.db", folder)
    good, bad, target = tmp_path / "a.zip", tmp_path / "bad.zip", str(tmp_path / "b.db")
    backup.back_up(str(tmp_path / "a.db"), folder, good)
    data = bytearray(good.read_bytes())
    data[len(data) // 2] ^= 0xFF
    bad.write_bytes(data)
    with pytest.raises(SpadilleError, match="damaged"):
        backup.restore(bad, target, tmp_path / "new")
    bad.write_bytes(good.read_bytes()[:1000])
    with pytest.raises(SpadilleError, match="no backup"):
        backup.restore(bad, target, tmp_path / "new")
    _without_the_last_move(good, bad)
    with pytest.raises(SpadilleError, match="rows of moves; got"):
        backup.restore(bad, target, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert (
        backup.restore(good, target, tmp_path / "new").rows
        == backup.restore(good, str(tmp_path / "c.db"), tmp_path / "new").rows
    )


@pytest.mark.parametrize("name", ["about.json", "server.key", "rooms.jsonl"])
@pytest.mark.asyncio
async def test_a_small_file_that_unpacks_to_a_giant_is_refused_before_it_fills_the_memory(
    tmp_path: Path, folder: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_LONGEST", 100_000)
    await kept_tables(tmp_path / "a.db", folder)
    good, bad = tmp_path / "a.zip", tmp_path / "bad.zip"
    backup.back_up(str(tmp_path / "a.db"), folder, good)
    with zipfile.ZipFile(good) as there, zipfile.ZipFile(bad, "w", zipfile.ZIP_DEFLATED) as here:
        for each in there.namelist():
            here.writestr(each, there.read(each) if each != name else b" " * 200_000 + there.read(each))
    with pytest.raises(SpadilleError, match="is no backup"):
        backup.restore(bad, str(tmp_path / "b.db"), tmp_path / "new")


def _without_the_last_move(good: Path, bad: Path) -> None:
    with zipfile.ZipFile(good) as there, zipfile.ZipFile(bad, "w") as here:
        for name in there.namelist():
            data = there.read(name)
            here.writestr(name, data[: data[:-1].rfind(b"\n") + 1] if name == "moves.jsonl" else data)
