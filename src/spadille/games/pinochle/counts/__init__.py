"""Pinochle: what is counted of one's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.counts.words import say
from spadille.scene.counting import Count, share

_TRICKS: Final = (Rule.CARD_POINTS, Rule.LAST_TRICK)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """What was melded, and how often the last trick was won."""
    tally, sheet = Counter[str](), table.standing.sheet
    for deal in sheet:
        tally["all last tricks"] += 1
        for line in deal.lines:
            if line.side != seat:
                continue
            tally["last tricks"] += line.clause == Rule.LAST_TRICK
            tally["melds"] += 0 if line.clause in _TRICKS else line.points
    return (
        Count("melds", say("melds"), tally["melds"], len(sheet), "each"),
        share("last tricks", say("last-tricks"), tally),
    )
