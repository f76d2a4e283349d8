"""Pyramid: the score sheet, of one line."""

from __future__ import annotations

from spadille.core.contract import DealSheet, Outcome, ScoreLine, Standing
from spadille.games.pyramid import say
from spadille.games.pyramid.clauses import Rule
from spadille.games.pyramid.rules import PyramidOptions
from spadille.games.pyramid.state import PYRAMID_SIZE


def sheet(left: int, outcome: Outcome, *, resigned: bool) -> DealSheet:
    """The number of the 28 cards that have gone, and the reason for the end; there are no other points (Rule.SCORE)."""
    gone = PYRAMID_SIZE - left
    if outcome.winners:
        clause, end = Rule.WON.clause, "won"
    elif resigned:
        clause, end = Rule.SCORE.clause, "given-up"
    else:
        clause, end = Rule.LOST.clause, "lost"
    line = ScoreLine(clause, 0, -gone, say("came-out", end=end, n=gone, of=PYRAMID_SIZE))
    return DealSheet(1, (line,), (left,))


def worth(_: PyramidOptions, standing: Standing) -> tuple[float, ...]:
    """The worth of a result: minus one point for every card left in the pyramid."""
    return tuple(-float(left) for left in standing.scores)
