"""The database schema of rooms, and the migration of databases in an earlier form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

from spadille.core.errors import SpadilleError
from spadille.server.store import notes, presence, shared_deals

FORM: Final = 2
"""The form of the database that this version of Spadille reads and writes."""
_BEGINNING: Final = 0x5BAD111E

META: Final = sql.MetaData()
ROOMS: Final = sql.Table(
    "rooms",
    META,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("room", sql.String(32), nullable=False, unique=True),
    sql.Column("document", sql.LargeBinary, nullable=False),
    sql.Column("phase", sql.String(16), nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("changed", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String(32)),
    sql.Column("fence", sql.BigInteger, nullable=False, server_default="0"),
    sql.Index("rooms_listed", "listed", "number"),
)
MOVES: Final = sql.Table(
    "moves",
    META,
    sql.Column("room", sql.String(32), sql.ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.Text, nullable=False),
)
SERVERS: Final = sql.Table(
    "servers",
    META,
    sql.Column("owner", sql.String(32), primary_key=True),
    sql.Column("machine", sql.String(120), nullable=False),
    sql.Column("process", sql.Integer, nullable=False),
    sql.Column("began", sql.String(32), nullable=False),
    sql.Column("door", sql.String(200), nullable=False),  # empty; a version before 0.3 asks for it
    sql.Column("until", sql.Float(53), nullable=False),
)
WANTED: Final = sql.Table("wanted", META, sql.Column("room", sql.String(32), primary_key=True))
SCHEMA: Final = sql.Table("spadille", META, sql.Column("version", sql.Integer, primary_key=True, autoincrement=False))


class now(FunctionElement[float]):
    """The time by the clock of the database, in seconds since 1970."""

    type = sql.Float(53)
    inherit_cache = True


@compiles(now, "sqlite")
def _now_sqlite(_element: Any, _compiler: Any, **_: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _now_postgresql(_element: Any, _compiler: Any, **_: Any) -> str:
    return "extract(epoch from clock_timestamp())"


def prepare(db: sql.Connection) -> None:
    """Create the tables if they do not exist, and migrate those of an earlier form."""
    if db.dialect.name == "postgresql":  # if several servers start at once, only one creates the tables
        db.execute(sql.select(sql.func.pg_advisory_xact_lock(_BEGINNING)))
    names = set(sql.inspect(db).get_table_names())
    if "rooms" in names and "spadille" not in names:
        raise SpadilleError("it holds tables that are not Spadille's")
    SCHEMA.create(db, checkfirst=True)
    form = db.execute(sql.select(SCHEMA.c.version).with_for_update()).scalar()
    if form is None:
        META.create_all(db)
        db.execute(SCHEMA.insert().values(version=FORM))
    elif form > FORM:
        raise SpadilleError(
            f"a later version of Spadille has written it (expected form {FORM} or an earlier one; got {form}): "
            "go on with that version, or restore a copy from before"
        )
    else:
        migrate(db, form)
    notes.prepare(db)
    shared_deals.prepare(db)
    presence.prepare(db)


def migrate(db: sql.Connection, form: int) -> None:
    """Migrate a database of an earlier form to the current one, step by step."""
    for each in range(form, FORM):
        MIGRATIONS[each](db)
        db.execute(SCHEMA.update().values(version=each + 1))


def _lease_tables(db: sql.Connection) -> None:
    """Migrate from form 1: tables are leased by the processes that have them open."""
    for column in ("owner VARCHAR(32)", "fence BIGINT NOT NULL DEFAULT 0"):
        db.execute(sql.text(f"ALTER TABLE rooms ADD COLUMN {column}"))
    db.execute(
        sql.text(
            "CREATE TABLE servers (owner VARCHAR(32) NOT NULL PRIMARY KEY, machine VARCHAR(120) NOT NULL, "
            "process INTEGER NOT NULL, began VARCHAR(32) NOT NULL, door VARCHAR(200) NOT NULL, "
            "until FLOAT(53) NOT NULL)"
        )
    )
    db.execute(sql.text("CREATE TABLE wanted (room VARCHAR(32) NOT NULL PRIMARY KEY)"))


MIGRATIONS: Final[dict[int, Callable[[sql.Connection], None]]] = {1: _lease_tables}
"""The function that migrates a database of each form to the next. A migration is written out in the form of its time,
never with the tables above: those are of the current form."""
