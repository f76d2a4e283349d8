"""The host's changes to a room's document: begin, fill, free, and let people watch."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from spadille.bots import bot_named
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.scene.names import usual_names
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.store.document import RoomDoc, SeatDoc, fresh_key
from spadille.server.table.seats.faces import seat_bot

MOST_BROWSERS: Final = 64
"""Maximum number of browsers to keep out, and of those to keep silent."""


def begin(doc: RoomDoc, date: float) -> None:
    """Begin the game, at a time in seconds since 1970: empty seats go to bots."""
    if doc.phase != "gathering":
        raise NotNow(say("begun"))
    for at, seat in enumerate(doc.seats):
        if seat.kind == "open":
            seat.kind, seat.level = "bot", doc.settings.level_at(at)
            seat_bot(doc, at)
    doc.phase = "playing"
    doc.started = datetime.fromtimestamp(int(date), UTC).replace(tzinfo=None).isoformat() + "Z"


def give_up(doc: RoomDoc, by: Seat | None = None) -> None:
    """End the game unfinished, so that the seed of its deals may be seen.

    `by` is the player who has given it up, if one has.
    """
    if doc.phase == "over":
        raise NotNow(say("over-already"))
    doc.abandoned = doc.phase == "playing"
    doc.phase, doc.due, doc.conceded = "over", None, by


def fill(doc: RoomDoc, seat: Seat, level: str) -> None:
    """Put a bot of a level on a seat that no person has."""
    level = bot_named(doc.settings.game, level)
    found = _seat(doc, seat)
    if found.kind == "person":
        raise NotNow(say("person-sits"))
    found.kind, found.level = "bot", level
    seat_bot(doc, seat)


def free(doc: RoomDoc, seat: Seat) -> str:
    """Empty a seat: its links no longer work, and in a running game a bot plays it until somebody sits down.

    Return the former name of the seat.
    """
    old = _seat(doc, seat)
    # The seat's part of the seed stays once the cards are dealt.
    added = "" if doc.phase == "gathering" else old.fair
    level = doc.settings.level_at(seat) if doc.phase == "gathering" else old.level
    doc.seats[seat] = SeatDoc(usual_names(len(doc.seats))[seat], "open", level, fresh_key(), added)
    if seat in doc.muted:
        doc.muted.remove(seat)
        doc.silenced = list(dict.fromkeys([*doc.silenced, *browsers_at(doc, seat)]))[-MOST_BROWSERS:]
    if seat in doc.kept:
        doc.kept.remove(seat)
    if seat == doc.host_seat:
        doc.host_seat = None
    return old.name


def browsers_at(doc: RoomDoc, seat: Seat) -> list[str]:
    """Return the browsers of a seat's person."""
    return [name for name, eye in doc.eyes.items() if eye.seat == seat and eye.until is None]


def may_free(doc: RoomDoc, seat: Seat, here: bool) -> None:
    """Check that a seat may be freed in the host's place: not the host's, nor that of a person who is present."""
    found = _seat(doc, seat)
    if seat == doc.host_seat:
        raise NotAllowed(say("hosts-seat"))
    if found.kind == "person" and here:
        raise NotAllowed(say("host-frees"))


def let_watch(doc: RoomDoc, on: bool) -> None:
    """Make a new watch link, or switch it off, so that only people with seats may watch."""
    doc.watch = fresh_key() if on else ""
    if not on:
        doc.settings = msgspec.structs.replace(doc.settings, watchers=False)


def check_changes(doc: RoomDoc) -> None:
    """Raise RequestRefused if the game is over or the seats are fixed."""
    if doc.phase == "over":
        raise NotNow(say("game-over"))
    if doc.fixed is not None and doc.fixed.what != "number":
        raise NotAllowed(say("seats-stay"))


def _seat(doc: RoomDoc, seat: Seat) -> SeatDoc:
    """Return a seat that can change; raises RequestRefused."""
    check_changes(doc)
    if not 0 <= seat < len(doc.seats):
        raise BadOptions(f"seats run from 0 to {len(doc.seats) - 1}")
    return doc.seats[seat]
