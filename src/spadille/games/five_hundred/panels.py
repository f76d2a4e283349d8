"""Five Hundred: the result panels of deals, the contract first."""

from __future__ import annotations

from spadille.core.contract import DealSheet
from spadille.core.figures import figure
from spadille.core.words import Text, you_first
from spadille.games.five_hundred import say
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import LEXICON, Call, as_said
from spadille.parts.auction import PASS
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import Event, bid_and_tricks, gain_heads, in_points, tricks_in_words, turns
from spadille.scene.telling import gains


def panels(game: FiveHundred, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(game, score, names, sheet) for sheet in score.sheet)


def _panel(game: FiveHundred, score: Score, names: Names, sheet: DealSheet) -> Panel:
    calls: list[Call] = [LEXICON.read(each) for each in sheet.bids]  # type: ignore[misc]
    rank = game.ladder.rank
    seat = max(range(len(calls)), key=lambda each: rank[calls[each]])
    bids = [None if each == PASS else as_said(each) for each in calls]
    contract = bids[seat]
    said: list[Text] = []
    rows, events, sides = list[PanelRow](), list[Event](), game.setting.sides
    for side, gain in enumerate(gains(sheet, len(score.sides))):
        count = sum(sheet.taken[side::sides])
        tricks, points = tricks_in_words(count), in_points(gain)
        cells = (str(count), figure(gain, 1, "+"), figure(sheet.totals[side]))
        if contract is not None and side == seat % sides:
            end, who = "made" if gain > 0 else "set", names[seat]
            said.insert(0, _told(game, end, who, contract, you_first(names[side::sides]), tricks, points))
            events.append((side, gain, say("turn", end=end, who=who, bid=contract)))
            rows.append(PanelRow(score.sides[side], (contract, *cells), "made" if gain > 0 else "set"))
        else:
            said.append(say("panel-side", side=score.sides[side], tricks=tricks, points=points))
            rows.append(PanelRow(score.sides[side], ("", *cells)))
    did = tuple(map(bid_and_tricks, names, bids, sheet.taken))
    heads = (say("head-contract"), say("head-taken"), *gain_heads(score.unit))
    return Panel(sheet.deal, tuple(said), heads, tuple(rows), did, turns(events, sides))


def _told(game: FiveHundred, end: str, who: str, bid: Text, side: list[str], tricks: Text, points: Text) -> Text:
    """The sentence about a contract and the result of its side."""
    if game.setting.sides == game.seats:
        return say("panel-alone", end=end, who=who, bid=bid, tricks=tricks, points=points)
    if game.seats // game.setting.sides > 2:
        return say("panel-three", end=end, who=who, bid=bid, side=side, tricks=tricks, points=points)
    one, two = side
    return say("panel-contract", end=end, who=who, bid=bid, one=one, two=two, tricks=tricks, points=points)
