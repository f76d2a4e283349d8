"""Mexican Sweat: who has taken the pot, and what became of the others."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import DealSheet, ScoreLine
from spadille.core.figures import counted, figure
from spadille.games.mexican_sweat.clauses import Rule
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.scoring import WON
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import turns, was
from spadille.scene.telling import gains

_FATES: Final = {
    Rule.BETTING.clause: "folded",
    Rule.KILL.clause: "{was} killed",
    Rule.BEATEN.clause: "{was} beaten with all cards up",
    Rule.LOOK.clause: "looked too early",
}


def panels(_: MexicanSweat, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(names, sheet) for sheet in score.sheet)


def _panel(names: Names, sheet: DealSheet) -> Panel:
    pots = [line for line in sheet.lines if line.clause == WON and line.points > 0]
    said = tuple(f"{names[line.side]} took the pot of {counted(line.points):chip}." for line in pots)
    did = tuple(_did(names[line.side], line) for line in sheet.lines if line.points < 0 and line.clause in _FATES)
    events = [(line.side, line.points, f"{names[line.side]} took a pot of {line.points}") for line in pots]
    rows = tuple(
        PanelRow(name, (figure(gain, 1, "+"), figure(total)))
        for name, gain, total in zip(names, gains(sheet, len(names)), sheet.totals, strict=True)
    )
    return Panel(sheet.deal, said, ("Won or lost", "Chips"), rows, did, turns(events, len(names)))


def _did(name: str, line: ScoreLine) -> str:
    return f"{name} {_FATES[line.clause].format(was=was([name]))}: minus {-line.points}."
