"""Five Hundred: the worth of bids, the score of a deal, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat
from spadille.games.five_hundred import say
from spadille.games.five_hundred.clauses import Rule
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import (
    GRAND_NULLO,
    LEXICON,
    NULLO,
    OPEN_NULLO,
    TRICKS,
    Bargain,
    Bid,
    Call,
    Contract,
    GrandNullo,
    Match,
    Nullo,
    OpenNullo,
    as_said,
)
from spadille.parts.auction import PASS, Pass

POINTS_A_TRICK: Final = 10
_NO_TRICK: Final[dict[Contract, int]] = {NULLO: 250, OPEN_NULLO: 500, GRAND_NULLO: 510}
"""Points of nullo, open nullo and grand nullo (FVH-27, FVH-H3, FVH-29)."""
_SIXES: Final = (60, 80, 100, 40, 120)
"""Points of six clubs, diamonds, hearts, spades and no trump (FVH-25)."""


def worth(contract: Contract) -> int:
    """Points of a contract that is kept (FVH-25, FVH-27, FVH-29).

    >>> worth(Bid(8, 3)), worth(Bid(10, 4)), worth(Nullo()), worth(GrandNullo())
    (240, 520, 250, 510)
    """
    if isinstance(contract, Bid):
        return _SIXES[contract.strain] + 100 * (contract.tricks - 6)
    return _NO_TRICK[contract]


def is_kept(bargain: Bargain, taken: tuple[int, ...]) -> bool:
    """True if the declarers have kept their contract; false without a contract."""
    if bargain.contract is None:
        return False
    tricks = _tricks(bargain, taken, _side(bargain))
    return tricks >= bargain.contract.tricks if isinstance(bargain.contract, Bid) else not tricks


def score_deal(options: FiveHundredOptions, bargain: Bargain, taken: tuple[int, ...]) -> Match:
    """The match after a deal: a line for each side on the sheet, and the dealer one to the left (Rule.NEXT_DEALER)."""
    match, contract = bargain.match, bargain.contract
    sides = len(match.totals)
    if contract is None:
        lines = tuple(_for_tricks(Rule.NO_CONTRACT, side, _tricks(bargain, taken, side)) for side in range(sides))
    else:
        others = [side for side in range(sides) if side != _side(bargain)]
        against = [_defenders(options, bargain, contract, taken, side) for side in others]
        lines = (_declarers(options, bargain, contract, taken), *against)
    points = {line.side: line.points for line in lines}
    totals = tuple(total + points[side] for side, total in enumerate(match.totals))
    bids = tuple(LEXICON.spell(_best_call(bargain, seat)) for seat in range(len(taken)))
    sheet = DealSheet(match.deals + 1, lines, totals, bids, taken)
    return Match((match.dealer + 1) % len(taken), match.deals + 1, totals, (*match.sheet, sheet))


def _side(bargain: Bargain) -> int:
    """The side that declares."""
    return bargain.declarer % len(bargain.match.totals)


def _tricks(bargain: Bargain, taken: tuple[int, ...], side: int) -> int:
    return sum(taken[side :: len(bargain.match.totals)])


def _best_call(bargain: Bargain, seat: Seat) -> Call:
    """The call of a seat on the sheet: the last bid it made, or its pass."""
    first = (seat - bargain.match.dealer - 1) % len(bargain.hands)
    made = [call for call in bargain.calls[first :: len(bargain.hands)] if not isinstance(call, Pass)]
    return made[-1] if made else PASS


def _for_tricks(rule: Rule, side: int, tricks: int) -> ScoreLine:
    words = say("took", n=tricks, per=POINTS_A_TRICK)
    return ScoreLine(rule.clause, side, POINTS_A_TRICK * tricks, words)


def _declarers(options: FiveHundredOptions, bargain: Bargain, contract: Contract, taken: tuple[int, ...]) -> ScoreLine:
    """The declarers' score line: their tricks against the contract (FVH-52); overtricks count nothing (FVH-56)."""
    side, points, kept = _side(bargain), worth(contract), is_kept(bargain, taken)
    tricks = _tricks(bargain, taken, side)
    words = say("contract-took", contract=as_said(contract), n=tricks, state="made" if kept else "set")
    rule = Rule.KEPT if kept else Rule.BROKEN
    match contract:
        case Nullo():
            rule = Rule.NULLO_SCORE
        case OpenNullo():
            rule = Rule.OPEN_NULLO
        case GrandNullo():
            rule = Rule.GRAND_NULLO_SCORE
        case _ if kept and tricks == TRICKS and points < options.slam_bonus:
            rule, points, words = Rule.SLAM, options.slam_bonus, say("all-ten", contract=as_said(contract))
    return ScoreLine(rule.clause, side, points if kept else -points, words)


def _defenders(
    options: FiveHundredOptions, bargain: Bargain, contract: Contract, taken: tuple[int, ...], side: int
) -> ScoreLine:
    """Score ten for each of the defenders' own tricks, contract kept or not; in nullo for each of the declarers'."""
    tricks = _tricks(bargain, taken, side if isinstance(contract, Bid) else _side(bargain))
    kept = is_kept(bargain, taken)
    if options.trick_points == "never" or (options.trick_points == "if_set" and kept):
        return ScoreLine(Rule.FEWER_TRICK_POINTS.clause, side, 0, say("took-for-nothing", n=tricks))
    if isinstance(contract, Bid):
        return _for_tricks(Rule.DEFENDERS, side, tricks)
    words = say("others-took", n=tricks, per=POINTS_A_TRICK)
    return ScoreLine(Rule.NULLO_DEFENDERS.clause, side, POINTS_A_TRICK * tricks, words)


def end(options: FiveHundredOptions, match: Match, kept_by: int | None, seats: int = 4) -> Outcome | None:
    """The outcome if the match ends with this deal, in which side `kept_by` kept a contract; None if it goes on.

    The floor comes first (Rule.FLOOR), then the win; the limit of deals overrides every other condition.
    """
    totals, every = match.totals, list(range(len(match.totals)))
    up = [side for side in every if options.lose_at is None or totals[side] > options.lose_at]
    if len(up) < len(every):
        return _outcome(totals, _highest(totals, up or every), seats)
    if (winner := _winner(options, totals, kept_by)) is not None:
        return _outcome(totals, [winner], seats)
    if match.deals >= options.max_deals:
        best = _highest(totals, every)
        return _outcome(totals, [] if best == every else best, seats)
    return None


def _highest(totals: tuple[int, ...], sides: Sequence[int]) -> list[int]:
    """The sides with the highest total among some sides."""
    most = max(totals[side] for side in sides)
    return [side for side in sides if totals[side] == most]


def _winner(options: FiveHundredOptions, totals: tuple[int, ...], kept_by: int | None) -> int | None:
    """The side that has won: by keeping a contract (Rule.WIN), or, if tricks may win too, by the higher total."""
    needed = options.target + (options.target_rule == "exceed")
    over = [side for side, total in enumerate(totals) if total >= needed]
    level = options.both_over == "higher" and len(over) > 1  # (Rule.HIGHER_OF_BOTH)
    if kept_by in over and not level:
        return kept_by
    if not over or (options.win_only_by_contract and kept_by not in over):  # (Rule.NOT_BY_TRICKS)
        return None
    if len(over) == 1:
        return over[0]
    best = _highest(totals, over)
    return None if len(best) > 1 else best[0]


def _outcome(totals: tuple[int, ...], sides: list[int], seats: int) -> Outcome:
    around = range(seats)
    payoff = tuple(totals[seat % len(totals)] for seat in around)
    return Outcome(payoff, tuple(seat for seat in around if seat % len(totals) in sides))  # (FVH-03)
