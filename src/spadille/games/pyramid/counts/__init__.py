"""Pyramid: the statistics of one's own games."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.scene.counting import Count

say: Final = speaker(__package__)


def counts(table: Table, _: Seat) -> tuple[Count, ...]:
    """The average number of pyramid cards taken out in a game."""
    out = sum(-line.points for deal in table.standing.sheet for line in deal.lines)
    return (Count("cards out", say("cards-out"), out, table.standing.deals, "each"),)
