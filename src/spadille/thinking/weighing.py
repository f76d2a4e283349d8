"""Moves weighed over the same worlds: means, and how sure they are."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from spadille.core.contract import Value, Weighed
from spadille.core.figures import SURE, signed
from spadille.search.paired import Column, paired
from spadille.thinking.budget import Budget

STEP: Final = 100
"""Worlds between two looks at the clock."""


class Sample(Value, frozen=True):
    """What a move led to in one world."""

    worth: float
    """Points that the own side gained on the others."""
    win: float
    """The chance to win the game then."""
    made: bool = False
    """The own bid was made, where that is looked at."""


def points_of(choice: Weighed) -> str:
    """What a choice is worth, as it is said."""
    return signed(choice.worth, "+.0f")


def weigh(moves: Sequence[Any], samples: Sequence[tuple[float, Sequence[Sample]]]) -> tuple[Weighed, ...]:
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
        found.append(Weighed(move, mean(worths[at]), error(paired), means[at], error(paired_wins)))
    return tuple(found)


def weigh_columns(moves: Sequence[Any], worths: Sequence[Column], wins: Sequence[Column]) -> tuple[Weighed, ...]:
    """The same of evenly weighted worlds, given for each move from world to world."""
    return tuple(Weighed(move, *each) for move, each in zip(moves, paired(worths, wins), strict=True))


@runtime_checkable
class Weigher(Protocol):
    """A bot that weighs moves it is asked about, whether it would think of them or not."""

    def weigh(self, view: Any, moves: Sequence[Any]) -> tuple[Weighed, ...]:
        """The moves, weighed; nothing where it cannot weigh one of them."""


class Gap(Value, frozen=True):
    """What one move is worth less than another, with half of the 95 % intervals."""

    worth: float
    error: float
    win: float | None = None
    win_error: float = 0.0


def gap_between(weighed: Sequence[Weighed], one: Any, other: Any) -> Gap | None:
    """What the second move is worth less than the first; None if the bot has not weighed both.

    The error of a move is that of its difference to the move with the best chance (see `weigh`).
    """
    by_move = {each.move: each for each in weighed}
    if one not in by_move or other not in by_move:
        return None
    pair = by_move[one], by_move[other]
    top = max(weighed, key=lambda each: each.worth if each.win is None else each.win)
    apart = [each for each in pair if each is not top]
    error, win_error = (SURE * math.hypot(*each) for each in zip(*((e.error, e.win_error) for e in apart), strict=True))
    win = None if pair[0].win is None or pair[1].win is None else pair[0].win - pair[1].win
    if all(each.worth == each.win for each in weighed):
        return Gap(0.0, 0.0, win, win_error)  # a bot that weighs chances alone
    return Gap(pair[0].worth - pair[1].worth, error, win, win_error)


def is_close(weighed: Sequence[Weighed]) -> bool:
    """Whether a move may yet be as good as the best: it is less by no more than 95 % of such differences err."""
    best = max(weighed, key=lambda each: each.win or 0.0)
    return any(
        each is not best and 0 < (best.win or 0.0) - (each.win or 0.0) < SURE * each.win_error for each in weighed
    )


def settle(weighed: Sequence[Weighed], usual: Any, *, noise: float = 0.5) -> Weighed:
    """The choice with the best chance to win; the rule of thumb's where the difference is within the noise.

    The noise is given in standard errors of the difference.
    """
    best = max(weighed, key=lambda each: each.win or 0.0)
    for each in weighed:
        if each.move == usual and (best.win or 0.0) - (each.win or 0.0) < each.win_error * noise:
            return each
    return best


def batches(budget: Budget, step: int = STEP) -> Iterator[int]:
    """Numbers of worlds to imagine, until so many were or the time is up; at least one batch.

    The clock is looked at between two batches, each of `step` worlds.
    """
    if budget.milliseconds is None:
        yield budget.worlds
        return
    left, until = budget.worlds, time.perf_counter() + budget.milliseconds / 1000
    while left:
        batch = min(step, left)
        yield batch
        left -= batch
        if time.perf_counter() > until:
            return
