"""Figures as every door writes them: one ranking and one way to write, for screens, programs and the review."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import AnyGame, Decision, Value
from spadille.core.figures import signed
from spadille.core.words import Text
from spadille.thinking import say
from spadille.thinking.judgement import Candidate, Judgement, Method, ranked
from spadille.thinking.saying import unit_words

MOST_SHOWN: Final = 12
"""More moves than these are not told."""


class Figures(Value, frozen=True):
    """A move that was weighed, in notation, with what was found."""

    move: str
    worth: float
    """Points expected for the own side over the others."""
    error: float
    """One standard error of `worth`."""
    win: float | None = None
    """The chance to win the game, from 0 to 1, where it is known."""

    @property
    def points(self) -> str:
        """The points as they are written: "+3.2 ± 0.4"."""
        return f"{signed(self.worth, '+.1f')} ± {self.error:.1f}"

    @property
    def chance(self) -> str:
        """The chance to win as it is written: "45%"; empty where it is not known."""
        return "" if self.win is None else f"{self.win:.0%}"


def figures(game: AnyGame, decision: Decision, most: int = MOST_SHOWN) -> tuple[Figures, ...]:
    """What a bot weighed, in the order in which it is told."""
    return tuple(
        Figures(game.spell(each.move), each.worth, each.error, each.win)
        for each in ranked(decision.weighed, decision.move)[:most]
    )


class Row(Value, frozen=True):
    """A line of the table behind a hint: a move, what is expected of it, and the chance to win."""

    words: Text
    points: Text
    chance: Text
    even: bool
    """About even with the advised move, or that move itself."""


def table(found: Judgement, most: int = MOST_SHOWN) -> tuple[Row, ...]:
    """The figures of a judgement, the advised move first; none where the judge goes by rules of thumb."""
    if found.method is Method.OPINION:
        return ()
    return tuple(_row(found, each) for each in found.moves[:most])


def _row(found: Judgement, each: Candidate) -> Row:
    shown = Figures(each.move, each.mean, each.error, each.win)
    alone = each.mean == each.win  # the judge weighs chances alone
    sure = found.method is Method.EXACT
    points = "" if alone else signed(each.mean, "+.1f") if sure else shown.points
    return Row(each.words, points, shown.chance, each.cost is None)


def lines(found: Judgement) -> list[Text]:
    """The figures a line each."""
    return [_line(row, unit_words(found.unit)) for row in table(found)]


def _line(row: Row, unit: Text) -> Text:
    if not row.points:
        return say("figures-chance", move=row.words, chance=row.chance)
    if not row.chance:
        return say("figures-points", move=row.words, points=row.points, unit=unit)
    return say("figures-both", move=row.words, points=row.points, unit=unit, chance=row.chance)
