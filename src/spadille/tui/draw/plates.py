"""Plates of the seats: name, side and facts; highlighted on the seat's turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from spadille.scene.model import Plate
from spadille.tui import say
from spadille.tui.draw.canvas import Box
from spadille.tui.draw.colours import FAINT, GOLD, INK, PLATE, TEXT, Ink, side_ink
from spadille.tui.draw.zones import Block, Pen

NARROW = 14


def plate_block(pen: Pen, plate: Plate, room: int) -> Block:
    """A seat as a block: a line for its name, and lines for its facts."""
    name, extra = _name_of(pen, plate), _extra_of(plate)
    lines = _facts_in(plate, room - 3)
    width = min(room, max(cell_len(name + extra) + 3, *(cell_len(line) + 4 for line in lines), NARROW))
    ground, ink = (GOLD, INK) if plate.to_act else (PLATE, TEXT)

    def draw(x: int, y: int) -> None:
        _ground(pen, plate, Box(x, y, width, 1 + len(lines)))
        pen.say(x + 1, y, name, Ink(ink, ground, bold=True), width - 1)
        faint = Ink(INK if plate.to_act else FAINT, ground)
        pen.say(x + 1 + cell_len(name), y, extra, faint, width - 1 - cell_len(name))
        for row, line in enumerate(lines, 1):
            pen.say(x + 2, y + row, line, Ink(ink, ground), width - 2)

    return Block(width, 1 + len(lines), draw)


def plate_line_block(pen: Pen, plate: Plate, room: int, *, fixed: bool = False) -> Block:
    """A seat on one line; with `fixed`, as wide as `room`."""
    said = _name_of(pen, plate) + _extra_of(plate)
    if plate.facts:
        said += "  " + _facts_in(plate, room - cell_len(said) - 4 if fixed else 1000)[0]
    width = room if fixed else min(room, cell_len(said) + 3)
    ground, ink = (GOLD, INK) if plate.to_act else (PLATE, TEXT)

    def draw(x: int, y: int) -> None:
        _ground(pen, plate, Box(x, y, width, 1))
        pen.say(x + 1, y, said, Ink(ink, ground, bold=True), width - 1)

    return Block(width, 1, draw)


def _name_of(pen: Pen, plate: Plate) -> str:
    return f"{pen.look.signs['turn'] if plate.to_act else ' '}{plate.name}"


def _extra_of(plate: Plate) -> str:
    return (f" {say('partner')}" if plate.partner else "") + (f" {say('dealer-mark')}" if plate.dealer else "")


def _ground(pen: Pen, plate: Plate, box: Box) -> None:
    ground = GOLD if plate.to_act else PLATE
    pen.canvas.fill(box, Ink(TEXT, ground))
    for y in range(box.y, box.bottom):
        pen.canvas.put(box.x, y, pen.look.signs["stripe"], Ink(side_ink(plate.side), ground))


def _facts_in(plate: Plate, room: int) -> Sequence[str]:
    """The facts on as few lines as possible."""
    lines: list[str] = []
    for fact in plate.facts:
        said = f"{fact.label} {fact.value}".strip()
        if lines and cell_len(lines[-1]) + cell_len(said) + 3 <= room:
            lines[-1] += f" · {said}"
        else:
            lines.append(said)
    return lines
