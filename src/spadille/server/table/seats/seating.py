"""Taking a seat: the changes in a room's document."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat, Value
from spadille.core.errors import BadOptions
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.base.tokens import same_key
from spadille.server.store.document import MAX_FAIR, RoomDoc, SeatDoc, fresh_key, own_name
from spadille.server.table.seats.faces import free_look


class Comer(Value, frozen=True):
    """A person who asks for a seat: browser, former seat, whether it is the host, and face and colour."""

    browser: str = ""
    former: Seat | None = None
    host: bool = False
    face: str = ""
    colour: str = ""
    leaves: tuple[Seat, str] | None = None
    """The seat that the person has now, and its key: before the game it is left for the other one."""


NOBODY: Final = Comer()
"""A person without any history at the table."""


def held(doc: RoomDoc, seat: Seat, key: str) -> SeatDoc:
    """Return the seat of the person who has its key; raises NotNow if it has been freed meanwhile."""
    found = doc.seats[seat] if 0 <= seat < len(doc.seats) else None
    if found is None or found.kind != "person" or not same_key(key, found.key):
        raise NotNow(say("seat-freed"))
    return found


def check(doc: RoomDoc, seat: Seat, comer: Comer = NOBODY) -> None:
    """Raise RequestRefused, or BadOptions for a seat that does not exist, unless a person may take the seat."""
    if comer.browser and comer.browser in doc.barred and not comer.host:
        raise NotAllowed(say("removed-before"))
    if doc.phase == "over":
        raise NotNow(say("over-no-seat"))
    if not 0 <= seat < len(doc.seats):
        raise BadOptions(f"expected a seat from 0 to {len(doc.seats) - 1}; got {seat}")
    if doc.seats[seat].kind == "person":
        raise NotNow(say("seat-taken"))
    if doc.seats[seat].kind == "bot" and doc.phase != "gathering":
        raise NotNow(say("bot-sits"))


def check_move(doc: RoomDoc, old: Seat, key: str, seat: Seat, comer: Comer) -> None:
    """Raise as `check` does, or unless a person who has a seat and its key may take another: before the game alone."""
    held(doc, old, key)
    if doc.phase != "gathering" or seat == old:
        raise NotNow(say("seated-already"))
    check(doc, seat, comer)


def sit(doc: RoomDoc, seat: Seat, name: str, fair: str, comer: Comer = NOBODY) -> SeatDoc:
    """Give a free seat to a person, under a name; `fair` is the person's part of the seed of the deals."""
    check(doc, seat, comer)
    gathering = doc.phase == "gathering"
    # Once the cards are dealt the seed is fixed: later persons add nothing to it.
    added = fair[:MAX_FAIR] if gathering else doc.seats[seat].fair
    face, colour = free_look(doc, seat, comer.face, comer.colour)
    shown = own_name(name, seat, doc.seats, face)
    level = doc.settings.level_at(seat) if gathering else doc.seats[seat].level
    doc.seats[seat] = SeatDoc(shown, "person", level, fresh_key(), added, face=face, colour=colour)
    return doc.seats[seat]


def follow(doc: RoomDoc, seat: Seat, key: str, fair: str) -> bool:
    """Note that a person has followed to the seat kept at the next table; return whether the document changes."""
    found = held(doc, seat, key)
    if doc.phase != "gathering" or not fair:
        return False
    found.fair = fair[:MAX_FAIR]
    return True
