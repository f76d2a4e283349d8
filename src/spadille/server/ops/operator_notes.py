"""The operator's orders, given as notes in the database and tried once in each server."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec
import sqlalchemy as sql

from spadille import __version__
from spadille.core.errors import SpadilleError
from spadille.core.figures import counted
from spadille.server import say
from spadille.server.base.errors import Unavailable
from spadille.server.base.settings import Retention
from spadille.server.live.connection import Connection
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.ops.bans import Bans, without_expired
from spadille.server.protocol import wire
from spadille.server.store import notes
from spadille.server.store import retention as keeping
from spadille.server.store.notes import Answer, Order
from spadille.server.store.store import SqlStore
from spadille.server.table.viewer import BANNED

_EVERY: Final = 1.0
_DAY: Final = 86_400.0
_AT_ONCE: Final = 20
"""Number of games to give up between two looks."""

_log = logging.getLogger("spadille.server")


class Steward:
    """Looks at the notes once a second, and once a day for tables that are old enough to delete."""

    def __init__(
        self, store: SqlStore, tables: Rooms, bans: Bans, retention: Retention, leave: Callable[[float], None]
    ) -> None:
        self._store = store
        self._tables = tables
        self._bans = bans
        self._retention = retention
        self._leave = leave
        self._name = secrets.token_hex(4)
        self._began = time.monotonic()
        self._tidied = -_DAY
        self._today: float | None = None
        """Reference time for the age of tables, until today's round is done."""
        self._tried: set[str] = set()
        """Games that today's round could not give up."""
        self._ends: float | None = None
        """Time at which the server ends, once it is known."""
        self._told: set[Connection] = set()
        """Connections that were told so."""
        self._known: set[str] | None = None
        """The orders that have been seen; those older than this server are not carried out."""
        self._faults: dict[str, str] = {}
        """What has failed, and how: it is logged once."""

    async def run(self) -> None:
        """Run until cancelled; what has failed is tried again later, but no order is."""
        while True:
            self._tell_of_leaving()
            with self._going_on("the notes"):
                await self._look()
            await asyncio.sleep(_EVERY)

    @contextmanager
    def _going_on(self, what: str) -> Iterator[None]:
        """Log a failure, unless it is the same as before, and go on with everything else."""
        try:
            yield
        except Exception as wrong:  # noqa: BLE001 - one bad note must not end all others
            if self._faults.get(what) != repr(wrong):
                error = None if isinstance(wrong, SpadilleError) else wrong
                facts = {"what": what, "reason": str(wrong)}
                _log.error("work for the operator has failed", exc_info=error, extra={"facts": facts})
            self._faults[what] = repr(wrong)
        else:
            self._faults.pop(what, None)

    async def _look(self) -> None:
        found, bans = await self._store.transact(lambda db: (notes.orders(db), notes.look(db, notes.BANS)))
        with self._going_on("the bans"):
            if self._bans.read(bans):
                self._put_out()
        self._known = set(found) if self._known is None else self._known & found.keys()
        for number in found.keys() - self._known:
            self._known.add(number)
            with self._going_on("an order"):
                await self._obey(number, msgspec.json.decode(found[number], type=Order))
            self._faults.pop("an order", None)  # the next one is another
        with self._going_on("the retention of tables"):
            await self._tidy()

    async def _tidy(self) -> None:
        """Give up and forget some of the tables that are old enough today; the rest at the next looks."""
        if time.monotonic() - self._tidied >= _DAY:
            awake, now = [each.name for each in self._tables.all], time.time()
            self._today = await self._store.transact(lambda db: keeping.daily(db, awake, now))
            with self._going_on("the bans that have expired"):
                await self._store.transact(_drop_expired)
            self._tidied = time.monotonic()
            self._tried.clear()
        if self._today is not None and not await self._give_up(self._today) and not await self._forget(self._today):
            self._today = None

    async def _give_up(self, now: float) -> bool:
        """Give up some of the games that nobody plays on; return whether there were any."""
        days = self._retention.give_up
        found = await self._store.transact(lambda db: keeping.stale(db, days, now, self._tried, _AT_ONCE))
        for name in found:
            try:
                room = await self._tables.find(name)
                if room is not None:
                    await room.give_up()
                    _log.info("a game has been given up", extra={"facts": {"table": name[:4]}})
            except SpadilleError:  # it cannot be read, or another server has it now
                self._tried.add(name)
            except Exception:  # noqa: BLE001 - a damaged table must not save all others
                self._tried.add(name)
                _log.exception("a game cannot be given up", extra={"facts": {"table": name[:4]}})
        return bool(found)

    async def _forget(self, now: float) -> bool:
        """Delete some of the tables that are old enough; return whether there were any."""
        gone = await self._store.transact(lambda db: keeping.forget(db, self._retention, now))
        if any(gone.values()):
            _log.info("old tables have been forgotten", extra={"facts": gone})
        return any(gone.values())

    def _put_out(self) -> None:
        for each in self._connections:
            if self._bans.banned(each.address):
                each.end(BANNED)

    @property
    def _connections(self) -> list[Connection]:
        return [each for room in self._tables.all for each in room.connections]

    async def _obey(self, number: str, order: Order) -> None:
        _log.info("an order", extra={"facts": {"do": order.do}})
        try:
            lines = await self._carry_out(order)
        except SpadilleError as wrong:
            lines = [str(wrong)]
        if lines:
            answer = Answer(server=self._name, lines=tuple(lines))
            await self._store.transact(lambda db: notes.answer(db, number, answer))

    async def _carry_out(self, order: Order) -> list[str]:
        room = next((each for each in self._tables.all if each.name == order.room), None)
        match order.do:
            case "announce":
                return [f"told {counted(self.announce(order.text)):connection}"]
            case "stop":
                self._leave(order.seconds)
                return [f"ends in {order.seconds:g} seconds"]
            case "status":
                return [self._status()]
            case "people" if room is not None:
                return [_who(each, room) for each in room.connections] or ["nobody is there"]
            case "close" if room is not None:
                with suppress(Unavailable):  # no answer: the asker opens the table
                    await room.give_up()
                    return ["closed"]
            case "erase":
                return [f"erased {counted(await self._erase(order.text)):mention}"]
        return []

    async def _erase(self, name: str) -> int:
        """Remove a name from the open tables; return how often it was there."""
        found = 0
        for room in self._tables.all:
            with suppress(Unavailable):  # closed meanwhile: the asker opens it
                found += await room.erase(name)
        return found

    def announce(self, text: str) -> int:
        """Send a notice to everybody; return the number of connections."""
        told = wire.write(wire.Notice(text))
        connections = self._connections
        for each in connections:
            each.send(told)
        return len(connections)

    def take_leave(self, seconds: float) -> None:
        """Tell everybody, also later arrivals, that the server ends in `seconds`."""
        self._ends = time.monotonic() + seconds
        self._tell_of_leaving()

    def _tell_of_leaving(self) -> None:
        """Tell the connections that have not been told."""
        if self._ends is None:
            return
        left = max(0, round(self._ends - time.monotonic()))
        told = wire.Notice(say("restarts", seconds=left))
        for each in self._connections:
            if each not in self._told:
                self._told.add(each)
                each.tell(told)

    def _status(self) -> str:
        tables, connections = len(list(self._tables.all)), len(self._connections)
        up = round(time.monotonic() - self._began)
        return f"version {__version__}, up {up} s, {counted(tables):table} awake, {counted(connections):connection}"


def _who(each: Connection, room: Room) -> str:
    seat = "a watcher" if each.seat is None else f"seat {each.seat}, {room.doc.seats[each.seat].name}"
    return f"{each.address}: {seat}{', host' if each.host else ''}"


def _drop_expired(db: sql.Connection) -> None:
    """Delete the addresses whose bans have expired."""
    if notes.look(db, notes.BANS) is not None:
        notes.change(db, notes.BANS, without_expired)
