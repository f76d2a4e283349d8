"""The commands for whoever runs a server: backup, restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spadille.cli.app import app, example

Database = Annotated[
    str | None, typer.Option(metavar="PATH|URL", help="A SQLite file, or postgresql://…; none: in your data folder.")
]
SettingsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The settings file of the server (docs/guide/host/settings.md).")
]


@app.command(epilog=example("backup monday.zip", "backup --database postgresql://cards@db/cards monday.zip"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; it holds keys, and only you may read it.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write a server's database and key into one file, as they are at one moment; the server may go on."""
    from spadille.server.backup import back_up

    place, folder = _place(database, settings)
    print(f"{file}: {back_up(there(place), folder, file).words}")


@app.command(epilog=example("restore monday.zip", "restore --database postgresql://cards@db/cards monday.zip"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `spadille backup` wrote.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Fill an empty database of either kind from a backup, and lay the server's key into the data folder."""
    from spadille.cli.serve import make_place
    from spadille.server.backup import restore as fill

    place, folder = _place(database, settings)
    make_place(place)
    print(f"{place.rpartition('@')[2]}: {fill(file, place, folder).words}")


def _place(database: str | None, settings: Path | None) -> tuple[str, Path]:
    """Where the server keeps its games, and its folder."""
    from spadille.cli.serve import database_of
    from spadille.places import data_folder
    from spadille.server.settings import gather

    folder = data_folder()
    return database_of(gather(settings, {"database": database}).settings, folder), folder


def there(place: str) -> str:
    """The database, if there is one: a file is not made by looking for it."""
    from spadille.core.errors import SpadilleError

    if "://" not in place and not Path(place).exists():
        raise SpadilleError(f"expected a database at {place}; there is none")
    return place
