"""Presence of people who keep in touch: rows that expire after 90 seconds, shared by all servers of a database.

Each of the two has a secret, and the digest of the other's. A row is kept under the digest of that digest, so that
somebody who reads the database cannot ask with it for anybody's presence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sql

from spadille.server.base.pairs import digest

LASTS: Final = 90.0
"""Seconds until a report expires; a page reports every 30."""
PRESENT: Final = sql.Table(
    "present",
    sql.MetaData(),
    sql.Column("half", sql.String(64), primary_key=True),
    sql.Column("room", sql.String(32), nullable=False),
    sql.Column("until", sql.Float(53), nullable=False),
)
_REPORT: Final = sql.text(
    "INSERT INTO present (half, room, until) VALUES (:half, :room, :until) "
    "ON CONFLICT (half) DO UPDATE SET room = excluded.room, until = excluded.until"
)


def prepare(db: sql.Connection) -> None:
    """Create the table if it does not exist."""
    PRESENT.create(db, checkfirst=True)


def report(db: sql.Connection, mine: Iterable[str], room: str, at: float) -> None:
    """Note that the owner of these secrets is here, and wants players at a room (empty: at none)."""
    expire(db, at)
    for half in sorted({digest(digest(each)) for each in mine}):
        db.execute(_REPORT, {"half": half, "room": room, "until": at + LASTS})


def expire(db: sql.Connection, at: float) -> None:
    """Delete expired rows."""
    db.execute(PRESENT.delete().where(PRESENT.c.until <= at))


def look(db: sql.Connection, theirs: Iterable[str], at: float) -> dict[str, str]:
    """Return the rooms at which present friends want players (empty: none), by the digest of the friend's secret."""
    halves = {digest(each): each for each in theirs}
    chosen = sql.select(PRESENT).where(PRESENT.c.half.in_(halves), PRESENT.c.until > at)
    return {halves[row.half]: row.room for row in db.execute(chosen)}
