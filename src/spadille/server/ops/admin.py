"""The operator's commands for servers and their database.

They work while servers run; those that need no server also work without one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from spadille.core.contract import Seat, Value
from spadille.core.errors import SpadilleError, Unreadable
from spadille.core.table import Table
from spadille.server.base.settings import Retention, Timeouts
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.ops import bans
from spadille.server.ops.bans import Ban, What
from spadille.server.store import notes
from spadille.server.store import retention as keeping
from spadille.server.store import shared_deals as shared
from spadille.server.store.document import RoomDoc
from spadille.server.store.document_forms import read_document
from spadille.server.store.key_check import pair_anew
from spadille.server.store.notes import Answer, Order
from spadille.server.store.schema import MOVES, ROOMS
from spadille.server.store.store import SqlStore
from spadille.server.table.actions import erasing

PATIENCE: Final = 3.0
"""Seconds that servers have to answer: each looks once a second."""
_LOOKS: Final = 0.1
_DAY: Final = 86_400.0
_MOST: Final = 1_000_000


class Listed(Value, frozen=True):
    """A table as the operator's list shows it."""

    table: str
    game: str
    phase: str
    people: tuple[str, ...]
    moves: int
    changed: int
    """Time at which it was last begun, changed or opened, in seconds since 1970."""


class Played(Value, frozen=True):
    """A person's part in a game: all that is stored of it."""

    table: str
    game: str
    rulebook: str
    phase: str
    started: str | None
    seat: Seat | None
    """None: only the log has the name."""
    name: str
    fair: str
    """The person's part of the seed of the deals."""
    moves: tuple[str, ...]
    """The moves of the seat, until its person left."""
    log: tuple[str, ...]
    """The lines of the table's log that tell of the person."""


@asynccontextmanager
async def opened(database: str, timeouts: Timeouts) -> AsyncIterator[Admin]:
    """Open the database of servers for the duration of a block."""
    store = SqlStore(database, timeouts)
    try:
        yield Admin(store)
    finally:
        await store.close()


class Admin:
    """The operator's access to the database of servers."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def ask(self, order: Order, *, one: bool = False) -> list[Answer]:
        """Give an order to all servers; return their answers, or with `one` only the first."""
        number = await self._store.transact(lambda db: notes.give(db, order))
        end_of_patience = time.monotonic() + PATIENCE
        found: list[Answer] = []
        try:
            while time.monotonic() < end_of_patience and not (one and found):
                await asyncio.sleep(_LOOKS)
                found = await self._store.transact(lambda db: notes.answers(db, number))
        finally:
            await self._store.transact(lambda db: notes.withdraw(db, number))
        return found

    # -- tables ------------------------------------------------------------------------------------

    async def tables(self) -> list[Listed]:
        """All tables, the newest first; an unreadable one is listed with a question mark."""
        count = sql.select(sql.func.count()).where(MOVES.c.room == ROOMS.c.room).scalar_subquery()
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document, ROOMS.c.phase, ROOMS.c.changed, count)
        rows = await self._store.survey(lambda db: db.execute(chosen.order_by(ROOMS.c.number.desc())).all())
        return [_listed(*row) for row in rows]

    async def named(self, word: str) -> str:
        """Return the one table whose name begins with a word (logs show only the beginning); raises SpadilleError."""
        chosen = sql.select(ROOMS.c.room).where(ROOMS.c.room.startswith(word, autoescape=True)).limit(2)
        found = await self._store.transact(lambda db: list(db.execute(chosen).scalars()))
        found = [each for each in found if each.startswith(word)]
        if len(found) != 1:
            raise SpadilleError(
                f"expected the name of a table; {'several begin' if found else 'none begins'} with {word}"
            )
        return str(found[0])

    async def close_table(self, name: str) -> None:
        """Give a game up; its people see it at once if it is open in a server."""
        if (await self._kept(name))[0].phase == "over":
            raise SpadilleError("the game of this table is over already")
        if not await self.ask(Order(do="close", room=name), one=True):
            async with self._woken(name) as room:
                await room.give_up()

    @asynccontextmanager
    async def _woken(self, name: str) -> AsyncIterator[Room]:
        """Open a table that no server has open."""
        rooms = Rooms(self._store)
        try:
            room = await rooms.find(name)
            assert room is not None, "its name was found a moment ago"
            yield next(each for each in rooms.all if each.name == name)
        finally:
            await rooms.end()

    async def record(self, name: str) -> bytes:
        """Return the record of a game that is over."""
        doc, moves = await self._kept(name)
        if doc.phase != "over":
            raise SpadilleError(
                "the game goes on: its record would show its cards (`admin close` gives it up and opens its secret; "
                "--raw exports all that is kept)"
            )
        table = Table(doc.game())
        for seat, move in moves:
            table.play(seat, move)
        table.more = doc.told
        return table.record

    async def _kept(self, name: str) -> tuple[RoomDoc, tuple[tuple[Seat, str], ...]]:
        kept = await self._store.read(name)
        assert kept is not None, "its name was found a moment ago"
        doc = read(kept.document)
        if doc is None:
            raise SpadilleError("this version cannot read the table (--raw exports all that is kept)")
        return doc, kept.moves

    async def raw(self, name: str) -> bytes:
        """Return all that is stored of a table, readable or not, with every secret."""
        kept = await self._store.read(name)
        assert kept is not None, "its name was found a moment ago"
        told = {"table": name, "document": kept.document.decode("utf-8", "replace"), "moves": kept.moves}
        return msgspec.json.encode(told) + b"\n"

    # -- people ------------------------------------------------------------------------------------

    async def person(self, name: str) -> list[Played]:
        """Return all that tables keep of persons under a name, also of those who have left or have another name now."""
        found = []
        for table in await self._tables_of(name):
            doc, moves = await self._kept(table)
            found += list(_parts(table, doc, moves, name))
        return found

    async def _tables_of(self, name: str) -> list[str]:
        chosen = sql.select(ROOMS.c.room, ROOMS.c.document).order_by(ROOMS.c.number)
        rows = await self._store.survey(lambda db: db.execute(chosen).all())
        docs = [(room, read(document)) for room, document in rows]
        return [room for room, doc in docs if doc is not None and erasing.mentions(doc, name)]

    async def erase(self, name: str) -> int:
        """Remove a name from all tables, also where its person has left; return the number of tables."""
        before = await self._tables_of(name)
        await self.ask(Order(do="erase", text=name))  # open tables know what was said, which is stored nowhere
        for table in await self._tables_of(name):
            async with self._woken(table) as room:
                await room.erase(name)
        await self._store.transact(lambda db: shared.erase(db, name))
        return len(before)

    async def ban(self, address: str, what: What, days: float | None) -> None:
        """Ban or mute an address, for some days or for good."""
        ban = Ban(what, None if days is None else time.time() + days * _DAY)
        await self._change_bans(address, ban)

    async def pardon(self, address: str) -> None:
        """Lift the ban or mute of an address."""
        await self._change_bans(address, None)

    async def _change_bans(self, address: str, ban: Ban | None) -> None:
        await self._store.transact(
            lambda db: notes.change(db, notes.BANS, lambda text: bans.changed(text, address, ban))
        )

    async def bans(self) -> dict[str, Ban]:
        """All current bans, by address."""
        return bans.read(await self._store.transact(lambda db: notes.look(db, notes.BANS)))

    async def rekey(self, folder: Path) -> None:
        """Make the key in a folder, or a new one, the database's: everything signed with another is void."""
        await self._store.transact(lambda db: pair_anew(db, folder))

    # -- retention ---------------------------------------------------------------------------------

    async def forget(self, retention: Retention, *, dry: bool) -> dict[str, int]:
        """Give up old games and delete old tables, or with `dry` only count them; return the number of each kind."""
        now = time.time()
        names = await self._store.survey(lambda db: keeping.stale(db, retention.give_up, now, (), _MOST))
        if dry:
            found = await self._store.survey(lambda db: keeping.old(db, retention, now))
            return {"give_up": len(names), **{kind: len(rooms) for kind, rooms in found.items()}}
        given_up = [name for name in names if await self._give_up(name)]
        gone = dict.fromkeys(keeping.KINDS, 0)
        while any((some := await self._store.transact(lambda db: keeping.forget(db, retention, now))).values()):
            gone = {kind: count + some[kind] for kind, count in gone.items()}
            await asyncio.sleep(_LOOKS)  # others write meanwhile
        return {"give_up": len(given_up), **gone}

    async def _give_up(self, name: str) -> bool:
        """Give up a game that no server has open; False if this version cannot read it."""
        try:
            async with self._woken(name) as room:
                await room.give_up()
        except SpadilleError:
            return False
        return True


def read(document: bytes) -> RoomDoc | None:
    """Return a table's document, or None if this version cannot read it."""
    try:
        return read_document(document)
    except Unreadable:
        return None


def _listed(room: str, document: bytes, phase: str, changed: int, moves: int) -> Listed:
    doc = read(bytes(document))
    people = () if doc is None else tuple(doc.seats[seat].name for seat in doc.people)
    return Listed(room, "?" if doc is None else doc.settings.game, phase, people, moves, changed)


def _parts(table: str, doc: RoomDoc, moves: Any, name: str) -> Iterator[Played]:
    """What a table keeps of a name: for every seat that had it, or once if only the log tells of it."""
    facts = doc.settings.game, doc.rulebook, doc.phase, doc.started
    log = tuple(act.words for act in doc.acts if erasing.tells_of(act, name))
    seats = [(seat, None) for seat in erasing.seats_of(doc, name)]
    former = [(seat, _left(doc, seat, name)) for seat in erasing.former_seats_of(doc, name)]
    for seat, end in [*seats, *former]:
        own = tuple(move for by, move in moves[:end] if by == seat)
        yield Played(table, *facts, seat, name, doc.seats[seat].fair, own, log)
    if not seats and not former:
        yield Played(table, *facts, None, name, "", (), log)


def _left(doc: RoomDoc, seat: Seat, name: str) -> int | None:
    """Return the number of moves made before a person left a seat; None for one who has another name there now."""
    told = [at for at, act in enumerate(doc.acts) if act.seat == seat and erasing.tells_of(act, name)]
    since = doc.acts[told[-1] if told else 0 :]
    return next((act.at for act in since if act.seat == seat and act.did in ("stand", "free", "remove")), None)
