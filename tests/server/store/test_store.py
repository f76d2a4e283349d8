"""The store: one class of tests, run on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sql

from spadille.core.errors import SpadilleError, StaleMove
from spadille.server.base.counters import FIGURES
from spadille.server.base.data_folder import make_place, there
from spadille.server.store.store import BETWEEN, Row, SqlStore, StoreFailed

pytestmark = pytest.mark.asyncio
FENCE = 1
"""That of a table which nobody has taken since it was made."""


def row(room: str = "r", document: bytes = b"{}", phase: str = "playing", *, listed: bool = False) -> Row:
    return Row(room, document, phase, listed)


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    opened = SqlStore(database)
    yield opened
    await opened.close()


class TestStore:
    async def test_a_room_is_found_as_it_was_kept(self, store: SqlStore) -> None:
        await store.create(row(document=b'{"name":"\xc3\xa4 \x00"}'))
        await store.append("r", FENCE, 0, [(-1, "dealer 2"), (-1, "deal AS")])
        await store.append("r", FENCE, 2, [(3, "bid 4")])
        kept = await store.read("r")
        assert kept is not None
        assert kept.document == b'{"name":"\xc3\xa4 \x00"}'
        assert kept.moves == ((-1, "dealer 2"), (-1, "deal AS"), (3, "bid 4"))

    async def test_there_is_no_room_that_was_not_made(self, store: SqlStore) -> None:
        assert await store.read("nobody") is None

    async def test_a_name_is_given_once(self, store: SqlStore) -> None:
        await store.create(row(document=b"first"))
        with pytest.raises(SpadilleError, match="already"):
            await store.create(row(document=b"second"))
        kept = await store.read("r")
        assert kept is not None
        assert kept.document == b"first"

    @pytest.mark.parametrize("length", [0, 1, 3, 100])
    async def test_moves_are_added_only_behind_the_last(self, store: SqlStore, length: int) -> None:
        await store.create(row())
        await store.append("r", FENCE, 0, [(0, "a"), (1, "b")])
        with pytest.raises(StaleMove):
            await store.append("r", FENCE, length, [(0, "x"), (0, "y")])
        kept = await store.read("r")
        assert kept is not None
        assert kept.moves == ((0, "a"), (1, "b"))

    async def test_moves_of_no_room_are_refused(self, store: SqlStore) -> None:
        with pytest.raises(SpadilleError):
            await store.append("nobody", FENCE, 0, [(0, "a")])

    async def test_adding_nothing_is_nothing(self, store: SqlStore) -> None:
        await store.append("nobody", FENCE, 7, [])

    async def test_moves_are_taken_back(self, store: SqlStore) -> None:
        await store.create(row())
        await store.append("r", FENCE, 0, [(0, "a"), (1, "b"), (2, "c")])
        await store.cut("r", FENCE, 1)
        await store.append("r", FENCE, 1, [(1, "B")])
        kept = await store.read("r")
        assert kept is not None
        assert kept.moves == ((0, "a"), (1, "B"))

    async def test_a_document_is_replaced(self, store: SqlStore) -> None:
        await store.create(row())
        await store.update(row(document=b"new", phase="over"), FENCE)
        kept = await store.read("r")
        assert kept is not None
        assert kept.document == b"new"

    async def test_tables_that_wish_so_are_listed_newest_first_till_they_are_over(self, store: SqlStore) -> None:
        for name, listed in (("a", True), ("b", False), ("c", True), ("d", True)):
            await store.create(row(name, name.encode(), "gathering", listed=listed))
        await store.update(row("c", b"c", "over", listed=True), FENCE)
        assert await store.listed(10) == [("d", b"d"), ("a", b"a")]
        assert await store.listed(1) == [("d", b"d")]

    async def test_what_is_asked_at_once_is_done_in_order_and_each_for_itself(self, store: SqlStore) -> None:
        await asyncio.gather(*(store.create(row(f"r{at}")) for at in range(20)))
        asked: list[Any] = [store.append(f"r{at}", FENCE, 0, [(0, "a")]) for at in range(20)]
        asked += [store.append(f"r{at}", FENCE, 0 if at % 5 == 0 else 1, [(0, "b")]) for at in range(20)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in done[:20]] == [type(None)] * 20
        for at in range(20):
            kept = await store.read(f"r{at}")
            assert kept is not None
            assert len(kept.moves) == (1 if at % 5 == 0 else 2)
            assert isinstance(done[20 + at], StaleMove) == (at % 5 == 0)

    async def test_two_servers_never_write_over_each_other(self, store: SqlStore, database: str) -> None:
        other = SqlStore(database)
        try:
            await store.create(row())
            for length in range(30):
                tried = await asyncio.gather(
                    store.append("r", FENCE, length, [(0, "ours")]),
                    other.append("r", FENCE, length, [(1, "theirs")]),
                    return_exceptions=True,
                )
                assert sorted(type(each).__name__ for each in tried) == ["NoneType", "StaleMove"]
            kept = await store.read("r")
            assert kept is not None
            assert len(kept.moves) == 30
        finally:
            await other.close()

    async def test_it_is_all_there_after_a_restart(self, store: SqlStore, database: str) -> None:
        await store.create(row())
        await store.append("r", FENCE, 0, [(0, "a")])
        await store.close()
        again = SqlStore(database)
        kept = await again.read("r")
        await again.close()
        assert kept is not None
        assert kept.moves == ((0, "a"),)

    async def test_what_was_asked_before_the_end_is_done(self, store: SqlStore, database: str) -> None:
        await store.create(row())
        writes = [asyncio.create_task(store.append("r", FENCE, at, [(0, str(at))])) for at in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        again = SqlStore(database)
        kept = await again.read("r")
        await again.close()
        assert kept is not None
        assert len(kept.moves) == 50

    async def test_after_the_end_nothing_is_done(self, store: SqlStore) -> None:
        await store.close()
        with pytest.raises(StoreFailed):
            await store.probe()

    async def test_whoever_no_longer_waits_harms_nobody(self, store: SqlStore) -> None:
        await store.create(row())
        gone = asyncio.create_task(store.append("r", FENCE, 0, [(0, "a")]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.probe()
        kept = await store.read("r")
        assert kept is not None
        assert len(kept.moves) == 1

    async def test_a_database_of_another_version_is_left_alone(self, store: SqlStore, database: str) -> None:
        await store.close()
        _execute(database, "UPDATE spadille SET version = 99")
        with pytest.raises(SpadilleError, match=r"a later version of Spadille .* got 99"):
            SqlStore(database)

    async def test_tables_of_something_else_are_left_alone(self, store: SqlStore, database: str) -> None:
        await store.close()
        _execute(database, "DROP TABLE spadille")
        with pytest.raises(SpadilleError, match="not Spadille's"):
            SqlStore(database)


def _execute(database: str, words: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://") if "://" in database else f"sqlite:///{database}"
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.execute(sql.text(words))
    engine.dispose()


async def test_a_database_that_was_away_is_used_again(postgres: Any) -> None:
    store = SqlStore(postgres.fresh())
    await store.create(row())
    await store.append("r", FENCE, 0, [(0, "a")])
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await store.append("r", FENCE, 1, [(0, "b")])
    kept = await store.read("r")
    await store.close()
    assert kept is not None
    assert len(kept.moves) == 2


async def test_a_database_that_is_gone_fails_clearly(postgres: Any) -> None:
    store = SqlStore(postgres.fresh())
    await store.create(row())
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(StoreFailed):
            await store.append("r", FENCE, 0, [(0, "a")])
    finally:
        await asyncio.to_thread(postgres.start)
    await store.append("r", FENCE, 0, [(0, "a")])
    await store.close()


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("/nowhere/at/all.db", "unable to open"),
        ("mysql://here/there", "expected the path of a file or postgresql"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "refused"),
        ("postgresql://[", "cannot be opened"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_told_in_one_line(database: str, words: str) -> None:
    with pytest.raises(SpadilleError, match=words) as told:
        SqlStore(database)
    assert str(told.value).startswith("the database cannot be opened: ")
    assert not re.search(r"\n|\((sqlite3|psycopg)\.", str(told.value))


async def test_a_database_that_needs_more_than_is_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.server.store.engine.find_spec", lambda _name: None)
    with pytest.raises(SpadilleError, match=r"pip install 'spadille\[postgres\]'"):
        SqlStore("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500)
    with pytest.raises(SpadilleError, match="not a database"):
        SqlStore(str(file))


async def test_a_place_that_can_hold_no_database_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letter, fresh = tmp_path / "letter.txt", tmp_path / "fresh.db"
    letter.write_text("Dear Ann, ")
    for look in (make_place, there):
        with pytest.raises(SpadilleError, match=f"^expected the file of a database; {tmp_path} is a folder$"):
            look(str(tmp_path))
        with pytest.raises(SpadilleError, match=f"^expected the file of a database; {letter} holds something else$"):
            look(str(letter))
    assert make_place(str(fresh)) == there(str(fresh)) == str(fresh)
    for locked in (fresh, tmp_path):
        monkeypatch.setattr(os, "access", lambda path, _mode, locked=locked: path != locked)
        with pytest.raises(SpadilleError, match=f"^the database cannot be opened: {locked} cannot be written$"):
            make_place(str(fresh))


async def test_an_address_of_a_file_is_that_file(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/by-address.db")
    await store.close()
    assert (tmp_path / "by-address.db").exists()


async def test_a_database_in_memory_works() -> None:
    store = SqlStore(":memory:")
    await store.create(row())
    assert await store.read("r") is not None
    await store.close()


async def test_a_survey_of_many_tables_keeps_no_other_process_from_writing(tmp_path: Path) -> None:
    database = str(tmp_path / "s.db")
    store = SqlStore(database)
    await store.create(row())

    def phases(db: sql.Connection) -> list[str]:
        found = list(db.execute(sql.text("SELECT phase FROM rooms")).scalars())
        other = sqlite3.connect(database, timeout=0)
        with other:
            other.execute("UPDATE rooms SET phase = 'over'")
        other.close()
        return found

    assert await store.survey(phases) == ["playing"]
    with pytest.raises(StoreFailed, match="locked"):
        await store.transact(phases)
    assert await store.survey(phases) == ["over"]
    await store.close()


async def test_writes_that_follow_each_other_closely_share_transactions(tmp_path: Path) -> None:
    store = SqlStore(str(tmp_path / "kept.db"))
    rooms = [f"r{at}" for at in range(40)]
    for each in rooms:
        await store.create(row(each))
    before, began, writing = sum(FIGURES.commits.classes), time.perf_counter(), []
    for each in rooms:
        writing.append(asyncio.create_task(store.append(each, FENCE, 0, [(0, "play AS")])))
        await asyncio.sleep(0.001)
    await asyncio.gather(*writing)
    commits, took = sum(FIGURES.commits.classes) - before, time.perf_counter() - began
    assert (commits - 1) * BETWEEN <= took
    kept = [await store.read(each) for each in rooms]
    assert [each.moves for each in kept if each is not None] == [((0, "play AS"),)] * len(rooms)
    await store.close()
