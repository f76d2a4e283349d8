"""Zones of cards as blocks that can be measured and drawn anywhere on a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import NamedTuple

from msgspec import structs
from rich.cells import cell_len

from spadille.scene.model import Face, Mark, Zone
from spadille.tui.draw.canvas import Box, Canvas
from spadille.tui.draw.cards import CHIP, Pose, Size, draw_card, fan_width, step_of
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Ink, Look, typed
from spadille.tui.draw.targets import Aim, Spot


class Pen(NamedTuple):
    """The means to draw a scene's cards: canvas, look, selectable items, cursor and picked cards."""

    canvas: Canvas
    look: Look
    by_spot: dict[Spot, Aim]
    cursor: Aim | None
    picked: frozenset[str]

    def say(self, x: int, y: int, text: str, ink: Ink, width: int | None = None) -> None:
        """Write text with the letters that the terminal has."""
        self.canvas.put(x, y, self.letters(text), ink, width)

    def letters(self, text: str) -> str:
        """Return text with the letters that the terminal has; it may get longer: "Fuenf"."""
        return typed(text) if self.look.letters else text

    def pose(self, spot: Spot, face: Face) -> Pose:
        aim = self.by_spot.get(spot)
        if face.card in self.picked and aim is not None:
            return "picked"
        if aim is not None and aim == self.cursor:
            return "at"
        return "dim" if face.refusal is not None else "plain"

    def card(self, x: int, y: int, size: Size, spot: Spot, face: Face) -> None:
        """Draw a card of a zone; if it is selectable, register it for clicks."""
        pose = self.pose(spot, face)
        draw_card(self.canvas, x, y, face, size, self.look, pose)
        if (aim := self.by_spot.get(spot)) is not None:
            self.canvas.hit(Box(x, y, *size), aim)
            if pose == "at" and size.height > 1:
                self.canvas.put(x + 1, y + size.height - 1, self.look.signs["up"], Ink(FAINT))
            if pose == "at" and face.card is None:
                self.canvas.tint(Box(x, y, *size), Ink(GOLD))


class Block(NamedTuple):
    """A zone measured for one card size, with the function that draws it."""

    width: int
    height: int
    draw: Callable[[int, int], None]


def block_of(zone: Zone, size: Size, pen: Pen, room: int) -> Block:
    """A zone as a block of at most `room` columns."""
    title = str(zone.title) + (f" ({zone.count})" if zone.count is not None else "")
    parts: list[Block] = []
    if title:
        parts.append(_text_block([title], pen, Ink(FAINT), room))
    if zone.shape == "triangle":
        parts.append(_triangle(zone, size, pen))
    elif zone.rows:
        rows = [_row_block(zone.name, row, faces, size, pen, room) for row, faces in enumerate(zone.rows) if faces]
        parts += in_a_row(rows, room)
    if zone.faces:
        faces = zone.faces[-1:] if zone.shape == "pile" else zone.faces
        parts.append(_row_block(zone.name, -1, faces, size, pen, room, len(zone.faces) - len(faces)))
    elif zone.shape == "pile" and zone.count:
        parts.append(_row_block(zone.name, -1, (Face(None),), size, pen, room))
    elif zone.shape in ("pile", "row"):
        parts.append(Block(size.width, size.height, lambda x, y: _empty_place(pen, x, y, size)))
    if zone.lines:
        parts.append(_text_block([*map(str, zone.lines)], pen, Ink(TEXT), room))
    return stacked(parts)


def stacked(parts: Sequence[Block]) -> Block:
    """Stack blocks vertically."""

    def draw(x: int, y: int) -> None:
        for part in parts:
            part.draw(x, y)
            y += part.height

    return Block(max((part.width for part in parts), default=0), sum(part.height for part in parts), draw)


def in_a_row(blocks: Sequence[Block], room: int) -> list[Block]:
    """Arrange blocks side by side, in as many rows as needed."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(each.width + 2 for each in rows[-1]) + block.width <= room:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [_beside(row) for row in rows]


def _beside(row: Sequence[Block]) -> Block:
    def draw(x: int, y: int) -> None:
        for block in row:
            block.draw(x, y)
            x += block.width + 2

    return Block(sum(block.width + 2 for block in row) - 2, max(block.height for block in row), draw)


def _text_block(lines: Sequence[str], pen: Pen, ink: Ink, room: int) -> Block:
    wrapped = [part for line in lines for part in (wrap(line, max(1, room), drop_whitespace=False) or [""])]

    def draw(x: int, y: int) -> None:
        for at, line in enumerate(wrapped):
            pen.say(x, y + at, line, ink, room)

    return Block(max(cell_len(line) for line in wrapped), len(wrapped), draw)


def _row_block(name: str, row: int, faces: Sequence[Face], size: Size, pen: Pen, room: int, first: int = 0) -> Block:
    """Cards side by side, overlapping where room is short; notes too long for a card stand below it."""
    longest = max(cell_len(str(face.note)) for face in faces)
    below = size == CHIP or longest > size.width - 1
    gap = 0 if size == CHIP else 1
    if below and longest:
        gap = max(gap, longest + 1 - size.width)
    step = step_of(len(faces), room, size, gap)
    marked = below and longest and step > longest

    def draw(x: int, y: int) -> None:
        for at, face in enumerate(faces):
            shown = structs.replace(face, note="") if marked and face.note else face
            pen.card(x + at * step, y, size, Spot(name, row, first + at), shown)
            if marked:
                pen.say(x + at * step, y + size.height, str(face.note), Ink(FAINT))

    width = fan_width(len(faces), step, size)
    if marked:
        width = max(width, (len(faces) - 1) * step + cell_len(str(faces[-1].note)))
    return Block(width, size.height + (1 if marked else 0), draw)


def _empty_place(pen: Pen, x: int, y: int, size: Size) -> None:
    if size.height == 1:
        pen.canvas.put(x, y, "--", Ink(FAINT))
    else:
        pen.canvas.frame(Box(x, y, *size), pen.look.signs["box"], Ink(FAINT))


def _triangle(zone: Zone, size: Size, pen: Pen) -> Block:
    """Rows that overlap downwards; each card lies on two cards of the row before."""
    longest = max((len(row) for row in zone.rows), default=0)
    across, down = size.width + 1, max(1, size.height - 1)
    width, height = longest * across - 1, (len(zone.rows) - 1) * down + size.height

    def draw(x: int, y: int) -> None:
        for row, faces in enumerate(zone.rows):
            left = x + (width - (len(faces) * across - 1)) // 2
            for at, face in enumerate(faces):
                if face.card is not None or Mark.GONE not in face.marks:
                    pen.card(left + at * across, y + row * down, size, Spot(zone.name, row, at), face)

    return Block(width, height, draw)
