"""Auction Pinochle in numbers, for programs that learn: every action, and the bytes of a seat's view.

A bid's number is its step on the ladder of the table. Cards to pass or to bury are picked one by one; no other seat
sees the picks, and the last of them makes the move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.auction_pinochle.bidding import Ladder
from spadille.games.auction_pinochle.form import FORMS, Form, form_of
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import worth
from spadille.games.auction_pinochle.rules import MOST_BIDS, AuctionPinochleOptions
from spadille.games.auction_pinochle.scoring import cards_won
from spadille.games.auction_pinochle.sight import known
from spadille.games.auction_pinochle.state import (
    CONCEDE,
    SHOOT,
    TRUMPS,
    Bid,
    Bury,
    Call,
    Contract,
    Move,
    Opening,
    PassCards,
    View,
)
from spadille.parts.auction import PASS, last_bid
from spadille.parts.doubled import NUMBERED
from spadille.parts.encoder import PickingEncoder, Settings, blank, laid, put, put_seats
from spadille.parts.tricks import PLAYS

_PLACES: Final = {each: place for place, each in enumerate(NUMBERED)}


def bids_of(ladder: Ladder) -> tuple[Contract, ...]:
    """The bids of a table in the order of their numbers, the first of them that of a dealer who may go below all.

    The steps above the highest bid of the table have numbers, too, so that all tables have the same; so does the bid
    below (0 points where there is none).
    """
    options = ladder.options
    below = ladder.least((PASS,) * (ladder.terms.seats - 1))
    steps = (options.minimum_bid + step * options.raise_by for step in range(MOST_BIDS + 1))
    return (Bid(below if below < options.minimum_bid else 0), *map(Bid, steps), SHOOT)


def moves_of(ladder: Ladder) -> tuple[Move, ...]:
    """The move of every index, except those that pick a card, which follow."""
    return (*(PLAYS[each] for each in NUMBERED), PASS, *bids_of(ladder), *TRUMPS, CONCEDE)


SEATS: Final = max(FORMS)
SIDES: Final = max(form.sides for form in FORMS.values())
_BIDS: Final = MOST_BIDS + 4
"""Number of bids: the steps, one below them, all tricks; and none."""
UNKNOWN, MINE, TAKEN, TABLE, KNOWN, WIDOW, MY_BURIED = 0, 1, 2, 6, 10, 13, 14
"""Places of cards; those by seat are the first of several."""
_PHASES: Final = {"bid": 0, "name": 1, "pass": 2, "bury": 3, "play": 4}
_BETWEEN: Final = 5
_FOUR_ALIKE: Final = 8
_USES: Final = {"marriage": 1, "royal": 2, "run": 4, "pinochle": 16, "dix": 32}

LAYOUT: Final = laid(
    160,
    (
        (
            "cards",
            len(NUMBERED),
            16,
            "where a card is, clubs to spades, each 9 J Q K T A, then the marked copies: 0 not known, 1 mine, 2-5 in a "
            "finished trick, from seat 0-3, 6-9 on the table, from seat 0-3, 10-12 known to be in the hand of seat "
            "1-3, 13 of the widow, held or buried by the declarer, 14 buried by me, 15 picked",
        ),
        (
            "used",
            len(NUMBERED),
            0,
            "what a card has been melded in, a bit each: 1 marriage, 2 royal marriage, 4 run, 8 four alike, "
            "16 pinochle, 32 dix",
        ),
        (
            "trick",
            SEATS,
            len(NUMBERED) + 1,
            "the cards of the open trick from its lead, place among the cards + 1",
        ),
        ("taken", SEATS, 0, "by seat: tricks"),
        (
            "bids",
            SEATS,
            _BIDS,
            "by seat, its highest bid: 0 none, 1 the one below the lowest, 2-62 the steps from the lowest on, "
            "63 all tricks",
        ),
        ("passed", SEATS, 2, "by seat: has passed"),
        ("out", SEATS, 0, "by seat, a bit each: clubs, diamonds, hearts, spades shown out"),
        ("melds:2", SEATS, 0, "by seat: points of the melds laid down"),
        ("contract", 1, _BIDS, "as in bids"),
        ("stands:2", 1, 0, "points of the highest bid; 0 for none, or all tricks"),
        ("declarer", 1, SEATS + 1, "seat + 1"),
        ("trump", 1, 5, "suit + 1"),
        ("leader", 1, SEATS + 1, "seat + 1 that led the open trick, or is to lead"),
        ("picks", 1, 5, "cards that I have picked to pass or to bury"),
        ("phase", 1, 6, "0 bid, 1 name, 2 pass, 3 bury, 4 play, 5 between deals, or over"),
        ("dealer", 1, SEATS + 1, "seat + 1 that deals"),
        ("calls", 1, 0, "turns of the auction"),
        ("deals", 1, 0, "deals finished"),
        ("seats", 1, 0, "how many play"),
        ("to_act", 1, SEATS + 1, "seat + 1 that is asked"),
        ("won:2", SIDES, 0, "by side, mine first: points of the cards in its tricks"),
        ("totals:-2", SIDES, 0, "by side, mine first"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at


def encode(options: AuctionPinochleOptions, numbers: Mapping[Call, int], view: View) -> bytearray:
    """The bytes of a seat's view; `numbers` are those of the bids."""
    (seen, me), match = blank(LAYOUT, view.seat), view.match
    form = form_of(match.totals)
    seen[_AT["phase"]] = _PHASES.get(view.phase, _BETWEEN)
    seen[_AT["deals"]] = min(match.deals, 255)
    seen[_AT["seats"]] = form.seats
    who = {"dealer": match.dealer, "declarer": view.declarer, "to_act": view.to_act}
    put_seats(seen, _AT, who, me, form.seats)
    _put_by_side(seen, "totals", match.totals, me)
    if view.sizes:
        _put_hands(seen, form, view, me)
        _put_auction(seen, numbers, view, me)
    if view.leaders:
        _put_tricks(seen, view, me)
        _put_by_side(seen, "won", cards_won(options, view.tricks, view.leaders[1:], form.sides), me)
    return seen


def _put_by_side(seen: bytearray, name: str, figures: Sequence[int], me: Seat) -> None:
    mine = me % len(figures)
    put(seen, _FIELDS[name], (*figures[mine:], *figures[:mine]))


def _put_hands(seen: bytearray, form: Form, view: View, me: Seat) -> None:
    """Write the cards that are held, as far as the seat knows, and what has been melded."""
    held = known(form, view, (0,) * form.seats)
    aside = ((WIDOW, view.widow), (MY_BURIED, view.buried or 0))
    others = ((KNOWN + (seat - me) % form.seats - 1, held[seat]) for seat in range(form.seats) if seat != me)
    for code, cards in (*aside, *others, (MINE, view.hand or 0)):
        for each in members(cards):
            seen[_PLACES[each]] = code
    for melds in view.melds:
        for meld in melds:
            for each in meld.cards:
                seen[_AT["used"] + _PLACES[each]] |= _USES.get(meld.kind, _FOUR_ALIKE)
    if view.melds:
        put(seen, _FIELDS["melds"], [worth(melds) for melds in (*view.melds[me:], *view.melds[:me])])
    if view.trump is not None:
        seen[_AT["trump"]] = view.trump + 1


def _put_auction(seen: bytearray, numbers: Mapping[Call, int], view: View, me: Seat) -> None:
    seats = len(view.sizes)
    for place, call in enumerate(view.calls):
        seat = (view.match.dealer + 1 + place - me) % seats
        if call == PASS:
            seen[_AT["passed"] + seat] = 1
        else:
            seen[_AT["bids"] + seat] = numbers[call]
    seen[_AT["calls"]] = min(len(view.calls), 255)
    if view.contract is not None:
        seen[_AT["contract"]] = numbers[view.contract]
    at = last_bid(view.calls)
    if at is not None and isinstance(bid := view.calls[at], Bid):
        put(seen, _FIELDS["stands"], (bid.points,))


def _put_tricks(seen: bytearray, view: View, me: Seat) -> None:
    seats = len(view.sizes)
    for leader, trick in zip(view.leaders, view.tricks, strict=False):
        _put_trick(seen, view, (leader - me) % seats, TAKEN, trick)
    leader = (view.leaders[-1] - me) % seats
    _put_trick(seen, view, leader, TABLE, view.trick)
    for turn, each in enumerate(view.trick):
        seen[_AT["trick"] + turn] = _PLACES[each] + 1
    for seat, tricks in enumerate(view.taken):
        seen[_AT["taken"] + (seat - me) % seats] = tricks
    seen[_AT["leader"]] = leader + 1


def _put_trick(seen: bytearray, view: View, leader: Seat, code: int, trick: Sequence[Card]) -> None:
    """Write the cards of a trick by seat, and the suits of which a seat showed out; trumps if it did not trump."""
    for turn, each in enumerate(trick):
        seat = (leader + turn) % len(view.sizes)
        seen[_PLACES[each]] = code + seat
        if each.suit != trick[0].suit:
            lacking = {trick[0].suit, view.trump} - {each.suit}
            seen[_AT["out"] + seat] |= sum(1 << suit for suit in lacking if suit is not None)


class AuctionPinochleEncoder(PickingEncoder):
    """Encoder of Auction Pinochle."""

    def __init__(self, game: AuctionPinochle, settings: Settings) -> None:
        numbers: dict[Call, int] = {bid: place for place, bid in enumerate(bids_of(game.ladder), 1)}
        encoded = partial(encode, game.options, numbers)
        make = Bury if game.form.widow else PassCards
        super().__init__(game, moves_of(game.ladder), LAYOUT, encoded, NUMBERED, make, settings)
        self._form = game.form

    def at_scores(self, state: Any, scores: Sequence[int]) -> Opening:
        """The first state with the given totals of all sides."""
        if len(scores) != self._form.sides:
            raise BadOptions(f"expected {self._form.sides} totals, one a side; got {list(scores)}")
        return Opening(msgspec.structs.replace(state.match, totals=tuple(scores)))


def encoder(game: AuctionPinochle, settings: Settings) -> AuctionPinochleEncoder:
    """The encoder of a table."""
    return AuctionPinochleEncoder(game, settings)
