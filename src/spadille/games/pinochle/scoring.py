"""Pinochle: the points for the tricks of a deal, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from spadille.cards.card import Card
from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat
from spadille.games.pinochle import say
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.rules import SPOKEN_MELDS, PinochleOptions
from spadille.games.pinochle.state import Match, Open
from spadille.parts.doubled import card_points
from spadille.parts.melds import Shape

LAST_TRICK_POINTS: Final = 10
NINE_TURNED_UP_POINTS: Final = 10


def at_once(seat: Seat, shape: Shape) -> ScoreLine:
    """The score line of a meld, dix or swap as soon as it is made (Rule.SCORES_AT_ONCE)."""
    return ScoreLine(shape.clause, seat, shape.worth, SPOKEN_MELDS[shape.name])


def nine_turned_up(dealer: Seat) -> ScoreLine:
    """The dealer's score line for a nine as upcard (Rule.NINE_TURNED_UP)."""
    return ScoreLine(Rule.NINE_TURNED_UP, dealer, NINE_TURNED_UP_POINTS, say("nine-turned-up"))


def running(match: Match, lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    """The totals with the points scored at once in the open deal."""
    return tuple(
        total + sum(line.points for line in lines if line.side == seat) for seat, total in enumerate(match.totals)
    )


def rounded(tally: int) -> int:
    """Round to tens: a last digit of 7 or more goes up, 6 or less goes down (Rule.ROUNDED, Rule.ROUNDING_DIGITS).

    >>> [rounded(tally) for tally in (123, 126, 127, 129)]
    [120, 120, 130, 130]
    """
    return (tally + 3) // 10 * 10


def score_deal(
    open_: Open, tricks: Sequence[Sequence[Card]], winners: Sequence[Seat], counting: str = "classic"
) -> Match:
    """The match after a deal: its melds, cards and last trick on the sheet, and the other seat as dealer."""
    match = open_.match
    lines = list(open_.lines)
    for seat in (0, 1):
        tally = sum(
            card_points(each, counting)  # (Rule.OTHER_COUNTS)
            for trick, winner in zip(tricks, winners, strict=True)
            if winner == seat
            for each in trick
        )
        counted = rounded(tally) if counting == "classic" else tally
        words = say("in-cards", points=tally, counts=counted)
        lines.append(ScoreLine(Rule.CARD_POINTS, seat, counted, words))  # (Rule.ADDED)
    lines.append(
        ScoreLine(Rule.LAST_TRICK, winners[-1], LAST_TRICK_POINTS, say("last-trick"))
    )  # (Rule.LAST_TRICK_TALLY)
    totals = running(match, lines)
    taken = tuple(winners.count(seat) for seat in (0, 1))
    sheet = (*match.sheet, DealSheet(match.deals + 1, tuple(lines), totals, taken=taken))
    return Match(1 - match.dealer, match.deals + 1, totals, sheet, match.target)  # (Rule.NEXT_DEALER)


def end(options: PinochleOptions, match: Match) -> tuple[Match, Outcome | None]:
    """The match after a deal, perhaps with a higher target, and its outcome if it is over (Rule.JUDGED_AFTER_DEAL)."""
    match, winners = _tested(options, match)
    if winners is None and match.deals >= options.max_deals:
        best = max(match.totals)
        first = tuple(seat for seat, total in enumerate(match.totals) if total == best)
        winners = first if len(first) == 1 else ()
    return match, None if winners is None else Outcome(match.totals, winners)


def _tested(options: PinochleOptions, match: Match) -> tuple[Match, tuple[Seat, ...] | None]:
    """The winners, or None: the seat that alone is over the target wins (Rule.TARGET, Rule.ALONE_OVER)."""
    target, totals = match.target, match.totals
    over = _over(options, totals, target)
    if len(over) == 2 and options.both_over == "higher_wins":
        return match, None if totals[0] == totals[1] else (0 if totals[0] > totals[1] else 1,)
    if len(over) == 2:  # (Rule.BOTH_OVER, Rule.TARGET_RISES)
        target += options.target_step
        over = _over(options, totals, target)
        while options.target_chain != "play_on_first" and len(over) == 2:  # (Rule.CHAIN)
            target += options.target_step
            over = _over(options, totals, target)
        over = over if options.target_chain == "immediate" else ()
        match = msgspec.structs.replace(match, target=target)
    return match, over or None


def _over(options: PinochleOptions, totals: Sequence[int], target: int) -> tuple[Seat, ...]:
    """The seats over a target: above it, or at it where reaching is enough (Rule.EXACTLY)."""
    least = target if options.target_rule == "reach" else target + 1
    return tuple(seat for seat, total in enumerate(totals) if total >= least)
