"""Figures in one ranking and one form for all front ends: screens, programs and the review."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import AnyGame, Decision, Value
from spadille.core.figures import decimal
from spadille.core.words import Message, Text
from spadille.thinking import say
from spadille.thinking.judgement import Candidate, Judgement, Method, ranked
from spadille.thinking.saying import unit_words

MOST_SHOWN: Final = 12
"""Maximum number of moves to list."""


class Figures(Value, frozen=True):
    """An evaluated move, in notation, with its figures."""

    move: str
    worth: float
    """Expected points of the own side over the others."""
    error: float
    """One standard error: of `worth` for the best move; of the difference to it for the others."""
    win: float | None = None
    """The probability of winning the game, from 0 to 1, if it is known."""

    @property
    def points(self) -> Message:
        """The points as text: "+3.2 ± 0.4"."""
        return say("figures-worth", worth=decimal(self.worth, 1, "+"), error=decimal(self.error, 1))

    @property
    def chance(self) -> str:
        """The probability of winning as text: "45%"; empty if it is not known."""
        return "" if self.win is None else f"{self.win:.0%}"


def figures(game: AnyGame, decision: Decision, most: int = MOST_SHOWN) -> tuple[Figures, ...]:
    """The moves that a bot considered, in the order in which they are listed."""
    return tuple(
        Figures(game.spell(each.move), each.worth, each.error, each.win)
        for each in ranked(decision.weighed, decision.move)[:most]
    )


class Row(Value, frozen=True):
    """A line of the table behind a hint: a move, its expected points, and the probability of winning."""

    words: Text
    points: Text
    chance: Text
    even: bool
    """True if it is about equal to the advised move, or is that move."""


def table(found: Judgement, most: int = MOST_SHOWN) -> tuple[Row, ...]:
    """The figures of a judgement, the advised move first; empty if the judge uses rules of thumb."""
    if found.method is Method.OPINION:
        return ()
    return tuple(_row(found, each) for each in found.moves[:most])


def _row(found: Judgement, each: Candidate) -> Row:
    shown = Figures(each.move, each.mean, each.error, each.win)
    alone = each.mean == each.win  # the judge evaluates chances alone
    sure = found.method is Method.EXACT
    points = "" if alone else decimal(each.mean, 1, "+") if sure else shown.points
    return Row(each.words, points, shown.chance, each.cost is None)


def lines(found: Judgement) -> list[Text]:
    """The figures, one line for each move."""
    return [_line(row, unit_words(found.unit)) for row in table(found)]


def _line(row: Row, unit: Text) -> Text:
    if not row.points:
        return say("figures-chance", move=row.words, chance=row.chance)
    if not row.chance:
        return say("figures-points", move=row.words, points=row.points, unit=unit)
    return say("figures-both", move=row.words, points=row.points, unit=unit, chance=row.chance)
