"""Spades: the result panels of deals, by contract and by nil."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from spadille.core.contract import DealSheet, ScoreLine
from spadille.core.figures import figure
from spadille.core.words import Text
from spadille.games.spades import say
from spadille.games.spades.clauses import Rule
from spadille.games.spades.game import Spades
from spadille.games.spades.scene import called, how_many
from spadille.games.spades.scoring import bag_clause, bags_of, bid_and_taken
from spadille.games.spades.state import LEXICON, Bid, BlindNil, Call
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import POINTS, TOTAL, Event, in_points, tricks_in_words, turns
from spadille.scene.telling import gains, spaced

_HEADS: Final = (say("head-bid"), say("head-taken"), say("head-bags"), POINTS, TOTAL)

_PRIZES: Final[dict[str, Text]] = {
    Rule.DOUBLE_NIL.clause: say("was-double-nil"),
    Rule.BAGS_PAID.clause: say("was-bags-paid"),
    Rule.BLIND_BID.clause: say("was-blind-made"),
    Rule.BLIND_BID_LOSS.clause: say("was-blind-set"),
    Rule.BOSTON.clause: say("was-boston"),
}
"""Descriptions of score lines other than contracts and nils, by clause."""


def panels(game: Spades, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    bags, found = [0] * game.sides, []
    for sheet in score.sheet:
        calls: tuple[Call, ...] = tuple(LEXICON.read(each) for each in sheet.bids)  # type: ignore[misc]
        for side in range(game.sides):
            bags[side] += bags_of(game.options, calls[side :: game.sides], sheet.taken[side :: game.sides])
            if game.options.bag_penalty:
                bags[side] %= game.options.bag_limit
        found.append(_panel(game, score, names, sheet, calls, bags))
    return tuple(found)


def _panel(
    game: Spades, score: Score, names: Names, sheet: DealSheet, calls: tuple[Call, ...], bags: list[int]
) -> Panel:
    said, rows, events = list[Text](), list[PanelRow](), list[Event]()
    for side, gain in enumerate(gains(sheet, game.sides)):
        mine = calls[side :: game.sides]
        made = sheet.taken[side :: game.sides]
        lines = [line for line in sheet.lines if line.side == side]
        told = list(_side(game, names[side :: game.sides], mine, made, lines))
        said.append(spaced([words for words, _, _ in told]))
        events += [(side, points, what) for _, points, what in told]
        bid, taken = bid_and_taken(mine, made, nils_count=game.options.failed_nil_counts)
        cells = (_written(mine), str(sum(made)), str(bags[side]), figure(gain, 1, "+"), figure(sheet.totals[side]))
        kept = taken >= bid if any(isinstance(call, Bid) for call in mine) else not any(made)
        rows.append(PanelRow(score.sides[side], cells, "made" if kept else "set"))
    did = tuple(
        say("did", who=name, bid=called(call), taken=tricks_in_words(tricks))
        for name, call, tricks in zip(names, calls, sheet.taken, strict=True)
    )
    return Panel(sheet.deal, tuple(said), _HEADS, tuple(rows), did, turns(events, game.sides))


def _side(
    game: Spades, names: Names, calls: tuple[Call, ...], taken: tuple[int, ...], lines: list[ScoreLine]
) -> Iterator[tuple[Text, int, Text]]:
    """The results of a side: each a sentence, its points, and what it was in a few words."""
    if lines[0].clause == Rule.BIDS_ITSELF.clause:
        told = say("itself-told", who=tuple(names), taken=sum(taken), points=in_points(lines[0].points))
        yield told, lines[0].points, say("itself-was")
        return
    bid, tricks = bid_and_taken(calls, taken, nils_count=game.options.failed_nil_counts)
    if any(isinstance(call, Bid) for call in calls):
        yield _contract(names, calls, bid, tricks, lines[0].points)
    for name, call, lost in zip(names, calls, taken, strict=True):
        if not isinstance(call, Bid):
            points, nil, end = _worth(game, call, lost), called(call), "set" if lost else "made"
            told = say("nil-told", who=name, nil=nil, end=end, points=in_points(points))
            yield told, points, say("nil-was", who=name, nil=nil, end=end)
    for line in lines:
        if line.clause == bag_clause(game.options, game.prefix) and line.points < 0:
            told = say("bags-told", n=game.options.bag_limit, points=in_points(line.points))
            yield told, line.points, say("had-bags", who=tuple(names), n=game.options.bag_limit)
        elif line.clause in _PRIZES or line.clause == Rule.NIL_BAGS.by(game.prefix):
            told = say("prize-told", points=in_points(line.points), why=line.words)
            yield told, line.points, _PRIZES.get(line.clause, say("was-nil-bags"))


def _contract(names: Names, calls: tuple[Call, ...], bid: int, tricks: int, points: int) -> tuple[Text, int, Text]:
    """The result of a side's number bids."""
    who = tuple(name for name, call in zip(names, calls, strict=True) if isinstance(call, Bid))
    end = "made" if tricks >= bid else "set"
    told = say(
        "contract-told",
        end=end,
        who=who,
        bid=bid,
        taken=tricks_in_words(tricks),
        points=in_points(points),
        bags=max(0, tricks - bid),
    )
    return told, points, say("contract-was", end=end, who=who, number=how_many(who), bid=bid)


def _worth(game: Spades, call: Call, lost: int) -> int:
    rules = game.options
    if isinstance(call, BlindNil):
        return -rules.blind_nil_penalty if lost else rules.blind_nil_bonus
    return -rules.nil_penalty if lost else rules.nil_bonus


def _written(calls: tuple[Call, ...]) -> Text:
    """The bids of a side in score-sheet notation: "5", "4 + nil"."""
    if all(isinstance(call, Bid) for call in calls):
        return str(sum(call.tricks for call in calls if isinstance(call, Bid)))
    return reduce(lambda one, other: say("plus", one=one, other=other), map(called, calls))
