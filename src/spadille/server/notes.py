"""Small things that all servers of a database share, and whoever runs them may change: each a text under a name."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

NOTES: Final = sql.Table(
    "notes",
    sql.MetaData(),
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)


def put(db: sql.Connection, name: str, text: str) -> None:
    """Write a note, in place of what was there under its name."""
    if not db.execute(NOTES.update().where(NOTES.c.name == name).values(text=text)).rowcount:
        db.execute(NOTES.insert().values(name=name, text=text))


def look(db: sql.Connection) -> dict[str, str]:
    """All notes by their names."""
    return {each.name: each.text for each in db.execute(sql.select(NOTES))}


def prepare(db: sql.Connection) -> None:
    """Make the table if it is not there."""
    NOTES.create(db, checkfirst=True)
