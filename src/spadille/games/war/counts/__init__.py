"""War: the statistics of one's own games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.war.state import Collect, Collecting
from spadille.scene.counting import Count

say: Final = speaker(__package__)

_NO_WAR: Final = 2
"""Number of cards on the table in a skirmish without a tie."""


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The share of wars won, and the size of the longest one."""
    wars = [each for each in _skirmishes(table) if each[1] > _NO_WAR]
    return (
        Count("wars won", say("wars-won"), sum(winner == seat for winner, _ in wars), len(wars), "share"),
        Count("longest war", say("longest-war"), max((cards for _, cards in wars), default=0), len(wars), "most"),
    )


def _skirmishes(table: Table) -> Iterator[tuple[Seat, int]]:
    """Yield for each skirmish the seat that took the cards, and the number of cards."""
    state = table.game.initial()
    for seat, move in table.log:
        if isinstance(state, Collecting) and isinstance(move, Collect):
            yield state.winner, len(move.cards)
        state = table.game.play(state, seat, move)
