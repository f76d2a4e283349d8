"""Matches that bots have played, for the files of bridge programs."""

from __future__ import annotations

from functools import cache
from typing import Any

import spadille
from spadille.core.table import Table
from spadille.exchange.records import boards_of

BOOKS = ("denexa", "bicycle", "rules_of_spades", "andrews", "club")
FORMS = ("pbn", "lin")


@cache
def _played(book: str, seed: int, moves: int, options: tuple[tuple[str, Any], ...]) -> bytes:
    table = spadille.table("spades", rulebook=book, seats=4, seed=seed, **dict(options))
    players = [spadille.bot(table, seat, "regular", seed=seed) for seat in range(4)]
    for _ in range(moves):
        if not table.deciding:
            break
        seat = table.deciding[0]
        table.play(seat, players[seat].choose(table.view(seat), table.moves(seat)).move)
    return table.record


def played(book: str = "bicycle", seed: int = 1, moves: int = 10_000, **options: object) -> Table:
    """A match by bots, or the first moves of it."""
    return spadille.loads(_played(book, seed, moves, tuple(options.items())))


def told(table: Table) -> list[object]:
    """Return what of a match a file has to keep: deals, calls and cards."""
    return [(each.number, each.dealer, each.hands, each.calls, each.plays) for each in boards_of(table)]
