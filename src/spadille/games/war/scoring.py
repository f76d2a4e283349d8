"""War: the score sheet, of one line a seat."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import DealSheet, ScoreLine
from spadille.games.war.clauses import Rule
from spadille.games.war.state import Why
from spadille.games.war.words import say

_RULE_OF_END: Final = {"all": Rule.OBJECT, "short": Rule.SHORT, "limit": Rule.LIMIT}


def sheet(counts: tuple[int, int], why: Why, skirmishes: int) -> DealSheet:
    """The cards of each seat at the end, and the clause that ended the game."""
    clause = _RULE_OF_END[why].clause
    lines = tuple(
        ScoreLine(clause, seat, count, say("cards-after", cards=count, skirmishes=skirmishes))
        for seat, count in enumerate(counts)
    )
    return DealSheet(1, lines, counts)
