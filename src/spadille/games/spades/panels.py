"""Spades: what a deal has come to, contract by contract and nil by nil."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.core.contract import DealSheet, ScoreLine
from spadille.core.figures import counted, figure
from spadille.games.spades.clauses import Rule
from spadille.games.spades.game import Spades
from spadille.games.spades.scoring import BAGS_TO_A_PENALTY, bags_of, bid_and_taken
from spadille.games.spades.state import LEXICON, Bid, BlindNil, Call
from spadille.scene.drawing import listed, whose
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.paneling import Event, in_points, tricks_in_words, turns, was
from spadille.scene.telling import gains


def panels(game: Spades, score: Score, names: Names) -> tuple[Panel, ...]:
    """A panel for each deal on the sheet."""
    bags, found = [0] * game.sides, []
    for sheet in score.sheet:
        calls: tuple[Call, ...] = tuple(LEXICON.read(each) for each in sheet.bids)  # type: ignore[misc]
        for side in range(game.sides):
            bags[side] += bags_of(game.options, calls[side :: game.sides], sheet.taken[side :: game.sides])
            if game.options.bag_penalty:
                bags[side] %= BAGS_TO_A_PENALTY
        found.append(_panel(game, score, names, sheet, calls, bags))
    return tuple(found)


def _panel(
    game: Spades, score: Score, names: Names, sheet: DealSheet, calls: tuple[Call, ...], bags: list[int]
) -> Panel:
    said, rows, events = list[str](), list[PanelRow](), list[Event]()
    for side, gain in enumerate(gains(sheet, game.sides)):
        mine = calls[side :: game.sides]
        made = sheet.taken[side :: game.sides]
        lines = [line for line in sheet.lines if line.side == side]
        told = list(_side(game, names[side :: game.sides], mine, made, lines))
        said.append(" ".join(words for words, _, _ in told))
        events += [(side, points, what) for _, points, what in told]
        bid, taken = bid_and_taken(mine, made)
        cells = (_written(mine), str(sum(made)), str(bags[side]), figure(gain, 1, "+"), figure(sheet.totals[side]))
        rows.append(PanelRow(score.sides[side], cells, "made" if taken >= bid else "set"))
    did = tuple(
        f"{name} bid {_call(call)} and took {tricks_in_words(tricks)}."
        for name, call, tricks in zip(names, calls, sheet.taken, strict=True)
    )
    heads = ("Bid", "Taken", "Bags", "Points", "Total")
    return Panel(sheet.deal, tuple(said), heads, tuple(rows), did, turns(events, game.sides))


def _side(
    game: Spades, names: Names, calls: tuple[Call, ...], taken: tuple[int, ...], lines: list[ScoreLine]
) -> Iterator[tuple[str, int, str]]:
    """What a side did, sentence by sentence, with its points, and in a clause."""
    bid, tricks = bid_and_taken(calls, taken)
    if bid:
        bidders = [name for name, call in zip(names, calls, strict=True) if isinstance(call, Bid)]
        who, points, kept = listed(bidders), lines[0].points, tricks >= bid
        over = f", {counted(tricks - bid):bag}" if tricks > bid else ""
        words = f"{who} bid {bid} and took {tricks_in_words(tricks)}: {in_points(points)}{over}."
        clause = f"{who} made {bid}" if kept else f"{who} {was(bidders)} set on {bid}"
        yield f"{'Made' if kept else 'Set'}. {words}", points, clause
    for name, call, lost in zip(names, calls, taken, strict=True):
        if not isinstance(call, Bid):
            nil = f"{whose(name)} {_call(call)}"
            points = _worth(game, call, lost)
            end = "set" if lost else "made"
            yield f"{nil[0].upper()}{nil[1:]} is {end}: {in_points(points)}.", points, f"{nil} was {end}"
    last = lines[-1]
    if last.clause == Rule.BAGS.by(game.prefix) and last.points < 0:
        yield f"Ten bags: {in_points(last.points)}.", last.points, f"{listed(names)} had ten bags"


def _worth(game: Spades, call: Call, lost: int) -> int:
    rules = game.options
    if isinstance(call, BlindNil):
        return -rules.blind_nil_penalty if lost else rules.blind_nil_bonus
    return -rules.nil_penalty if lost else rules.nil_bonus


def _call(call: Call) -> str:
    return str(call.tricks) if isinstance(call, Bid) else "blind nil" if isinstance(call, BlindNil) else "nil"


def _written(calls: tuple[Call, ...]) -> str:
    """The bids of a side as they stand on paper: "5", "4 + nil"."""
    return (
        " + ".join(_call(call) for call in calls)
        if not all(isinstance(call, Bid) for call in calls)
        else str(sum(call.tricks for call in calls if isinstance(call, Bid)))
    )
