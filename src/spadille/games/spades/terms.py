"""Spades: the terms that options and seats fix before the first deal, and functions of them.

The rules and the views share them: the seat to bid, the right to bid blind, and the first leader.
"""

from __future__ import annotations

from spadille.cards.card import BIG_JOKER, CLUBS, LITTLE_JOKER, SPADES
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack
from spadille.core.contract import Seat, Value
from spadille.games.spades.house import SIX, bids_blind, bids_numbers_blind
from spadille.games.spades.house.first_trick import FirstTrick, first_trick
from spadille.games.spades.pack import order_of, pack_for
from spadille.games.spades.rules import SpadesOptions, hand_size
from spadille.games.spades.state import Bidding, Consenting, Match, Picking
from spadille.parts.tricks import Order


class Terms(Value, frozen=True):
    """The terms of a table, fixed before the first deal."""

    options: SpadesOptions
    seats: int
    sides: int
    hand_size: int
    pack: Pack
    order: Order
    custom: FirstTrick | None = None
    """The customs of the first trick."""
    unbreaking: Holding = 0
    """Spades that do not break spades (Rule.JOKERS_BREAK)."""

    @property
    def breaking(self) -> Holding:
        """The cards that break spades."""
        return self.order.suits[SPADES] & ~self.unbreaking


def terms_of(options: SpadesOptions, seats: int) -> Terms:
    """The terms of a table (Rule.SEATS, Rule.SIDES, TBL-24)."""
    cards = pack(options, seats)
    order = order_of(cards, options.deuces, over_jokers=options.deuces_over_jokers)
    unbreaking = 0 if options.jokers_break else holding([LITTLE_JOKER, BIG_JOKER])
    sides, custom = sides_of(options, seats), first_trick(options, order)
    return Terms(options, seats, sides, hand_size(seats), cards, order, custom, unbreaking)


def sides_of(options: SpadesOptions, seats: int) -> int:
    """Number of sides: six partners form two sides of three, or three of two (Rule.THREE_SIDES)."""
    if not options.partnership:
        return seats
    return options.sides if seats == SIX else 2


def bidder(seats: int, state: Bidding) -> Seat:
    """The seat to bid: once round from the dealer's left (Rule.BID_ORDER, Rule.ONE_ROUND)."""
    return (state.match.dealer + 1 + len(state.calls)) % seats


def cutter(seats: int, match: Match) -> Seat:
    """The seat that cuts, at the dealer's right (Rule.CUT)."""
    return (match.dealer - 1) % seats


def picker(state: Picking) -> Seat:
    """The seat to take from the stock: two take turns, the dealer's opponent first (Rule.DRAW_AND_DISCARD)."""
    return (state.match.dealer + 1 + len(state.picked.kept)) % 2


def answerer(seats: int, state: Consenting) -> Seat | None:
    """The seat to answer a misdeal, from the dealer's left; None when all have answered (Rule.MISDEAL)."""
    spoken = len(state.answers)
    return (state.match.dealer + 1 + spoken) % seats if spoken < seats else None


def may_bid_blind(terms: Terms, match: Match, seat: Seat) -> bool:
    """True if a seat may bid blind at this score, nil or a number."""
    return may_bid_nil_blind(terms, match, seat) or may_bid_number_blind(terms, match, seat)


def may_bid_nil_blind(terms: Terms, match: Match, seat: Seat) -> bool:
    """True if a seat may bid blind nil at this score.

    It must be far enough behind the best other side (Rule.BEHIND), unless the table sets no condition (SPD-AND-31).
    """
    return bids_blind(terms.options, terms.seats) and _behind(terms, match, seat, terms.options.blind_nil_behind)


def may_bid_number_blind(terms: Terms, match: Match, seat: Seat) -> bool:
    """True if a seat may bid a number blind at this score (Rule.BLIND_BID)."""
    return bids_numbers_blind(terms.options, terms.seats) and _behind(
        terms, match, seat, terms.options.blind_bid_behind
    )


def _behind(terms: Terms, match: Match, seat: Seat, least: int | None) -> bool:
    """True if the side of a seat is at least `least` points behind the best other one; None sets no condition."""
    side = seat % terms.sides
    others = max(total for each, total in enumerate(match.totals) if each != side)
    return least is None or others - match.totals[side] >= least


def opener(terms: Terms, hands: tuple[Holding, ...], first: Seat) -> Seat:
    """The first leader: the dealer's left, or the holder of the lowest club (Rule.LEADER, Rule.LOW_CLUB_FIRST)."""
    club = lowest_club(terms.order, hands) if terms.options.opening_lead == "two_of_clubs" else 0
    return next((seat for seat, hand in enumerate(hands) if hand & club), first)


def lowest_club(order: Order, hands: tuple[Holding, ...]) -> Holding:
    """The lowest club in any hand, as a holding; 0 if there is none. A two that ranks as a spade is not a club."""
    clubs = 0
    for hand in hands:
        clubs |= hand & order.suits[CLUBS]
    return clubs & -clubs


def pack(options: SpadesOptions, seats: int) -> Pack:
    """The pack of a table."""
    return pack_for(seats, options.jokers, options.jokers_replace)
