"""Auction Pinochle for three: the score of a declarer who plays alone, in points or in chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.cards.card import SPADES
from spadille.core.contract import ScoreLine, Seat
from spadille.core.words import Message
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.clauses import Rule
from spadille.games.auction_pinochle.melding import worth
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.games.auction_pinochle.state import Bargain, Bid, Contract, Naming, as_said

_SEATS: Final = 3
_CHIPS: Final = ((700, 30), (650, 25), (600, 21), (550, 17), (500, 13), (450, 10), (400, 7), (350, 5), (300, 3))
"""Chips for a bid of at least that many points; `_LEAST_CHIPS` below them all (Rule.CHIPS)."""
_LEAST_CHIPS: Final = 2


def chips(options: AuctionPinochleOptions, contract: Contract, trump: int | None) -> int:
    """The chips that each opponent pays for a bid, or gets (Rule.CHIPS, Rule.SPADES_DOUBLE)."""
    points = _points(contract) * 10 // options.scale
    value = next((worth for least, worth in _CHIPS if points >= least), _LEAST_CHIPS)
    return value * 2 if options.spades_double and trump == SPADES else value


def enough(options: AuctionPinochleOptions, bargain: Bargain) -> bool:
    """True if the melds alone make the bid, so that nothing is played (Rule.MELDS_ENOUGH)."""
    if options.pay == "all" or options.meld_kept != "always":
        return False
    return worth(bargain.melds[bargain.declarer]) >= _points(bargain.contract)


def lines(options: AuctionPinochleOptions, bargain: Bargain, melds: int, won: int) -> Iterator[ScoreLine]:
    """Yield the score of a deal that was played, or whose melds were enough (Rule.PAID, Rule.BETE)."""
    bid, called = _points(bargain.contract), as_said(bargain.contract)
    made = melds + won >= bid
    words = say("made-it", bid=called, melds=melds, tricks=won)
    if not made:
        words = say("fell-short", bid=called, melds=melds, tricks=won)
    times = 1 if made else -2 if options.set_costs == "twice_bid" else -1
    if options.pay == "chips":
        yield from _in_chips(bargain.declarer, times * chips(options, bargain.contract, bargain.trump), words)
    elif made:
        points = bid if options.pay == "bid" else melds + won
        yield ScoreLine(Rule.PAID.clause, bargain.declarer, points, words)
    else:
        yield ScoreLine(Rule.SET.clause, bargain.declarer, times * bid, words)


def conceded(options: AuctionPinochleOptions, deal: Bargain | Naming) -> Iterator[ScoreLine]:
    """Yield the score of a deal that its declarer has given up: single bete (Rule.CONCEDE, Rule.BETE)."""
    words = say("conceded", bid=as_said(deal.contract))
    if options.pay == "chips":
        trump = deal.trump if isinstance(deal, Bargain) else None
        yield from _in_chips(deal.declarer, -chips(options, deal.contract, trump), words)
    else:
        yield ScoreLine(Rule.CONCEDE.clause, deal.declarer, -_points(deal.contract), words)


def _in_chips(declarer: Seat, each: int, words: Message) -> Iterator[ScoreLine]:
    """Yield the lines of a payment in chips: `each` from every opponent to the declarer, or back if negative."""
    rule = Rule.CHIPS if each > 0 else Rule.BETE
    yield ScoreLine(rule.clause, declarer, 2 * each, words)
    told = say("paid") if each > 0 else say("got-paid")
    for turn in range(1, _SEATS):
        yield ScoreLine(rule.clause, (declarer + turn) % _SEATS, -each, told)


def _points(contract: Contract) -> int:
    assert isinstance(contract, Bid), "three players bid points"
    return contract.points
