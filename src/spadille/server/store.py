"""Where rooms are kept: SQLite by default, PostgreSQL by its address; one protocol, one implementation of it.

Every write is made by one thread that commits whatever has come in meanwhile as one transaction, so a
thousand moves a second need no thousand commits. A write has happened when its call returns.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from spadille.core.contract import Seat, Value
from spadille.core.errors import SpadilleError, StaleMove

_BATCH = 500


class Kept(Value, frozen=True):
    """A room as it is kept: its document, and its moves in order."""

    room: str
    document: bytes
    moves: tuple[tuple[Seat, str], ...]


class Store(Protocol):
    """What a server needs of a database."""

    async def create(self, room: str, document: bytes) -> None:
        """Keep a new room."""

    async def append(self, room: str, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        """Add moves to a room that has `length` of them; raises StaleMove, and adds none, if it has not."""

    async def cut(self, room: str, length: int) -> None:
        """Take moves back until `length` are left."""

    async def update(self, room: str, document: bytes) -> None:
        """Replace the document of a room."""

    async def read(self, room: str) -> Kept | None:
        """A room with all its moves; None if there is none of that name."""

    async def rooms(self) -> tuple[tuple[str, bytes], ...]:
        """The names and documents of all rooms, the newest first."""

    async def close(self) -> None:
        """Finish what is under way and let the database go."""


_META = sql.MetaData()
_ROOMS = sql.Table(
    "rooms",
    _META,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("room", sql.String(32), nullable=False, unique=True),
    sql.Column("document", sql.LargeBinary, nullable=False),
)
_MOVES = sql.Table(
    "moves",
    _META,
    sql.Column("room", sql.String(32), sql.ForeignKey("rooms.room"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.Text, nullable=False),
)


T = TypeVar("T")
Write = Callable[[sql.Connection], Any]


class SqlStore:
    """A store in any database that SQLAlchemy reaches; made for SQLite and PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Open (and if need be prepare) the database; raises SpadilleError if it cannot be reached."""
        try:
            self._engine = sql.create_engine(_address(url))
            if self._engine.dialect.name == "sqlite":
                sql.event.listen(self._engine, "connect", _prepare_sqlite)
            _META.create_all(self._engine)
        except (sql.exc.SQLAlchemyError, ImportError) as wrong:
            raise SpadilleError(f"the database cannot be opened: {str(wrong).splitlines()[0]}") from None
        self._writes: queue.SimpleQueue[tuple[Write, Callable[[Any, Exception | None], None]] | None]
        self._writes = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="spadille-store", daemon=True)
        self._thread.start()

    async def create(self, room: str, document: bytes) -> None:
        await self._write(lambda db: db.execute(_ROOMS.insert().values(room=room, document=document)))

    async def append(self, room: str, length: int, moves: Sequence[tuple[Seat, str]]) -> None:
        rows = [
            {"room": room, "number": length + at, "seat": seat, "move": move} for at, (seat, move) in enumerate(moves)
        ]

        def write(db: sql.Connection) -> None:
            if _length(db, room) != length:
                raise StaleMove(f"expected moves for moment {_length(db, room)} of the room; came some for {length}")
            if rows:
                db.execute(_MOVES.insert(), rows)

        await self._write(write)

    async def cut(self, room: str, length: int) -> None:
        await self._write(
            lambda db: db.execute(_MOVES.delete().where(_MOVES.c.room == room, _MOVES.c.number >= length))
        )

    async def update(self, room: str, document: bytes) -> None:
        await self._write(lambda db: db.execute(_ROOMS.update().where(_ROOMS.c.room == room).values(document=document)))

    async def read(self, room: str) -> Kept | None:
        def look(db: sql.Connection) -> Kept | None:
            document = db.execute(sql.select(_ROOMS.c.document).where(_ROOMS.c.room == room)).scalar()
            if document is None:
                return None
            chosen = sql.select(_MOVES.c.seat, _MOVES.c.move).where(_MOVES.c.room == room).order_by(_MOVES.c.number)
            return Kept(room, document, tuple((seat, move) for seat, move in db.execute(chosen)))

        return await self._write(look)

    async def rooms(self) -> tuple[tuple[str, bytes], ...]:
        chosen = sql.select(_ROOMS.c.room, _ROOMS.c.document).order_by(_ROOMS.c.number.desc())
        return await self._write(lambda db: tuple((room, document) for room, document in db.execute(chosen)))

    async def close(self) -> None:
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # -- the one thread that touches the database ------------------------------------------------

    async def _write(self, work: Callable[[sql.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, wrong: Exception | None) -> None:
            with suppress(asyncio.InvalidStateError):  # whoever asked may have gone
                done.set_result(result) if wrong is None else done.set_exception(wrong)

        def tell(result: Any, wrong: Exception | None) -> None:
            with suppress(RuntimeError):  # the loop may have closed
                loop.call_soon_threadsafe(settle, result, wrong)

        self._writes.put((work, tell))
        return await done

    def _write_all(self) -> None:
        while (first := self._writes.get()) is not None:
            batch = [first]
            with suppress(queue.Empty):
                while len(batch) < _BATCH:
                    following = self._writes.get_nowait()
                    if following is None:
                        self._writes.put(None)
                        break
                    batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[tuple[Write, Callable[[Any, Exception | None], None]]]) -> None:
        """Do a batch as one transaction; if anything in it fails, each part by itself."""
        try:
            with self._engine.begin() as db:
                results = [work(db) for work, _ in batch]
        except (sql.exc.SQLAlchemyError, StaleMove) as wrong:
            if len(batch) == 1:
                batch[0][1](None, _as_ours(wrong))
                return
            for each in batch:
                self._commit([each])
            return
        for (_, tell), result in zip(batch, results, strict=True):
            tell(result, None)


def _length(db: sql.Connection, room: str) -> int:
    last = db.execute(sql.select(sql.func.max(_MOVES.c.number)).where(_MOVES.c.room == room)).scalar()
    return 0 if last is None else int(last) + 1


def _as_ours(wrong: Exception) -> Exception:
    if isinstance(wrong, IntegrityError):
        return SpadilleError("the database refused: there is such a row already, or no such room")
    if isinstance(wrong, StaleMove):
        return wrong
    return SpadilleError(f"the database failed: {str(wrong).splitlines()[0]}")


def _address(url: str) -> str:
    """The address as the database library wants it: a plain path is a SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.partition("://")[2]
    return url if "://" in url else f"sqlite:///{url}"


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
