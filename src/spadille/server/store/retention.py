"""Retention: by age, games that nobody plays on are given up, and tables are deleted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sql

from spadille.core.contract import NATURE
from spadille.server.base.settings import Retention
from spadille.server.store import notes, shared_deals
from spadille.server.store.schema import MOVES, ROOMS, SERVERS
from spadille.server.store.schema import now as now_there

_DAY: Final = 86_400.0
AT_ONCE: Final = 200
"""Maximum number of tables to delete in one transaction: a larger one makes others wait, and may run out of time."""
KINDS: Final = ("unused", "unfinished", "finished")
"""The kinds of tables, each with a setting of its name."""


def touch(db: sql.Connection, rooms: Collection[str], now: float) -> None:
    """Mark tables as used now."""
    for some in _in_parts(rooms):
        db.execute(ROOMS.update().where(ROOMS.c.room.in_(some)).values(changed=int(now)))


def old(db: sql.Connection, retention: Retention, now: float, most: int | None = None) -> dict[str, list[str]]:
    """The tables that are old enough to be deleted, at most `most`, by kind; none that a server has open."""
    found: dict[str, list[str]] = {}
    for kind in KINDS:
        days = getattr(retention, kind)
        left = None if most is None else most - sum(map(len, found.values()))
        chosen = _untouched(kind, now - days * _DAY).limit(left)
        found[kind] = list(db.execute(chosen).scalars()) if days else []
    return found


def stale(db: sql.Connection, days: float, now: float, but: Collection[str], most: int) -> list[str]:
    """The unfinished games without a change for `days`, longest first, at most `most`, without those of `but`."""
    if not days:
        return []
    chosen = _untouched("unfinished", now - days * _DAY).where(ROOMS.c.room.not_in(but)).order_by(ROOMS.c.changed)
    return list(db.execute(chosen.limit(most)).scalars())


def _untouched(kind: str, since: float) -> sql.Select[Any]:
    """Select the tables of a kind that have not changed since a time and that no server has open."""
    awake = ROOMS.c.owner.in_(sql.select(SERVERS.c.owner).where(SERVERS.c.until > now_there()))
    asleep = sql.or_(ROOMS.c.owner.is_(None), sql.not_(awake))
    return sql.select(ROOMS.c.room).where(asleep, _is(kind), ROOMS.c.changed < int(since))


def _is(kind: str) -> sql.ColumnElement[bool]:
    """The condition for a table's kind; a table closed before anybody moved is unused, not finished."""
    over = ROOMS.c.phase == "over"
    moved = sql.exists().where(MOVES.c.room == ROOMS.c.room, MOVES.c.seat != NATURE)
    match kind:
        case "unused":
            return sql.or_(ROOMS.c.phase == "gathering", over & ~moved)
        case "unfinished":
            return ROOMS.c.phase == "playing"
        case _:
            return over & moved


def forget(db: sql.Connection, retention: Retention, now: float) -> dict[str, int]:
    """Delete some tables that are old enough, at most `AT_ONCE`; return the number of each kind.

    If all are 0, no more are left.
    """
    found = old(db, retention, now, AT_ONCE)
    gone = [room for rooms in found.values() for room in rooms]
    if gone:
        db.execute(MOVES.delete().where(MOVES.c.room.in_(gone)))
        db.execute(ROOMS.delete().where(ROOMS.c.room.in_(gone)))
        shared_deals.forget(db, gone)
    return {kind: len(rooms) for kind, rooms in found.items()}


def daily(db: sql.Connection, awake: Collection[str], now: float) -> float | None:
    """Start a server's daily round, and return the time to go by, as its clock may be wrong; None the first time.

    The time is at most a day after the last round: a clock that has jumped ahead, or a server that starts with a wrong
    one, gives up and deletes nothing before somebody has had a day to notice.
    """
    last = notes.look(db, notes.RETENTION, lock=True)
    touch(db, awake, now)
    notes.put(db, notes.RETENTION, repr(now))
    return None if last is None else min(now, float(last) + _DAY)


def _in_parts(rooms: Collection[str]) -> list[list[str]]:
    names = list(rooms)
    return [names[at : at + AT_ONCE] for at in range(0, len(names), AT_ONCE)]
