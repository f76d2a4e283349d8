"""Auction Pinochle: the score of a deal, and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat, Value
from spadille.games.auction_pinochle import alone, say
from spadille.games.auction_pinochle.clauses import Rule
from spadille.games.auction_pinochle.form import FORMS, form_of
from spadille.games.auction_pinochle.melding import Melds, worth
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions, counts, rounded
from spadille.games.auction_pinochle.state import (
    LEXICON,
    Bargain,
    Bid,
    Call,
    Contract,
    Match,
    Naming,
    Shoot,
    as_said,
)
from spadille.parts.auction import PASS, Pass
from spadille.parts.tricks import taken_by

_PAIRS = 2


def cards_won(
    options: AuctionPinochleOptions, tricks: Sequence[tuple[Card, ...]], winners: Sequence[Seat], sides: int
) -> tuple[int, ...]:
    """The points of each side's cards in the tricks won so far, without the last trick's own points."""
    found = [0] * sides
    for winner, trick in zip(winners, tricks, strict=False):
        found[winner % sides] += sum(counts(options, each) for each in trick)
    return tuple(found)


class Won(Value, frozen=True, kw_only=True):
    """What is won in the tricks of a deal."""

    cards: tuple[int, ...]
    """Points of cards, by side."""
    taken: tuple[int, ...]
    """Number of tricks, by seat."""
    last: Seat
    """The winner of the last trick."""
    buried: int = 0
    """Points of the buried cards."""


def in_tricks(options: AuctionPinochleOptions, won: Won) -> tuple[int, ...]:
    """The points of all tricks for each side (Rule.COUNTERS, Rule.LAST_TRICK, Rule.ROUNDING)."""
    last = won.last % len(won.cards)
    return tuple(_pile(options, cards, last=side == last) for side, cards in enumerate(won.cards))


def _pile(options: AuctionPinochleOptions, cards: int, *, last: bool) -> int:
    """The points of cards, with those of the last trick, as they are scored."""
    return rounded(options, cards + options.last_trick * last)


def melded_by(melds: Sequence[Melds], side: int, sides: int) -> int:
    """The worth of a side's melds."""
    return sum(worth(laid) for laid in melds[side::sides])


def score_deal(
    options: AuctionPinochleOptions, bargain: Bargain, tricks: Sequence[tuple[Card, ...]], leaders: tuple[Seat, ...]
) -> Match:
    """The match after all tricks."""
    form, winners = form_of(bargain.match.totals), leaders[1:]
    won = Won(
        cards=cards_won(options, tricks, winners, form.sides),
        taken=taken_by(leaders, form.seats),
        last=winners[-1],
        buried=sum(counts(options, each) for each in members(bargain.buried)),
    )
    return score_won(options, bargain, won)


def score_won(options: AuctionPinochleOptions, bargain: Bargain, won: Won) -> Match:
    """The match after all tricks: each side's melds and tricks scored, the declarers' held against their bid."""
    form = form_of(bargain.match.totals)
    side = bargain.declarer % form.sides
    if form.alone:
        counted, _, _ = _kept(options, bargain, side, won)
        pile = _pile(options, won.cards[side] + won.buried, last=won.last == side)  # (Rule.BURY)
        return after(bargain, [*alone.lines(options, bargain, counted, pile)], won.taken)
    points = in_tricks(options, won)
    kept = [_kept(options, bargain, each, won) for each in range(form.sides)]
    lines = [
        *_declarers(options, bargain.contract, side, kept[side], points[side], sum(won.taken[side :: form.sides])),
        *_gains(1 - side, kept[1 - side], points[1 - side], Rule.DEFENDERS),
    ]
    return after(bargain, lines, won.taken)


def too_few(options: AuctionPinochleOptions, laid: int, sides: int) -> bool:
    """True if the melds of a pair have too few points to count (Rule.LEAST_MELD)."""
    return sides == _PAIRS and laid < options.minimum_meld


def _kept(options: AuctionPinochleOptions, bargain: Bargain, side: int, won: Won) -> tuple[int, int, Rule | None]:
    """The points of a side's melds that count, those of all its melds, and the rule by which it has lost the rest."""
    cards, sides = won.cards, len(won.cards)
    laid = melded_by(bargain.melds, side, sides)
    if too_few(options, laid, sides):
        return 0, laid, Rule.LEAST_MELD
    if options.meld_kept == "points" and 0 < cards[side] < options.meld_points:
        return 0, laid, Rule.MELD_POINTS
    saved = {"points": cards[side], "trick": sum(won.taken[side::sides]), "always": 1}[options.meld_kept]
    return (laid, laid, None) if saved else (0, laid, Rule.MELD_KEPT)


def _gains(side: int, kept: tuple[int, int, Rule | None], won: int, rule: Rule) -> Iterator[ScoreLine]:
    """Yield a line for the melds of a side, if it had any, and one for its tricks."""
    counted, laid, lost = kept
    if lost is not None and laid:
        yield ScoreLine(lost.clause, side, 0, say("melds-lost", n=laid))
    elif counted:
        yield ScoreLine(rule.clause, side, counted, say("in-melds", n=counted))
    yield ScoreLine(rule.clause, side, won, say("in-tricks", n=won))


def _declarers(
    options: AuctionPinochleOptions,
    contract: Contract,
    side: int,
    kept: tuple[int, int, Rule | None],
    won: int,
    tricks: int,
) -> Iterator[ScoreLine]:
    """Yield the declarers' score: all they have made, or minus the bid (Rule.MADE, Rule.SET, Rule.SHOOT)."""
    if isinstance(contract, Shoot):
        made = tricks == FORMS[4].tricks
        words = say("shot", n=tricks, state="made" if made else "set")
        yield ScoreLine(Rule.SHOOT.clause, side, options.shoot if made else -options.shoot, words)
    elif kept[0] + won >= contract.points:
        yield from _gains(side, kept, won, Rule.MADE)
    else:
        lost = contract.points * (2 if options.set_costs == "twice_bid" else 1)
        words = say("fell-short", bid=as_said(contract), melds=kept[0], tricks=won)
        yield ScoreLine(Rule.SET.clause, side, -lost, words)


def score_conceded(options: AuctionPinochleOptions, deal: Bargain | Naming) -> Match:
    """The match after a deal that its declarer gave up: minus the bid, and the others' melds (Rule.CONCEDE)."""
    form, contract = form_of(deal.match.totals), deal.contract
    if form.alone:
        return after(deal, [*alone.conceded(options, deal)], (0,) * form.seats)
    side = deal.declarer % form.sides
    lost = options.shoot if isinstance(contract, Shoot) else contract.points
    rule = Rule.CONCEDE if isinstance(deal, Bargain) else Rule.MARRIAGE_NEEDED
    lines = [ScoreLine(rule.clause, side, -lost, say("conceded", bid=as_said(contract)))]
    laid = melded_by(deal.melds, 1 - side, form.sides) if isinstance(deal, Bargain) else 0
    if laid and laid >= options.minimum_meld:
        lines.append(ScoreLine(Rule.CONCEDE.clause, 1 - side, laid, say("in-melds", n=laid)))
    return after(deal, lines, (0,) * form.seats)


def score_melds(options: AuctionPinochleOptions, bargain: Bargain) -> Match:
    """The match after a deal won before a card is led (Rule.MELDS_ENOUGH)."""
    laid = worth(bargain.melds[bargain.declarer])
    return after(bargain, [*alone.lines(options, bargain, laid, 0)], (0,) * len(bargain.hands))


def after(deal: Bargain | Naming, lines: Sequence[ScoreLine], taken: tuple[int, ...]) -> Match:
    """The match with one more deal on its sheet; the next dealer is the seat to the left (Rule.FIRST_DEALER)."""
    match, totals = deal.match, list(deal.match.totals)
    for line in lines:
        totals[line.side] += line.points
    seats = len(deal.hands)
    bids = tuple(LEXICON.spell(_best_call(deal, seat)) for seat in range(seats))
    sheet = DealSheet(match.deals + 1, tuple(lines), tuple(totals), bids, taken)
    return Match((match.dealer + 1) % seats, match.deals + 1, tuple(totals), (*match.sheet, sheet))


def _best_call(deal: Bargain | Naming, seat: Seat) -> Call:
    seats = len(deal.hands)
    calls = deal.calls[(seat - deal.match.dealer - 1) % seats :: seats]
    made = [call for call in calls if not isinstance(call, Pass)]
    return made[-1] if made else PASS


def declarer_of(sheet: DealSheet) -> Seat:
    """The declarer of a deal on the sheet: the seat with the highest call."""
    calls: list[Call] = [LEXICON.read(each) for each in sheet.bids]  # type: ignore[misc]
    return max(range(len(calls)), key=lambda seat: rank_of(calls[seat]))


def rank_of(call: Call) -> float:
    """The rank of a call; all twelve tricks are above every number."""
    return call.points if isinstance(call, Bid) else inf if isinstance(call, Shoot) else 0.0


def end(options: AuctionPinochleOptions, match: Match, bidders: int) -> Outcome | None:
    """The outcome of the match after a deal in which the side `bidders` had the bid; None while it goes on."""
    totals = match.totals
    over = [side for side, total in enumerate(totals) if total >= options.target]
    if bidders in over and options.both_reach == "bidders_win":  # (Rule.BIDDERS_FIRST)
        return _outcome(totals, [bidders])
    top = [side for side, total in enumerate(totals) if total == max(totals)]
    if over and len(top) == 1:  # (Rule.WIN)
        return _outcome(totals, top)
    if match.deals >= options.max_deals:  # (Rule.LAST_DEAL, Rule.SHARED)
        return _outcome(totals, top if len(top) < len(totals) else [])
    return None


def _outcome(totals: tuple[int, ...], sides: list[int]) -> Outcome:
    form = form_of(totals)
    seats = range(form.seats)
    return Outcome(
        tuple(totals[seat % form.sides] for seat in seats), tuple(s for s in seats if s % form.sides in sides)
    )
