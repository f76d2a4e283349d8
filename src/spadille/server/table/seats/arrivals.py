"""Arrival of browsers at seats: which hand each is shown, and that it is shown the hand of one seat alone."""

from __future__ import annotations

import time

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.base.tokens import same_key
from spadille.server.store.document import RoomDoc
from spadille.server.table.connection import OTHER_SEAT, Connection
from spadille.server.table.seats.hand_access import Seals
from spadille.server.table.seats.presence import People
from spadille.server.table.seats.seating import Comer


class Arrivals:
    """Applies the rules of hand access to the connections of a table."""

    __slots__ = ("_doc", "_people", "_seals")

    def __init__(self, doc: RoomDoc, people: People, seals: Seals) -> None:
        self._doc = doc
        self._people = people
        self._seals = seals

    def sit(self, seat: Seat, comer: Comer) -> None:
        """Give a seat to a person."""
        self._remember(comer)
        self._seals.take(comer.browser, seat)
        if comer.host:
            self._doc.host_seat = seat

    def seated(self, seat: Seat, comer: Comer) -> None:
        """Follow up on a seat taken and written to the store: its person has yet to connect."""
        self._people.seated(seat, time.monotonic())
        self._turn_away(seat, comer)

    def look(self, seat: Seat, comer: Comer) -> bool:
        """Note that a browser has opened a seat of which it has the key; return whether the document changes."""
        self._remember(comer)
        changed = self._seals.look(comer.browser, seat)
        if comer.host and self._doc.host_seat != seat:
            self._doc.host_seat, changed = seat, True
        if changed:
            self._turn_away(seat, comer)
        return changed

    def come(self, viewer: Connection) -> bool:
        """Note that a viewer has connected; return whether the document changes."""
        if viewer.own is None or not same_key(viewer.key, self._doc.seats[viewer.own].key):
            return False
        changed = self.look(viewer.own, Comer(viewer.browser, None, viewer.host))
        viewer.seat = viewer.own if self._seals.sees(viewer.browser, viewer.own) else None
        return changed

    def show_hands(self) -> None:
        """Update, after the table has moved on or back, which viewers may see their hands."""
        for each in self._people.connections:
            if each.own is not None:
                self._people.show_hand(each, self._seals.sees(each.browser, each.own), time.monotonic())

    def _remember(self, comer: Comer) -> None:
        """Note the browser's former seat, known from its cookies, if the document knows nothing of the browser."""
        if comer.former is not None and comer.browser not in self._doc.eyes:
            self._seals.look(comer.browser, comer.former)

    def _turn_away(self, seat: Seat, comer: Comer) -> None:
        """End the connections that a browser has open for seats other than this one."""
        for each in self._people.connections:
            # A connection opened before the browser had a name is known by the seat of its cookie.
            same = each.browser == comer.browser if each.browser else each.own == comer.former
            if comer.browser and same and each.own not in (None, seat):
                self._people.show_hand(each, False, time.monotonic())
                each.end(OTHER_SEAT)


def seat_of(connection: Connection) -> Seat:
    """Return the seat that a viewer plays now; raises RequestRefused if there is none."""
    if connection.seat is None and connection.own is not None:
        raise NotNow(say("next-deal"))
    if connection.seat is None:
        raise NotAllowed(say("watching"))
    return connection.seat


def own_of(connection: Connection) -> Seat:
    """Return the seat that a viewer has, also while it waits to enter; raises RequestRefused if there is none."""
    return seat_of(connection) if connection.own is None else connection.own
