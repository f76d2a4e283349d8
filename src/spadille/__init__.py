"""Spadille: seven card games by the book.

>>> import spadille
>>> table = spadille.table("spades", rulebook="andrews", seed=7, target=200)
>>> while table.deciding:
...     seat = table.deciding[0]
...     steps = table.play(seat, table.moves(seat)[0])
>>> table.outcome is not None
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spadille.api import load, loads, table
    from spadille.core.errors import BadOptions, BadRecord, IllegalMove, SpadilleError, StaleMove, Unreadable
    from spadille.core.table import Table
    from spadille.games import GAMES

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadOptions",
    "BadRecord",
    "IllegalMove",
    "SpadilleError",
    "StaleMove",
    "Table",
    "Unreadable",
    "load",
    "loads",
    "table",
]

_ROOMS = {"load": "api", "loads": "api", "table": "api", "Table": "core.table", "GAMES": "games"}


def __getattr__(name: str) -> Any:
    """Load a part when it is first asked for, so that `spadille --help` comes at once."""
    if name not in __all__:
        raise AttributeError(f"module 'spadille' has no attribute {name!r}")
    if name == "GAMES":
        import_module("spadille.plugins").discover()
    return getattr(import_module(f"spadille.{_ROOMS.get(name, 'core.errors')}"), name)
