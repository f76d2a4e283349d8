"""Words for scores: the standing of a game, and the points of each deal."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.core.contract import NATURE, DealSheet
from spadille.core.figures import figure
from spadille.core.table import Table
from spadille.core.words import Message
from spadille.manifest import Manifest
from spadille.scene.model import Scene, Score
from spadille.tui import say


def standing_line(entry: Manifest, table: Table) -> Message:
    """The standing of a game, in short: "131 to 84 after 2 deals"."""
    standing = table.standing
    scene: Scene = entry.scene(table.game, table.view(None), (), [""] * table.game.seats)
    scores = f" {say('to')} ".join(str(figure(each, scene.score.per_unit)) for each in standing.scores)
    made = sum(seat != NATURE for seat, _ in table.log)
    if standing.deals:
        return say("after-deals", scores=scores, n=standing.deals)
    return say("after-moves", scores=scores, n=made)


def score_line(scene: Scene) -> str:
    """The score in one line."""
    score = scene.score
    parts = []
    for side, (name, total) in enumerate(zip(score.sides, score.totals, strict=True)):
        note = f" ({score.notes[side]})" if side < len(score.notes) and score.notes[side] else ""
        parts.append(f"{name} {figure(total, score.per_unit)}{note}")
    goal = f"; {score.goal}" if score.goal else ""
    return f"{str(score.unit).capitalize()}: {', '.join(parts)}{goal}"


def side_lines(scene: Scene) -> Iterator[str]:
    """Yield each side's standing in the current deal: "You and North: 7 bid, 3 taken, need 4"."""
    for name, stand in zip(scene.score.sides, scene.score.now, strict=False):
        yield f"{name}: {stand.words}"


def sheet_lines(sheet: DealSheet, score: Score) -> Iterator[str]:
    """Yield the lines of a finished deal: each score with its clause, then the totals."""
    yield str(say("deal", kind=score.called, n=sheet.deal))
    for line in sheet.lines:
        yield f"  {score.sides[line.side]}: {figure(line.points, score.per_unit, '+')}  {line.words} ({line.clause})"
    each = zip(score.sides, sheet.totals, strict=False)
    totals = ", ".join(f"{side} {figure(total, score.per_unit)}" for side, total in each)
    yield f"  {say('totals', totals=totals)}"
