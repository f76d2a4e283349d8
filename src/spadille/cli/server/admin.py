"""Commands for the operator of a server: `admin …`, `backup`, `restore`."""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from spadille.cli.app import HELP, Database, Json, app, example, leave
from spadille.cli.groups import Group

if TYPE_CHECKING:
    from spadille.server.base.settings import ServerSettings
    from spadille.server.ops.admin import Admin
    from spadille.server.store.notes import Answer, Order

SettingsFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The settings file of the server, as `serve --print-settings` prints it."),
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, or its first letters.")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="An address, as `admin people` shows it.")]
_CENTURY = 36_525
"""Maximum number of days of a ban: a calendar has no day for much larger numbers."""
Days = Annotated[
    float | None, typer.Option(min=0, max=_CENTURY, metavar="N", help="Number of days (default: for ever).")
]
PersonName = Annotated[str, typer.Argument(metavar="NAME", help="The name that a player gave at a table.")]
T = TypeVar("T")


@app.command(epilog=example("backup monday.zip", "backup --database postgresql://cards@db/cards monday.zip"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; it holds keys, so only you can read it.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write a consistent copy of a server's database and key into one file; the server may keep running."""
    _, place = _place(database, settings)
    from spadille.core.data_folder import data_folder
    from spadille.server.base.data_folder import there
    from spadille.server.ops.backup import back_up

    print(f"{file}: {back_up(there(place), data_folder(), file).words}")


@app.command(epilog=example("restore monday.zip", "restore --database postgresql://cards@db/cards monday.zip"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `spadille backup`.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Fill an empty database of either kind from a backup, and put the server's key into the data folder."""
    _, place = _place(database, settings)
    from spadille.core.data_folder import data_folder
    from spadille.server.base.data_folder import make_place
    from spadille.server.ops.backup import restore as fill

    print(f"{place.rpartition('@')[2]}: {fill(file, make_place(place), data_folder()).words}")


admin = Group(
    no_args_is_help=True,
    context_settings=HELP,
    help="Look after a server: its tables, its people, how long games are kept.",
    epilog=example("admin tables", "admin broadcast 'There is cake at six.'"),
)
app.add_typer(admin, name="admin")


@admin.command(epilog=example("admin tables", "admin tables --json"))
def tables(json: Json = False, database: Database = None, settings: SettingsFile = None) -> None:
    """List all tables, the newest first: name, game, phase, moves, last change, people."""
    for each in _do(lambda it: it.tables(), database, settings):
        day = time.strftime("%Y-%m-%d", time.gmtime(each.changed))
        line = f"{each.table:12} {each.game:14} {each.phase:9} {each.moves:6} {day}  {', '.join(each.people)}"
        print(_json(each) if json else line.rstrip())


@admin.command(epilog=example("admin status"))
def status(database: Database = None, settings: SettingsFile = None) -> None:
    """Ask every running server for its status."""
    _ask(database, settings, do="status")


@admin.command(epilog=example("admin people Qx3f"))
def people(table: TableName, database: Database = None, settings: SettingsFile = None) -> None:
    """List the people connected to a table, with their addresses."""
    name = _do(lambda it: it.named(table), database, settings)
    _ask(database, settings, nobody="nobody is there", do="people", room=name)


@admin.command(epilog=example("admin broadcast 'There is cake at six.'"))
def broadcast(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The message for everybody.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Send a message to everybody at every table."""
    _ask(database, settings, do="announce", text=text)


@admin.command(epilog=example("admin stop --in 60"))
def stop(
    seconds: Annotated[float, typer.Option("--in", min=0, metavar="SECONDS", help="Delay in seconds.")] = 60,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Stop every server of the database in an orderly way: people are told, and no new tables are made."""
    _ask(database, settings, do="stop", seconds=seconds)


@admin.command(epilog=example("admin close Qx3f"))
def close(table: TableName, database: Database = None, settings: SettingsFile = None) -> None:
    """Give up the game of a table for good; its record is then available, with the secret of its deals."""

    async def work(it: Admin) -> str:
        name = await it.named(table)
        await it.close_table(name)
        return name

    print(f"{_do(work, database, settings)}: closed")


@admin.command(epilog=example("admin ban 203.0.113.7 --days 7"))
def ban(address: Address, days: Days = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Block an address, and disconnect everybody connected from it."""
    _change("ban", address, days, database, settings)


@admin.command(epilog=example("admin mute 203.0.113.7 --days 1"))
def mute(address: Address, days: Days = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Hide everything that an address writes in the chat."""
    _change("mute", address, days, database, settings)


@admin.command(epilog=example("admin pardon 203.0.113.7"))
def pardon(address: Address, database: Database = None, settings: SettingsFile = None) -> None:
    """Lift a ban or a mute of an address."""
    _change(None, address, None, database, settings)


@admin.command(epilog=example("admin bans"))
def bans(database: Database = None, settings: SettingsFile = None) -> None:
    """List the banned or muted addresses, with the end of each ban."""
    for address, each in _do(lambda it: it.bans(), database, settings).items():
        print(f"{address:24} {each.what} {each.period}")


@admin.command(epilog=example("admin export Qx3f > game.jsonl"))
def export(
    table: TableName,
    raw: Annotated[
        bool, typer.Option("--raw", help="Everything that is stored, readable or not, with every secret.")
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write the record of a finished game, or all stored data of any table."""

    async def work(it: Admin) -> bytes:
        name = await it.named(table)
        return await (it.raw(name) if raw else it.record(name))

    sys.stdout.write(_do(work, database, settings).decode())


@admin.command(epilog=example("admin person Ann > ann.jsonl"))
def person(name: PersonName, database: Database = None, settings: SettingsFile = None) -> None:
    """Write all data stored about a name: one table per line, with the moves of the seat."""
    for each in _do(lambda it: it.person(name), database, settings):
        print(_json(each))


@admin.command(epilog=example("admin erase Ann"))
def erase(name: PersonName, database: Database = None, settings: SettingsFile = None) -> None:
    """Remove a name from all tables, running ones too; the moves stay, under the default name of the seat."""
    from spadille.core.figures import counted

    print(f"{name}: erased from {counted(_do(lambda it: it.erase(name), database, settings)):table}")


@admin.command(epilog=example("admin retention --dry-run"))
def retention(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count, change nothing.")] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Give up idle games and delete old tables as the settings say; a running server does so daily."""
    kept = _place(database, settings)[0].retention
    found = _do(lambda it: it.forget(kept, dry=dry_run), database, settings)
    for kind, count in found.items():
        print(f"{kind:10} {count}{'' if getattr(kept, kind) else ' (never)'}")


@admin.command(epilog=example("admin rekey"))
def rekey(database: Database = None, settings: SettingsFile = None) -> None:
    """Replace a lost key: make the one in the data folder the database's; every seat and link becomes void."""
    from spadille.core.data_folder import data_folder

    folder = data_folder()
    _do(lambda it: it.rekey(folder), database, settings)
    print(f"{folder / 'server.key'}: the key from now on; restart the server")


# -- at the database -----------------------------------------------------------------------------------


def _place(database: str | None, settings: Path | None) -> tuple[ServerSettings, str]:
    """The settings, and the location of the server's database."""
    from spadille.core.errors import SpadilleError
    from spadille.server.base.data_folder import database_of
    from spadille.server.base.settings import gather

    if find_spec("sqlalchemy") is None:
        raise SpadilleError("this needs more than is installed (sqlalchemy): pip install 'spadille[server]'")
    held = gather(settings, {"database": database}).settings
    return held, database_of(held)


def _do(work: Callable[[Admin], Awaitable[T]], database: str | None, settings: Path | None) -> T:
    """Run a function with the server's database."""
    held, place = _place(database, settings)
    import asyncio  # every command imports this module

    from spadille.server.base.data_folder import there
    from spadille.server.ops.admin import opened

    async def run() -> T:
        async with opened(there(place), held.timeouts) as it:
            return await work(it)

    return asyncio.run(run())


def _ask(
    database: str | None, settings: Path | None, *, nobody: str = "no server has answered: does one run?", **order: Any
) -> None:
    """Send an order to all servers, and print their answers."""
    from spadille.server.store.notes import Order

    told: Order = Order(**order)
    answers: list[Answer] = _do(lambda it: it.ask(told), database, settings)
    for each in answers:
        for line in each.lines:
            print(f"{each.server}: {line}")
    if not answers:
        print(nobody, file=sys.stderr)
    leave(0 if answers else 1)


def _change(what: Any, word: str, days: float | None, database: str | None, settings: Path | None) -> None:
    from spadille.server.ops.bans import address_named

    address = address_named(word)
    _do(lambda it: it.pardon(address) if what is None else it.ban(address, what, days), database, settings)
    print(f"{address}: {'pardoned' if what is None else what}")


def _json(value: Any) -> str:
    import msgspec

    return msgspec.json.encode(value).decode()
