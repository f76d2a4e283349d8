"""Where rooms are kept: SQLite by default, PostgreSQL by its address; one protocol, one implementation of it.

Everything is done by one thread, which commits whatever has come in meanwhile as one transaction: a thousand
moves a second need no thousand commits. A write after a while without any is done at once; where many come, one waits
some milliseconds for others. It has happened, and is on the disk, when its call returns.
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
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from spadille.core.contract import Seat, Value
from spadille.core.errors import SpadilleError, StaleMove
from spadille.server.base.counters import FIGURES
from spadille.server.base.settings import Timeouts
from spadille.server.store import lease_sql, notes
from spadille.server.store.engine import engine_of
from spadille.server.store.lease_sql import Kept, Server
from spadille.server.store.schema import MOVES, ROOMS, prepare
from spadille.server.store.timeout import Deadline

_BATCH = 500
BETWEEN = 0.004
"""Seconds from the beginning of one transaction to that of the next, at least: what comes in meanwhile goes with it."""
_FIRST = 1
"""The fence of a new table."""
_CLOSING = 3.0
"""Seconds that what is under way has when the server ends."""


class StoreFailed(SpadilleError):
    """The database could not do it; whether a write has happened is not known."""


class Row(Value, frozen=True):
    """A room as it is kept, but for its moves."""

    room: str
    document: bytes
    phase: str
    listed: bool


T = TypeVar("T")


class Store(Protocol):
    """What a server needs of a database. Everything may raise StoreFailed.

    A table is written by the process that has taken it last: what carries an older fence raises StaleMove.
    """

    async def create(self, row: Row, owner: str | None = None) -> int:
        """Keep a new room, and its fence, which is its owner's; raises SpadilleError if the name is taken."""

    async def append(self, room: str, fence: int, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Add moves to a room that has `length` of them; raises StaleMove, and adds none, if it has not."""

    async def cut(self, room: str, fence: int, length: int) -> None:
        """Take moves back until `length` are left."""

    async def update(self, row: Row, fence: int) -> None:
        """Replace the document of a room."""

    async def delete(self, room: str, fence: int) -> None:
        """Forget a room with all its moves."""

    async def read(self, room: str) -> Kept | None:
        """A room with all its moves, to be looked at only; None if there is none of that name."""

    async def documents(self, rooms: Sequence[str]) -> dict[str, bytes]:
        """The documents of those rooms that are there, by their names."""

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        """The names and documents of tables that wish to be found and are not over, the newest first."""

    async def transact(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something in a transaction of the store; whoever runs servers has much to do that tables have not."""

    async def enlist(self, server: Server, seconds: float) -> None:
        """A process begins, with a lease of so many seconds by the clock of the database."""

    async def renew(self, owner: str, seconds: float) -> list[str] | None:
        """Prolong a lease: the tables of it that others ask for; None if it is lost."""

    async def bury(self, owner: str) -> None:
        """A process has ended, or is done with all its tables."""

    async def take(self, room: str, owner: str) -> Kept | Server | None:
        """Give a table to a process; the process that has it, if one has; None if there is no such table."""

    async def owner_of(self, room: str) -> str | None:
        """The name of the process that has a table, "" if none has; None if there is no such table."""

    async def servers(self) -> list[Server]:
        """The processes whose leases have not run out."""

    async def release(self, room: str, fence: int) -> None:
        """A table goes to sleep: anybody may take it."""

    async def want(self, room: str) -> None:
        """Ask whoever has a table to let it go."""

    async def ping(self) -> None:
        """The database answers."""

    async def probe(self) -> None:
        """Something small has just been written."""

    async def close(self) -> None:
        """Finish what is under way and let the database go."""


# A move is added only by whoever has taken the table last, and only right behind the last move. The row of the table is
# locked meanwhile, where transactions run side by side; in SQLite there is one at a time.
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
    """A store in any database that SQLAlchemy reaches; made for SQLite and PostgreSQL."""

    def __init__(self, url: str, timeouts: Timeouts | None = None, check: Work = lambda _: None) -> None:
        """Open (and if need be prepare) the database, and check it; raises SpadilleError if it cannot be used."""
        timeouts = timeouts or Timeouts()
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        """What has been asked in this turn of the loop: the thread is woken once for all of it."""
        self._asked, self._begun = 1, 0
        try:
            self._engine = engine_of(url, timeouts)
        except (sql.exc.SQLAlchemyError, ImportError, ValueError) as wrong:
            raise SpadilleError(f"the database cannot be opened: {_first_line(wrong)}") from None
        self._deadline = Deadline(self._engine, timeouts.database)
        self._thread = threading.Thread(target=self._work, name="spadille-store", daemon=True)
        self._thread.start()
        ready: Future[None] = Future()
        self._jobs.put([(_first(prepare, check), ready)])
        try:
            ready.result()
        except SpadilleError as wrong:
            self._jobs.put(None)
            told = str(wrong).removeprefix("the database failed: ")
            raise SpadilleError(f"the database cannot be opened: {told}") from None

    async def create(self, row: Row, owner: str | None = None) -> int:
        values = {**_columns(row), "room": row.room, "owner": owner, "fence": _FIRST}

        def write(db: sql.Connection) -> int:
            try:
                db.execute(ROOMS.insert().values(**values))
            except IntegrityError:
                raise SpadilleError("there is a table of that name already") from None
            return _FIRST

        return await self._do(write)

    async def append(self, room: str, fence: int, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        told = {"in_": room, "fence": fence}
        rows = [{**told, "at": length + at, "by": seat, "text": move} for at, (seat, move) in enumerate(moves)]

        def write(db: sql.Connection) -> None:
            added = sum(db.execute(_APPEND, row).rowcount for row in rows)
            if added != len(rows):
                raise StaleMove(f"the table no longer has {length} moves, or another server has gone on with it")

        if rows:
            await self._do(write)

    async def cut(self, room: str, fence: int, length: int) -> None:
        gone = MOVES.delete().where(MOVES.c.room == room, MOVES.c.number >= length)

        def write(db: sql.Connection) -> None:
            lease_sql.hold(db, room, fence)
            db.execute(gone)

        await self._do(write)

    async def update(self, row: Row, fence: int) -> None:
        changed = ROOMS.update().where(ROOMS.c.room == row.room, ROOMS.c.fence == fence).values(**_columns(row))

        def write(db: sql.Connection) -> None:
            if not db.execute(changed).rowcount:
                raise StaleMove("another server has gone on with this table")

        await self._do(write)

    async def delete(self, room: str, fence: int) -> None:
        await self._do(lambda db: lease_sql.delete(db, room, fence))

    async def read(self, room: str) -> Kept | None:
        def look(db: sql.Connection) -> Kept | None:
            document = db.execute(sql.select(ROOMS.c.document).where(ROOMS.c.room == room)).scalar()
            return None if document is None else Kept(bytes(document), lease_sql.moves_of(db, room))

        return await self._do(look)

    async def documents(self, rooms: Sequence[str]) -> dict[str, bytes]:
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document).where(ROOMS.c.room.in_(rooms))
        return await self._do(lambda db: {room: bytes(document) for room, document in db.execute(chosen)})

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        there = (ROOMS.c.listed, ROOMS.c.phase != "over")
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document).where(*there).order_by(ROOMS.c.number.desc()).limit(most)
        return await self._do(lambda db: [(room, bytes(document)) for room, document in db.execute(chosen)])

    async def transact(self, work: Callable[[sql.Connection], T]) -> T:
        return await self._do(work)

    async def enlist(self, server: Server, seconds: float) -> None:
        await self._do(lambda db: lease_sql.enlist(db, server, seconds))

    async def renew(self, owner: str, seconds: float) -> list[str] | None:
        return await self._do(lambda db: lease_sql.renew(db, owner, seconds))

    async def bury(self, owner: str) -> None:
        await self._do(lambda db: lease_sql.bury(db, owner))

    async def take(self, room: str, owner: str) -> Kept | Server | None:
        return await self._do(lambda db: lease_sql.take(db, room, owner))

    async def owner_of(self, room: str) -> str | None:
        return await self._do(lambda db: lease_sql.owner_of(db, room))

    async def servers(self) -> list[Server]:
        return await self._do(lease_sql.servers)

    async def release(self, room: str, fence: int) -> None:
        await self._do(lambda db: lease_sql.release(db, room, fence))

    async def want(self, room: str) -> None:
        await self._do(lambda db: lease_sql.want(db, room))

    async def ping(self) -> None:
        await self._do(lambda db: db.execute(sql.select(sql.literal(1))) and None)

    async def probe(self) -> None:
        await self._do(lambda db: notes.probe(db, time.time()))

    @property
    def waiting(self) -> int:
        """How much has been asked and is not yet under way."""
        return self._asked - self._begun

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        # A database that hangs is not waited for: what was shown is written, the rest was never shown.
        await asyncio.to_thread(self._thread.join, _CLOSING)

    # -- the one thread that touches the database ------------------------------------------------

    async def _do(self, work: Callable[[sql.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._thread.is_alive():
            raise StoreFailed("the database has been closed")
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((work, done))
        self._asked += 1
        return await done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

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
        """Do a batch as one transaction; if anything in it fails, each part by itself."""
        reached, began = False, time.perf_counter()
        try:
            with self._deadline, self._engine.begin() as db:
                reached = True
                results = [work(db) for work, _ in batch]
        except Exception as wrong:  # noqa: BLE001 - whoever asked is told; the thread must live
            # Where the database itself does not answer, it would not do so for each part either.
            if len(batch) > 1 and reached and not getattr(wrong, "connection_invalidated", False):
                for each in batch:
                    self._commit([each])
            else:
                _settle([(done, None, _as_ours(wrong)) for _, done in batch])
            return
        FIGURES.commits.add(time.perf_counter() - began)
        _settle([(done, result, None) for (_, done), result in zip(batch, results, strict=True)])


def _first(*works: Work) -> Work:
    """One after the other, in one transaction."""

    def work(db: sql.Connection) -> None:
        for each in works:
            each(db)

    return work


Answer = tuple["asyncio.Future[Any] | Future[Any]", Any, Exception | None]


def _settle(answers: list[Answer]) -> None:
    """Give the answers to those who wait: with one call into each loop."""
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
    if done.done():  # whoever asked has gone
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
    wrong = getattr(wrong, "orig", None) or wrong  # without the class that the driver has for it
    return (str(wrong).splitlines() or [type(wrong).__name__])[0]
