"""Numeric encoding of Five Hundred, for learning programs: every action, and the bytes of a seat's view.

The five discards are picked one by one; no other seat sees the picks, and the last of them makes the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from spadille.cards.card import BIG_JOKER, Card
from spadille.cards.holding import members
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import ORDERS, PACK, ROUNDS, SEATS, USUAL
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    BIDS,
    GRAND_NULLO,
    JOKER_LEADS,
    NO,
    NULLO,
    PLAY_ON,
    REDEAL,
    Call,
    Discard,
    Move,
    Opening,
    View,
    strain_of,
)
from spadille.parts.auction import PASS
from spadille.parts.encoder import PickingEncoder, Settings, blank, laid, put, put_seats
from spadille.parts.tricks import PLAYS

MOVES: Final[tuple[Move, ...]] = (
    *(PLAYS[each] for each in PACK),
    *JOKER_LEADS,
    PASS,
    *BIDS,
    NULLO,
    GRAND_NULLO,
    NO,
    ACE_NO_FACE,
    REDEAL,
    PLAY_ON,
)
"""The move of every index, except those that pick a card to discard, which follow."""
PICKS: Final = len(MOVES)

_CALLS: Final[tuple[Call, ...]] = (PASS, *BIDS, NULLO, GRAND_NULLO)
_CALL_NUMBERS: Final = {call: place + 1 for place, call in enumerate(_CALLS)}
_PLACES: Final = {each: place for place, each in enumerate(PACK)}
UNKNOWN, MINE, TAKEN, TABLE, PASSED_ON, MY_DISCARD = 0, 1, 2, 8, 13, 14
_PHASES: Final = {"announce": 0, "bid": 1, "discard": 2, "play": 3}
_BETWEEN: Final = 4

LAYOUT: Final = laid(
    96,
    (
        (
            "cards",
            len(PACK),
            16,
            "where a card is, clubs to spades, fours to aces, the joker: 0 not known, 1 mine, 2-5 in a finished trick, "
            "from seat 0-3, 8-11 on the table, from seat 0-3, 13 passed on in grand nullo, 14 my discard, 15 picked",
        ),
        ("trick", SEATS, 46, "the cards of the open trick from its lead, each its place among the cards + 1"),
        ("taken", SEATS, 0, "by seat: tricks"),
        (
            "last",
            SEATS,
            29,
            "by seat, the last call: 0 none, 1 pass, 2-26 a bid in the order of actions, 27 nullo, 28 grand nullo",
        ),
        ("nullo", SEATS, 2, "by seat: has bid nullo"),
        ("out", SEATS, 0, "by seat, a bit each: clubs, diamonds, hearts, spades, the joker's own suit shown out"),
        ("announced", SEATS, 3, "by seat: 0 not asked yet, 1 no, 2 ace, no face"),
        ("leader", 1, 5, "seat + 1 that led the open trick, or is to lead"),
        ("named", 1, 5, "suit + 1 that was named with the joker"),
        ("contract", 1, 29, "as in last"),
        ("declarer", 1, 5, "seat + 1"),
        ("sits_out", 1, 5, "seat + 1"),
        ("picks", 1, 6, "cards that I have picked to discard"),
        ("phase", 1, 5, "0 announce, 1 bid, 2 discard, 3 play, 4 between deals, or over"),
        ("dealer", 1, 5, "seat + 1 that deals"),
        ("calls", 1, 0, "turns of the auction"),
        ("deals", 1, 0, "deals finished"),
        ("totals:-2", 2, 0, "by side, mine first"),
        ("asked", 1, 2, "a partner has to answer an announcement"),
        ("to_act", 1, 5, "seat + 1 that is asked"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), match = blank(LAYOUT, view.seat), view.match
    for code, held in ((PASSED_ON, view.passed), (MY_DISCARD, view.middle), (MINE, view.hand)):
        for each in members(held or 0):
            seen[_PLACES[each]] = code
    seen[_AT["phase"]] = _PHASES.get(view.phase, _BETWEEN)
    seen[_AT["deals"]] = min(match.deals, 255)
    seen[_AT["asked"]] = view.asked
    put(seen, _FIELDS["totals"], match.totals if not me % 2 else match.totals[::-1])
    who = {"dealer": match.dealer, "declarer": view.declarer, "sits_out": view.sits_out, "to_act": view.to_act}
    put_seats(seen, _AT, who, me, SEATS)
    _put_auction(seen, view, me)
    if view.leaders:
        _put_tricks(seen, view, me)
    return seen


def _put_auction(seen: bytearray, view: View, me: Seat) -> None:
    first = view.match.dealer + 1 - me
    for place, announced in enumerate(view.announced):
        seen[_AT["announced"] + (first + place) % SEATS] = 1 + announced
    for place, call in enumerate(view.calls):
        seat = (first + place) % SEATS
        seen[_AT["last"] + seat] = _CALL_NUMBERS[call]
        if call == NULLO:
            seen[_AT["nullo"] + seat] = 1
    seen[_AT["calls"]] = min(len(view.calls), 255)
    if view.contract is not None:
        seen[_AT["contract"]] = _CALL_NUMBERS[view.contract]


def _put_tricks(seen: bytearray, view: View, me: Seat) -> None:
    suits = ORDERS[strain_of(view.contract)].suit
    for leader, trick in zip(view.leaders, view.tricks, strict=False):
        _put_trick(seen, view, suits, (me, leader, TAKEN), trick)
    leader = view.leaders[-1]
    _put_trick(seen, view, suits, (me, leader, TABLE), view.trick)
    for turn, each in enumerate(view.trick):
        seen[_AT["trick"] + turn] = _PLACES[each] + 1
    for seat, tricks in enumerate(view.taken):
        seen[_AT["taken"] + (seat - me) % SEATS] = tricks
    seen[_AT["leader"]] = (leader - me) % SEATS + 1
    seen[_AT["named"]] = view.named + 1


def _put_trick(
    seen: bytearray, view: View, suits: Sequence[int], place: tuple[Seat, Seat, int], trick: Sequence[Card]
) -> None:
    """Write the cards of a trick by seat, and the seats that showed out of the suit asked for."""
    if not trick:
        return
    me, leader, code = place
    lead = trick[0]
    asked = view.named if lead == BIG_JOKER and view.named >= 0 else suits[lead]
    for seat, each in zip(ROUNDS[view.sits_out][leader], trick, strict=False):
        other = (seat - me) % SEATS
        seen[_PLACES[each]] = code + other
        if each != lead and suits[each] != asked:
            seen[_AT["out"] + other] |= 1 << asked


class FiveHundredEncoder(PickingEncoder):
    """Encoder of Five Hundred."""

    def __init__(self, game: FiveHundred, settings: Settings) -> None:
        super().__init__(game, MOVES, LAYOUT, encode, PACK, Discard, settings)

    def at_scores(self, state: Any, scores: Sequence[int]) -> Opening:
        """The first state with the given totals of both sides."""
        if len(scores) != 2:
            raise BadOptions(f"expected the totals of both sides; got {list(scores)}")
        return Opening(msgspec.structs.replace(state.match, totals=tuple(scores)))


def encoder(game: FiveHundred, settings: Settings) -> FiveHundredEncoder:
    """Return the encoder of a table; raises BadOptions if its bids, sides or pack are not supported."""
    told = f"sides={game.options.sides}, pack={game.options.pack}"
    if (game.setting.layout, game.setting.sides) != (USUAL.layout, USUAL.sides):
        raise BadOptions(
            f"expected two pairs with 45 cards, as environments play Five Hundred; got {game.seats} seats, {told}"
        )
    if game.options.open_nullo != "off":
        raise BadOptions(f"expected open_nullo=off, as environments play Five Hundred; got {game.options.open_nullo}")
    return FiveHundredEncoder(game, settings)
