"""Drawing of a scene as a felt with seats around it, the same for every game, from 60 by 16 cells up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len

from spadille.core.figures import figure
from spadille.scene.model import Role, Scene, Stand, Zone
from spadille.tui.draw.canvas import Box, Canvas
from spadille.tui.draw.cards import GREAT, LARGE, MIDDLE, SMALL, Size, fan_width, step_of
from spadille.tui.draw.colours import FAINT, FELT, GOLD, RAIL, RIM, STATE_INKS, TEXT, Ink, Look, side_ink
from spadille.tui.draw.layouts import PLATE_ROOM, Layout, in_a_ring, in_lines, in_ranks
from spadille.tui.draw.targets import Spot
from spadille.tui.draw.tricks import Moment, open_trick
from spadille.tui.draw.zones import Pen

_NARROW: Final = 80
"""With fewer columns, the placards of two sides get a line of their own."""
_CORNERS: Final = 2
_LOW: Final = 18
"""With fewer rows, the cards in the hand have the smallest size."""


def hand_size(width: int, height: int) -> Size:
    """Return the size of the hand's cards on a board of these dimensions."""
    if width >= 100 and height >= 42:
        return GREAT
    if width >= 78 and height >= 26:
        return LARGE
    return MIDDLE if height >= _LOW else SMALL


def draw_board(moment: Moment, width: int, height: int, look: Look) -> Canvas:
    """Draw the whole table."""
    canvas = Canvas(width, height, Ink(TEXT, RIM))
    scene = moment.scene
    pen = Pen(canvas, look, moment.aims.by_spot, moment.cursor, moment.picked)
    _score_bar(pen, scene, width)
    size = hand_size(width, height)
    hand = scene.zone(Role.HAND)
    low = height
    if hand is not None:
        low -= size.height + 1
        _hand(pen, hand, Box(0, low, width, size.height + 1), size)
    sides = width < _NARROW and len(scene.score.now) == _CORNERS
    if sides:
        _sides(pen, scene, Box(0, 1, width, 1), width // 2 - 1)
    top = 2 if sides else 1
    felt = Box(0, top, width, low - top)
    canvas.fill(felt, Ink(TEXT, FELT))
    canvas.frame(felt, look.signs["box"], Ink(RAIL))
    others = [zone for zone in scene.zones if zone is not hand and zone.shape != "trick"]
    layout = Layout(pen, moment, felt, others, open_trick(moment), size)
    if any(zone.shape == "row" and zone.seat is not None for zone in others):
        in_lines(layout)
    elif hand is None and layout.trick is None and len(scene.plates) > 1:
        in_ranks(layout)
    else:
        if not sides and len(scene.score.now) == _CORNERS:
            _sides(pen, scene, felt, (width - PLATE_ROOM) // 2 - 2)
        in_a_ring(layout)
    return canvas


# -- the score and the hand ------------------------------------------------------------------------


def _score_bar(pen: Pen, scene: Scene, width: int) -> None:
    pen.canvas.fill(Box(0, 0, width, 1), Ink(TEXT, RIM))
    title = f" {scene.title} "
    pen.say(0, 0, title, Ink(GOLD, bold=True))
    parts = next(
        (parts for parts in _score_parts(scene) if _bar_width(parts) + cell_len(title) <= width),
        [],
    )
    x = max(cell_len(title) + 1, width - _bar_width(parts))
    for side, text in parts:
        if side >= 0:
            pen.canvas.put(x, 0, pen.look.signs["stripe"], Ink(side_ink(side)))
        pen.say(x + 1, 0, text, Ink(TEXT, bold=side >= 0) if side >= 0 else Ink(FAINT))
        x += cell_len(text) + 3


def _bar_width(parts: list[tuple[int, str]]) -> int:
    return sum(cell_len(text) + 3 for _, text in parts)


def _score_parts(scene: Scene) -> Iterator[list[tuple[int, str]]]:
    """Yield the score's parts from the fullest form to the shortest: (side's number, text), -1 for the goal."""
    score = scene.score
    totals = [figure(total, score.per_unit) for total in score.totals]
    notes = [f" ({note})" if note else "" for note in score.notes] or [""] * len(totals)
    goal = [(-1, str(score.goal))] if score.goal else []
    short = [_initials(scene, side) for side in range(len(score.sides))]
    for names, more, end in (
        (score.sides, notes, goal),
        (score.sides, [""] * len(totals), goal),
        (score.sides, [""] * len(totals), []),
        (short, [""] * len(totals), []),
    ):
        each = zip(names, totals, more, strict=True)
        yield [(side, f"{name} {total}{note}") for side, (name, total, note) in enumerate(each)] + end


def _sides(pen: Pen, scene: Scene, felt: Box, room: int) -> None:
    """Draw the fullest fitting placards of two sides, in the upper corners of the felt or on a line of their own."""
    for side, stand in enumerate(scene.score.now):
        said = next((said for said in _side_texts(pen, scene, side, stand) if cell_len(said) <= room), "")
        if said:
            x = felt.x + 1 if side == 0 else felt.right - 2 - cell_len(said)
            pen.canvas.put(x, felt.y, pen.look.signs["stripe"], Ink(side_ink(side)))
            pen.say(x + 1, felt.y, said, Ink(STATE_INKS[stand.state], bold=stand.state != "open"))


def _side_texts(pen: Pen, scene: Scene, side: int, stand: Stand) -> Iterator[str]:
    """Yield texts for a side's standing, the fullest first, with its tricks as crossed piles (TBL-27)."""
    piled = "".join(pen.look.signs["piled"][at % 2] for at in range(stand.tricks))
    yield f"{scene.score.sides[side]}: {stand.words} {piled}".rstrip()
    yield f"{scene.score.sides[side]}: {stand.words}"
    yield f"{_initials(scene, side)} {stand.words}"
    yield str(stand.words)
    yield str(stand.brief)


def _initials(scene: Scene, side: int) -> str:
    """The initials of a side's players: "Y+N"."""
    names = {plate.seat: str(plate.name) for plate in scene.plates if plate.side == side}
    return "+".join(names[seat][:1] for seat in sorted(names))


def _hand(pen: Pen, zone: Zone, box: Box, size: Size) -> None:
    """Draw the hand as a fan: playable cards stand higher than the others, the one under the cursor highest."""
    count = len(zone.faces)
    step = step_of(count, box.width - 2, size)
    left = box.x + (box.width - fan_width(count, step, size)) // 2
    for at, face in enumerate(zone.faces):
        spot = Spot(zone.name, -1, at)
        pose = pen.pose(spot, face)
        lower = {"dim": 2, "at": 0, "picked": 0}.get(pose, 1)
        pen.card(left + at * step, box.y + lower, size, spot, face)
