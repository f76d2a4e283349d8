"""War: the score sheet, of one line for each seat."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import DealSheet, Outcome, ScoreLine
from spadille.games.war import say
from spadille.games.war.clauses import Rule
from spadille.games.war.state import Counts, Why

_RULE_OF_END: Final = {"all": Rule.OBJECT, "short": Rule.SHORT, "limit": Rule.LIMIT}


def outcome_of(counts: Counts) -> Outcome:
    """The outcome: the most cards win; if all seats have the same number it is drawn (Rule.OBJECT, Rule.LIMIT)."""
    best, seats = max(counts), len(counts)
    ahead = tuple(seat for seat, count in enumerate(counts) if count == best)
    if len(ahead) == seats:
        return Outcome((0,) * seats, ())
    payoff = tuple(seats - len(ahead) if seat in ahead else -len(ahead) for seat in range(seats))
    return Outcome(payoff, ahead)


def sheet(counts: Counts, why: Why, skirmishes: int) -> DealSheet:
    """The cards of each seat at the end, and the clause that ended the game."""
    clause = _RULE_OF_END[why].clause
    lines = tuple(
        ScoreLine(clause, seat, count, say("cards-after", cards=count, skirmishes=skirmishes))
        for seat, count in enumerate(counts)
    )
    return DealSheet(1, lines, counts)
