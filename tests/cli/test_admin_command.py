"""`spadille admin`, `backup` and `restore`, as the operator of a server types them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import run as spadille

from spadille.server.base.tokens import server_secret
from spadille.server.live.rooms import Rooms
from spadille.server.store.document import Settings
from spadille.server.store.store import SqlStore


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table where Ann has a seat, in the default database. No server runs, and commands wait only briefly for one."""
    monkeypatch.setattr("spadille.server.ops.admin.PATIENCE", 0.2)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "spadille"
    server_secret(folder)

    async def make() -> str:
        rooms = Rooms(SqlStore(str(folder / "spadille.db")))
        room: Any = await rooms.make(Settings("war"))
        await room.sit(0, "Ann", "")
        await rooms.close()
        return str(room.name)

    return asyncio.run(make())


def run(*words: str) -> tuple[int, str, str]:
    """`spadille …`: the exit status, and what was written."""
    done = spadille(*words)
    return done.returncode, done.stdout, done.stderr


def out(*words: str) -> str:
    """The same, of what goes well."""
    status, written, complaints = run(*words)
    assert (status, complaints) == (0, "")
    return written


def test_tables_are_listed_exported_closed_and_forgotten(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    line = out("admin", "tables").split()
    assert [*line[:4], line[-1]] == [table, "war", "gathering", "0", "Ann"]
    assert json.loads(out("admin", "tables", "--json"))["people"] == ["Ann"]
    assert json.loads(out("admin", "export", "--raw", table[:5]))["table"] == table
    status, _, complaints = run("admin", "export", table)
    assert (status, "the game goes on" in complaints) == (2, True)
    assert out("admin", "close", table) == f"{table}: closed\n"
    assert json.loads(out("admin", "export", table).splitlines()[0])["game"] == "war"
    monkeypatch.setenv("SPADILLE_RETENTION_FINISHED", "0.000001")
    assert out("admin", "retention", "--dry-run") in (
        "give_up    0 (never)\nunused     0\nunfinished 0 (never)\nfinished   1\n",
        "give_up    0 (never)\nunused     0\nunfinished 0 (never)\nfinished   0\n",  # of this very second
    )


def test_a_person_is_shown_and_erased(table: str) -> None:
    assert json.loads(out("admin", "person", "Ann"))["table"] == table
    assert out("admin", "erase", "Ann") == "Ann: erased from 1 table\n"
    assert out("admin", "person", "Ann") == ""


@pytest.mark.usefixtures("table")
def test_addresses_are_banned_muted_and_pardoned() -> None:
    assert out("admin", "ban", "203.0.113.7") == "203.0.113.7: ban\n"
    assert out("admin", "mute", "2001:db8::1", "--days", "2") == "2001:db8::/64: mute\n"
    first, second = out("admin", "bans").splitlines()
    assert first.split() == ["203.0.113.7", "ban", "for", "good"]
    assert second.startswith("2001:db8::/64 ")
    assert "mute until 2" in second
    assert out("admin", "pardon", "203.0.113.7") == "203.0.113.7: pardoned\n"
    assert len(out("admin", "bans").splitlines()) == 1


@pytest.mark.usefixtures("table")
def test_where_no_server_runs_nobody_answers() -> None:
    assert run("admin", "broadcast", "hello") == (1, "", "no server has answered: does one run?\n")


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    for words in (("admin", "tables"), ("backup", str(tmp_path / "b.zip"))):
        status, _, complaints = run(*words, "--database", str(tmp_path / "none.db"))
        assert status == 2
        assert complaints == f"spadille: expected a database at {tmp_path / 'none.db'}; there is none\n"
    assert not (tmp_path / "none.db").exists()


def test_a_backup_is_restored_elsewhere(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "monday.zip"
    assert out("backup", str(file)).startswith(f"{file}: 1 table with 0 moves, of 20")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    assert out("restore", str(file)).startswith(f"{tmp_path}/new/spadille/spadille.db: 1 table ")
    assert out("admin", "tables").split()[0] == table
    status, _, complaints = run("restore", str(file))
    assert (status, "expected an empty database" in complaints) == (2, True)
