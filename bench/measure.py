"""Measures two ways of doing the same work, in turn, so that a drifting machine affects both equally."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[int], int]
"""Does about the given number of units of work and returns the number done."""


@dataclass(frozen=True)
class Line:
    """One line of the report: the measured work, units per second of CPU time, and the ratio to the peer."""

    what: str
    ours: float
    unit: str
    peer: str = ""
    theirs: float = 0.0
    ratio: float = 0.0
    aim: str = ""


def rate(work: Work, amount: int) -> float:
    """Units of work per second of this process's CPU time."""
    start = time.process_time()
    done = work(amount)
    return done / (time.process_time() - start)


def compare(
    what: str, unit: str, ours: tuple[Work, int], peer: tuple[str, Work, int], *, aim: str, rounds: int = 5
) -> Line:
    """Ours and a peer's, in turn: median rates, and the median of the ratios round by round."""
    work, amount = ours
    name, other, other_amount = peer
    rate(work, max(1, amount // 4))
    rate(other, max(1, other_amount // 4))
    pairs = [(rate(work, amount), rate(other, other_amount)) for _ in range(rounds)]
    return Line(
        what,
        statistics.median(mine for mine, _ in pairs),
        unit,
        name,
        statistics.median(theirs for _, theirs in pairs),
        statistics.median(mine / theirs for mine, theirs in pairs),
        aim,
    )


def alone(what: str, unit: str, work: Work, amount: int, *, aim: str, rounds: int = 5) -> Line:
    """Measure our rate alone, where the aim is a rate."""
    rate(work, max(1, amount // 4))
    return Line(what, statistics.median(rate(work, amount) for _ in range(rounds)), unit, aim=aim)
