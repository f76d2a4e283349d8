"""Small things that all servers of a database share, and whoever runs them may change: each a text under a name.

Whoever runs servers tells them by a note what to do, and each answers by another: it works the same for one server and
for many, over SQLite and PostgreSQL, and needs no further door, for whoever may write the database may do all anyway.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec
import sqlalchemy as sql

from spadille.core.contract import Value

NOTES: Final = sql.Table(
    "notes",
    sql.MetaData(),
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)

BANS: Final = "bans"
RETENTION: Final = "retention"
KEY: Final = "key"
_PROBE: Final = "probe"
_ORDER, _ANSWER = "order", "answer"


class Order(Value, frozen=True, kw_only=True):
    """Something that every server is told to do."""

    do: Literal["announce", "stop", "status", "people", "close", "erase"]
    text: str = ""
    room: str = ""
    seconds: float = 0


class Answer(Value, frozen=True, kw_only=True):
    """What a server says to an order; it says nothing where the order does not concern it."""

    server: str
    lines: tuple[str, ...]


def prepare(db: sql.Connection) -> None:
    """Make the table if it is not there."""
    NOTES.create(db, checkfirst=True)


def put(db: sql.Connection, name: str, text: str) -> None:
    """Write a note, in place of what was there under its name."""
    if not db.execute(NOTES.update().where(NOTES.c.name == name).values(text=text)).rowcount:
        db.execute(NOTES.insert().values(name=name, text=text))


def look(db: sql.Connection, name: str) -> str | None:
    """The note of that name, if there is one."""
    found: str | None = db.execute(sql.select(NOTES.c.text).where(NOTES.c.name == name).with_for_update()).scalar()
    return found


def change(db: sql.Connection, name: str, how: Callable[[str | None], str]) -> None:
    """Make another note of what is there."""
    put(db, name, how(look(db, name)))


def probe(db: sql.Connection, at: float) -> None:
    """Write something."""
    put(db, _PROBE, repr(at))


# -- orders and answers ------------------------------------------------------------------------------


def give(db: sql.Connection, order: Order) -> str:
    """Tell all servers to do something; the number of the order."""
    number = secrets.token_hex(4)
    put(db, f"{_ORDER} {number}", msgspec.json.encode(order).decode())
    return number


def orders(db: sql.Connection) -> dict[str, str]:
    """All orders that stand, by number."""
    return _under(db, _ORDER)


def answer(db: sql.Connection, number: str, given: Answer) -> None:
    """Say something to an order."""
    put(db, f"{_ANSWER} {number} {given.server}", msgspec.json.encode(given).decode())


def answers(db: sql.Connection, number: str) -> list[Answer]:
    """What servers have said to an order."""
    return [msgspec.json.decode(text, type=Answer) for text in _under(db, f"{_ANSWER} {number}").values()]


def withdraw(db: sql.Connection, number: str) -> None:
    """The order stands no longer, and nobody asks for its answers."""
    for start in (f"{_ORDER} {number}", f"{_ANSWER} {number}"):
        db.execute(NOTES.delete().where(NOTES.c.name.startswith(start)))


def _under(db: sql.Connection, start: str) -> dict[str, str]:
    chosen = sql.select(NOTES).where(NOTES.c.name.startswith(f"{start} "))
    return {each.name.removeprefix(f"{start} "): each.text for each in db.execute(chosen)}
