"""Where a server keeps its games."""

from __future__ import annotations

import os
from pathlib import Path

from spadille.core.errors import SpadilleError
from spadille.places import data_folder
from spadille.server.settings import ServerSettings


def database_of(settings: ServerSettings) -> str:
    """The path of a SQLite file, or the address of a database."""
    return settings.database or str(data_folder() / "spadille.db")


def make_place(database: str) -> str:
    """A file for the database, if it is to be one, that only its owner may read: it holds the keys of seats."""
    if "://" not in database:
        path = Path(database)
        if path.parent == data_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        if not path.parent.is_dir():
            raise SpadilleError(f"the database cannot be opened: there is no folder {path.parent}")
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    return database


def there(database: str) -> str:
    """The database, if there is one: a file is not made by looking for it."""
    if "://" not in database and not Path(database).exists():
        raise SpadilleError(f"expected a database at {database}; there is none")
    return database
