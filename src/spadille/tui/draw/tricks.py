"""The moment to draw, and the trick in its middle."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from rich.cells import cell_len

from spadille.scene.drawing import WINS
from spadille.scene.happening import Happened, TrickTaken
from spadille.scene.model import Choice, Face, Mark, Role, Scene, Zone
from spadille.tui.draw.canvas import Box
from spadille.tui.draw.cards import CHIP, Size
from spadille.tui.draw.colours import TEXT, Ink
from spadille.tui.draw.targets import Aim, Aims, Spot
from spadille.tui.draw.zones import Block, Pen


class Moment(NamedTuple):
    """A drawing's contents: a scene, its selectable items, the cursor, and the picked cards."""

    scene: Scene
    aims: Aims
    cursor: Aim | None = None
    picked: frozenset[str] = frozenset()
    picking: Choice | None = None
    late: tuple[Face, ...] = ()
    """A finished trick that the scene no longer shows."""


def place_of(turn: int, seats: int) -> tuple[float, float]:
    """Position of the seat `turn` places clockwise from the viewer, from -1 to 1 rightwards and downwards.

    >>> place_of(0, 4), place_of(1, 4), place_of(2, 4)
    ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
    """
    angle = radians(360 * turn / seats)
    return round(-sin(angle), 3) + 0.0, round(cos(angle), 3) + 0.0


def open_trick(moment: Moment) -> Zone | None:
    """The trick on the table; a finished one stays until the next is led."""
    tricks = [zone for zone in moment.scene.zones if zone.shape == "trick"]
    if moment.late:
        return Zone("trick", "trick", faces=moment.late, role=Role.TRICK)
    shown = next((zone for zone in tricks if zone.faces and zone.role is not Role.LAST), None)
    if shown is None:
        shown = next((zone for zone in tricks if zone.faces), None)
    return shown if shown is not None else next(iter(tricks), None)


def late_trick(news: Iterable[Happened], after: Scene) -> tuple[Face, ...]:
    """A trick just taken that the scene no longer shows, for example because it ended the deal."""
    if any(zone.shape == "trick" and zone.faces for zone in after.zones):
        return ()
    return next((each.trick for each in news if isinstance(each, TrickTaken)), ())


def trick_block(pen: Pen, moment: Moment, trick: Zone, size: Size, room: Box) -> Block:
    """The cards of a trick, each in front of its seat."""
    seats = [plate.seat for plate in moment.scene.plates]
    area = _area(len(seats), size, room)
    turns = [seats.index(face.seat) if face.seat in seats else at for at, face in enumerate(trick.faces)]
    corners = [_corner(turn, len(seats), size, area) for turn in turns]

    def draw(x: int, y: int) -> None:
        for at, (face, (left, top)) in enumerate(zip(trick.faces, corners, strict=True)):
            pen.card(x + left, y + top, size, Spot(trick.name, -1, at), face)
            if size == CHIP and face.note:
                ahead = Mark.WINS in face.marks
                said = str(WINS if ahead else face.note)
                beside = [column - 1 for column, row in corners if row == top and column > left]
                if cell_len(said) <= min(beside, default=area.width) - left - size.width:
                    pen.say(x + left + size.width, y + top, said, Ink(TEXT, bold=ahead))

    return Block(area.width, area.height, draw)


def trick_fits(seats: int, size: Size, room: Box) -> bool:
    """True if a card per seat fits at that size without overlap."""
    area = _area(seats, size, room)
    corners = [_corner(turn, seats, size, area) for turn in range(seats)]
    return not any(
        abs(one[0] - other[0]) < size.width - (size == CHIP) and abs(one[1] - other[1]) < size.height
        for at, one in enumerate(corners)
        for other in corners[:at]
    )


def _area(seats: int, size: Size, room: Box) -> Size:
    """Columns and rows that a trick takes."""
    tall = 1 if seats < 2 else 2 if seats < 5 else 3
    rows = size.height * tall if size != CHIP else 2 * tall - (seats != 2)
    return Size(min(room.width, 5 * size.width), min(room.height, rows))


def _corner(turn: int, seats: int, size: Size, area: Size) -> tuple[int, int]:
    """Upper left corner of a seat's card within the trick's area."""
    right, down = place_of(turn, max(seats, 1))
    return round((area.width - size.width) * (1 + right) / 2), round((area.height - size.height) * (1 + down) / 2)
