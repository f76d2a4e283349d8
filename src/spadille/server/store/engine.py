"""The database engine for an address, and its time limits."""

from __future__ import annotations

import math
from importlib.util import find_spec
from typing import Any, Final

import sqlalchemy as sql

from spadille.server.base.settings import Timeouts

_BEGIN: Final = "spadille_begin"
"""Execution option: the statement that starts a transaction in SQLite."""


def engine_of(url: str, timeouts: Timeouts) -> sql.Engine:
    """Return the engine for an address; a plain path is a SQLite file, locked for writing by each transaction."""
    scheme, colon, rest = url.partition("://")
    if colon and scheme in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise ValueError("a database in PostgreSQL needs more than is installed: pip install 'spadille[postgres]'")
        found = sql.make_url(f"postgresql+psycopg://{rest}")
        return sql.create_engine(found, pool_pre_ping=True, connect_args=_patience(found, timeouts))
    if colon and scheme != "sqlite":
        raise ValueError(f"expected the path of a file or postgresql://…; got {scheme[:20]}://…")
    path = rest.removeprefix("/") if colon else url
    engine = sql.create_engine(sql.URL.create("sqlite", database=path))
    sql.event.listen(engine, "connect", _prepare_sqlite)
    sql.event.listen(engine, "begin", _begin_sqlite)
    return engine


def reader(engine: sql.Engine) -> sql.Engine:
    """Return the same engine for transactions that only read: those of a SQLite file do not lock it."""
    return engine.execution_options(**{_BEGIN: "BEGIN"})


def _patience(url: sql.URL, timeouts: Timeouts) -> dict[str, Any]:
    """Time limits of a PostgreSQL connection; they also free the locks of a server that has gone."""
    most = math.ceil(timeouts.database * 1000)
    limits = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    ours, told = " ".join(f"-c {name}={most}" for name in limits), url.query.get("options", "")
    return {"connect_timeout": math.ceil(timeouts.connect), "options": f"{ours} {told}".strip()}


def _begin_sqlite(db: sql.Connection) -> None:
    db.exec_driver_sql(db.get_execution_options().get(_BEGIN, "BEGIN IMMEDIATE"))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun explicitly
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
