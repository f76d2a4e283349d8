"""The place where a server keeps its games: the database and the check of its file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from spadille.core.data_folder import data_folder
from spadille.core.errors import SpadilleError
from spadille.server.base.settings import ServerSettings

_BEGINS: Final = b"SQLite format 3\0"


def database_of(settings: ServerSettings) -> str:
    """The path of a SQLite file, or the address of a database."""
    return settings.database or str(data_folder() / "spadille.db")


def make_place(database: str) -> str:
    """Create the database file if needed, readable by its owner only: it holds the keys of seats.

    Raises SpadilleError if the path cannot be a database or cannot be written.
    """
    if "://" not in database:
        path = Path(database)
        if path.parent == data_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        if not path.parent.is_dir():
            raise SpadilleError(f"the database cannot be opened: there is no folder {path.parent}")
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        _hold_file(path)
        for place in (path, path.parent):  # SQLite creates and deletes files beside it
            if not os.access(place, os.W_OK):
                raise SpadilleError(f"the database cannot be opened: {place} cannot be written")
    return database


def there(database: str) -> str:
    """Return the address of an existing database; a missing file is not created. Raises SpadilleError."""
    if "://" not in database:
        if not Path(database).exists():
            raise SpadilleError(f"expected a database at {database}; there is none")
        _hold_file(Path(database))
    return database


def _hold_file(path: Path) -> None:
    """Check that a file is a database or empty; raises SpadilleError otherwise."""
    if path.is_dir():
        raise SpadilleError(f"expected the file of a database; {path} is a folder")
    with path.open("rb") as file:
        if file.read(len(_BEGINS)) not in (b"", _BEGINS):
            raise SpadilleError(f"expected the file of a database; {path} holds something else")
