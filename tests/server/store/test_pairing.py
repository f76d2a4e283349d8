"""A database has one key: a server with another one is told so when it starts, before it calls every seat forged."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from tests.server.fork_server import ForkServer

from spadille.core.errors import SpadilleError
from spadille.server.base.settings import Timeouts
from spadille.server.base.tokens import key_file, server_secret
from spadille.server.ops import backup
from spadille.server.ops.admin import opened
from spadille.server.store import notes
from spadille.server.store.key_check import digest, paired
from spadille.server.store.store import SqlStore

pytestmark = pytest.mark.asyncio


async def started(database: str, folder: Path) -> None:
    """A server opens the database."""
    await SqlStore(database, Timeouts(), paired(folder)).close()


async def kept(database: str) -> str | None:
    store = SqlStore(database)
    found = await store.transact(lambda db: notes.look(db, notes.KEY))
    await store.close()
    return found


async def test_a_server_with_another_key_is_refused_in_words(database: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    await started(database, here)
    await started(database, here)
    server_secret(there)
    with pytest.raises(SpadilleError, match=f"be opened: expected its key at {key_file(there)}, .* got another key"):
        await started(database, there)
    shutil.copyfile(key_file(here), key_file(there))
    await started(database, there)


async def test_where_the_key_is_lost_no_other_is_made_in_its_place(database: str, tmp_path: Path) -> None:
    await started(database, tmp_path / "here")
    with pytest.raises(SpadilleError, match="got none"):
        await started(database, tmp_path / "lost")
    assert not key_file(tmp_path / "lost").exists()
    async with opened(database, Timeouts()) as it:
        await it.rekey(tmp_path / "lost")
    await started(database, tmp_path / "lost")
    with pytest.raises(SpadilleError, match="another key"):
        await started(database, tmp_path / "here")


async def test_a_database_of_before_takes_the_key_that_it_is_started_with(database: str, tmp_path: Path) -> None:
    await SqlStore(database).close()
    assert await kept(database) is None
    await started(database, tmp_path)
    assert await kept(database) == digest(server_secret(tmp_path))


async def test_what_the_database_keeps_signs_nothing(database: str, tmp_path: Path) -> None:
    await started(database, tmp_path)
    told = await kept(database)
    assert told is not None
    assert server_secret(tmp_path).hex() not in told
    assert len(bytes.fromhex(told)) == 32


async def test_a_backup_holds_the_key_of_its_database_or_is_not_made(database: str, tmp_path: Path) -> None:
    await started(database, tmp_path / "here")
    server_secret(tmp_path / "there")
    with pytest.raises(SpadilleError, match="got another key"):
        backup.back_up(database, tmp_path / "there", tmp_path / "a.zip")
    backup.back_up(database, tmp_path / "here", tmp_path / "a.zip")
    backup.restore(tmp_path / "a.zip", str(tmp_path / "new.db"), tmp_path / "new")
    await started(str(tmp_path / "new.db"), tmp_path / "new")


async def test_no_server_starts_with_another_key(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "a.db")
    await started(database, tmp_path / "here")
    server_secret(tmp_path / "there" / "spadille")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "there"))
    log = tmp_path / "log"
    child = fork_server.start(["serve", "--port", "0", "--database", database], log)
    assert await asyncio.to_thread(child.wait) == 2
    child.close()
    told = log.read_text()
    assert "got another key. Lay the right one there: all servers of a database have the same" in told
