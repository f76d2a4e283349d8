"""Pinochle: the panel of a finished deal: points for melds, cards and the last trick."""

from __future__ import annotations

from spadille.core.contract import DealSheet
from spadille.core.figures import figure
from spadille.core.words import Text
from spadille.games.pinochle import say
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.game import Pinochle
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import Event, gain_heads, in_points, turns
from spadille.scene.telling import gains


def panels(_: Pinochle, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(score, names, sheet) for sheet in score.sheet)


def _panel(score: Score, names: Names, sheet: DealSheet) -> Panel:
    told, rows, events = list[Text](), list[PanelRow](), list[Event]()
    for seat, (side, gain) in enumerate(zip(score.sides, gains(sheet, len(names)), strict=True)):
        lines, who = [line for line in sheet.lines if line.side == seat], names[seat]
        cards = sum(line.points for line in lines if line.clause == Rule.CARD_POINTS)
        last = sum(line.points for line in lines if line.clause == Rule.LAST_TRICK)
        melds = gain - cards - last
        told.append(say("panel", who=who, melds=melds, cards=cards, last=last, points=in_points(gain)))
        cells = (str(melds), str(cards), str(last), figure(gain, 1, "+"), figure(sheet.totals[seat]))
        rows.append(PanelRow(side, cells))
        events.append((seat, melds, say("turn", who=who, melds=melds)))
    did = tuple(say("did", who=who, n=tricks) for who, tricks in zip(names, sheet.taken, strict=True))
    heads = (say("head-melds"), say("head-cards"), say("head-last"), *gain_heads(score.unit))
    return Panel(sheet.deal, tuple(told), heads, tuple(rows), did, turns(events, len(names)))
