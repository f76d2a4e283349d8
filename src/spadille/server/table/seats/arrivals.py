"""Browsers that come to a seat: which hands each is shown, and that it is shown those of one seat alone."""

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
    """Lets the seals of a table hold for those who are connected."""

    __slots__ = ("_doc", "_people", "_seals")

    def __init__(self, doc: RoomDoc, people: People, seals: Seals) -> None:
        self._doc = doc
        self._people = people
        self._seals = seals

    def sit(self, seat: Seat, comer: Comer) -> None:
        """A person has been given a seat."""
        self._remember(comer)
        self._seals.take(comer.browser, seat)
        if comer.host:
            self._doc.host_seat = seat

    def seated(self, seat: Seat, comer: Comer) -> None:
        """That has been written: the person has yet to connect."""
        self._people.seated(seat, time.monotonic())
        self._turn_away(seat, comer)

    def look(self, seat: Seat, comer: Comer) -> bool:
        """A browser has come to a seat of which it has the key; whether that changes the document."""
        self._remember(comer)
        changed = self._seals.look(comer.browser, seat)
        if comer.host and self._doc.host_seat != seat:
            self._doc.host_seat, changed = seat, True
        if changed:
            self._turn_away(seat, comer)
        return changed

    def come(self, viewer: Connection) -> bool:
        """A viewer has come; whether that changes the document."""
        if viewer.own is None or not same_key(viewer.key, self._doc.seats[viewer.own].key):
            return False
        changed = self.look(viewer.own, Comer(viewer.browser, None, viewer.host))
        viewer.seat = viewer.own if self._seals.sees(viewer.browser, viewer.own) else None
        return changed

    def show_hands(self) -> None:
        """The table has moved on, or back: everybody is shown what they may see of it."""
        for each in self._people.connections:
            if each.own is not None:
                self._people.show_hand(each, self._seals.sees(each.browser, each.own), time.monotonic())

    def _remember(self, comer: Comer) -> None:
        """What the cookies say of the past, where the document has nothing of it."""
        if comer.former is not None and comer.browser not in self._doc.eyes:
            self._seals.look(comer.browser, comer.former)

    def _turn_away(self, seat: Seat, comer: Comer) -> None:
        """End what a browser has open for other seats than this one."""
        for each in self._people.connections:
            # A line that was opened before the browser had a name is known by the seat that its cookie was of.
            same = each.browser == comer.browser if each.browser else each.own == comer.former
            if comer.browser and same and each.own not in (None, seat):
                self._people.show_hand(each, False, time.monotonic())
                each.end(OTHER_SEAT)


def seat_of(connection: Connection) -> Seat:
    """The seat that a viewer plays now; raises RequestRefused where it plays none."""
    if connection.seat is None and connection.own is not None:
        raise NotNow(say("next-deal"))
    if connection.seat is None:
        raise NotAllowed(say("watching"))
    return connection.seat


def own_of(connection: Connection) -> Seat:
    """The seat that a viewer has, also while it waits to come in; raises RequestRefused where it has none."""
    return seat_of(connection) if connection.own is None else connection.own
