"""Cards drawn in character cells: fronts, fans, one-line chips and backs."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from spadille.cards.card import Card, card
from spadille.scene.drawing import WINS
from spadille.scene.model import Face, Mark
from spadille.tui import say
from spadille.tui.draw.canvas import Box, Canvas
from spadille.tui.draw.colours import (
    BACK,
    BACK_LINE,
    DIM_INK,
    EDGE,
    GOLD,
    INK,
    IVORY,
    LIFT,
    SHADE,
    SUIT_INKS,
    Ink,
    Look,
)
from spadille.tui.text.card_words import rank_of, sign_of

Pose = Literal["plain", "dim", "at", "picked", "covered"]
"""State of a drawn card: normal, not playable, under the cursor, picked, or covered by another card."""


class Size(NamedTuple):
    """Width and height of a card in cells."""

    width: int
    height: int


CHIP: Final = Size(4, 1)
SMALL: Final = Size(5, 3)
MIDDLE: Final = Size(5, 4)
LARGE: Final = Size(7, 5)
GREAT: Final = Size(9, 6)
NEW: Final = say("new")
"""Note on a newly received card where there is no room to say where it is from."""
NARROWEST: Final = 3
"""Minimum visible columns of a card in a fan: its edge and two signs."""


def step_of(count: int, room: int, size: Size, gap: int = 0) -> int:
    """Return the distance between neighbouring cards of a fan of `count` cards that fits into `room` columns."""
    if count < 2:
        return size.width + gap
    return max(NARROWEST, min(size.width + gap, (room - size.width) // (count - 1)))


def fan_width(count: int, step: int, size: Size) -> int:
    return (count - 1) * step + size.width if count else 0


def draw_card(canvas: Canvas, x: int, y: int, face: Face, size: Size, look: Look, pose: Pose = "plain") -> None:
    """Draw one card with its upper left corner at (x, y)."""
    if size.height == 1:
        _chip(canvas, x, y, face, look, pose)
    elif face.card is None:
        _back(canvas, Box(x, y, *size), look)
    else:
        _front(canvas, Box(x, y, *size), face, look, pose)


def _ground(pose: Pose, face: Face) -> str:
    if pose in ("at", "picked"):
        return GOLD if pose == "picked" else LIFT
    if Mark.WINS in face.marks:
        return LIFT
    return SHADE if pose in ("dim", "covered") else IVORY


def _ink_of(each: Card, pose: Pose) -> str:
    return DIM_INK if pose == "dim" else SUIT_INKS[each.suit]


def _front(canvas: Canvas, box: Box, face: Face, look: Look, pose: Pose) -> None:
    each = card(face.card or "")
    ink = Ink(_ink_of(each, pose), _ground(pose, face), pose != "dim")
    canvas.fill(box, ink)
    _edges(canvas, box, look, ink.bg, heavy=pose in ("at", "picked"))
    rank, sign = rank_of(each), sign_of(each, letters=look.letters) + ("'" if each.copy else "")
    inset = 0 if look.colour else 1
    top, bottom = box.y + inset, box.bottom - 1 - inset
    canvas.put(box.x + 1, top, rank, ink)
    canvas.put(box.x + 1, top + 1, sign, ink)
    if box.height - 2 * inset > 3:
        middle = box.y + box.height // 2
        if box.height > 4:
            canvas.put(box.x + box.width // 2, middle, sign[0], ink)
        canvas.put(box.right - 1 - len(rank) - inset, bottom, rank, ink)
    if face.note:
        room = box.width - 1 - inset
        said = str(WINS if Mark.WINS in face.marks else face.note)
        if Mark.NEW in face.marks and len(said) > room:
            said = str(NEW)
        canvas.put(box.x + 1, box.bottom - 1, said[:room].ljust(room), Ink(INK, ink.bg))


def _edges(canvas: Canvas, box: Box, look: Look, ground: str, *, heavy: bool) -> None:
    """Draw a card's left edge, which separates it from the card below; without colour, a whole frame."""
    if look.colour:
        for y in range(box.y, box.bottom):
            canvas.put(box.x, y, look.signs["edge"], Ink(EDGE, ground))
        return
    canvas.frame(box, look.signs["heavy" if heavy else "box"], Ink(INK, ground))


def _back(canvas: Canvas, box: Box, look: Look) -> None:
    canvas.fill(box, Ink(BACK_LINE, BACK), look.signs["back"])
    if look.colour:
        for y in range(box.y, box.bottom):
            canvas.put(box.x, y, look.signs["edge"], Ink(BACK_LINE, BACK))
    else:
        _edges(canvas, box, look, BACK, heavy=False)


def _chip(canvas: Canvas, x: int, y: int, face: Face, look: Look, pose: Pose) -> None:
    if face.card is None:
        canvas.put(x, y, look.signs["back"] * 2, Ink(BACK_LINE, BACK))
        return
    text, suit = chip_text(face, look)
    canvas.put(x, y, text, Ink(DIM_INK if pose == "dim" else SUIT_INKS[suit], _ground(pose, face), pose != "dim"))


def chip_text(face: Face, look: Look) -> tuple[str, int]:
    """A card as a line of text, and its suit."""
    each = card(face.card or "")
    return rank_of(each) + sign_of(each, letters=look.letters) + ("'" if each.copy else ""), each.suit
