"""What a finished deal has come to: from the score sheet alone, and words for games that have more to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from spadille.core.contract import Outcome
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
            words = "; ".join(str(line.words) for line in sheet.lines if line.side == side)
            said += [f"{name}: {words}."] if words else []
            total = figure(sheet.totals[side], score.per_unit)
            rows.append(PanelRow(name, (figure(gain, score.per_unit, "+"), total)))
        found.append(Panel(sheet.deal, tuple(said), (str(score.unit).capitalize(), "Total"), tuple(rows)))
    return tuple(found)


Event = tuple[int, int, str]
"""Something that happened in a deal: the side it happened to, its points, and what it was."""


def turns(events: Iterable[Event], sides: int) -> tuple[str, ...]:
    """What helped each side most: what it scored itself, or what another lost.

    >>> turns([(0, 40, "Ann made 4"), (1, -100, "Bob's nil was set")], 2)
    ("Bob's nil was set", '')
    """
    known = list(events)
    found = []
    for side in range(sides):
        helped = [(points if of == side else -points, words) for of, points, words in known]
        most, words = max(helped, key=lambda each: each[0], default=(0, ""))
        found.append(words if most > 0 else "")
    return tuple(found)


def story(score: Score, panels: Sequence[Panel], outcome: Outcome) -> str:
    """Where a match turned: the deal that gave its winners the most, against the best of the others."""
    if len(panels) < 2 or not outcome.winners or len(score.sides) < 2:
        return ""
    side = outcome.winners[0] % len(score.sides)

    def swing(at: int) -> int:
        got = gains(score.sheet[at], len(score.sides))
        return got[side] - max(got[:side] + got[side + 1 :])

    best = max(range(len(panels)), key=swing)
    turn = panels[best].turns[side] if panels[best].turns else ""
    return f"It turned in deal {panels[best].deal}, when {turn}." if turn and swing(best) > 0 else ""


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
