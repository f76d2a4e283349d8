"""Mexican Sweat: the panel of a finished deal: the winner of the pot, and the ends of the others."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import DealSheet, ScoreLine
from spadille.core.figures import figure
from spadille.core.words import Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.clauses import Rule
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.scoring import WON
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names, shown_name
from spadille.scene.paneling import turns
from spadille.scene.telling import gains

_FATES: Final = {
    Rule.BETTING.clause: "folded",
    Rule.KILL.clause: "killed",
    Rule.BEATEN.clause: "beaten",
    Rule.LOOK.clause: "looked",
}
"""The end of a player's hand, by the clause of the score line."""


def panels(_: MexicanSweat, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(names, sheet) for sheet in score.sheet)


def _panel(names: Names, sheet: DealSheet) -> Panel:
    pots = [line for line in sheet.lines if line.clause == WON and line.points > 0]
    said = tuple(say("took-pot", who=names[line.side], chips=line.points) for line in pots)
    did = tuple(_did(names[line.side], line) for line in sheet.lines if line.points < 0 and line.clause in _FATES)
    events = [(line.side, line.points, say("turn-pot", who=names[line.side], chips=line.points)) for line in pots]
    rows = tuple(
        PanelRow(shown_name(name), (figure(gain, 1, "+"), figure(total)))
        for name, gain, total in zip(names, gains(sheet, len(names)), sheet.totals, strict=True)
    )
    return Panel(sheet.deal, said, (say("won-or-lost"), say("chips-head")), rows, did, turns(events, len(names)))


def _did(name: str, line: ScoreLine) -> Text:
    return say("did", who=name, fate=_FATES[line.clause], chips=-line.points)
