"""The faces of people and bots: an animal each, on a colour. Screens decide how they are drawn."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.scene.names import BOTS, bot_name
from spadille.server.base.names import apart
from spadille.server.store.document import RoomDoc

FACES: Final = ("fox", "owl", "bear", "cat", "hare", "frog", "lion", "pig", "duck", "mouse", "panda", "penguin")
COLOURS: Final = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")
_BOTS: Final = dict(zip(BOTS, ("mouse", "bear", "owl", "duck", "frog", "hare", "lion", "cat", "pig"), strict=True))


def check_look(face: str, colour: str) -> None:
    """Raises BadOptions for an unknown face or colour; an empty one is left to the table."""
    for what, given, known in (("face", face, FACES), ("colour", colour, COLOURS)):
        if given and given not in known:
            raise BadOptions(f"expected a {what}: {', '.join(known)}; got {given[:20]!r}")


def free_look(doc: RoomDoc, seat: Seat, face: str, colour: str) -> tuple[str, str]:
    """Return the face and colour of a person who sits down; by default ones that nobody else at the table has."""
    others = [each for at, each in enumerate(doc.seats) if at != seat]
    faces = [each for each in FACES if each not in {other.face for other in others}]
    colours = [each for each in COLOURS if each not in {other.colour for other in others}]
    return face or (faces or list(FACES))[0], colour or (colours or list(COLOURS))[0]


def bot_look(seats: int, seat: Seat) -> tuple[str, str, str]:
    """The name, the face and the colour of the bot of a seat."""
    called = bot_name(seats, seat)
    return called, _BOTS.get(called, FACES[seat % len(FACES)]), COLOURS[seat % len(COLOURS)]


def seat_bot(doc: RoomDoc, seat: Seat) -> None:
    """Give a seat the name and the face of its bot."""
    found = doc.seats[seat]
    called, found.face, found.colour = bot_look(len(doc.seats), seat)
    found.name = apart(called, [each.name for at, each in enumerate(doc.seats) if at != seat])
