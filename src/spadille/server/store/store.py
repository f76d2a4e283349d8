"""The store of rooms: SQLite by default, PostgreSQL by its address; one protocol, one implementation.

One thread does everything. It commits all waiting requests as one transaction: a thousand moves a second need no
thousand commits. The first write after a pause is done at once; when many arrive, one waits some milliseconds for
others. When a call returns, its write is on the disk.
"""

from __future__ import annotations

import asyncio
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from spadille.core.contract import Seat, Value
from spadille.core.errors import SpadilleError, StaleMove
from spadille.server.base.background import THREADS
from spadille.server.base.counters import FIGURES
from spadille.server.base.settings import Timeouts
from spadille.server.store import lease_sql, notes
from spadille.server.store.engine import engine_of, reader
from spadille.server.store.lease_sql import Kept, Server
from spadille.server.store.schema import MOVES, ROOMS, prepare
from spadille.server.store.timeout import Deadline

_BATCH = 500
BETWEEN = 0.004
"""Minimum seconds between the starts of two transactions; requests that arrive meanwhile share the next one."""
_FIRST = 1
"""The fence of a new table."""
_CLOSING = 3.0
"""Seconds that unfinished work gets when the server ends."""


class StoreFailed(SpadilleError):
    """A failure of the database; whether a write has happened is unknown."""


class Row(Value, frozen=True):
    """A stored room, without its moves."""

    room: str
    document: bytes
    phase: str
    listed: bool


T = TypeVar("T")


class _Reading(Generic[T]):
    """Work that only reads: it does not need SQLite's write lock."""

    def __init__(self, work: Callable[[sql.Connection], T]) -> None:
        self._work = work

    def __call__(self, db: sql.Connection) -> T:
        return self._work(db)


# A move is added only by the process that has taken the table last, and only right behind the last move. The row of
# the table is locked meanwhile if transactions run in parallel; in SQLite there is one at a time.
_HELD = (
    sql.select(ROOMS.c.room)
    .where(ROOMS.c.room == sql.bindparam("in_"), ROOMS.c.fence == sql.bindparam("fence"))
    .with_for_update(read=True)
    .subquery("held")
)
_LENGTH = sql.select(sql.func.coalesce(sql.func.max(MOVES.c.number) + 1, 0)).where(MOVES.c.room == sql.bindparam("in_"))
_GIVEN = {"in_": sql.String, "at": sql.Integer, "by": sql.Integer, "text": sql.Text}
_NEXT: Any = (
    sql.select(*(sql.bindparam(name, type_=kind) for name, kind in _GIVEN.items()))
    .select_from(_HELD)
    .where(_LENGTH.scalar_subquery() == sql.bindparam("at"))
)
_APPEND = (
    MOVES.insert().from_select(["room", "number", "seat", "move"], _NEXT).execution_options(preserve_rowcount=True)
)

Work = Callable[[sql.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any] | Future[Any]"]


class SqlStore:
    """The tables of a server in a database: SQLite or PostgreSQL. All operations may raise StoreFailed.

    A table is written by the process that has taken it last: a write with an older fence raises StaleMove.
    """

    def __init__(self, url: str, timeouts: Timeouts | None = None, check: Work = lambda _: None) -> None:
        """Open (and if need be prepare) the database, and check it; raises SpadilleError if it cannot be used."""
        timeouts = timeouts or Timeouts()
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        """Jobs of this turn of the event loop: the thread is woken once for all of them."""
        self._asked, self._begun = 1, 0
        try:
            self._engine = engine_of(url, timeouts)
        except (sql.exc.SQLAlchemyError, ImportError, ValueError) as wrong:
            raise SpadilleError(f"the database cannot be opened: {_first_line(wrong)}") from None
        self._reader = reader(self._engine)
        self._deadline = Deadline(self._engine, timeouts.database)
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="spadille-store", daemon=True)
        if THREADS:
            self._thread.start()
        ready: Future[None] = Future()
        self._pass_on([(_first(prepare, check), ready)])
        try:
            ready.result()
        except SpadilleError as wrong:
            self._jobs.put(None)
            told = str(wrong).removeprefix("the database failed: ")
            raise SpadilleError(f"the database cannot be opened: {told}") from None

    async def create(self, row: Row, owner: str | None = None, moves: Sequence[tuple[Seat, str]] = ()) -> int:
        """Keep a new room with its first moves, and return its fence, for its owner.

        Raises SpadilleError if the name is taken.
        """
        values = {**_columns(row), "room": row.room, "owner": owner, "fence": _FIRST}
        first = [{"room": row.room, "number": at, "seat": seat, "move": move} for at, (seat, move) in enumerate(moves)]

        def write(db: sql.Connection) -> int:
            try:
                db.execute(ROOMS.insert().values(**values))
            except IntegrityError:
                raise SpadilleError("there is a table of that name already") from None
            if first:
                db.execute(MOVES.insert(), first)
            return _FIRST

        return await self._do(write)

    async def append(self, room: str, fence: int, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Add moves to a room that has `length` of them; raises StaleMove, and adds none, if it has not."""
        told = {"in_": room, "fence": fence}
        rows = [{**told, "at": length + at, "by": seat, "text": move} for at, (seat, move) in enumerate(moves)]

        def write(db: sql.Connection) -> None:
            added = sum(db.execute(_APPEND, row).rowcount for row in rows)
            if added != len(rows):
                raise StaleMove(f"the table no longer has {length} moves, or another server has gone on with it")

        if rows:
            await self._do(write)

    async def cut(self, room: str, fence: int, length: int) -> None:
        """Take moves back until `length` are left."""
        gone = MOVES.delete().where(MOVES.c.room == room, MOVES.c.number >= length)

        def write(db: sql.Connection) -> None:
            lease_sql.hold(db, room, fence)
            db.execute(gone)

        await self._do(write)

    async def update(self, row: Row, fence: int) -> None:
        """Replace the document of a room."""
        changed = ROOMS.update().where(ROOMS.c.room == row.room, ROOMS.c.fence == fence).values(**_columns(row))

        def write(db: sql.Connection) -> None:
            if not db.execute(changed).rowcount:
                raise StaleMove("another server has gone on with this table")

        await self._do(write)

    async def delete(self, room: str, fence: int) -> None:
        """Delete a room with all its moves."""
        await self._do(lambda db: lease_sql.delete(db, room, fence))

    async def read(self, room: str) -> Kept | None:
        """Return a room with all its moves, for reading only; None if there is none of that name."""

        def look(db: sql.Connection) -> Kept | None:
            document = db.execute(sql.select(ROOMS.c.document).where(ROOMS.c.room == room)).scalar()
            return None if document is None else Kept(bytes(document), lease_sql.moves_of(db, room))

        return await self._do(look)

    async def documents(self, rooms: Sequence[str]) -> dict[str, bytes]:
        """Return the documents of the existing ones of these rooms, by name."""
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document).where(ROOMS.c.room.in_(rooms))
        return await self._do(lambda db: {room: bytes(document) for room, document in db.execute(chosen)})

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        """Return the names and documents of listed tables that are not over, the newest first."""
        there = (ROOMS.c.listed, ROOMS.c.phase != "over")
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document).where(*there).order_by(ROOMS.c.number.desc()).limit(most)
        return await self._do(lambda db: [(room, bytes(document)) for room, document in db.execute(chosen)])

    async def transact(self, work: Callable[[sql.Connection], T]) -> T:
        """Run a function in a transaction of the store; the operator's commands need more than tables do."""
        return await self._do(work)

    async def survey(self, work: Callable[[sql.Connection], T]) -> T:
        """Run a function that only reads, and may read much: with SQLite, other processes write meanwhile."""
        return await self._do(_Reading(work))

    async def enlist(self, server: Server, seconds: float) -> None:
        """Register a process, with a lease of `seconds` by the clock of the database."""
        await self._do(lambda db: lease_sql.enlist(db, server, seconds))

    async def renew(self, owner: str, seconds: float) -> list[str] | None:
        """Prolong a lease and return its tables that other processes ask for; None if the lease is lost."""
        return await self._do(lambda db: lease_sql.renew(db, owner, seconds))

    async def bury(self, owner: str) -> None:
        """Remove a process that has ended, or is done with all its tables."""
        await self._do(lambda db: lease_sql.bury(db, owner))

    async def take(self, room: str, owner: str) -> Kept | Server | None:
        """Give a table to a process; return its present owner instead if it has one, None if there is no such table."""
        return await self._do(lambda db: lease_sql.take(db, room, owner))

    async def servers(self) -> list[Server]:
        """Return the processes whose leases are valid."""
        return await self._do(lease_sql.servers)

    async def release(self, room: str, fence: int) -> None:
        """Release a table that goes to sleep: any process may take it."""
        await self._do(lambda db: lease_sql.release(db, room, fence))

    async def want(self, room: str) -> None:
        """Ask the owner of a table to release it."""
        await self._do(lambda db: lease_sql.want(db, room))

    async def probe(self) -> None:
        """Check that the database can be written."""
        await self._do(lambda db: notes.probe(db, time.time()))

    @property
    def waiting(self) -> int:
        """Number of jobs that have not started."""
        return self._asked - self._begun

    async def close(self) -> None:
        """Finish the current work and close the database."""
        self._hand_over()
        self._closed = True
        self._jobs.put(None)
        # A database that hangs is not waited for: everything shown is written, the rest was never shown.
        if THREADS:
            await asyncio.to_thread(self._thread.join, _CLOSING)

    # -- the one thread that uses the database ---------------------------------------------------

    async def _do(self, work: Callable[[sql.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if self._closed or (THREADS and not self._thread.is_alive()):
            raise StoreFailed("the database has been closed")
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((work, done))
        self._asked += 1
        return await done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._pass_on(gathered)

    def _pass_on(self, jobs: list[Job]) -> None:
        """Give jobs to the thread; in a page, which has none, do them."""
        if THREADS:
            self._jobs.put(jobs)
        else:
            self._begun += len(jobs)
            self._commit(jobs)

    def _work(self) -> None:
        began = -math.inf
        while (batch := self._jobs.get()) is not None:
            time.sleep(max(0.0, began + BETWEEN - time.perf_counter()))
            began = time.perf_counter()
            with suppress(queue.Empty):
                while len(batch) < _BATCH:
                    following = self._jobs.get_nowait()
                    if following is None:
                        self._jobs.put(None)
                        break
                    batch += following
            self._begun += len(batch)
            self._commit(batch)
        self._deadline.close()
        self._engine.dispose()

    def _commit(self, batch: list[Job]) -> None:
        """Run a batch as one transaction; if anything in it fails, run each job by itself."""
        reached, began = False, time.perf_counter()
        engine = self._reader if all(isinstance(work, _Reading) for work, _ in batch) else self._engine
        try:
            with self._deadline, engine.begin() as db:
                reached = True
                results = [work(db) for work, _ in batch]
        except Exception as wrong:  # noqa: BLE001 - the callers get the error; the thread must live
            # If the database itself does not answer, it would not do so for each job either.
            if len(batch) > 1 and reached and not getattr(wrong, "connection_invalidated", False):
                for each in batch:
                    self._commit([each])
            else:
                _settle([(done, None, _as_ours(wrong)) for _, done in batch])
            return
        FIGURES.commits.add(time.perf_counter() - began)
        _settle([(done, result, None) for (_, done), result in zip(batch, results, strict=True)])


def _first(*works: Work) -> Work:
    """Return work that runs the given functions in order, in one transaction."""

    def work(db: sql.Connection) -> None:
        for each in works:
            each(db)

    return work


Answer = tuple["asyncio.Future[Any] | Future[Any]", Any, Exception | None]


def _settle(answers: list[Answer]) -> None:
    """Resolve the waiting futures, with one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        if isinstance(answer[0], asyncio.Future):
            loops.setdefault(answer[0].get_loop(), []).append(answer)
        else:
            _set(*answer)
    for loop, those in loops.items():
        with suppress(RuntimeError):  # the loop may have closed
            loop.call_soon_threadsafe(_set_all, those)


def _set_all(answers: list[Answer]) -> None:
    for answer in answers:
        _set(*answer)


def _set(done: asyncio.Future[Any] | Future[Any], result: Any, wrong: Exception | None) -> None:
    if done.done():  # the caller has gone
        return
    if wrong is None:
        done.set_result(result)
    else:
        done.set_exception(wrong)


def _columns(row: Row) -> dict[str, Any]:
    return {"document": row.document, "phase": row.phase, "listed": row.listed, "changed": int(time.time())}


def _as_ours(wrong: Exception) -> Exception:
    if isinstance(wrong, SpadilleError):
        return wrong
    if isinstance(wrong, IntegrityError):
        return StaleMove("somebody else has written to this table")
    return StoreFailed(f"the database failed: {_first_line(wrong)}")


def _first_line(wrong: Exception) -> str:
    wrong = getattr(wrong, "orig", None) or wrong  # without the driver's exception class
    return (str(wrong).splitlines() or [type(wrong).__name__])[0]
