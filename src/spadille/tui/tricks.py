"""The moment that is drawn, and the trick in the middle of it."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from spadille.scene.happening import Happened, TrickTaken
from spadille.scene.model import Choice, Face, Role, Scene, Zone
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
    picking: Choice | None = None
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
    tricks = [zone for zone in moment.scene.zones if zone.shape == "trick"]
    if moment.late:
        return Zone("trick", "trick", faces=moment.late, role=Role.TRICK)
    shown = next((zone for zone in tricks if zone.faces and zone.role is not Role.LAST), None)
    if shown is None:
        shown = next((zone for zone in tricks if zone.faces), None)
    return shown if shown is not None else next(iter(tricks), None)


def late_trick(news: Iterable[Happened], after: Scene) -> tuple[Face, ...]:
    """A trick that has just been taken and that the scene shows no more, as when a deal is scored with it."""
    if any(zone.shape == "trick" and zone.faces for zone in after.zones):
        return ()
    return next((each.trick for each in news if isinstance(each, TrickTaken)), ())


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
