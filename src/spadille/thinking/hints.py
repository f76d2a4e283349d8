"""Advice as every door gives it: one ranking and one way to write the figures, for screens, programs and the review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import AnyGame, Decision, Value, Weighed
from spadille.core.figures import signed

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


def ranked(weighed: Sequence[Weighed], chosen: Any) -> list[Weighed]:
    """The chosen move first, then by the chance to win, then by points."""
    return sorted(weighed, key=lambda each: (each.move != chosen, -(each.win or 0.0), -each.worth))


def figures(game: AnyGame, decision: Decision, most: int = MOST_SHOWN) -> tuple[Figures, ...]:
    """What a bot weighed, in the order in which it is told."""
    return tuple(
        Figures(game.spell(each.move), each.worth, each.error, each.win)
        for each in ranked(decision.weighed, decision.move)[:most]
    )


def lines(game: AnyGame, decision: Decision, unit: str) -> list[str]:
    """What a good player would do, why, and the figures of what it weighed, a line each; `unit` is what they count."""
    rows = (
        f"{each.move}: {each.points} {unit}" + (f", the game won {each.chance}" if each.chance else "")
        for each in figures(game, decision)
    )
    return [f"{game.spell(decision.move)}: {decision.why}.", *rows]
