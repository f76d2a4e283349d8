"""The leases of tables: the part that runs inside a transaction of the database.

Every table has at most one owner, a process that has a lease, and a fence: a number that grows with every taking. A
write carries the fence of its writer and is refused by the database if another has taken the table since.
"""

from __future__ import annotations

import sqlalchemy as sql

from spadille.core.contract import Seat, Value
from spadille.core.errors import StaleMove
from spadille.server.store import shared_deals
from spadille.server.store.schema import MOVES, ROOMS, SERVERS, WANTED, now

_WANT = sql.text("INSERT INTO wanted (room) VALUES (:room) ON CONFLICT (room) DO NOTHING")
_FORGOTTEN = 86_400.0
"""Seconds after which a server that has not renewed its lease is deleted."""


class Server(Value, frozen=True):
    """A process that has leased tables, as the others know it."""

    owner: str
    """The process's name, never used twice."""
    machine: str = ""
    process: int = 0
    began: str = ""


class Kept(Value, frozen=True):
    """A stored room: its document, its moves in order, and the fence of the process that has just taken it."""

    document: bytes
    moves: tuple[tuple[Seat, str], ...]
    fence: int = 0


def enlist(db: sql.Connection, server: Server, seconds: float) -> None:
    """Register a process, with a lease of `seconds`."""
    db.execute(SERVERS.delete().where(SERVERS.c.until < now() - _FORGOTTEN))
    values = {name: getattr(server, name) for name in server.__struct_fields__}
    db.execute(SERVERS.insert().values(**values, door="", until=now() + seconds))


def renew(db: sql.Connection, owner: str, seconds: float) -> list[str] | None:
    """Prolong a lease and return its tables that other processes ask for; None if the lease is lost."""
    prolonged = SERVERS.update().where(SERVERS.c.owner == owner).values(until=now() + seconds)
    if not db.execute(prolonged).rowcount:
        return None
    ours = sql.select(WANTED.c.room).join(ROOMS, ROOMS.c.room == WANTED.c.room).where(ROOMS.c.owner == owner)
    wanted = [room for (room,) in db.execute(ours)]
    if wanted:
        db.execute(WANTED.delete().where(WANTED.c.room.in_(wanted)))
    return wanted


def bury(db: sql.Connection, owner: str) -> None:
    """Remove a process that has ended, so that its tables have no owner."""
    db.execute(SERVERS.delete().where(SERVERS.c.owner == owner))


def servers(db: sql.Connection) -> list[Server]:
    """The processes whose leases are valid."""
    columns = [SERVERS.c[name] for name in Server.__struct_fields__]
    return [Server(*row) for row in db.execute(sql.select(*columns).where(SERVERS.c.until > now()))]


def take(db: sql.Connection, room: str, owner: str) -> Kept | Server | None:
    """Give a table to a process; return its present owner instead if it has one, None if there is no such table."""
    found = db.execute(
        sql.select(ROOMS.c.document, ROOMS.c.owner, ROOMS.c.fence).where(ROOMS.c.room == room).with_for_update()
    ).first()
    if found is None:
        return None
    document, before, fence = found
    if before not in (None, owner):
        # A process that has not renewed in time loses the table; if a renewal runs at once, the row lock decides.
        db.execute(SERVERS.delete().where(SERVERS.c.owner == before, SERVERS.c.until <= now()))
        has = server_of(db, before)
        if has is not None:
            return has
    db.execute(ROOMS.update().where(ROOMS.c.room == room).values(owner=owner, fence=fence + 1))
    db.execute(WANTED.delete().where(WANTED.c.room == room))
    return Kept(bytes(document), moves_of(db, room), fence + 1)


def server_of(db: sql.Connection, owner: str) -> Server | None:
    """Return the process of a name."""
    columns = [SERVERS.c[name] for name in Server.__struct_fields__]
    row = db.execute(sql.select(*columns).where(SERVERS.c.owner == owner)).first()
    return None if row is None else Server(*row)


def moves_of(db: sql.Connection, room: str) -> tuple[tuple[Seat, str], ...]:
    """The moves of a table, in order."""
    chosen = sql.select(MOVES.c.seat, MOVES.c.move).where(MOVES.c.room == room).order_by(MOVES.c.number)
    return tuple((seat, move) for seat, move in db.execute(chosen))


def release(db: sql.Connection, room: str, fence: int) -> None:
    """Release a table that goes to sleep, unless another process has taken it since."""
    db.execute(ROOMS.update().where(ROOMS.c.room == room, ROOMS.c.fence == fence).values(owner=None))


def want(db: sql.Connection, room: str) -> None:
    """Ask the owner of a table to release it."""
    db.execute(_WANT, {"room": room})


def hold(db: sql.Connection, room: str, fence: int) -> None:
    """Lock a table that is still the writer's until the transaction ends; raises StaleMove if it is not."""
    mine = sql.select(ROOMS.c.room).where(ROOMS.c.room == room, ROOMS.c.fence == fence).with_for_update(read=True)
    if db.execute(mine).first() is None:
        raise StaleMove("another server has gone on with this table")


def delete(db: sql.Connection, room: str, fence: int) -> None:
    """Delete a table with all its moves; raises StaleMove if it is no longer the writer's."""
    hold(db, room, fence)
    for each in (MOVES, WANTED, ROOMS):
        db.execute(each.delete().where(each.c.room == room))
    shared_deals.forget(db, [room])
