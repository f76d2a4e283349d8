"""Arrival of browsers at seats: which hand each is shown, and that it is shown the hand of one seat alone."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.base.tokens import same_key
from spadille.server.store.document import SeatDoc
from spadille.server.table import table_log, timing
from spadille.server.table.effects import Effects, End, Keep
from spadille.server.table.seats import hosting, seating
from spadille.server.table.seats.seating import Comer
from spadille.server.table.state import TableState
from spadille.server.table.viewer import OTHER_SEAT, Viewer


def sit(t: TableState, seat: Seat, name: str, fair: str, comer: Comer) -> Effects[SeatDoc]:
    """Give a free seat to a person (see `seating.sit`), who has yet to connect."""
    called, silent = "", comer.browser in t.doc.silenced
    if t.hands.seat_of(comer.browser) not in (None, seat, comer.leaves and comer.leaves[0]):
        raise NotNow(say("seated-already"))  # by a request with cookies from before a move
    if comer.leaves is not None:
        called, muted = _leave(t, seat, comer)
        silent = silent or muted
    doc = seating.sit(t.doc, seat, called if silent else name, fair, comer)  # a new name is read by all, as chat is
    if silent:
        t.doc.muted.append(seat)
        t.doc.silenced = [each for each in t.doc.silenced if each != comer.browser]
    _remember(t, comer)
    t.hands.take(comer.browser, seat)
    if comer.host:
        t.doc.host_seat = seat
    yield from table_log.note(t, "sit", seat)
    yield Keep()
    t.people.seated(seat, t.now.clock)
    yield from _turn_away(t, seat, comer)
    if comer.leaves is not None:
        t.people.freed(comer.leaves[0])  # other devices of the same person
    yield from timing.follow_up(t)
    return doc


def _leave(t: TableState, seat: Seat, comer: Comer) -> tuple[str, bool]:
    """Free the seat that a person leaves for this one, also for the person's other devices.

    Return the name there, empty if it was a seat's usual one, and whether the person was muted.
    """
    assert comer.leaves is not None
    old, key = comer.leaves
    seating.check_move(t.doc, old, key, seat, comer)
    name, muted, devices = t.doc.seats[old].name, old in t.doc.muted, hosting.browsers_at(t.doc, old)
    hosting.free(t.doc, old)
    for each in devices:
        t.hands.look(each, seat)
    return "" if name == t.doc.seats[old].name else name, muted


def look(t: TableState, seat: Seat, comer: Comer) -> Effects[None]:
    """Note that a browser has opened a seat of which it has the key."""
    _remember(t, comer)
    changed = t.hands.look(comer.browser, seat)
    if comer.host and t.doc.host_seat != seat:
        t.doc.host_seat, changed = seat, True
    if changed:
        yield from _turn_away(t, seat, comer)
        yield Keep()


def come(t: TableState, viewer: Viewer) -> Effects[None]:
    """Note that a viewer has connected, and which hand it may see."""
    if viewer.own is None or not same_key(viewer.key, t.doc.seats[viewer.own].key):
        return
    yield from look(t, viewer.own, Comer(viewer.browser, None, viewer.host))
    viewer.seat = viewer.own if t.hands.sees(viewer.browser, viewer.own) else None


def show_hands(t: TableState) -> None:
    """Update, after the table has moved on or back, which viewers may see their hands."""
    for each in t.people.viewers:
        if each.own is not None:
            t.people.show_hand(each, t.hands.sees(each.browser, each.own), t.now.clock)


def _remember(t: TableState, comer: Comer) -> None:
    """Note the browser's former seat, known from its cookies, if the document knows nothing of the browser."""
    if comer.former is not None:
        t.hands.remember(comer.browser, comer.former)


def _turn_away(t: TableState, seat: Seat, comer: Comer) -> Effects[None]:
    """End the connections that a browser has open for seats other than this one."""
    for each in list(t.people.viewers):
        # A connection opened before the browser had a name is known by the seat of its cookie.
        same = each.browser == comer.browser if each.browser else each.own == comer.former
        if comer.browser and same and each.own not in (None, seat):
            t.people.show_hand(each, False, t.now.clock)
            yield End(each, OTHER_SEAT)


def seat_of(viewer: Viewer) -> Seat:
    """Return the seat that a viewer plays now; raises RequestRefused if there is none."""
    if viewer.seat is None and viewer.own is not None:
        raise NotNow(say("next-deal"))
    if viewer.seat is None:
        raise NotAllowed(say("watching"))
    return viewer.seat


def own_of(viewer: Viewer) -> Seat:
    """Return the seat that a viewer has, also while it waits to enter; raises RequestRefused if there is none."""
    return seat_of(viewer) if viewer.own is None else viewer.own
