"""Pinochle: what a deal has come to: melds, cards and the last trick."""

from __future__ import annotations

from spadille.core.contract import DealSheet
from spadille.core.figures import counted, figure
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.game import Pinochle
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import Event, in_points, turns
from spadille.scene.telling import gains


def panels(_: Pinochle, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(names, sheet) for sheet in score.sheet)


def _panel(names: Names, sheet: DealSheet) -> Panel:
    said, rows, events = list[str](), list[PanelRow](), list[Event]()
    for seat, gain in enumerate(gains(sheet, len(names))):
        lines = [line for line in sheet.lines if line.side == seat]
        cards = sum(line.points for line in lines if line.clause == Rule.CARD_POINTS)
        last = sum(line.points for line in lines if line.clause == Rule.LAST_TRICK)
        melds = gain - cards - last
        won = " and the last trick" if last else ""
        said.append(f"{names[seat]} melded {melds}, took {cards} in cards{won}: {in_points(gain)}.")
        cells = (str(melds), str(cards), str(last), figure(gain, 1, "+"), figure(sheet.totals[seat]))
        rows.append(PanelRow(names[seat], cells))
        events.append((seat, melds, f"{names[seat]} melded {melds}"))
    did = tuple(f"{name} took {counted(tricks):trick}." for name, tricks in zip(names, sheet.taken, strict=True))
    heads = ("Melds", "Cards", "Last trick", "Points", "Total")
    return Panel(sheet.deal, tuple(said), heads, tuple(rows), did, turns(events, len(names)))
