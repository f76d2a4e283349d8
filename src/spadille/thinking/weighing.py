"""Evaluation of moves over the same worlds: means and their errors."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from spadille.core.contract import Value, Weighed
from spadille.core.figures import SURE, signed
from spadille.thinking.budget import Budget

STEP: Final = 100
"""Number of worlds between two checks of the clock."""
_MOST: Final = 50.0
"""Maximum exponent, so that `exp` does not overflow."""


class Sample(Value, frozen=True):
    """The result of a move in one world."""

    worth: float
    """Points that the own side gained on the others."""
    win: float
    """The chance to win the game afterwards."""
    made: bool = False
    """True if the bid was made: the seat's in Spades, its side's in Five Hundred, the declarer's in Auction Pinochle.
    """


def gained(before: Sequence[int], after: Sequence[int], mine: int) -> float:
    """The points that one side gained on the mean of the others, by the totals of all sides."""
    gains = [now - then for now, then in zip(after, before, strict=True)]
    return gains[mine] - (sum(gains) - gains[mine]) / (len(gains) - 1)


def softmax(scores: Sequence[float], mine: int, scale: float) -> float:
    """The softmax of the score at `mine`: its share of the sum of exp(score / scale) over all scores."""
    return 1 / sum(math.exp(min(_MOST, (each - scores[mine]) / scale)) for each in scores)


def points_of(choice: Weighed) -> str:
    """The worth of a choice as text."""
    return signed(choice.worth, "+.0f")


def weigh(moves: Sequence[Any], samples: Sequence[tuple[float, Sequence[Sample]]]) -> tuple[Weighed, ...]:
    """Each move with its mean over the weighted worlds; a sample of each move per world. The error is the paired one.

    The error is that of the difference to the best move over the same worlds, on which a choice depends; for the
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


@runtime_checkable
class Weigher(Protocol):
    """A bot that evaluates any moves it is given, even those that it would not consider."""

    def weigh(self, view: Any, moves: Sequence[Any]) -> tuple[Weighed, ...]:
        """The evaluated moves; empty if it cannot evaluate one of them."""


class Gap(Value, frozen=True):
    """The loss of one move against another, with half of the 95 % intervals."""

    worth: float
    error: float
    win: float | None = None
    win_error: float = 0.0


def gap_between(weighed: Sequence[Weighed], one: Any, other: Any) -> Gap | None:
    """The loss of the second move against the first; None if the bot has not evaluated both.

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
        return Gap(0.0, 0.0, win, win_error)  # a bot that evaluates chances alone
    return Gap(pair[0].worth - pair[1].worth, error, win, win_error)


def settle(weighed: Sequence[Weighed], usual: Any, *, ahead: Sequence[Weighed] = (), noise: float = 0.5) -> Weighed:
    """The choice with the best chance to win; the rule of thumb's if the difference is within the noise.

    The noise is given in standard errors of the difference. `ahead` are the moves that a race did not leave behind, of
    which the best is one; empty: all moves.
    """
    best = max(ahead or weighed, key=lambda each: each.win or 0.0)
    for each in weighed:
        if each.move == usual and (best.win or 0.0) - (each.win or 0.0) < each.win_error * noise:
            return each
    return best


def batches(budget: Budget, step: int = STEP) -> Iterator[int]:
    """Numbers of worlds to imagine, batch by batch, until the budget or the time is used up; at least one batch.

    With a time limit a batch has `step` worlds, and the clock is checked after each; without one there is one batch.
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
