"""What a finished deal has come to: from the score sheet alone, and words for games that have more to say."""

from __future__ import annotations

from typing import Any

from spadille.core.figures import counted, figure
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import YOU, Names
from spadille.scene.telling import gains


def plain_panels(_: Any, score: Score, __: Names) -> tuple[Panel, ...]:
    """The lines of the score sheet as sentences, side by side."""
    found = []
    for sheet in score.sheet:
        rows, said = [], []
        for side, (name, gain) in enumerate(zip(score.sides, gains(sheet, len(score.sides)), strict=True)):
            words = "; ".join(line.words for line in sheet.lines if line.side == side)
            said += [f"{name}: {words}."] if words else []
            total = figure(sheet.totals[side], score.per_unit)
            rows.append(PanelRow(name, (figure(gain, score.per_unit, "+"), total)))
        found.append(Panel(sheet.deal, tuple(said), (score.unit.capitalize(), "Total"), tuple(rows)))
    return tuple(found)


def in_points(points: int) -> str:
    """What something scored, at the end of a sentence.

    >>> in_points(51), in_points(1), in_points(0), in_points(-70)
    ('51 points', '1 point', 'no points', 'minus 70')
    """
    return f"minus {-points}" if points < 0 else f"{counted(points):point}" if points else "no points"


def tricks_in_words(tricks: int) -> str:
    """How many tricks somebody took: "none", "4"."""
    return str(tricks) if tricks else "none"


def was(names: Names) -> str:
    """What was done to somebody.

    >>> was(["You"]), was(["Ann"]), was(["Ann", "Bob"])
    ('were', 'was', 'were')
    """
    return "was" if len(names) == 1 and names[0] != YOU else "were"
