"""Spades: which calls a hand may make: the bounds of a bid, and the customs that bind one, each a check of its own.

The checks are chosen when the game is made; a table without any such custom has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from spadille.cards.card import SPADES
from spadille.cards.holding import Holding
from spadille.core.contract import Refusal, Seat, Value
from spadille.core.words import Text
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import binds_sides, bound_by_spades, may_bid_nil
from spadille.games.spades.state import BIDS, NIL, Bid, BlindNil, Call, Nil
from spadille.games.spades.terms import Terms
from spadille.games.spades.words import say

Said: TypeAlias = tuple[Call | None, ...]
"""The calls so far, by seat."""


class Speaking(Value, frozen=True):
    """Who is to call, with which hand, and what the partner has said; None where the partner has not spoken."""

    seat: Seat
    hand: Holding
    partner: Call | None


Check: TypeAlias = Callable[[Terms, Speaking, Call], Refusal | None]
"""Why a custom of the table forbids a call."""


class Auction(Value, frozen=True):
    """What may be called at a table."""

    terms: Terms
    prefix: str
    nil: bool
    lowest: int
    checks: tuple[Check, ...]

    def refusal(self, seat: Seat, hand: Holding, said: Said, call: Call) -> Refusal | None:
        """Why a hand that is looked at may not make a call."""
        match call:
            case Nil() if not self.nil:
                return Refusal(Rule.MIN_BID.by(self.prefix), say("nil-not-played"))
            case Bid(tricks) if tricks < self.lowest:
                return Refusal(Rule.MIN_BID.by(self.prefix), say("bid-too-low", lowest=self.lowest))
            case Bid(tricks) if tricks > self.terms.hand_size:
                return Refusal(Rule.MAX_BID.by(self.prefix), say("bid-too-high", n=self.terms.hand_size))
        return self.bound(seat, hand, said, call)

    def bound(self, seat: Seat, hand: Holding, said: Said, call: Call) -> Refusal | None:
        """Why a custom of the table forbids a call."""
        if not self.checks:
            return None
        speaking = Speaking(seat, hand, said[(seat + self.terms.sides) % self.terms.seats])
        return next((no for check in self.checks if (no := check(self.terms, speaking, call)) is not None), None)

    def calls(self, seat: Seat, hand: Holding, said: Said) -> tuple[Call, ...]:
        """Every call of a hand that is looked at."""
        bids: tuple[Call, ...] = BIDS[self.lowest : self.terms.hand_size + 1]
        found = (NIL, *bids) if self.nil else bids
        return tuple([each for each in found if self.bound(seat, hand, said, each) is None]) if self.checks else found


def auction_of(terms: Terms, prefix: str) -> Auction:
    """What may be called under some terms."""
    options, seats = terms.options, terms.seats
    found = [_BIDDING[options.bidding]] if options.bidding in _BIDDING else []
    if binds_sides(options, seats):
        found += [_side_min] * bool(options.side_min) + [_one_nil] * (not options.both_nil)
    lowest = 1 if bound_by_spades(options) else options.min_bid
    return Auction(terms, prefix, may_bid_nil(options), lowest, tuple(found))


def _no(rule: Rule, words: Text) -> Refusal:
    return Refusal(rule.clause, words)


def _suicide(terms: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """One of two partners bids nil, and one alone (Rule.SUICIDE)."""
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
    """Who speaks last of a side brings it to its smallest contract, without a nil (Rule.SIDE_MIN)."""
    if speaking.partner is None:
        return None
    together = sum(each.tricks for each in (speaking.partner, call) if isinstance(each, Bid))
    enough = together >= terms.options.side_min
    return None if enough else _no(Rule.SIDE_MIN, say("side-too-low", n=terms.options.side_min))


def _one_nil(_: Terms, speaking: Speaking, call: Call) -> Refusal | None:
    """Only one of two partners may bid nil (Rule.ONE_NIL)."""
    both = isinstance(speaking.partner, Nil | BlindNil) and isinstance(call, Nil | BlindNil)
    return _no(Rule.ONE_NIL, say("partner-has-nil")) if both else None


_BIDDING: Final[dict[str, Check]] = {"suicide": _suicide, "mirror": _mirror, "whiz": _whiz}
BOUND: Final = {"suicide": Rule.SUICIDE, "mirror": Rule.MIRROR, "whiz": Rule.WHIZ}
"""The rule of each way to bid that is not free."""


def spades_of(terms: Terms, hand: Holding) -> int:
    """How many spades a hand has, whatever counts as one."""
    return (hand & terms.order.suits[SPADES]).bit_count()


def spades_told(terms: Terms, said: Said) -> tuple[int | None, ...]:
    """How many spades each hand was dealt, as far as the calls tell it (Rule.MIRROR, Rule.WHIZ)."""
    kind = terms.options.bidding
    if not bound_by_spades(terms.options):
        return (None,) * terms.seats
    return tuple([c.tricks if isinstance(c, Bid) else 0 if c is not None and kind == "mirror" else None for c in said])
