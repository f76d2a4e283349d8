"""Storage for cards that several people play: secrets, and which browser has played which cards.

The database decides who was first, so that all servers over it deal the same cards, also after a restart.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
import sqlalchemy as sql

_META: Final = sql.MetaData()
SHARED: Final = sql.Table(
    "shared",
    _META,
    sql.Column("name", sql.String(120), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
TRIES: Final = sql.Table(
    "tries",
    _META,
    sql.Column("deal", sql.String(80), primary_key=True),
    sql.Column("browser", sql.String(40), primary_key=True),
    sql.Column("room", sql.String(32), nullable=False),
    sql.Column("result", sql.Text, nullable=False, server_default=""),
)
TABLES: Final = (SHARED, TRIES)
_CHALLENGE: Final = "challenge "
_MADE: Final = "challenged "
"""Prefixes of keys: for a challenge by its name, and for a table, under which the name of its challenge is kept."""
_FIRST: Final = sql.text("INSERT INTO shared (name, text) VALUES (:name, :text) ON CONFLICT DO NOTHING")
_TRY: Final = sql.text("INSERT INTO tries (deal, browser, room) VALUES (:deal, :browser, :room) ON CONFLICT DO NOTHING")


def prepare(db: sql.Connection) -> None:
    """Create the tables if they do not exist."""
    _META.create_all(db)


def look(db: sql.Connection, name: str) -> str | None:
    """Return the text kept under a name, or None."""
    return db.execute(sql.select(SHARED.c.text).where(SHARED.c.name == name)).scalar()


def once(db: sql.Connection, name: str, text: str) -> str:
    """Keep a text under a name, unless there is one already; return the kept text."""
    found = look(db, name)
    if found is None:
        db.execute(_FIRST, {"name": name, "text": text})
        found = look(db, name)
    assert found is not None, "what has just been kept is there"
    return found


def challenge_key(challenge: str) -> str:
    """The key of a challenge."""
    return f"{_CHALLENGE}{challenge}"


def made_key(room: str) -> str:
    """The key under which the name of a table's challenge is kept."""
    return f"{_MADE}{room}"


def tried(db: sql.Connection, deal: str, browser: str) -> str | None:
    """The table at which a browser first had these cards."""
    same = (TRIES.c.deal == deal, TRIES.c.browser == browser)
    return db.execute(sql.select(TRIES.c.room).where(*same)).scalar()


def tables_of(db: sql.Connection, browser: str, deals: Collection[str]) -> dict[str, str]:
    """The tables at which a browser first had any of these cards, by the deal."""
    chosen = sql.select(TRIES.c.deal, TRIES.c.room).where(TRIES.c.deal.in_(deals), TRIES.c.browser == browser)
    return {row.deal: row.room for row in db.execute(chosen)}


def begin_try(db: sql.Connection, deal: str, browser: str, room: str) -> str:
    """Record that a browser gets these cards at a table; return the table of its first try, which may be another."""
    db.execute(_TRY, {"deal": deal, "browser": browser, "room": room})
    return tried(db, deal, browser) or room


def finish_try(db: sql.Connection, deal: str, room: str, result: str) -> None:
    """Keep the result of the first try at a table; a second call writes nothing."""
    once = (TRIES.c.deal == deal, TRIES.c.room == room, TRIES.c.result == "")
    db.execute(TRIES.update().where(*once).values(result=result))


def results(db: sql.Connection, deal: str) -> list[tuple[str, str]]:
    """The tables and results of all finished first tries."""
    chosen = sql.select(TRIES.c.room, TRIES.c.result).where(TRIES.c.deal == deal, TRIES.c.result != "")
    return [(row.room, row.result) for row in db.execute(chosen)]


def forget(db: sql.Connection, rooms: Collection[str]) -> None:
    """Delete all of deleted tables: the challenges made of them, and the tries played there."""
    made = sql.select(SHARED.c.name, SHARED.c.text).where(SHARED.c.name.in_([made_key(room) for room in rooms]))
    names = [name for row in db.execute(made).all() for name in (row.name, challenge_key(row.text))]
    db.execute(SHARED.delete().where(SHARED.c.name.in_(names)))
    db.execute(TRIES.delete().where(TRIES.c.room.in_(rooms)))


def erase(db: sql.Connection, name: str) -> None:
    """Remove the name of a person from challenges and results."""
    for row in db.execute(sql.select(TRIES).where(TRIES.c.result != "")).all():
        told = msgspec.json.decode(row.result)
        if told.get("name") == name:
            same = (TRIES.c.deal == row.deal, TRIES.c.browser == row.browser)
            db.execute(TRIES.update().where(*same).values(result=_json({**told, "name": ""})))
    for row in db.execute(sql.select(SHARED).where(SHARED.c.name.startswith(_CHALLENGE))).all():
        told = msgspec.json.decode(row.text)
        if told["by"]["name"] == name:
            fresh = _json({**told, "by": {**told["by"], "name": ""}})
            db.execute(SHARED.update().where(SHARED.c.name == row.name).values(text=fresh))


def _json(told: object) -> str:
    return msgspec.json.encode(told).decode()
