"""Mini-Baccarat: the statistics of one's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.scene.counting import Count, share

say: Final = speaker(__package__)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The share of bets won, among those won or lost."""
    lines = [line for deal in table.standing.sheet for line in deal.lines if line.side == seat and line.points]
    tally = Counter({"all bets won": len(lines), "bets won": sum(line.points > 0 for line in lines)})
    return (share("bets won", say("bets-won"), tally),)
