"""Spadille: card games by the book.

>>> import spadille
>>> table = spadille.table("spades", rulebook="andrews", seed=7, target=200)
>>> bots = [spadille.bot(table, seat, "regular", seed=seat) for seat in range(table.game.seats)]
>>> while table.deciding:
...     seat = table.deciding[0]
...     steps = table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
>>> table.outcome is not None
True
>>> print(spadille.clause("SPD-BIC-18").rule)
Players must follow suit if possible.

Everything here is listed in `docs/api.txt`, together with the names for plug-ins; all of these names are stable.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spadille import odds
    from spadille.api import load, loads, table
    from spadille.cards.holding import cards_of
    from spadille.core.contract import Bot, Decision, Game, Weighed
    from spadille.core.errors import (
        BadOptions,
        BadRecord,
        BadSeat,
        BotFailed,
        IllegalMove,
        SpadilleError,
        StaleMove,
        Unreadable,
    )
    from spadille.core.options import Rulebook, differences
    from spadille.core.table import Table
    from spadille.front import Solution, bot, clause, levels, simulate, solve, view_json
    from spadille.games import GAMES
    from spadille.lab.arena import Report
    from spadille.plugins import add_bot
    from spadille.search.problem import Problem
    from spadille.thinking.levels import Level
    from spadille.tidy import Position, positions, rows

__version__ = "0.2.0"
__all__ = [
    "GAMES",
    "BadOptions",
    "BadRecord",
    "BadSeat",
    "Bot",
    "BotFailed",
    "Decision",
    "Game",
    "IllegalMove",
    "Level",
    "Position",
    "Problem",
    "Report",
    "Rulebook",
    "Solution",
    "SpadilleError",
    "StaleMove",
    "Table",
    "Unreadable",
    "Weighed",
    "add_bot",
    "bot",
    "cards_of",
    "clause",
    "differences",
    "levels",
    "load",
    "loads",
    "odds",
    "positions",
    "rows",
    "simulate",
    "solve",
    "table",
    "view_json",
]

_ROOMS: Final = {
    "api": ("load", "loads", "table"),
    "cards.holding": ("cards_of",),
    "core.contract": ("Bot", "Decision", "Game", "Weighed"),
    "core.options": ("Rulebook", "differences"),
    "core.table": ("Table",),
    "front": ("Solution", "bot", "clause", "levels", "simulate", "solve", "view_json"),
    "games": ("GAMES",),
    "lab.arena": ("Report",),
    "plugins": ("add_bot",),
    "search.problem": ("Problem",),
    "thinking.levels": ("Level",),
    "tidy": ("Position", "positions", "rows"),
}
_ROOM_OF: Final = {name: room for room, names in _ROOMS.items() for name in names}

if not TYPE_CHECKING:  # a type checker knows the names above and no others

    def __getattr__(name: str) -> object:
        """Load a part on first use, so that `spadille --help` starts fast."""
        if name not in __all__:
            raise AttributeError(f"module 'spadille' has no attribute {name!r}")
        if name == "odds":
            return import_module("spadille.odds")
        if name == "GAMES":
            import_module("spadille.plugins").discover()
        return getattr(import_module(f"spadille.{_ROOM_OF.get(name, 'core.errors')}"), name)

    def __dir__() -> list[str]:
        return [*__all__, "__doc__", "__version__"]
