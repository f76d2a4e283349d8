"""Numeric encoding of Spades: the bytes of a view, computed from the view alone."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import SPADES
from spadille.cards.holding import members
from spadille.games.spades.encoding.indices import (
    BETWEEN,
    BID,
    BLIND_CALLED,
    CONSENT,
    FACE_DOWN,
    LAYOUT,
    MINE,
    NIL_CALLED,
    OFFERED,
    ONLY_SPADES,
    PICK,
    PLAY,
    SEEN_OUT,
    TABLE,
    TAKEN,
)
from spadille.games.spades.state import Bid, Call, Nil, View
from spadille.games.spades.terms import Terms
from spadille.parts.encoder import PLACES, blank, put, put_seats

_PHASES: Final = {"consent": CONSENT, "bid": BID, "play": PLAY, "pick": PICK}
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at


def encode(terms: Terms, view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), seats, match = blank(LAYOUT, view.seat), terms.seats, view.match
    side = me % terms.sides
    for each in members(view.hand or 0):
        seen[PLACES[each]] = MINE
    face_down = view.phase == "bid" and view.hand is None
    seen[_AT["phase"]] = FACE_DOWN if face_down else _PHASES.get(view.phase, BETWEEN)
    seen[_AT["deals"]] = min(match.deals, 255)
    seen[_AT["tied"]] = match.tied
    seen[_AT["seats"]], seen[_AT["sides"]] = seats, terms.sides
    put_seats(seen, _AT, {"dealer": match.dealer, "to_act": view.to_act}, me, seats)
    put(seen, _FIELDS["bags"], (*match.bags[side:], *match.bags[:side]))
    put(seen, _FIELDS["totals"], (*match.totals[side:], *match.totals[:side]))
    _put_calls(seen, view, seats)
    if view.leaders:
        _put_tricks(seen, terms, view)
    _put_stock(seen, view)
    return seen


def _put_calls(seen: bytearray, view: View, seats: int) -> None:
    assert view.seat is not None, "a spectator takes no action"
    calls = [call for call in view.calls if call is not None]
    seen[_AT["said"]] = len(calls) if view.stock is None or calls else len(view.stock.kept)
    seen[_AT["looked"]] = view.looked
    for seat, call in enumerate(view.calls):
        if call is not None:
            seen[_AT["calls"] + (seat - view.seat) % seats] = number_of(call)


def number_of(call: Call) -> int:
    """A call as a byte."""
    if isinstance(call, Bid):
        return call.tricks
    return NIL_CALLED if isinstance(call, Nil) else BLIND_CALLED


def _put_tricks(seen: bytearray, terms: Terms, view: View) -> None:
    """Write who played each card, who took it, and the suits shown out."""
    assert view.seat is not None, "a spectator takes no action"
    assert view.opener is not None, "a view of the play has an opener"
    me, seats, suits = view.seat, terms.seats, terms.order.suit
    broken = False
    first = view.leaders[0]
    for number, (leader, trick) in enumerate(zip(view.leaders, (*view.tricks, view.trick), strict=True)):
        for turn, each in enumerate(trick):
            seat = (leader + turn - me) % seats
            seen[PLACES[each]] = seat + (TABLE if number == len(view.tricks) else TAKEN)
            if suits[each] != suits[trick[0]]:
                seen[_AT["out"] + seat] |= 1 << suits[trick[0]]
        if trick and suits[trick[0]] == SPADES and not broken and shows_spades(terms, first=not number):
            seen[_AT["out"] + (leader - me) % seats] |= ONLY_SPADES
        broken = broken or any(suits[each] == SPADES for each in trick)
    for seat, tricks in enumerate(view.taken):
        seen[_AT["taken"] + (seat - me) % seats] = tricks
    for turn, each in enumerate(view.trick):
        seen[_AT["trick"] + turn] = PLACES[each] + 1
    seen[_AT["broken"]] = broken
    seen[_AT["leader"]] = (view.leaders[-1] - me) % seats + 1
    seen[_AT["opener"]] = (first - me) % seats + 1


def shows_spades(terms: Terms, *, first: bool) -> bool:
    """True if the lead of a spade before any was played shows that the hand has no other suit."""
    rules = terms.options
    opens = rules.opening_lead == "no_spade" or not rules.first_trick_spades
    return rules.break_rule == "broken" or (first and opens)


def _put_stock(seen: bytearray, view: View) -> None:
    """Write the stock of two players: the choices made, the cards seen and thrown away, and the card offered."""
    if view.stock is None:
        return
    for turn, kept in enumerate(view.stock.kept):
        seen[_AT["kept"] + turn // 8] |= kept << turn % 8
    for place, each in enumerate(view.stock.seen):
        if each is not None and not seen[PLACES[each]]:
            seen[PLACES[each]] = OFFERED if place // 2 == len(view.stock.kept) else SEEN_OUT
