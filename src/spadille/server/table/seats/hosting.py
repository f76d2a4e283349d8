"""What the host of a room may change in its document: begin, fill, free, and let people watch."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from spadille.bots import bot_named
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.scene.names import usual_names
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.store.document import RoomDoc, SeatDoc, fresh_key
from spadille.server.table.seats.faces import seat_bot


def begin(doc: RoomDoc) -> None:
    """The game begins: empty seats go to bots."""
    if doc.phase != "gathering":
        raise NotNow(say("begun"))
    for at, seat in enumerate(doc.seats):
        if seat.kind == "open":
            seat.kind, seat.level = "bot", doc.settings.level_at(at)
            seat_bot(doc, at)
    doc.phase = "playing"
    doc.started = datetime.now(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"


def give_up(doc: RoomDoc, by: Seat | None = None) -> None:
    """Nothing more is played: the game is over as it stands, and what its deals were made of may be seen.

    `by` is the player who has given it up, where one has.
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

    It answers what the seat was called.
    """
    old = _seat(doc, seat)
    # What the seat has added to the seed stands once the cards are dealt.
    added = "" if doc.phase == "gathering" else old.fair
    level = doc.settings.level_at(seat) if doc.phase == "gathering" else old.level
    doc.seats[seat] = SeatDoc(usual_names(len(doc.seats))[seat], "open", level, fresh_key(), added)
    doc.muted = [each for each in doc.muted if each != seat]
    if seat == doc.host_seat:
        doc.host_seat = None
    return old.name


def may_free(doc: RoomDoc, seat: Seat, here: bool) -> None:
    """Somebody frees a seat in the host's place: neither the host's nor that of a person who is there."""
    found = _seat(doc, seat)
    if seat == doc.host_seat:
        raise NotAllowed(say("hosts-seat"))
    if found.kind == "person" and here:
        raise NotAllowed(say("host-frees"))


def let_watch(doc: RoomDoc, on: bool) -> None:
    """Make a new watch link, or switch it off and let only people with seats look on."""
    doc.watch = fresh_key() if on else ""
    if not on:
        doc.settings = msgspec.structs.replace(doc.settings, watchers=False)


def _seat(doc: RoomDoc, seat: Seat) -> SeatDoc:
    """The seat, while there is a game to sit down to."""
    if doc.phase == "over":
        raise NotNow(say("game-over"))
    if doc.fixed is not None and doc.fixed.what != "number":
        raise NotAllowed(say("seats-stay"))
    if not 0 <= seat < len(doc.seats):
        raise BadOptions(f"seats run from 0 to {len(doc.seats) - 1}")
    return doc.seats[seat]
