"""An open table, as the pages, the lobby and the wire know it."""

from __future__ import annotations

from typing import Protocol

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server.store.document import RoomDoc, SeatDoc
from spadille.server.table.inbox import Inbox
from spadille.server.table.seats.seating import NOBODY, Comer


class Awake(Protocol):
    """The interface of a table for callers outside its task."""

    @property
    def name(self) -> str:
        """The table's name, by which it is found."""

    @property
    def doc(self) -> RoomDoc:
        """Its document, for reading only."""

    @property
    def table(self) -> Table:
        """The game, for reading only."""

    @property
    def inbox(self) -> Inbox:
        """The inbox for requests."""

    async def sit(self, seat: Seat, name: str, fair: str, comer: Comer = NOBODY) -> SeatDoc:
        """Give a free seat to a person."""

    async def look(self, seat: Seat, comer: Comer) -> None:
        """Note that a browser has opened a seat by its link."""

    async def seal(self, seat: Seat, given: str) -> None:
        """Seal the part of a seat's person in the seed."""

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """Note that a person has followed to the seat kept at this next table."""

    async def again(self, address: str) -> str:
        """Return the name of the same people's next table; made for this address if there is none."""

    def came_in(self, seat: Seat, browser: str) -> int:
        """The number of moves before a browser entered on a seat."""

    async def give_up(self) -> None:
        """End the game unfinished, and open its secret."""

    def record(self) -> bytes:
        """The record of the game, once it is over."""
