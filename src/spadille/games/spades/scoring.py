"""Spades: the score of a deal, and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.core.contract import DealSheet, Outcome, ScoreLine, Standing
from spadille.games.spades import say
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import bids_itself
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.state import LEXICON, Bid, BlindBid, BlindNil, Call, Match, Nil

BAGS_TO_A_PENALTY = 10
PAIR = 2


def score_deal(
    options: SpadesOptions, prefix: str, match: Match, calls: tuple[Call, ...], taken: tuple[int, ...]
) -> Match:
    """The match after a deal: contracts, nils and bags on the sheet, next dealer (Rule.NEXT_DEALER, TBL-17)."""
    sides, first = len(match.totals), bids_itself(options, match.deals)
    lines: list[ScoreLine] = []
    bags: list[int] = []
    for side in range(sides):
        mine, made = calls[side::sides], taken[side::sides]
        before, after = match.bags[side], match.bags[side]
        if first:
            lines.append(_by_itself(side, sum(made)))
        else:
            lines += _side(options, prefix, side, (mine, made), sum(taken))
            after += bags_of(options, mine, made)
        if options.boston and sum(made) == sum(taken):
            lines.append(ScoreLine(Rule.BOSTON.clause, side, 0, say("boston")))
        if options.bag_penalty and after >= options.bag_limit:
            lines.append(_bag_penalty(options, prefix, side, before, after))
            if pays_others(options, sides):
                lines.append(ScoreLine(Rule.BAGS_PAID.clause, 1 - side, -lines[-1].points, say("bags-paid")))
            after %= options.bag_limit
        bags.append(after)
    totals = tuple(
        [total + sum([line.points for line in lines if line.side == side]) for side, total in enumerate(match.totals)]
    )
    bids = tuple([LEXICON.spell(call) for call in calls])
    sheet = (*match.sheet, DealSheet(match.deals + 1, tuple(lines), totals, bids, taken))
    return Match((match.dealer + 1) % len(calls), match.deals + 1, totals, tuple(bags), sheet, match.tied)


def _by_itself(side: int, taken: int) -> ScoreLine:
    """The score line of a deal without bids: ten points a trick (Rule.BIDS_ITSELF)."""
    return ScoreLine(Rule.BIDS_ITSELF.clause, side, 10 * taken, say("bids-itself", taken=taken))


def _side(
    options: SpadesOptions, prefix: str, side: int, own: tuple[tuple[Call, ...], tuple[int, ...]], tricks: int
) -> Iterator[ScoreLine]:
    """The score lines of a side's contract and nils; `own` holds its calls and the tricks of each."""
    mine, made = own
    bid, counted = bid_and_taken(mine, made, nils_count=options.failed_nil_counts)
    numbers = [call for call in mine if isinstance(call, Bid)]
    if numbers:
        yield _contract(options, prefix, side, (bid, counted), tricks)
        yield from _blind_bids(options, side, numbers, tricks, made=counted >= bid)
    if len(mine) > 1 or not numbers:
        yield from _nils(options, prefix, side, mine, made)
    nils = [tricks for call, tricks in zip(mine, made, strict=True) if not isinstance(call, Bid)]
    if options.double_nil and len(nils) >= PAIR and (all(nils) or not any(nils)):
        points, end = (-options.double_nil, "set") if all(nils) else (options.double_nil, "made")
        yield ScoreLine(Rule.DOUBLE_NIL.clause, side, points, say("double-nil", end=end, nils=len(nils)))


def _blind_bids(
    options: SpadesOptions, side: int, numbers: list[Bid], tricks: int, *, made: bool
) -> Iterator[ScoreLine]:
    """Score tricks bid blind a second time if the contract is made, by the table if it is set (Rule.BLIND_BID)."""
    blind = sum([call.tricks for call in numbers if isinstance(call, BlindBid)])
    if not blind or not (made or options.blind_bid_loss == "double"):
        return
    bid = sum([call.tricks for call in numbers])
    rule = Rule.BLIND_BID if made else Rule.BLIND_BID_LOSS
    if special(options, bid, tricks):
        rule = Rule.BLIND_SHARE
    points = blind_share(options, bid, blind, tricks)
    words = say("blind-bid-made", bid=blind) if made else say("blind-bid-set", bid=blind)
    yield ScoreLine(rule.clause, side, points if made else -points, words)


def blind_share(options: SpadesOptions, bid: int, blind: int, tricks: int) -> int:
    """The points of the tricks bid blind in a contract: ten each, or their share of its worth (Rule.BLIND_SHARE)."""
    prize = special(options, bid, tricks)
    return prize[1] * blind // bid if prize else 10 * blind


def bags_of(options: SpadesOptions, calls: tuple[Call, ...], taken: tuple[int, ...]) -> int:
    """The bags of a side in a deal: tricks above its contract, and those of failed nils (Rule.NIL_BAGS)."""
    bid, counted = bid_and_taken(calls, taken, nils_count=options.failed_nil_counts)
    return max(0, counted - bid) + (sum(taken) - counted if options.failed_nil_bags else 0)


def bid_and_taken(calls: tuple[Call, ...], taken: tuple[int, ...], *, nils_count: bool = False) -> tuple[int, int]:
    """The side's contract, and the tricks that count for it.

    Tricks of nil bidders do not count (Rule.NIL_APART), unless the table says so (Rule.NIL_COUNTS).
    """
    bid = made = 0
    for call, tricks in zip(calls, taken, strict=True):
        if isinstance(call, Bid):
            bid += call.tricks
        if nils_count or isinstance(call, Bid):
            made += tricks
    return bid, made if any(isinstance(call, Bid) for call in calls) else 0


def helps(options: SpadesOptions, call: Call | None) -> bool:
    """True if the tricks of a seat count for the contract of its side (Rule.NIL_APART, Rule.NIL_COUNTS)."""
    return options.failed_nil_counts or isinstance(call, Bid)


def _contract(options: SpadesOptions, prefix: str, side: int, stand: tuple[int, int], tricks: int) -> ScoreLine:
    """The score line of the partners' bids against their tricks (Rule.CONTRACT); `tricks` is the total of the deal."""
    bid, made = stand
    if prize := special(options, bid, tricks):
        return _special(options, side, stand, *prize)
    if made < bid and options.set_penalty == "short":
        words = say("short-line", bid=bid, taken=made, short=bid - made)
        return ScoreLine(Rule.SET_SHORT.clause, side, 10 * (made - bid), words)
    if made < bid:
        lost = -10 * bid if options.set_penalty == "minus" else 0
        return ScoreLine(Rule.SET.by(prefix), side, lost, say("set-line", bid=bid, taken=made))
    over = made - bid
    scored = made if options.trick_points == "taken" else bid
    words = say("made-line", bid=bid, taken=made, scored=scored)
    if over:
        each = options.overtrick_points
        words = say("made-with-bags", bid=bid, taken=made, scored=scored, bags=over, each=each)
    return ScoreLine(Rule.MADE.by(prefix), side, 10 * scored + options.overtrick_points * over, words)


def special(options: SpadesOptions, bid: int, tricks: int) -> tuple[Rule, int] | None:
    """The rule and points of a contract of ten, or of every trick, if the table values it specially; else None."""
    if options.slam_for and bid == tricks:
        return Rule.SLAM_FOR, options.slam_for
    return (Rule.TEN_FOR, options.ten_for) if options.ten_for and bid == 10 else None


def _special(options: SpadesOptions, side: int, stand: tuple[int, int], rule: Rule, prize: int) -> ScoreLine:
    """The score line of a special contract: won or lost whole, bags as usual (Rule.TEN_FOR, Rule.SLAM_FOR)."""
    bid, made = stand
    if made < bid:
        return ScoreLine(rule.clause, side, -prize, say("set-line", bid=bid, taken=made))
    bags = options.overtrick_points * (made - bid)
    return ScoreLine(rule.clause, side, prize + bags, say("prize-won", bid=bid, taken=made, prize=prize, bags=bags))


def _nils(
    options: SpadesOptions, prefix: str, side: int, calls: tuple[Call, ...], taken: tuple[int, ...]
) -> Iterator[ScoreLine]:
    for call, tricks in zip(calls, taken, strict=True):
        match call:
            case Nil() if not tricks:
                yield ScoreLine(Rule.NIL_KEPT.by(prefix), side, options.nil_bonus, say("nil-made"))
            case Nil():
                words = say("nil-failed", tricks=tricks)
                yield ScoreLine(Rule.NIL_FAILED.by(prefix), side, -options.nil_penalty, words)
            case BlindNil() if not tricks:
                yield ScoreLine(Rule.BLIND_NIL.by(prefix), side, options.blind_nil_bonus, say("blind-nil-made"))
            case BlindNil():
                words = say("blind-nil-failed", tricks=tricks)
                yield ScoreLine(Rule.BLIND_NIL.by(prefix), side, -options.blind_nil_penalty, words)
            case _:
                continue
        if tricks and options.failed_nil_bags:
            words = say("failed-nil-bags", bags=tricks)
            yield ScoreLine(Rule.NIL_BAGS.by(prefix), side, options.overtrick_points * tricks, words)


def _bag_penalty(options: SpadesOptions, prefix: str, side: int, before: int, after: int) -> ScoreLine:
    """The penalty for every ten bags, or the table's limit; the remainder is kept (Rule.BAGS, Rule.BAG_LIMIT)."""
    times, kept = divmod(after, options.bag_limit)
    words = say("ten-bags", before=before, more=after - before, after=after, left=kept)
    return ScoreLine(bag_clause(options, prefix), side, -options.bag_penalty * times, words)


def pays_others(options: SpadesOptions, sides: int) -> bool:
    """True if the bag penalty of one of two sides goes to the other (Rule.BAGS_PAID)."""
    return options.bags_paid and sides == PAIR


def bag_cost(options: SpadesOptions, sides: int) -> float:
    """Average cost of a bag against the other sides: the penalty divided by the bags that it takes."""
    return options.bag_penalty / options.bag_limit * (1 + pays_others(options, sides))


def bag_clause(options: SpadesOptions, prefix: str) -> str:
    """The clause of a bag penalty: the rulebook's, or that of the table's own limit (Rule.BAG_LIMIT)."""
    return Rule.BAGS.by(prefix) if options.bag_limit == BAGS_TO_A_PENALTY else Rule.BAG_LIMIT.clause


def end(options: SpadesOptions, match: Match, seats: int) -> tuple[Match, Outcome | None]:
    """Return the match after a deal, and its outcome if it is over (Rule.TARGET, Rule.MERCY, Rule.HAND_LIMIT).

    A side that takes every trick may win at once (Rule.BOSTON).
    The match goes on if the top is shared (Rule.TIE), if the lead is too small (Rule.LEAD_TO_WIN), and if the leading
    side has just been set (Rule.WIN_WITH_CONTRACT).
    """
    if options.boston and (every := _takes_all(match)) is not None:
        return match, _outcome(match, [every], seats)
    best = max(match.totals)
    first = [side for side, total in enumerate(match.totals) if total == best]
    if match.deals >= options.max_deals:
        winners = [] if len(first) == len(match.totals) else first
        return match, _outcome(match, winners, seats)
    due = match.tied or best >= options.target
    due = due or (options.mercy is not None and min(match.totals) <= options.mercy)
    due = due or (options.hand_limit is not None and match.deals >= options.hand_limit)
    near = [side for side, total in enumerate(match.totals) if best - total < options.win_by]
    if due and len(near) == 1 and (not options.win_with_contract or _has_made(options, match, first[0])):
        return match, _outcome(match, first, seats)
    return Match(match.dealer, match.deals, match.totals, match.bags, match.sheet, due), None


def _takes_all(match: Match) -> int | None:
    """The side that took every trick of the last deal (Rule.BOSTON); None if none did."""
    taken, sides = match.sheet[-1].taken, len(match.totals)
    return next((side for side in range(sides) if sum(taken[side::sides]) == sum(taken)), None)


def _has_made(options: SpadesOptions, match: Match, side: int) -> bool:
    """True if a side made its contract in the last deal; without a number bid, if it made its nils."""
    deal, sides = match.sheet[-1], len(match.totals)
    calls: tuple[Call, ...] = tuple(LEXICON.read(each) for each in deal.bids[side::sides])  # type: ignore[misc]
    taken = deal.taken[side::sides]
    if not any(isinstance(call, Bid) for call in calls):
        return not any(taken)
    bid, made = bid_and_taken(calls, taken, nils_count=options.failed_nil_counts)
    return made >= bid


def _outcome(match: Match, winners: list[int], seats: int) -> Outcome:
    sides = len(match.totals)
    return Outcome(
        tuple(match.totals[seat % sides] for seat in range(seats)),
        tuple(seat for seat in range(seats) if seat % sides in winners),
    )


def worth(options: SpadesOptions, standing: Standing) -> tuple[float, ...]:
    """Points of every side, less the average cost of its bags."""
    (bags,) = (figures for name, figures in standing.more if name == "bags")
    each = bag_cost(options, len(standing.scores))
    return tuple(total - each * made for total, made in zip(standing.scores, bags, strict=True))
