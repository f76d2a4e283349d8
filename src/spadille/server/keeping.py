"""How long tables are kept: finished, abandoned and unused ones are forgotten by their age."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sql

from spadille.server import notes
from spadille.server.schema import MOVES, ROOMS, SERVERS
from spadille.server.schema import now as now_there
from spadille.server.settings import Retention

_DAY: Final = 86_400.0
_AT_ONCE: Final = 500
KINDS: Final = {"unused": "gathering", "abandoned": "playing", "finished": "over"}
"""The settings, and the phase that each is for."""


def touch(db: sql.Connection, rooms: Collection[str], now: float) -> None:
    """These tables are in use."""
    for some in _in_parts(rooms):
        db.execute(ROOMS.update().where(ROOMS.c.room.in_(some)).values(changed=int(now)))


def old(db: sql.Connection, retention: Retention, now: float) -> dict[str, list[str]]:
    """The tables that have been kept long enough, by kind; none that a server has open."""
    found: dict[str, list[str]] = {}
    awake = ROOMS.c.owner.in_(sql.select(SERVERS.c.owner).where(SERVERS.c.until > now_there()))
    asleep = sql.or_(ROOMS.c.owner.is_(None), sql.not_(awake))
    for kind, phase in KINDS.items():
        days = getattr(retention, kind)
        before = asleep, ROOMS.c.phase == phase, ROOMS.c.changed < int(now - days * _DAY)
        found[kind] = list(db.execute(sql.select(ROOMS.c.room).where(*before)).scalars()) if days else []
    return found


def forget(db: sql.Connection, retention: Retention, now: float) -> dict[str, int]:
    """Forget the tables that have been kept long enough; how many of each kind."""
    found = old(db, retention, now)
    for some in _in_parts([room for rooms in found.values() for room in rooms]):
        db.execute(MOVES.delete().where(MOVES.c.room.in_(some)))
        db.execute(ROOMS.delete().where(ROOMS.c.room.in_(some)))
    return {kind: len(rooms) for kind, rooms in found.items()}


def forget_daily(db: sql.Connection, retention: Retention, awake: Collection[str], now: float) -> dict[str, int]:
    """The same, once a day in a running server, whose clock may be wrong.

    Only what was old enough a day after the last time goes now: a clock that has jumped ahead, or a server that
    begins with a wrong one, deletes nothing before somebody has had a day to see it.
    """
    last = notes.look(db, notes.RETENTION)
    touch(db, awake, now)
    notes.put(db, notes.RETENTION, repr(now))
    return dict.fromkeys(KINDS, 0) if last is None else forget(db, retention, min(now, float(last) + _DAY))


def _in_parts(rooms: Collection[str]) -> list[list[str]]:
    names = list(rooms)
    return [names[at : at + _AT_ONCE] for at in range(0, len(names), _AT_ONCE)]
