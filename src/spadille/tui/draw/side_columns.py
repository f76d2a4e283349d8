"""Text beside the table on wide terminals: the score sheet and the tricks."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from spadille.core.figures import figure
from spadille.scene.happening import TrickTaken
from spadille.scene.model import Face, Mark, Panel, Scene
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import gains
from spadille.tui.draw.cards import chip_text
from spadille.tui.draw.colours import FAINT, GOLD, STATE_INKS, TEXT, Look, side_ink, typed

_CHIP: Final = 5
"""Columns per card in a trick's line."""
_TOTAL: Final = 7
"""Columns of a total."""
_GAINS: Final = 11
"""Columns per side from which its points in each deal fit before its total."""
_MOST_SIDES: Final = 3
"""Maximum number of sides that get a column each."""


def score_column(scene: Scene, panels: Sequence[Panel], look: Look, width: int, rows: int) -> Text:
    """The score sheet: the standing of each side, the points of each deal, and the result of the last one.

    Where rows are short, the result and then the placards are left out.
    """
    sides, goal = _sides(scene), [Text(str(scene.score.goal), FAINT)] if scene.score.goal else []
    full, brief = (Text("\n").join([*(line for side in some for line in side), *goal]) for some in sides)
    last = [Text("\n").join(Text(str(each), TEXT) for each in panel.said) for panel in panels[-1:]]
    forms = (Text("\n\n").join([full, *last]), full, brief)
    said = next((each for each in forms if _height(each, width) <= rows), brief)
    left = rows - _height(said, width) - 2
    deals = _deals(scene, width)
    if deals and left > 0:
        said = Text("\n").join([said, Text(), deals[0], *deals[1:][-left:]])
    return _in_letters(said, look)


def _height(text: Text, width: int) -> int:
    return sum(len(wrap(line, width)) or 1 for line in text.plain.split("\n"))


def _sides(scene: Scene) -> tuple[list[list[Text]], list[list[Text]]]:
    """Lines for each side: its total with its note, and its placard; and the same without placards."""
    score, found = scene.score, list[list[Text]]()
    for side, (name, total) in enumerate(zip(score.sides, score.totals, strict=True)):
        line = Text.assemble((f"{name}  ", f"bold {side_ink(side)}"))
        line.append(str(figure(total, score.per_unit)), f"bold {TEXT}")
        if side < len(score.notes) and score.notes[side]:
            line.append(f"  {score.notes[side]}", FAINT)
        now = score.now[side : side + 1]
        found.append([line, *(Text(f"  {stand.words}", STATE_INKS[stand.state]) for stand in now)])
    return found, [lines[:1] for lines in found]


def _deals(scene: Scene, width: int) -> list[Text]:
    """A heading and a line per deal: each side's points and total."""
    score, sides = scene.score, len(scene.score.sides)
    if not score.sheet or not 0 < sides <= _MOST_SIDES:
        return []
    room = (width - 4) // sides
    head = Text("".ljust(4)).append("".join(f"{str(name)[: room - 1]:>{room}}" for name in score.sides), FAINT)
    lines = [head]
    for sheet in score.sheet:
        line = Text(f"{sheet.deal:>3} ", FAINT)
        for gain, total in zip(gains(sheet, sides), sheet.totals, strict=True):
            if room >= _GAINS:
                line.append(f"{figure(gain, score.per_unit, '+'):>{room - _TOTAL}}", FAINT)
            line.append(f"{figure(total, score.per_unit):>{min(room, _TOTAL)}}", f"bold {TEXT}")
        lines.append(line)
    return lines


def tricks_column(tricks: Sequence[TrickTaken], names: Names, look: Look, rows: int) -> Text:
    """The tricks of the deal, a line each: the cards in the order played, then the winner."""
    lines = []
    for at, taken in list(enumerate(tricks, 1))[-rows:]:
        line = Text(f"{at:>3}  ", FAINT)
        for face in taken.trick:
            line.append_text(_chip(face, look))
        lines.append(line.append(f" {shown_name(names[taken.by])}", TEXT))
    return _in_letters(Text("\n").join(lines), look)


def _chip(face: Face, look: Look) -> Text:
    if face.card is None:
        return Text((look.signs["back"] * 2).ljust(_CHIP), FAINT)
    said, _ = chip_text(face, look)
    wins = Mark.WINS in face.marks
    return Text.assemble((said, f"bold {GOLD}" if wins else TEXT), " " * (_CHIP - cell_len(said)))


def _in_letters(text: Text, look: Look) -> Text:
    return Text(typed(text.plain)) if look.letters else text
