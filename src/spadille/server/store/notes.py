"""Notes that all servers of a database share and the operator may change: each a text under a name.

The operator gives servers orders as notes, and each server answers with a note. This works alike for one server and
for many, over SQLite and PostgreSQL. It needs no further access control: write access to the database permits
everything anyway.
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
    """An order to every server."""

    do: Literal["announce", "stop", "status", "people", "close", "erase"]
    text: str = ""
    room: str = ""
    seconds: float = 0


class Answer(Value, frozen=True, kw_only=True):
    """A server's answer to an order; a server that the order does not concern gives none."""

    server: str
    lines: tuple[str, ...]


def prepare(db: sql.Connection) -> None:
    """Create the table if it does not exist."""
    NOTES.create(db, checkfirst=True)


def put(db: sql.Connection, name: str, text: str) -> None:
    """Write a note; it replaces the one of its name."""
    if not db.execute(NOTES.update().where(NOTES.c.name == name).values(text=text)).rowcount:
        db.execute(NOTES.insert().values(name=name, text=text))


def look(db: sql.Connection, name: str, *, lock: bool = False) -> str | None:
    """Return the note of a name, or None; with `lock` no other server changes it until the transaction ends."""
    chosen = sql.select(NOTES.c.text).where(NOTES.c.name == name)
    found: str | None = db.execute(chosen.with_for_update() if lock else chosen).scalar()
    return found


def change(db: sql.Connection, name: str, how: Callable[[str | None], str]) -> None:
    """Replace a note by a function of its text."""
    put(db, name, how(look(db, name, lock=True)))


def probe(db: sql.Connection, at: float) -> None:
    """Write a small note, to test that the database can be written."""
    put(db, _PROBE, repr(at))


# -- orders and answers ------------------------------------------------------------------------------


def give(db: sql.Connection, order: Order) -> str:
    """Give an order to all servers; return its number."""
    number = secrets.token_hex(4)
    put(db, f"{_ORDER} {number}", msgspec.json.encode(order).decode())
    return number


def orders(db: sql.Connection) -> dict[str, str]:
    """All current orders, by number."""
    return _under(db, _ORDER)


def answer(db: sql.Connection, number: str, given: Answer) -> None:
    """Write an answer to an order, unless the order has been withdrawn: nobody would delete the answer."""
    if look(db, f"{_ORDER} {number}", lock=True) is not None:
        put(db, f"{_ANSWER} {number} {given.server}", msgspec.json.encode(given).decode())


def answers(db: sql.Connection, number: str) -> list[Answer]:
    """The answers of servers to an order."""
    return [msgspec.json.decode(text, type=Answer) for text in _under(db, f"{_ANSWER} {number}").values()]


def withdraw(db: sql.Connection, number: str) -> None:
    """Delete an order and its answers."""
    for start in (f"{_ORDER} {number}", f"{_ANSWER} {number}"):
        db.execute(NOTES.delete().where(NOTES.c.name.startswith(start)))


def _under(db: sql.Connection, start: str) -> dict[str, str]:
    chosen = sql.select(NOTES).where(NOTES.c.name.startswith(f"{start} "))
    return {each.name.removeprefix(f"{start} "): each.text for each in db.execute(chosen)}
