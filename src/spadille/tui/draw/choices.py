"""The available choices of words as a grid of cells."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from rich.cells import cell_len

from spadille.scene.model import Choice, Scene
from spadille.tui.draw.canvas import Box
from spadille.tui.draw.colours import FAINT, GOLD, INK, PLATE, TEXT, Ink
from spadille.tui.draw.targets import Aim
from spadille.tui.draw.zones import Block, Pen

_MANY: Final = 4
"""In a larger group, cells show no notes; the line below the board does."""
_ROW: Final = 7


def choice_block(scene: Scene, aims: Mapping[int, Aim], pen: Pen, box: Box) -> Block | None:
    """All choices as rows of cells, grouped; None if there are none."""
    if not scene.choices:
        return None
    rows: list[list[tuple[int, str]]] = []
    room = box.width
    numbered = list(enumerate(scene.choices))
    for _, group in groupby(numbered, key=lambda each: each[1].group):
        cells = _cells(list(group), room, pen)
        per_row = len(cells) if len(cells) <= _ROW and _row_width(cells) <= room else _per_row(cells, room)
        if rows and len(cells) < _MANY and _fits(rows[-1], cells, room) and len(rows[-1]) < _MANY:
            rows[-1] += cells
            continue
        rows += [cells[at : at + per_row] for at in range(0, len(cells), per_row)]
    if len(rows) > box.height:
        rows = _packed([(at, pen.letters(str(each.label))) for at, each in numbered], room)
    width = max(_row_width(row) for row in rows)
    triangle = any(zone.shape == "triangle" for zone in scene.zones)
    gap = 1 if 6 * len(rows) <= box.height and not triangle else 0

    def draw(x: int, y: int) -> None:
        for row in rows:
            left = x + (width - _row_width(row)) // 2
            for at, text in row:
                _draw_cell(pen, left, y, scene.choices[at], text, aims[at])
                left += cell_len(text) + 1
            y += 1 + gap

    return Block(width, len(rows) * (1 + gap) - gap, draw)


def _cells(group: list[tuple[int, Choice]], room: int, pen: Pen) -> list[tuple[int, str]]:
    said = [(at, pen.letters(str(each.label)), pen.letters(str(each.note))) for at, each in group]
    noted = [(at, f" {label}  {note} " if note else f" {label} ") for at, label, note in said]
    if len(group) <= _MANY and _row_width(noted) <= room:
        return noted
    if all(choice.points is not None for _, choice in group):
        valued = [(at, f"{pen.letters(str(each.label))} {each.points:>3}") for at, each in group]
        if _row_width(valued) <= room:
            return valued
    widest = max(cell_len(label) for _, label, _ in said)
    pad = " " if _row_width([(at, f" {label:^{widest}} ") for at, label, _ in said[:_ROW]]) <= room else ""
    return [(at, f"{pad}{label:^{widest}}{pad}") for at, label, _ in said]


def _per_row(cells: list[tuple[int, str]], room: int) -> int:
    widest = max(cell_len(text) for _, text in cells)
    return max(1, min(_ROW, (room + 1) // (widest + 1)))


def _packed(cells: list[tuple[int, str]], room: int) -> list[list[tuple[int, str]]]:
    """Fill rows with the cells in order, ignoring groups: used where rows by groups would be too many."""
    rows: list[list[tuple[int, str]]] = []
    for cell in cells:
        if rows and _fits(rows[-1], [cell], room):
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


def _row_width(row: list[tuple[int, str]]) -> int:
    return sum(cell_len(text) + 1 for _, text in row) - 1


def _fits(row: list[tuple[int, str]], more: list[tuple[int, str]], room: int) -> bool:
    return _row_width(row) + 1 + _row_width(more) <= room


def _draw_cell(pen: Pen, x: int, y: int, choice: Choice, text: str, aim: Aim) -> None:
    here = aim == pen.cursor
    if choice.refusal is not None:
        ink = Ink(FAINT, PLATE)
    elif here:
        ink = Ink(INK, GOLD, bold=True)
    else:
        ink = Ink(TEXT, PLATE, bold=True)
    pen.say(x, y, text, ink)
    if here:
        inset = 0 if text.startswith(" ") else 1
        pen.canvas.put(x - inset, y, "[", ink)
        pen.canvas.put(x + cell_len(text) - 1 + inset, y, "]", ink)
    key = choice.key
    if key.isalpha() and (at := text.lower().find(key)) >= 0:
        pen.canvas.put(x + at, y, text[at], ink._replace(under=True))
    pen.canvas.hit(Box(x, y, cell_len(text), 1), aim)
