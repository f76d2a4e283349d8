"""Five Hundred: what a deal has come to, the contract first."""

from __future__ import annotations

from spadille.core.contract import DealSheet
from spadille.core.figures import figure
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import LEXICON, Call, as_said
from spadille.parts.auction import PASS
from spadille.scene.drawing import listed
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import Event, in_points, tricks_in_words, turns, was
from spadille.scene.telling import gains
from spadille.scene.telling import said as within


def panels(game: FiveHundred, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(game, score, names, sheet) for sheet in score.sheet)


def _panel(game: FiveHundred, score: Score, names: Names, sheet: DealSheet) -> Panel:
    calls: list[Call] = [LEXICON.read(each) for each in sheet.bids]  # type: ignore[misc]
    rank = game.ladder.rank
    seat = max(range(len(calls)), key=lambda each: rank[calls[each]])
    contract = None if calls[seat] == PASS else calls[seat]
    said: list[str] = []
    rows, events = list[PanelRow](), list[Event]()
    for side, gain in enumerate(gains(sheet, len(score.sides))):
        tricks = sum(sheet.taken[side::2])
        cells = (str(tricks), figure(gain, 1, "+"), figure(sheet.totals[side]))
        if contract is not None and side == seat % 2:
            end = "made" if gain > 0 else "set"
            takers = listed([within(each) for each in names[side::2]])
            words = f"{names[seat]} bid {as_said(contract)!s}; {takers} took {tricks_in_words(tricks)}"
            said.insert(0, f"{end.capitalize()}. {words}: {in_points(gain)}.")
            events.append((side, gain, _turn(names[seat], str(as_said(contract)), kept=gain > 0)))
            rows.append(PanelRow(score.sides[side], (str(as_said(contract)), *cells), "made" if gain > 0 else "set"))
        else:
            said.append(f"{score.sides[side]} took {tricks_in_words(tricks)}: {in_points(gain)}.")
            rows.append(PanelRow(score.sides[side], ("", *cells)))
    did = tuple(
        f"{name} {'passed' if call == PASS else f'bid {as_said(call)!s}'} and took {tricks_in_words(tricks)}."
        for name, call, tricks in zip(names, calls, sheet.taken, strict=True)
    )
    return Panel(sheet.deal, tuple(said), ("Contract", "Taken", "Points", "Total"), tuple(rows), did, turns(events, 2))


def _turn(name: str, contract: str, *, kept: bool) -> str:
    return f"{name} made {contract}" if kept else f"{name} {was([name])} set on {contract}"
