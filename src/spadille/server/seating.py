"""Coming, going, sitting down and talking at a room's table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.server import wire
from spadille.server.connection import CLOSED, FULL, Connection
from spadille.server.document import MAX_FAIR, SeatDoc, fresh_key, own_name
from spadille.server.tokens import same_key

if TYPE_CHECKING:
    from spadille.server.room import Room

_MAX_CHAT = 200
_CHATS_KEPT = 50


async def join(room: Room, connection: Connection) -> None:
    """A viewer has come."""
    if connection.ended is not None:
        return
    if connection.seat is not None and not same_key(connection.key, room.doc.seats[connection.seat].key):
        connection.seat = None  # freed while the connection was being made
    if connection.seat is None and not connection.host and room.people.watching >= room.limits.watchers:
        connection.end(FULL)
        return
    if not room.may_stay(connection):
        connection.end(CLOSED)
        return
    asleep = not room.people.attended
    room.people.join(connection)
    if asleep and room.people.attended:
        room.people.wait_anew(time.monotonic())
    for said in room.chats:
        connection.send(said)
    room.timing.plan()
    if connection.seat in room.doc.standins:
        await room.timing.keep()
    room.show_to(connection)
    room.timing.show_soon()


def leave(room: Room, connection: Connection) -> None:
    """A viewer has gone."""
    room.people.leave(connection, time.monotonic())
    room.timing.plan()
    room.timing.show_soon()


def come_back(room: Room, seat: Seat) -> None:
    """The person plays again; a bot that stood in stops."""
    if seat in room.people.standins:
        room.people.standins.discard(seat)
        room.timing.plan()
        room.timing.show_soon()


async def sit(room: Room, seat: Seat, name: str, fair: str) -> SeatDoc:
    """Give a free seat to a person, under a name; `fair` is what the person adds to the seed of the deals."""
    doc = room.doc
    gathering = doc.phase == "gathering"
    if doc.phase == "over":
        raise SpadilleError("the game is over; nobody sits down any more")
    if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind == "person":
        raise SpadilleError("that seat is taken; choose a free one")
    if doc.seats[seat].kind == "bot" and not gathering:
        raise SpadilleError("a bot plays that seat; the host can free it")
    # Once the cards are dealt the seed stands, whoever comes later.
    added = fair[:MAX_FAIR] if gathering else doc.seats[seat].fair
    shown = own_name(name, seat, doc.seats)
    doc.seats[seat] = SeatDoc(shown, "person", doc.settings.level, fresh_key(), added)
    await room.keep()
    room.people.seated(seat, time.monotonic())
    room.timing.plan()
    room.show()
    return doc.seats[seat]


async def follow(room: Room, seat: Seat, key: str, fair: str) -> None:
    """A person has come from the table before to the seat that was kept."""
    doc = room.doc.seats[seat] if seat < len(room.doc.seats) else None
    if doc is None or doc.kind != "person" or not same_key(key, doc.key):
        raise SpadilleError("your seat has been freed; choose another one")
    if room.doc.phase == "gathering" and fair:
        doc.fair = fair[:MAX_FAIR]
        await room.keep()


def chat(room: Room, connection: Connection, text: str) -> None:
    """Somebody says something to all."""
    if not room.doc.settings.chat:
        raise SpadilleError("there is no chat at this table")
    if not connection.chats.take():
        raise SpadilleError("one thing at a time; wait a moment")
    words = "".join(each for each in " ".join(text.split()) if each.isprintable())[:_MAX_CHAT]
    if not words:
        return
    name = "Watcher" if connection.seat is None else room.doc.seats[connection.seat].name
    said = wire.write(wire.Said(name, connection.seat, words))
    room.chats = [*room.chats[1 - _CHATS_KEPT :], said]
    for each in room.people.connections:
        each.send(said)
