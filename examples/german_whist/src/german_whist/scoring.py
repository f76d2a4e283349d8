"""German Whist: the score of a deal, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from german_whist import say
from german_whist.clauses import Rule
from german_whist.rules import HAND, GermanWhistOptions
from german_whist.state import Match
from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat


def score_deal(options: GermanWhistOptions, match: Match, winners: Sequence[Seat]) -> Match:
    """The match after a deal with these winners of tricks, and the other seat as dealer (Rule.NEXT_DEALER)."""
    lines = deal_lines(options, winners)
    totals = tuple(
        total + sum(line.points for line in lines if line.side == seat) for seat, total in enumerate(match.totals)
    )
    sheet = DealSheet(len(match.sheet) + 1, lines, totals, taken=_taken(options, winners))
    return Match(1 - match.dealer, totals, (*match.sheet, sheet))


def deal_lines(options: GermanWhistOptions, winners: Sequence[Seat]) -> tuple[ScoreLine, ...]:
    """One line for the seat with more than half of the counted tricks; none if both have the same number."""
    taken = _taken(options, winners)
    if taken[0] == taken[1]:
        return ()
    side, tricks = (0, taken[0]) if taken[0] > taken[1] else (1, taken[1])
    if options.scoring == "majority":
        return (ScoreLine(Rule.MAJORITY, side, 1, say("tricks-of", n=tricks, of=sum(taken))),)
    half = sum(taken) // 2
    words = say("tricks-above", n=tricks, of=sum(taken), above=tricks - half, half=half)
    return (ScoreLine(Rule.TRICKS, side, tricks - half, words),)


def _taken(options: GermanWhistOptions, winners: Sequence[Seat]) -> tuple[int, int]:
    """Number of counted tricks that each seat has won (Rule.COUNTED)."""
    counting = winners if options.counted == "all" else winners[HAND:]
    return counting.count(0), counting.count(1)


def outcome(options: GermanWhistOptions, match: Match) -> Outcome | None:
    """The outcome of the match after a deal; None while it goes on (Rule.TARGET, Rule.MOST_DEALS)."""
    best = max(match.totals)
    if best < options.target and len(match.sheet) < options.max_deals:
        return None
    first = tuple(seat for seat, total in enumerate(match.totals) if total == best)
    return Outcome(match.totals, first if len(first) == 1 else ())
