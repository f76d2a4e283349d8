"""A report on this installation, for finding the cause of problems."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

import msgspec

from spadille import __version__, search
from spadille.bots.confine import Shut, tried
from spadille.cards import picking
from spadille.cards.card import SUIT_SIGNS
from spadille.core.encoding import can_print
from spadille.core.errors import BadOptions
from spadille.games import GAMES
from spadille.search.stamp import processor


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


_SERVER = ("litestar", "uvicorn", "sqlalchemy", "websockets")
"""Packages of the extra `server`."""


def report(*, as_json: bool = False) -> int:
    """Print the findings, one per line or as JSON, and the degradations; return 1 if there are any, else 0."""
    saved, writable = _saved()
    findings, degraded = _findings(saved), list(_degraded(writable=writable))
    if as_json:
        print(msgspec.json.encode({**findings, "degraded": degraded}).decode())
    else:
        for name, finding in [*findings.items(), *(("degraded", each) for each in degraded)]:
            print(f"{name:12} {finding}")
    return 1 if degraded else 0


def _saved() -> tuple[str, bool]:
    """Where games are saved, in words, and whether they can be."""
    from spadille.core.data_folder import data_folder

    try:
        folder = data_folder()
    except BadOptions as wrong:
        return f"nowhere: {wrong}", False
    writable = os.access(next(each for each in (folder, *folder.parents) if each.exists()), os.W_OK)
    return f"{folder}" + ("" if writable else ": cannot be written, games will not be saved"), writable


def _findings(saved: str) -> dict[str, str]:
    size = shutil.get_terminal_size()
    textual = _installed("textual")
    return {
        "spadille": __version__,
        "python": f"{platform.python_version()} ({platform.python_implementation()})",
        "processor": processor(),
        "msgspec": _installed("msgspec"),
        "fluent": _installed("fluent.runtime"),
        "typer, rich": f"{_installed('typer')}, {_installed('rich')}",
        "textual": textual
        if textual[0].isdigit()
        else f"{textual}: the table is written in lines; pip install 'spadille[tui]'",
        "server": _server(),
        "postgres": _postgres(),
        "terminal": f"{size.columns} × {size.lines}, TERM={os.environ.get('TERM', '')}, "
        + ("a screen" if sys.stdout.isatty() else "not a screen: lines only"),
        "text": f"{sys.stdout.encoding}" + ("" if can_print(SUIT_SIGNS) else ": suits are written as letters"),
        "saved games": saved,
        "search": search.in_use(),
        "games": ", ".join(GAMES),
        "programs": _programs(tried()),
    }


def _programs(found: Shut) -> str:
    """Confinement of programs at a server's tables."""
    if not found.confined:
        return "NOT CONFINED at a server's tables: they see all (this system lets nobody make namespaces)"
    if not found.started:
        return f"confined at a server's tables, but the sandbox cannot see {sys.executable}: programs that need it fail"
    return "confined at a server's tables"


def _server() -> str:
    """The server's packages; they belong to an extra that is only needed for serving."""
    parts = {each: _installed(each) for each in _SERVER}
    if not any(each[0].isdigit() for each in parts.values()):
        return "not installed: pip install 'spadille[server]'"
    return ", ".join(f"{name} {found}" for name, found in parts.items())


def _postgres() -> str:
    """The driver for PostgreSQL; not needed for games in a file."""
    found = _installed("psycopg")
    return f"psycopg {found}" if found[0].isdigit() else f"{found}: pip install 'spadille[postgres]'"


def _degraded(*, writable: bool) -> Iterator[str]:
    """Yield the installation's degradations in sentences; a missing extra is none."""
    if not search.NATIVE:
        yield (
            "strong players think in plain Python, and play weaker: the native search is missing. "
            "Install a C++ compiler, then Spadille again"
        )
    if not picking.NATIVE:
        yield "rules run slower: the native helpers for cards are missing"
    parts = [each for each in _SERVER if not _installed(each)[0].isdigit()]
    if parts and len(parts) < len(_SERVER):
        yield f"the server may not start: {', '.join(parts)} not installed (pip install 'spadille[server]')"
    if not writable:
        yield "games will not be saved: there is no folder that can be written"
