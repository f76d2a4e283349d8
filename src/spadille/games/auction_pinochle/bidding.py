"""Auction Pinochle: the order of turns in the auction, and the legal bids."""

from __future__ import annotations

from spadille.core.contract import Refusal, Seat
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.clauses import Rule
from spadille.games.auction_pinochle.form import Form
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.games.auction_pinochle.state import SHOOT, Bid, Bidding, Call, Contract, Shoot, as_said
from spadille.parts import say as shared
from spadille.parts.auction import PASS, Terms, last_bid


def bidder(state: Bidding) -> Seat:
    """The seat whose call is due: the auction begins at the dealer's left and goes round (Rule.CALLING)."""
    return (state.match.dealer + 1 + len(state.calls)) % len(state.hands)


class Ladder:
    """The legal bids under some options; all of them are public."""

    def __init__(self, options: AuctionPinochleOptions, form: Form) -> None:
        self.options = options
        self.terms = Terms(seats=form.seats, rounds=None, pass_is_final=True)  # (Rule.PASS_IS_FINAL)
        self.shoots = bool(options.shoot) and not form.alone
        self.bids = tuple(
            Bid(points) for points in range(options.minimum_bid, options.highest_bid + 1, options.raise_by)
        )
        """The bids from the lowest to the highest (Rule.LEAST_BID)."""

    def standing(self, calls: tuple[Call, ...]) -> Call:
        """The last bid; a pass if there is none."""
        place = last_bid(calls)
        return PASS if place is None else calls[place]

    def open_bids(self, calls: tuple[Call, ...]) -> tuple[Contract, ...]:
        """Every legal bid; shooting is above all others."""
        last = self.standing(calls)
        bids = tuple(bid for bid in self.bids if not isinstance(last, Bid) or bid.points > last.points)
        if self.stuck(calls) and self.options.dealer_below:
            bids = (Bid(self.least(calls)), *bids)
        return (*bids, SHOOT) if self.shoots else bids

    def least(self, calls: tuple[Call, ...]) -> int:
        """The points of the lowest opening bid; a dealer who must bid may go below it (Rule.DEALER_BELOW)."""
        return self.options.minimum_bid - (self.options.dealer_below if self.stuck(calls) else 0)

    def stuck(self, calls: tuple[Call, ...]) -> bool:
        """True if the dealer must bid because all the others have passed (Rule.DEALER_BIDS)."""
        return self.options.all_pass == "dealer_bids" and calls == (PASS,) * (self.terms.seats - 1)

    def refusal(self, calls: tuple[Call, ...], call: Call) -> Refusal | None:
        """The reason why a call may not be made now; None if it may."""
        if call == PASS:
            return Rule.DEALER_BIDS.refuse(say("dealer-must-bid")) if self.stuck(calls) else None
        if isinstance(call, Shoot):
            return None if self.shoots else Rule.SHOOT.refuse(say("no-shooting"))
        assert isinstance(call, Bid), "a call is a bid or a pass"
        if call in self.open_bids(calls):
            return None
        last, options = self.standing(calls), self.options
        if isinstance(last, Bid) and call.points <= last.points:
            return Rule.CALLING.refuse(shared("too-low", stands=as_said(last), bid=as_said(call)))
        return Rule.LEAST_BID.refuse(
            say("no-such-bid", least=self.least(calls), step=options.raise_by, most=self.bids[-1].points)
        )
