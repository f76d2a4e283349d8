"""Backup and restore: all of a server in one file, with a snapshot of its database and the key that signs its seats.

The file is a zip of JSON lines, with a member for each database table, so that it is independent of the kind of
database: it can be restored into an empty one of either kind. It is written while servers run, and holds keys: only
its owner may read it.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from spadille import __version__
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.core.figures import counted
from spadille.server.base.settings import Timeouts
from spadille.server.base.tokens import keep_secret, server_secret
from spadille.server.store.engine import engine_of, reader
from spadille.server.store.key_check import check_pair
from spadille.server.store.notes import NOTES
from spadille.server.store.schema import FORM, META, prepare
from spadille.server.store.shared_deals import TABLES as SAME

_ARCHIVE: Final = 1
"""The form of the file."""
_ABOUT, _KEY = "about.json", "server.key"
_AT_ONCE: Final = 1000
"""Number of rows at once."""
_LONGEST: Final = 1 << 24
"""Maximum size of a row, and of the description and the key, in bytes: what unpacks to more is no backup."""
_PATIENCE: Final = Timeouts(connect=10, database=86_400)
_PASSING: Final = {"spadille", "servers", "wanted"}
"""Tables with the running state of one database only."""
_OWNED: Final = "owner"
"""The column with the process that has a table open: in a copy it is empty."""


class About(Value, frozen=True, kw_only=True):
    """The description inside a backup."""

    archive: int
    spadille: str
    form: int
    made: str
    rows: dict[str, int]

    @property
    def words(self) -> str:
        """The size of its content, in words."""
        return f"{counted(self.rows['rooms']):table} with {counted(self.rows['moves']):move}, of {self.made}"


def tables() -> list[sql.Table]:
    """The tables that a backup holds; a table that others refer to comes before them."""
    return [each for each in [*META.sorted_tables, NOTES, *SAME] if each.name not in _PASSING]


# -- backup ------------------------------------------------------------------------------------------


def back_up(database: str, folder: Path, file: Path) -> About:
    """Write all that a server stores into a new file; raises SpadilleError if that is impossible."""
    if file.exists():
        raise SpadilleError(f"expected a new file; {file} is there already")
    if not (folder / _KEY).exists():
        raise SpadilleError(f"expected the key of the server at {folder / _KEY}; there is none")
    unfinished = file.with_name(f"{file.name}.part")
    handle = os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "wb") as out:
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive, _snapshot(database) as db:
                check_pair(db, folder)
                about = _write(archive, db, server_secret(folder))
            out.flush()
            os.fsync(out.fileno())
        os.rename(unfinished, file)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    return about


@contextmanager
def _snapshot(database: str) -> Iterator[sql.Connection]:
    """Open a snapshot of the database, unaffected by later changes."""
    engine = reader(engine_of(database, _PATIENCE))
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with engine.connect() as db:
            _check_form(db)
            yield db
    except sql.exc.SQLAlchemyError as wrong:
        raise SpadilleError(f"the database failed: {str(wrong).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _check_form(db: sql.Connection) -> None:
    names = set(sql.inspect(db).get_table_names())
    form = db.execute(sql.text("SELECT version FROM spadille")).scalar() if "spadille" in names else None
    if form != FORM:
        raise SpadilleError(
            f"expected a database of form {FORM}; got {form or 'none'}. Copy the file while no server runs, or let "
            "the version that wrote it make a backup; then start `spadille serve` once, which brings it to the new form"
        )


def _write(archive: zipfile.ZipFile, db: sql.Connection, key: bytes) -> About:
    rows = {}
    for table in tables():
        with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
            rows[table.name] = 0
            chosen = sql.select(table).order_by(*table.primary_key).execution_options(yield_per=_AT_ONCE)
            for row in db.execute(chosen).mappings():
                out.write(msgspec.json.encode({name: _plain(value) for name, value in row.items()}) + b"\n")
                rows[table.name] += 1
    now = datetime.now(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"
    about = About(archive=_ARCHIVE, spadille=__version__, form=FORM, made=now, rows=rows)
    archive.writestr(_KEY, key)
    archive.writestr(_ABOUT, msgspec.json.encode(about))
    return about


def _plain(value: Any) -> Any:
    return bytes(value).decode("latin-1") if isinstance(value, bytes | memoryview) else value


# -- restore -----------------------------------------------------------------------------------------


def restore(file: Path, database: str, folder: Path) -> About:
    """Fill an empty database from a backup, and put the key where the server looks for it; raises SpadilleError."""
    try:
        with zipfile.ZipFile(file) as archive:
            about = _about(archive, file)
            key = archive.read(_KEY)
            if (folder / _KEY).exists() and (folder / _KEY).read_bytes() != key:
                raise SpadilleError(f"{folder / _KEY} is the key of another server: move it away, or restore elsewhere")
            _fill(database, archive, about)
    except (zipfile.BadZipFile, zlib.error, EOFError, msgspec.DecodeError) as wrong:
        raise SpadilleError(f"{file} is no backup, or a damaged one: {wrong}") from None
    keep_secret(folder, key)
    return about


def _about(archive: zipfile.ZipFile, file: Path) -> About:
    _check_names(archive, file, (_ABOUT,))
    about = msgspec.json.decode(archive.read(_ABOUT), type=About)
    if (about.archive, about.form) != (_ARCHIVE, FORM):
        raise SpadilleError(
            f"{file} was made by Spadille {about.spadille} (form {about.form}; expected {FORM}): restore it with that "
            "version, and start this one over the database"
        )
    _check_names(archive, file, (_KEY, *(f"{table.name}.jsonl" for table in tables())))
    if archive.testzip() is not None:
        raise SpadilleError(f"{file} is damaged")
    return about


def _check_names(archive: zipfile.ZipFile, file: Path, names: Iterable[str]) -> None:
    for name in names:
        if name not in archive.namelist():
            raise SpadilleError(f"{file} is no backup, or a damaged one: it has no {name}")
        if name in {_ABOUT, _KEY} and archive.getinfo(name).file_size > _LONGEST:
            raise SpadilleError(f"{file} is no backup: its {name} unpacks to more than {_LONGEST:,} bytes")


def _fill(database: str, archive: zipfile.ZipFile, about: About) -> None:
    engine = engine_of(database, _PATIENCE)
    try:
        with engine.begin() as db:
            prepare(db)
            for table in tables():
                if db.execute(sql.select(sql.func.count()).select_from(table)).scalar():
                    raise SpadilleError(f"expected an empty database; it has {table.name}")
            for table in tables():
                if table.name in about.rows:  # a backup of an earlier version lacks some
                    _insert(db, table, archive, about.rows[table.name])
            if engine.dialect.name == "postgresql":
                top = "SELECT setval(pg_get_serial_sequence('rooms', 'number'), max(number)) FROM rooms"
                db.execute(sql.text(top))
    except sql.exc.SQLAlchemyError as wrong:
        raise SpadilleError(f"the database failed: {str(wrong).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _insert(db: sql.Connection, table: sql.Table, archive: zipfile.ZipFile, expected: int) -> None:
    written = 0
    with archive.open(f"{table.name}.jsonl") as unpacked:
        lines = iter(lambda: unpacked.readline(_LONGEST), b"")
        while rows := [_row(table, msgspec.json.decode(line)) for line in islice(lines, _AT_ONCE)]:
            db.execute(table.insert(), rows)
            written += len(rows)
    if written != expected:
        raise SpadilleError(f"the backup is damaged: expected {expected} rows of {table.name}; got {written}")


def _row(table: sql.Table, told: dict[str, Any]) -> dict[str, Any]:
    binary = {each.name for each in table.columns if isinstance(each.type, sql.LargeBinary)}
    row = {name: value.encode("latin-1") if name in binary else value for name, value in told.items()}
    if _OWNED in row:
        row[_OWNED] = None
    return row
