"""What is kept of cards that several people play: secrets, and which browser has played which cards.

The database settles who was first, so that all servers and workers over it deal the same cards, also after a restart.
"""

from __future__ import annotations

from typing import Final

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
_FIRST: Final = sql.text("INSERT INTO shared (name, text) VALUES (:name, :text) ON CONFLICT DO NOTHING")
_TRY: Final = sql.text("INSERT INTO tries (deal, browser, room) VALUES (:deal, :browser, :room) ON CONFLICT DO NOTHING")


def prepare(db: sql.Connection) -> None:
    """Make the tables if they are not there."""
    _META.create_all(db)


def look(db: sql.Connection, name: str) -> str | None:
    """What is kept under a name."""
    return db.execute(sql.select(SHARED.c.text).where(SHARED.c.name == name)).scalar()


def once(db: sql.Connection, name: str, text: str) -> str:
    """Keep a text under a name, unless one is kept there already; what is kept there now."""
    found = look(db, name)
    if found is None:
        db.execute(_FIRST, {"name": name, "text": text})
        found = look(db, name)
    assert found is not None, "what has just been kept is there"
    return found


def tried(db: sql.Connection, deal: str, browser: str) -> str | None:
    """The table at which a browser has first had these cards."""
    same = (TRIES.c.deal == deal, TRIES.c.browser == browser)
    return db.execute(sql.select(TRIES.c.room).where(*same)).scalar()


def begin_try(db: sql.Connection, deal: str, browser: str, room: str) -> str:
    """A browser gets these cards at a table; the table of its first try, which may be another."""
    db.execute(_TRY, {"deal": deal, "browser": browser, "room": room})
    return tried(db, deal, browser) or room


def finish_try(db: sql.Connection, deal: str, room: str, result: str) -> None:
    """Keep what the first try at a table has come to."""
    db.execute(TRIES.update().where(TRIES.c.deal == deal, TRIES.c.room == room).values(result=result))


def results(db: sql.Connection, deal: str) -> list[tuple[str, str]]:
    """The tables and results of all first tries that are finished."""
    chosen = sql.select(TRIES.c.room, TRIES.c.result).where(TRIES.c.deal == deal, TRIES.c.result != "")
    return [(row.room, row.result) for row in db.execute(chosen)]
