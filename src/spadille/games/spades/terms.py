"""Spades: what options and seats settle before the first deal, and the questions that they answer.

Who is to speak, who may bid blind and who leads first is asked by the rules and by what a seat may remember alike.
"""

from __future__ import annotations

from typing import Final

from spadille.cards.card import BIG_JOKER, CLUBS, LITTLE_JOKER, SPADES, Card
from spadille.cards.holding import SUIT_HOLDINGS, Holding
from spadille.cards.pack import STANDARD, Pack, stripped, with_jokers
from spadille.core.contract import Seat, Value
from spadille.games.spades.house import bids_blind
from spadille.games.spades.rules import SpadesOptions, hand_size
from spadille.games.spades.state import Bidding, Consenting, Match, Picking
from spadille.parts.tricks import Order, make_order

_STRIPPED: Final = {3: "2C", 5: "2C 2D", 6: "2"}


class Terms(Value, frozen=True):
    """The table as it stands before the first deal."""

    options: SpadesOptions
    seats: int
    sides: int
    hand_size: int
    pack: Pack
    order: Order


def terms_of(options: SpadesOptions, seats: int) -> Terms:
    """The terms of a table (Rule.SEATS, Rule.SIDES, TBL-24)."""
    pack = pack_for(seats, options.jokers)
    return Terms(options, seats, 2 if options.partnership else seats, hand_size(seats), pack, order_of(pack))


def pack_for(seats: int, jokers: int) -> Pack:
    """The pack: whole for two or four, stripped to deal out for others, jokers for the red twos (Rule.PACK)."""
    if jokers:
        return with_jokers(stripped(STANDARD, "2H 2D"), "JL JB")
    return stripped(STANDARD, _STRIPPED.get(seats, ""))


def order_of(pack: Pack) -> Order:
    """Aces high, spades above all, jokers the highest spades (Rule.RANK, Rule.TRUMP, SPD-S20)."""
    suits: list[list[Card]] = [[each for each in pack if each.suit == suit] for suit in range(4)]
    suits[SPADES] += [joker for joker in (LITTLE_JOKER, BIG_JOKER) if joker in pack]
    return make_order(suits, trump=SPADES)


def bidder(seats: int, state: Bidding) -> Seat:
    """Bidding goes round once from the dealer's left (Rule.BID_ORDER, Rule.ONE_ROUND)."""
    return (state.match.dealer + 1 + len(state.calls)) % seats


def cutter(seats: int, match: Match) -> Seat:
    """The player at the dealer's right cuts (Rule.CUT)."""
    return (match.dealer - 1) % seats


def picker(state: Picking) -> Seat:
    """Two take from the stock by turns, the dealer's opponent first (Rule.DRAW_AND_DISCARD)."""
    return (state.match.dealer + 1 + len(state.picked.kept)) % 2


def answerer(seats: int, state: Consenting) -> Seat | None:
    """Who is asked to put a misdeal right, from the dealer's left; None once all have spoken (Rule.MISDEAL)."""
    spoken = len(state.answers)
    return (state.match.dealer + 1 + spoken) % seats if spoken < seats else None


def may_bid_blind(terms: Terms, match: Match, seat: Seat) -> bool:
    """Whether a seat may bid blind nil at this score.

    Behind the best of the others by enough (Rule.BEHIND), or without a condition at any score (SPD-AND-31).
    """
    options = terms.options
    if not bids_blind(options, terms.seats):
        return False
    if options.blind_nil_behind is None:
        return True
    side = seat % terms.sides
    others = max(total for each, total in enumerate(match.totals) if each != side)
    return others - match.totals[side] >= options.blind_nil_behind


def opener(options: SpadesOptions, hands: tuple[Holding, ...], first: Seat) -> Seat:
    """The dealer's left leads first, or the holder of the lowest club (Rule.LEADER, Rule.LOW_CLUB_FIRST)."""
    club = lowest_club(hands) if options.opening_lead == "two_of_clubs" else 0
    return next((seat for seat, hand in enumerate(hands) if hand & club), first)


def lowest_club(hands: tuple[Holding, ...]) -> Holding:
    """The lowest club in any hand, as a holding; 0 if there is none."""
    clubs = 0
    for hand in hands:
        clubs |= hand & SUIT_HOLDINGS[CLUBS]
    return clubs & -clubs


def pack(options: SpadesOptions, seats: int) -> Pack:
    """The cards it is played with."""
    return pack_for(seats, options.jokers)
