"""The words a person may say now, as a grid of cells."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from rich.cells import cell_len

from spadille.scene.model import Option, Scene
from spadille.tui.aims import Aim
from spadille.tui.canvas import Box
from spadille.tui.look import FAINT, GOLD, INK, PLATE, TEXT, Ink, typed
from spadille.tui.zones import Block, Pen

_MANY: Final = 4
"""In a group of more than so many the notes stay out of the cells; the line below tells them."""
_ROW: Final = 7


def choice_block(scene: Scene, aims: Mapping[int, Aim], pen: Pen, box: Box) -> Block | None:
    """All options as rows of cells, group by group; None if there are none."""
    if not scene.options:
        return None
    rows: list[list[tuple[int, str]]] = []
    room = box.width
    numbered = list(enumerate(scene.options))
    for _, group in groupby(numbered, key=lambda each: each[1].group):
        cells = _cells(list(group), room)
        per_row = len(cells) if len(cells) <= _ROW and _row_width(cells) <= room else _per_row(cells, room)
        if rows and len(cells) < _MANY and _fits(rows[-1], cells, room) and len(rows[-1]) < _MANY:
            rows[-1] += cells
            continue
        rows += [cells[at : at + per_row] for at in range(0, len(cells), per_row)]
    width = max(_row_width(row) for row in rows)
    gap = 1 if 6 * len(rows) <= box.height else 0

    def draw(x: int, y: int) -> None:
        for row in rows:
            left = x + (width - _row_width(row)) // 2
            for at, text in row:
                _draw_cell(pen, left, y, scene.options[at], text, aims[at])
                left += cell_len(text) + 1
            y += 1 + gap

    return Block(width, len(rows) * (1 + gap) - gap, draw)


def _cells(group: list[tuple[int, Option]], room: int) -> list[tuple[int, str]]:
    noted = [(at, f" {option.label}  {option.note} " if option.note else f" {option.label} ") for at, option in group]
    if len(group) <= _MANY and _row_width(noted) <= room:
        return noted
    figures = [option.note.split(" ")[0] for _, option in group]
    if all(figure.isdecimal() for figure in figures):
        valued = [(at, f"{option.label} {figures[place]:>3}") for place, (at, option) in enumerate(group)]
        if _row_width(valued) <= room:
            return valued
    widest = max(cell_len(option.label) for _, option in group)
    return [(at, f" {option.label:^{widest}} ") for at, option in group]


def _per_row(cells: list[tuple[int, str]], room: int) -> int:
    widest = max(cell_len(text) for _, text in cells)
    return max(1, min(_ROW, (room + 1) // (widest + 1)))


def _row_width(row: list[tuple[int, str]]) -> int:
    return sum(cell_len(text) + 1 for _, text in row) - 1


def _fits(row: list[tuple[int, str]], more: list[tuple[int, str]], room: int) -> bool:
    return _row_width(row) + 1 + _row_width(more) <= room


def _draw_cell(pen: Pen, x: int, y: int, option: Option, text: str, aim: Aim) -> None:
    here = aim == pen.cursor
    if option.refusal is not None:
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
    key = option.key
    if key.isalpha() and (at := text.lower().find(key)) >= 0:
        pen.canvas.put(x + at, y, typed(text)[at] if pen.look.letters else text[at], ink._replace(under=True))
    pen.canvas.hit(Box(x, y, cell_len(text), 1), aim)
