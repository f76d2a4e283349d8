"""What this installation has, for a person who wonders why something looks or goes wrong."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version

import msgspec

from spadille import __version__
from spadille.games import GAMES
from spadille.search import in_use


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def report(*, as_json: bool = False) -> int:
    """Print the findings, one a line, or as JSON; 0 if a game can be played here."""
    from spadille.places import data_folder

    size = shutil.get_terminal_size()
    folder = data_folder()
    writable = os.access(next(each for each in (folder, *folder.parents) if each.exists()), os.W_OK)
    textual = _installed("textual")
    lines = {
        "spadille": __version__,
        "python": f"{platform.python_version()} ({platform.python_implementation()})",
        "msgspec": _installed("msgspec"),
        "typer, rich": f"{_installed('typer')}, {_installed('rich')}",
        "textual": textual + ("" if textual[0].isdigit() else ": the table is there in lines only (--plain)"),
        "terminal": f"{size.columns} × {size.lines}, TERM={os.environ.get('TERM', '')}, "
        + ("a screen" if sys.stdout.isatty() else "not a screen: lines only"),
        "text": f"{sys.stdout.encoding}" + ("" if _can_print_suits() else ": suits are written as letters"),
        "saved games": f"{folder}" + ("" if writable else ": cannot be written, games will not be saved"),
        "search": in_use(),
        "games": ", ".join(GAMES),
    }
    if as_json:
        print(msgspec.json.encode(lines).decode())
        return 0
    for name, finding in lines.items():
        print(f"{name:12} {finding}")
    return 0


def _can_print_suits() -> bool:
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
