"""Spades: the calls that a hand may make: limits of a bid, and customs that restrict bids, each with its own check.

The checks are chosen when the game is made; a table without any such custom has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from spadille.cards.card import SPADES
from spadille.cards.holding import Holding
from spadille.core.contract import Refusal, Seat, Value
from spadille.core.words import Text
from spadille.games.spades import say
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import binds_sides, bound_by_spades, may_bid_nil
from spadille.games.spades.state import (
    BIDS,
    BLIND_BIDS,
    BLIND_NIL,
    LOOK,
    NIL,
    Bid,
    Bidding,
    BlindBid,
    BlindNil,
    Call,
    Look,
    Nil,
    Pass,
)
from spadille.games.spades.terms import Terms, bidder, may_bid_blind, may_bid_nil_blind, may_bid_number_blind

Said: TypeAlias = tuple[Call | None, ...]
"""The calls so far, by seat."""


class Speaking(Value, frozen=True):
    """The seat to call, its hand, and its partner's call; None if the partner has not called."""

    seat: Seat
    hand: Holding
    partner: Call | None
    bid: int
    """The total of the number bids made so far."""


Check: TypeAlias = Callable[[Terms, Speaking, Call], Refusal | None]
"""A custom of the table: returns why it forbids a call, or None."""


class Auction(Value, frozen=True):
    """The calls allowed at a table."""

    terms: Terms
    prefix: str
    nil: bool
    usual: tuple[Call, ...]
    """Every call of a hand that has been looked at, if no custom restricts it."""
    checks: tuple[Check, ...]
    totals: tuple[Check, ...]
    """Checks for the last seat to call; they apply only if they leave it a legal call."""

    def refusal(self, seat: Seat, hand: Holding, said: Said, call: Call) -> Refusal | None:
        """Return why a hand that has been looked at may not make a call, or None."""
        lowest = next((each.tricks for each in self.usual if isinstance(each, Bid) and each.tricks), 0)
        match call:
            case Nil() if not self.nil:
                return Refusal(Rule.MIN_BID.by(self.prefix), say("nil-not-played"))
            case Bid(tricks) if tricks < lowest and call not in self.usual:
                return Refusal(Rule.MIN_BID.by(self.prefix), say("bid-too-low", lowest=lowest))
            case Bid(tricks) if tricks > self.terms.hand_size:
                return Refusal(Rule.MAX_BID.by(self.prefix), say("bid-too-high", n=self.terms.hand_size))
        return self.bound(seat, hand, said, call)

    def bound(self, seat: Seat, hand: Holding, said: Said, call: Call) -> Refusal | None:
        """Return why a custom of the table forbids a call, or None."""
        if not self.checks and not self.totals:
            return None
        bid = sum(each.tricks for each in said if isinstance(each, Bid))
        speaking = Speaking(seat, hand, said[(seat + self.terms.sides) % self.terms.seats], bid)
        if (no := self._first(self.checks, speaking, call)) is not None:
            return no
        if said.count(None) > 1 or (no := self._first(self.totals, speaking, call)) is None:
            return None
        every = (*self.checks, *self.totals)  # (Rule.ANY_TOTAL, Rule.TOTAL_MIN)
        return no if any(self._first(every, speaking, each) is None for each in self.usual) else None

    def _first(self, checks: tuple[Check, ...], speaking: Speaking, call: Call) -> Refusal | None:
        return next((no for check in checks if (no := check(self.terms, speaking, call)) is not None), None)

    def calls(self, seat: Seat, hand: Holding, said: Said) -> tuple[Call, ...]:
        """The legal calls of a hand that has been looked at."""
        if not self.checks and not self.totals:
            return self.usual
        return tuple([each for each in self.usual if self.bound(seat, hand, said, each) is None])

    def refuse_words(self, state: Bidding, said: Said, move: Bid | Nil | BlindNil | Look | Pass) -> Refusal | None:
        """Return why a move of the auction is not allowed now, or None."""
        seat = bidder(self.terms.seats, state)
        blind = may_bid_blind(self.terms, state.match, seat)
        match move:
            case Pass():
                clause = Rule.NO_PASSING.by(self.prefix)
                return Refusal(clause if clause.startswith(self.prefix) else None, say("no-passing"))
            case BlindNil() | BlindBid():
                return self._refuse_blind(state, said, move)
            case Look():
                return Refusal(None, say("hand-seen")) if not blind or state.looked else None
            case _ if blind and not state.looked:
                words = say("face-down-or-blind") if self.terms.options.blind_bid else say("hand-face-down")
                return Refusal(Rule.BLIND.by(self.prefix), words)
        return self.refusal(seat, state.hands[seat], said, move)

    def _refuse_blind(self, state: Bidding, said: Said, move: BlindNil | BlindBid) -> Refusal | None:
        options = self.terms.options
        if self.terms.seats == 2:
            return Refusal(Rule.DRAW_AND_DISCARD.by(self.prefix), say("no-blind-bid-for-two"))
        if options.bidding != "free":
            return Refusal(BOUND[options.bidding].by(self.prefix), say("no-blind-bid-here"))
        if isinstance(move, BlindBid):
            no, late = self._no_blind_number(state, move), say("too-late-to-bid-blind")
        else:
            no, late = self._no_blind_nil(state), say("too-late-for-blind-nil")
        if no is not None:
            return no
        if state.looked:
            return Refusal(Rule.BLIND.by(self.prefix), late)
        seat = bidder(self.terms.seats, state)
        return self.bound(seat, state.hands[seat], said, move)

    def _no_blind_nil(self, state: Bidding) -> Refusal | None:
        options = self.terms.options
        if not options.blind_nil:
            return Refusal(Rule.MIN_BID.by(self.prefix), say("blind-nil-not-played"))
        if may_bid_nil_blind(self.terms, state.match, bidder(self.terms.seats, state)):
            return None
        return Refusal(Rule.BEHIND.by(self.prefix), say("blind-nil-from-behind", n=options.blind_nil_behind or 0))

    def _no_blind_number(self, state: Bidding, move: Bid) -> Refusal | None:
        options, size = self.terms.options, self.terms.hand_size
        if not options.blind_bid:
            return _no(Rule.BLIND_BID, say("no-blind-bid-here"))
        if not may_bid_number_blind(self.terms, state.match, bidder(self.terms.seats, state)):
            return _no(Rule.BLIND_BID, say("blind-bid-from-behind", n=options.blind_bid_behind or 0))
        if move.tricks < options.blind_bid:
            return _no(Rule.BLIND_BID, say("blind-bid-too-low", lowest=options.blind_bid))
        return Refusal(Rule.MAX_BID.by(self.prefix), say("bid-too-high", n=size)) if move.tricks > size else None

    def face_down(self, state: Bidding, said: Said) -> tuple[Call | Look, ...]:
        """The moves allowed before a hand is looked at: blind bids, and looking."""
        blind: tuple[BlindNil | BlindBid, ...] = (BLIND_NIL, *BLIND_BIDS[1 : self.terms.hand_size + 1])
        may = [each for each in blind if self._refuse_blind(state, said, each) is None]
        return (*may, LOOK)


def auction_of(terms: Terms, prefix: str) -> Auction:
    """Return the auction rules for some terms."""
    options, seats = terms.options, terms.seats
    found = [_BIDDING[options.bidding]] if options.bidding in _BIDDING else []
    if binds_sides(options, seats):
        found += [_side_min] * bool(options.side_min) + [_one_nil] * (not options.both_nil)
    totals = [_no_fit] * (not options.any_total) + [_total_min] * bool(options.total_min)
    nil = may_bid_nil(options)
    bids = BIDS[1 if bound_by_spades(options) else options.min_bid : terms.hand_size + 1]
    zero = BIDS[: options.zero_bid and options.bidding == "free"]  # (Rule.ZERO_BID)
    usual: tuple[Call, ...] = (*[NIL] * nil, *zero, *bids)
    return Auction(terms, prefix, nil, usual, tuple(found), tuple(totals))


def _no(rule: Rule, words: Text) -> Refusal:
    return Refusal(rule.clause, words)


def _suicide(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """Exactly one of two partners bids nil (Rule.SUICIDE)."""
    match speaking.partner, call:
        case None, Bid(tricks) if tricks < terms.options.side_min:
            return _no(Rule.SIDE_MIN, say("side-too-low", n=terms.options.side_min))
        case Nil(), Nil():
            return _no(Rule.SUICIDE, say("partner-has-nil"))
        case Bid(), Bid():
            return _no(Rule.SUICIDE, say("must-be-nil"))
    return None


def _mirror(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """A hand bids its spades, and nil without any (Rule.MIRROR)."""
    spades = spades_of(terms, speaking.hand)
    if call == (BIDS[spades] if spades else NIL):
        return None
    return _no(Rule.MIRROR, say("bid-your-spades", n=spades))


def _whiz(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """A hand bids its spades, or nil (Rule.WHIZ)."""
    spades = spades_of(terms, speaking.hand)
    if call == NIL or (spades and call == BIDS[spades]):
        return None
    return _no(Rule.WHIZ, say("bid-your-spades-or-nil", n=spades))


def _side_min(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """The second partner to call must bring the side to its minimum; a nil adds nothing (Rule.SIDE_MIN)."""
    if speaking.partner is None:
        return None
    together = sum(each.tricks for each in (speaking.partner, call) if isinstance(each, Bid))
    enough = together >= terms.options.side_min
    return None if enough else _no(Rule.SIDE_MIN, say("side-too-low", n=terms.options.side_min))


def _one_nil(_: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """Only one of two partners may bid nil (Rule.ONE_NIL)."""
    both = isinstance(speaking.partner, Nil | BlindNil) and isinstance(call, Nil | BlindNil)
    return _no(Rule.ONE_NIL, say("partner-has-nil")) if both else None


def _no_fit(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """The bids may not add up to the number of tricks (Rule.ANY_TOTAL)."""
    left = terms.hand_size - speaking.bid
    return _no(Rule.ANY_TOTAL, say("total-fits", n=left)) if _tricks(call) == left else None


def _total_min(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """The bids must add up to at least a set number (Rule.TOTAL_MIN)."""
    least = terms.options.total_min
    return _no(Rule.TOTAL_MIN, say("total-too-low", n=least)) if speaking.bid + _tricks(call) < least else None


def _tricks(call: Call) -> int:
    """The tricks that a call adds to the total of bids."""
    return call.tricks if isinstance(call, Bid) else 0


_BIDDING: Final[dict[str, Check]] = {"suicide": _suicide, "mirror": _mirror, "whiz": _whiz}
BOUND: Final = {"suicide": Rule.SUICIDE, "mirror": Rule.MIRROR, "whiz": Rule.WHIZ}
"""The rule of each bidding option except free."""


def spades_of(terms: Terms, hand: Holding) -> int:
    """Number of spades in a hand, jokers and twos that rank as spades included."""
    return (hand & terms.order.suits[SPADES]).bit_count()


def spades_told(terms: Terms, said: Said) -> tuple[int | None, ...]:
    """Number of spades dealt to each hand; None where the calls do not show it (Rule.MIRROR, Rule.WHIZ)."""
    kind = terms.options.bidding
    if not bound_by_spades(terms.options):
        return (None,) * terms.seats
    return tuple([c.tricks if isinstance(c, Bid) else 0 if c is not None and kind == "mirror" else None for c in said])
