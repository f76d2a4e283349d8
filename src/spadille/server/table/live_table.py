"""A table that is awake, as the pages, the lobby and the wire know it."""

from __future__ import annotations

from typing import Protocol

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server.store.document import RoomDoc, SeatDoc
from spadille.server.table.inbox import Inbox
from spadille.server.table.seats.seating import NOBODY, Comer


class Awake(Protocol):
    """What may be asked of a table from outside its task."""

    @property
    def name(self) -> str:
        """What it is found by."""

    @property
    def doc(self) -> RoomDoc:
        """Its document, to be read only."""

    @property
    def table(self) -> Table:
        """The game, to be looked at only."""

    @property
    def inbox(self) -> Inbox:
        """Where requests go."""

    async def sit(self, seat: Seat, name: str, fair: str, comer: Comer = NOBODY) -> SeatDoc:
        """Give a free seat to a person."""

    async def look(self, seat: Seat, comer: Comer) -> None:
        """A browser has come to a seat by its link."""

    async def seal(self, seat: Seat, given: str) -> None:
        """The person of a seat fixes what it adds to the seed."""

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """A person has come from the table before to the seat that was kept."""

    async def again(self, address: str) -> str:
        """The name of the table where the same people play another game; made for this address if there is none."""

    def came_in(self, seat: Seat, browser: str) -> int:
        """After how many moves a browser has come in on a seat."""

    async def give_up(self) -> None:
        """End the game unfinished, and open its secret."""

    def record(self) -> bytes:
        """The record of the game, once it is over."""
