"""What the host of a room may do: begin, fill, free, stop, and let people watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spadille.bots import bot_named
from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.server import wire
from spadille.server.document import SeatDoc, fresh_key, usual_names

if TYPE_CHECKING:
    from spadille.server.room import Room


async def handle(room: Room, asked: wire.Request) -> None:
    """Do what a host asks; raises SpadilleError."""
    match asked:
        case wire.Start():
            await room.begin()
        case wire.Fill(seat, level):
            await fill(room, seat, level)
        case wire.Free(seat):
            await free(room, seat)
        case wire.Pause(on):
            await pause(room, on)
        case wire.Watch(on):
            await let_watch(room, on)


async def fill(room: Room, seat: Seat, level: str) -> None:
    """Put a bot of a level on a seat that no person has."""
    level = bot_named(room.game.name, level)
    doc = _seat(room, seat)
    if doc.kind == "person":
        raise SpadilleError("a person sits there; free the seat first")
    doc.kind, doc.level = "bot", level
    await room.keep()
    room.timing.plan()
    room.show()


async def free(room: Room, seat: Seat) -> None:
    """Empty a seat: its links no longer work, and in a running game a bot plays it until somebody sits down."""
    old = _seat(room, seat)
    # What the seat has added to the seed stands once the cards are dealt.
    added = "" if room.doc.phase == "gathering" else old.fair
    name = usual_names(len(room.doc.seats))[seat]
    room.doc.seats[seat] = SeatDoc(name, "open", room.doc.settings.level, fresh_key(), added)
    await room.keep()
    room.people.freed(seat)
    room.send_away()
    room.timing.plan()
    room.show()


async def pause(room: Room, on: bool) -> None:
    """Stop or restart the table."""
    room.doc.paused = on
    await room.keep()
    room.timing.plan()
    room.show()


async def let_watch(room: Room, on: bool) -> None:
    """Make a new watch link, or switch it off and send the watchers away."""
    room.doc.watch = fresh_key() if on else ""
    if not on:
        room.doc.settings = msgspec.structs.replace(room.doc.settings, watchers=False)
    for each in room.people.connections:
        each.invited = False
    await room.keep()
    room.send_away()
    room.show()


def _seat(room: Room, seat: Seat) -> SeatDoc:
    """The seat, while there is a game to sit down to."""
    if room.doc.phase == "over":
        raise SpadilleError("the game is over")
    if not 0 <= seat < len(room.doc.seats):
        raise SpadilleError(f"seats run from 0 to {len(room.doc.seats) - 1}")
    return room.doc.seats[seat]
