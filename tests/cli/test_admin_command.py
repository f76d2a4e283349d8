"""`spadille admin`, `backup` and `restore`, as whoever runs a server types them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spadille.cli import main
from spadille.server.document import Settings
from spadille.server.rooms import Rooms
from spadille.server.store import SqlStore
from spadille.server.tokens import server_secret


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table with Ann on a seat, in the usual database of a server that does not run."""
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


Run = Callable[..., tuple[int, str, str]]
Out = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`spadille …` in this process: the exit status, and what was written."""

    def ran(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["spadille", *words])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return ran


@pytest.fixture
def out(run: Run) -> Out:
    """The same, of what goes well."""

    def ran(*words: str) -> str:
        status, written, complaints = run(*words)
        assert (status, complaints) == (0, "")
        return written

    return ran


def test_tables_are_listed_exported_closed_and_forgotten(
    table: str, run: Run, out: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_person_is_shown_and_erased(table: str, out: Out) -> None:
    assert json.loads(out("admin", "person", "Ann"))["table"] == table
    assert out("admin", "erase", "Ann") == "Ann: erased from 1 tables\n"
    assert out("admin", "person", "Ann") == ""


@pytest.mark.usefixtures("table")
def test_addresses_are_banned_muted_and_pardoned(out: Out) -> None:
    assert out("admin", "ban", "203.0.113.7") == "203.0.113.7: ban\n"
    assert out("admin", "mute", "2001:db8::1", "--days", "2") == "2001:db8::/64: mute\n"
    first, second = out("admin", "bans").splitlines()
    assert first.split() == ["203.0.113.7", "ban", "for", "good"]
    assert second.startswith("2001:db8::/64 ")
    assert "mute until 2" in second
    assert out("admin", "pardon", "203.0.113.7") == "203.0.113.7: pardoned\n"
    assert len(out("admin", "bans").splitlines()) == 1


@pytest.mark.usefixtures("table")
def test_where_no_server_runs_nobody_answers(run: Run) -> None:
    assert run("admin", "broadcast", "hello") == (1, "", "no server has answered: does one run?\n")


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path, run: Run) -> None:
    for words in (("admin", "tables"), ("backup", str(tmp_path / "b.zip"))):
        status, _, complaints = run(*words, "--database", str(tmp_path / "none.db"))
        assert status == 2
        assert complaints == f"spadille: expected a database at {tmp_path / 'none.db'}; there is none\n"
    assert not (tmp_path / "none.db").exists()


def test_a_backup_is_restored_elsewhere(
    table: str, tmp_path: Path, run: Run, out: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "monday.zip"
    assert out("backup", str(file)).startswith(f"{file}: 1 tables with 0 moves, of 20")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    assert out("restore", str(file)).startswith(f"{tmp_path}/new/spadille/spadille.db: 1 tables")
    assert out("admin", "tables").split()[0] == table
    status, _, complaints = run("restore", str(file))
    assert (status, "expected an empty database" in complaints) == (2, True)
