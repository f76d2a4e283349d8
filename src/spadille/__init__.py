"""Spadille: seven card games by the book.

>>> import spadille
>>> table = spadille.table("spades", rulebook="andrews", seed=7, target=200)
>>> while table.deciding:
...     seat = table.deciding[0]
...     table.play(seat, table.moves(seat)[0])
>>> table.outcome is not None
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spadille.core.errors import (
    BadOptions,
    BadRecord,
    IllegalMove,
    SpadilleError,
    StaleMove,
    Unreadable,
)
from spadille.core.table import Table, replay
from spadille.fair.commit import dealer, seed_in
from spadille.fair.shuffle import seed_of, write_seed
from spadille.games import GAMES, open_game, open_header

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


def table(
    game: str,
    *,
    rulebook: str | None = None,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    **options: Any,
) -> Table:
    """Open a table: a game by a rulebook, with any option set by name.

    `seed` fixes every card that chance will deal (a number, a phrase, or 32 bytes); without one a secret
    seed is drawn. The record of the table carries it. Raises BadOptions with the allowed values.
    """
    chosen = seed_of(seed)
    return Table(open_game(game, rulebook, seats, options), dealer(chosen), {"seed": write_seed(chosen)})


def load(path: str | Path) -> Table:
    """A saved table, ready to go on; raises BadRecord with the line that is wrong, or OSError."""
    return loads(Path(path).read_bytes())


def loads(data: bytes) -> Table:
    """A table from the bytes of a record.

    If the record carries a seed, chance goes on from it; otherwise chance moves are played by hand.
    """

    def go_on(header: Any) -> Any:
        seed = seed_in(header)
        return None if seed is None else dealer(seed)

    return replay(data, open_header, go_on)
