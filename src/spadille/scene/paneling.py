"""Panels of finished deals: from the score sheet alone, and helpers for games that have more to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from spadille.core.contract import Outcome
from spadille.core.figures import figure
from spadille.core.words import Text
from spadille.scene import say
from spadille.scene.model import Panel, PanelRow, Score
from spadille.scene.names import Names
from spadille.scene.telling import capital, gains, semicolons

POINTS: Final = capital(say("unit-points"))
TOTAL: Final = say("total")
"""Heads of columns."""


def plain_panels(_: Any, score: Score, __: Names) -> tuple[Panel, ...]:
    """The lines of the score sheet as sentences, side by side."""
    found = []
    for sheet in score.sheet:
        rows: list[PanelRow] = []
        told: list[Text] = []
        for side, (name, gain) in enumerate(zip(score.sides, gains(sheet, len(score.sides)), strict=True)):
            if lines := [line.words for line in sheet.lines if line.side == side]:
                told.append(say("side-scored", side=name, lines=semicolons(lines)))
            total = figure(sheet.totals[side], score.per_unit)
            rows.append(PanelRow(name, (figure(gain, score.per_unit, "+"), total)))
        heads = (capital(score.unit), TOTAL)
        found.append(Panel(sheet.deal, tuple(told), heads, tuple(rows)))
    return tuple(found)


Event = tuple[int, int, Text]
"""An event in a deal: the side concerned, its points, and a description."""


def turns(events: Iterable[Event], sides: int) -> tuple[Text, ...]:
    """The event that helped each side most: its own points, or another side's loss.

    >>> turns([(0, 40, "Ann made 4"), (1, -100, "Bob's nil was set")], 2)
    ("Bob's nil was set", '')
    """
    known = list(events)
    found: list[Text] = []
    for side in range(sides):
        helped = [(points if of == side else -points, words) for of, points, words in known]
        most, words = max(helped, key=lambda each: each[0], default=(0, ""))
        found.append(words if most > 0 else "")
    return tuple(found)


def story(score: Score, panels: Sequence[Panel], outcome: Outcome) -> Text:
    """The turning point of a match: the deal with the greatest gain of its winners over the best of the others."""
    if len(panels) < 2 or not outcome.winners or len(score.sides) < 2:
        return ""
    side = outcome.winners[0] % len(score.sides)

    def swing(at: int) -> int:
        got = gains(score.sheet[at], len(score.sides))
        return got[side] - max(got[:side] + got[side + 1 :])

    best = max(range(len(panels)), key=swing)
    turn = panels[best].turns[side] if panels[best].turns else ""
    return say("turned", deal=panels[best].deal, turn=turn) if turn and swing(best) > 0 else ""


def in_points(points: int) -> Text:
    """Points scored, worded for the end of a sentence.

    >>> str(in_points(51)), str(in_points(1)), str(in_points(0)), str(in_points(-70))
    ('51 points', '1 point', 'no points', 'minus 70')
    """
    return say("minus", points=-points) if points < 0 else say("points", points=points)


def bid_and_tricks(who: str, bid: Text | None, tricks: int) -> Text:
    """The sentence about a player's bid (None: the player passed) and tricks."""
    took = tricks_in_words(tricks)
    return say("did-pass", who=who, tricks=took) if bid is None else say("did-bid", who=who, bid=bid, tricks=took)


def tricks_in_words(tricks: int) -> Text:
    """Number of tricks taken, worded to follow the verb: "none", "4"."""
    return say("took", tricks=tricks)
