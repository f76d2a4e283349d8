"""Moves weighed over the same worlds: means, and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from spadille.core.contract import Choice, Value


class Sample(Value, frozen=True):
    """What a move led to in one world."""

    worth: float
    """Points that the own side gained on the others."""
    win: float
    """The chance to win the game then."""
    made: bool
    """The own bid was made."""


def weigh(moves: Sequence[Any], samples: Sequence[tuple[float, Sequence[Sample]]]) -> tuple[Choice, ...]:
    """Each move with its mean over the weighted worlds; a sample of each move a world. The error is the paired one.

    The error is that of the difference to the best move over the same worlds, which is what a choice rests on; for the
    best move itself it is the plain error of its mean.
    """
    total = sum(weight for weight, _ in samples)

    def mean(values: Sequence[float]) -> float:
        return sum(weight * value for (weight, _), value in zip(samples, values, strict=True)) / total

    def error(values: Sequence[float]) -> float:
        middle = mean(values)
        squares = sum((weight * (value - middle)) ** 2 for (weight, _), value in zip(samples, values, strict=True))
        return math.sqrt(squares) / total

    worths = [[row[at].worth for _, row in samples] for at in range(len(moves))]
    wins = [[row[at].win for _, row in samples] for at in range(len(moves))]
    means = [mean(each) for each in wins]
    best = max(range(len(moves)), key=means.__getitem__)
    found = []
    for at, move in enumerate(moves):
        other = at != best
        paired = [a - b for a, b in zip(worths[at], worths[best], strict=True)] if other else worths[at]
        paired_wins = [a - b for a, b in zip(wins[at], wins[best], strict=True)] if other else wins[at]
        found.append(Choice(move, mean(worths[at]), error(paired), means[at], error(paired_wins)))
    return tuple(found)
