"""The moment that is drawn, and the trick in the middle of it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from spadille.cards.card import card
from spadille.core.contract import Seat
from spadille.core.errors import Unreadable
from spadille.scene.model import Face, Option, Scene, Zone
from spadille.tui.aims import Aim, Aims, Spot
from spadille.tui.canvas import Box
from spadille.tui.cards import Size
from spadille.tui.zones import Block, Pen


class Moment(NamedTuple):
    """What is to be drawn: a scene, what is under the cursor, the cards being picked."""

    scene: Scene
    aims: Aims
    cursor: Aim | None = None
    picked: frozenset[str] = frozenset()
    picking: Option | None = None
    late: tuple[Face, ...] = ()
    """A finished trick that the scene itself shows no more."""


def place_of(turn: int, seats: int) -> tuple[float, float]:
    """Where the seat `turn` places clockwise from the viewer sits: from -1 to 1 rightwards and downwards.

    >>> place_of(0, 4), place_of(1, 4), place_of(2, 4)
    ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
    """
    angle = radians(360 * turn / seats)
    return round(-sin(angle), 3) + 0.0, round(cos(angle), 3) + 0.0


def open_trick(moment: Moment) -> Zone | None:
    """The trick on the table; the finished one stays until the next is led."""
    tricks = [zone for zone in moment.scene.zones if zone.kind == "trick"]
    if moment.late:
        return Zone("trick", "trick", faces=moment.late)
    shown = next((zone for zone in tricks if zone.faces and zone.name != "last"), None)
    if shown is None:
        shown = next((zone for zone in tricks if zone.faces), None)
    return shown if shown is not None else next(iter(tricks), None)


def late_trick(before: Scene, after: Scene, by: Seat, text: str) -> tuple[Face, ...]:
    """A trick that a card has finished and that the next scene shows no more, as when a deal is scored with it."""
    lay = next((zone.faces for zone in before.zones if zone.kind == "trick" and zone.name != "last"), ())
    if not lay or any(zone.kind == "trick" and zone.faces for zone in after.zones):
        return ()
    try:
        played = str(card(text.rpartition(" ")[2]))
    except Unreadable:
        return ()
    return (*(Face(face.card, seat=face.seat) for face in lay), Face(played, seat=by))


def trick_block(pen: Pen, moment: Moment, trick: Zone, size: Size, room: Box) -> Block:
    """The cards of a trick, each before its seat."""
    seats = [plate.seat for plate in moment.scene.plates]
    tall = 0 if len(seats) < 2 else 1 if len(seats) < 5 else 2
    rows = min(room.height, size.height * (1 + tall))
    columns = min(room.width, 5 * size.width)

    def draw(x: int, y: int) -> None:
        for at, face in enumerate(trick.faces):
            turn = seats.index(face.seat) if face.seat in seats else at
            right, down = place_of(turn, max(len(seats), 1))
            left = x + round((columns - size.width) * (1 + right) / 2)
            top = y + round((rows - size.height) * (1 + down) / 2)
            pen.card(left, top, size, Spot(trick.name, -1, at), face)

    return Block(columns, rows, draw)


def swept(before: Scene, after: Scene) -> bool:
    """A deal has been scored and its cards are gone from the table; a finished trick is kept in another way."""
    lay, lie = (sum(len(zone.faces) for zone in scene.zones) for scene in (before, after))
    scored = len(after.score.sheet) > len(before.score.sheet)
    return scored and lie < lay and not any(zone.kind == "trick" for zone in before.zones)
