"""Auction Pinochle: the panel of a finished deal, the bid first."""

from __future__ import annotations

from spadille.core.contract import DealSheet
from spadille.core.figures import figure
from spadille.core.words import Text
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.scoring import declarer_of
from spadille.games.auction_pinochle.state import LEXICON, Bid, Call, as_said
from spadille.parts.auction import PASS
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import TOTAL, bid_and_tricks, in_points
from spadille.scene.telling import capital, gains


def panels(game: AuctionPinochle, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    return tuple(_panel(score, names, sheet, chips=game.in_chips) for sheet in score.sheet)


def _panel(score: Score, names: Names, sheet: DealSheet, *, chips: bool) -> Panel:
    calls: list[Call] = [LEXICON.read(each) for each in sheet.bids]  # type: ignore[misc]
    seat = declarer_of(sheet)
    said, rows = list[Text](), list[PanelRow]()
    came = _in_chips if chips else in_points
    for side, gain in enumerate(gains(sheet, len(score.sides))):
        tricks = sum(sheet.taken[side :: len(score.sides)])
        cells = (str(tricks), figure(gain, 1, "+"), figure(sheet.totals[side]))
        if side == seat % len(score.sides):
            end = "made" if gain > 0 else "set"
            said.insert(0, say("panel-bid", end=end, who=names[seat], bid=as_said(calls[seat]), points=came(gain)))
            rows.append(PanelRow(score.sides[side], (_contract(calls[seat]), *cells), "made" if gain > 0 else "set"))
        else:
            said.append(say("panel-side", side=score.sides[side], points=came(gain)))
            rows.append(PanelRow(score.sides[side], ("", *cells)))
    bids = (None if each == PASS else as_said(each) for each in calls)
    did = tuple(map(bid_and_tricks, names, bids, sheet.taken))
    heads = (say("head-bid"), say("head-taken"), capital(score.unit), TOTAL)
    return Panel(sheet.deal, tuple(said), heads, tuple(rows), did)


def _in_chips(chips: int) -> Text:
    return say("in-chips", n=chips) if chips >= 0 else in_points(chips)


def _contract(call: Call) -> Text:
    return str(call.points) if isinstance(call, Bid) else as_said(call)
