"""Five Hundred: what bids are worth, what a deal scores, and when the match ends."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat
from spadille.games.five_hundred.clauses import Rule
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import (
    LEXICON,
    TRICKS,
    Bargain,
    Bid,
    Call,
    Contract,
    GrandNullo,
    Match,
    Nullo,
    as_said,
)
from spadille.games.five_hundred.words import say
from spadille.parts.auction import PASS, Pass

POINTS_A_TRICK: Final = 10
_SIXES: Final = (60, 80, 100, 40, 120)
"""Six clubs, diamonds, hearts, spades and no trump (FVH-25)."""


def worth(contract: Contract) -> int:
    """What a contract scores when it is kept (FVH-25, FVH-27, FVH-29).

    >>> worth(Bid(8, 3)), worth(Bid(10, 4)), worth(Nullo()), worth(GrandNullo())
    (240, 520, 250, 510)
    """
    if isinstance(contract, Bid):
        return _SIXES[contract.strain] + 100 * (contract.tricks - 6)
    return 250 if isinstance(contract, Nullo) else 510


def is_kept(bargain: Bargain, taken: tuple[int, ...]) -> bool:
    """Whether the declarers have kept their contract; without a contract nobody has."""
    if bargain.contract is None:
        return False
    tricks = _tricks(taken, bargain.declarer % 2)
    return tricks >= bargain.contract.tricks if isinstance(bargain.contract, Bid) else not tricks


def score_deal(options: FiveHundredOptions, bargain: Bargain, taken: tuple[int, ...]) -> Match:
    """The match after a deal: a line for each side on the sheet, the deal moved on to the left (Rule.NEXT_DEALER)."""
    match, contract = bargain.match, bargain.contract
    if contract is None:
        lines = tuple(_for_tricks(Rule.NO_CONTRACT, side, _tricks(taken, side)) for side in (0, 1))
    else:
        lines = (_declarers(options, bargain, contract, taken), _defenders(bargain, contract, taken))
    points = {line.side: line.points for line in lines}
    totals = tuple(total + points[side] for side, total in enumerate(match.totals))
    bids = tuple(LEXICON.spell(_best_call(bargain, seat)) for seat in range(len(taken)))
    sheet = DealSheet(match.deals + 1, lines, totals, bids, taken)
    return Match((match.dealer + 1) % len(taken), match.deals + 1, totals, (*match.sheet, sheet))


def _tricks(taken: tuple[int, ...], side: int) -> int:
    return taken[side] + taken[side + 2]


def _best_call(bargain: Bargain, seat: Seat) -> Call:
    """What stands for a seat on the sheet: the last bid it made, or its pass."""
    first = (seat - bargain.match.dealer - 1) % len(bargain.hands)
    made = [call for call in bargain.calls[first :: len(bargain.hands)] if not isinstance(call, Pass)]
    return made[-1] if made else PASS


def _for_tricks(rule: Rule, side: int, tricks: int) -> ScoreLine:
    words = say("took", n=tricks, per=POINTS_A_TRICK)
    return ScoreLine(rule.clause, side, POINTS_A_TRICK * tricks, words)


def _declarers(options: FiveHundredOptions, bargain: Bargain, contract: Contract, taken: tuple[int, ...]) -> ScoreLine:
    """The tricks of both partners against the contract (FVH-52); tricks above it count for nothing (FVH-56)."""
    side, points, kept = bargain.declarer % 2, worth(contract), is_kept(bargain, taken)
    tricks = _tricks(taken, side)
    words = say("contract-took", contract=as_said(contract), n=tricks, state="made" if kept else "set")
    rule = Rule.KEPT if kept else Rule.BROKEN
    match contract:
        case Nullo():
            rule = Rule.NULLO_SCORE
        case GrandNullo():
            rule = Rule.GRAND_NULLO_SCORE
        case _ if kept and tricks == TRICKS and points < options.slam_bonus:
            rule, points, words = Rule.SLAM, options.slam_bonus, say("all-ten", contract=as_said(contract))
    return ScoreLine(rule.clause, side, points if kept else -points, words)


def _defenders(bargain: Bargain, contract: Contract, taken: tuple[int, ...]) -> ScoreLine:
    """Ten for each trick of their own, whatever becomes of the contract; in nullo for each of the declarers'."""
    side = 1 - bargain.declarer % 2
    if isinstance(contract, Bid):
        return _for_tricks(Rule.DEFENDERS, side, _tricks(taken, side))
    given = _tricks(taken, 1 - side)
    words = say("others-took", n=given, per=POINTS_A_TRICK)
    return ScoreLine(Rule.NULLO_DEFENDERS.clause, side, POINTS_A_TRICK * given, words)


def end(options: FiveHundredOptions, match: Match, kept_by: int | None) -> Outcome | None:
    """How the match ends with this deal, in which side `kept_by` kept a contract; None while it goes on.

    The floor comes first (Rule.FLOOR), then the win; the limit of deals overrides every other condition.
    """
    totals = match.totals
    fallen = [side for side in (0, 1) if options.lose_at is not None and totals[side] <= options.lose_at]
    if fallen:
        return _outcome(totals, [1 - side for side in fallen])
    if (winner := _winner(options, totals, kept_by)) is not None:
        return _outcome(totals, [winner])
    if match.deals >= options.max_deals:
        return _outcome(totals, [side for side in (0, 1) if totals[side] > totals[1 - side]])
    return None


def _winner(options: FiveHundredOptions, totals: tuple[int, ...], kept_by: int | None) -> int | None:
    """The side that has won: by keeping a contract (Rule.WIN), or, where tricks may win too, by the higher total."""
    needed = options.target + (options.target_rule == "exceed")
    over = [side for side in (0, 1) if totals[side] >= needed]
    if kept_by in over:
        return kept_by
    if options.win_only_by_contract or not over:  # (Rule.NOT_BY_TRICKS)
        return None
    if len(over) == 1:
        return over[0]
    return None if totals[0] == totals[1] else totals.index(max(totals))


def _outcome(totals: tuple[int, ...], sides: list[int]) -> Outcome:
    return Outcome(totals * 2, tuple(seat for seat in range(4) if seat % 2 in sides))  # (FVH-03)
