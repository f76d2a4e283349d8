"""Tests appends: a writer whose length and fence are accepted has exactly the stored moves.

So a digest of these moves is not needed. Writers take tables from each other, are stopped past their lease and go on,
lose answers, and take moves back, in every order; no write is accepted from a writer that has other moves.
"""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from spadille.core.errors import StaleMove
from spadille.server.store.lease_sql import Kept, Server
from spadille.server.store.store import Row, SqlStore

ROOM = "table"
LONG = 3600.0
Log = list[tuple[int, str]]


class Writer:
    """A process that has taken the table, or believes so."""

    def __init__(self) -> None:
        self.owner = secrets.token_hex(12)
        self.fence = 0
        self.log: Log = []


class Writers(RuleBasedStateMachine):
    """Three writers over one table."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory()
        self.store = SqlStore(str(Path(self.folder.name) / "a.db"))
        self.writers = [Writer() for _ in range(3)]
        self.told = 0

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def kept(self) -> Log:
        found = self.do(self.store.read(ROOM))
        return list(found.moves)

    @initialize()
    def begin(self) -> None:
        self.do(self.store.create(Row(ROOM, b"{}", "playing", False)))

    @rule(at=st.integers(0, 2), lapsed=st.booleans())
    def takes(self, at: int, lapsed: bool) -> None:
        """A writer asks for the table, which it gets if the lease of the present owner has expired."""
        writer = self.writers[at]
        if lapsed:
            for other in self.writers:
                self.do(self.store.bury(other.owner))
        writer.owner = secrets.token_hex(12)
        self.do(self.store.enlist(Server(writer.owner), LONG))
        found = self.do(self.store.take(ROOM, writer.owner))
        if isinstance(found, Kept):
            writer.fence, writer.log = found.fence, list(found.moves)

    @rule(at=st.integers(0, 2), many=st.integers(1, 3), heard=st.booleans())
    def adds(self, at: int, many: int, heard: bool) -> None:
        """A writer adds moves behind those that it knows; an answer that it does not hear costs it the table."""
        writer, before = self.writers[at], self.kept()
        self.told += 1
        moves = [(at, f"{self.told}.{each}") for each in range(many)]
        try:
            self.do(self.store.append(ROOM, writer.fence, len(writer.log), moves))
        except StaleMove:
            assert self.kept() == before, "what is refused leaves nothing behind"
            return
        assert writer.log == before, "it was let in, and knew the very moves that it follows"
        assert self.kept() == before + moves
        writer.log = before + moves
        if not heard:
            writer.fence = 0

    @rule(at=st.integers(0, 2), back=st.integers(1, 3))
    def goes_back(self, at: int, back: int) -> None:
        writer, before = self.writers[at], self.kept()
        length = max(0, len(writer.log) - back)
        try:
            self.do(self.store.cut(ROOM, writer.fence, length))
        except StaleMove:
            assert self.kept() == before
            return
        assert writer.log == before
        writer.log = before[:length]

    def teardown(self) -> None:
        self.do(self.store.close())
        self.loop.close()
        self.folder.cleanup()


def drive(examples: int) -> None:
    """Let the writers act at random, at a number of tables."""
    many = settings(max_examples=examples, stateful_step_count=25, deadline=None, phases=[Phase.generate])
    run_state_machine_as_test(Writers, settings=many)


def test_whoever_may_write_knows_the_very_moves_that_it_follows() -> None:
    drive(8)


def test_whoever_may_write_knows_the_very_moves_that_it_follows_for_long() -> None:
    drive(100)


async def taken(store: SqlStore, name: str) -> int:
    """Take the table for this process from any owner; returns the fence."""
    await store.enlist(Server(name), LONG)
    found = await store.take(ROOM, name)
    assert isinstance(found, Kept)
    return found.fence


@pytest.mark.asyncio
async def test_another_history_of_the_same_length_is_told_apart_by_the_fence(database: str) -> None:
    store = SqlStore(database)
    await store.create(Row(ROOM, b"{}", "playing", False))
    frozen = await taken(store, "frozen")
    await store.append(ROOM, frozen, 0, [(0, "draw"), (0, "pair")])
    await store.bury("frozen")
    other = await taken(store, "other")
    await store.cut(ROOM, other, 1)
    await store.append(ROOM, other, 1, [(0, "king")])
    with pytest.raises(StaleMove):
        await store.append(ROOM, frozen, 2, [(0, "on")])
    with pytest.raises(StaleMove):
        await store.cut(ROOM, frozen, 1)
    found = await store.read(ROOM)
    assert found is not None
    assert found.moves == ((0, "draw"), (0, "king"))
    await store.close()


@pytest.mark.asyncio
async def test_moves_that_are_written_twice_by_one_writer_are_told_apart_by_the_length(database: str) -> None:
    store = SqlStore(database)
    await store.create(Row(ROOM, b"{}", "playing", False))
    fence = await taken(store, "one")
    await store.append(ROOM, fence, 0, [(0, "draw")])
    with pytest.raises(StaleMove):  # the first answer was lost on its way
        await store.append(ROOM, fence, 0, [(0, "draw")])
    found = await store.read(ROOM)
    assert found is not None
    assert found.moves == ((0, "draw"),)
    await store.close()
