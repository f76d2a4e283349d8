"""Statistics of a contest: means with intervals, the sequential test, percentiles, and sums of counts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from spadille.core.figures import ENOUGH, SURE, share_between

_BOUND: Final = math.log(0.95 / 0.05)
"""Stopping bound of a sequential test with errors of 5 %."""


def decided(margins: Sequence[float], points: float) -> bool:
    """True if a sequential test has decided between a difference of zero and of `points`; errors of 5 % each."""
    if len(margins) < 20:
        return False
    mean, error = mean_of(margins)
    variance = (error / SURE) ** 2 * len(margins)
    if not variance:
        return True
    return abs(len(margins) * points * (2 * mean - points) / (2 * variance)) >= _BOUND


def added(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The sums of counts, the largest first."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return dict(total.most_common())


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, math.inf
    variance = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return mean, SURE * math.sqrt(variance / len(values))


def shared(parts: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The share of tables won, from each unit's share, with the bounds of its 95 % interval.

    A unit counts as one case if its tables agree, and as more if they offset each other. The number of cases follows
    from the variance between units, plus two more, one won and one lost: identical units alone do not prove a variance
    of zero.
    """
    share = sum(parts) / len(parts)
    squares = sum((each - share) ** 2 for each in (*parts, 0.0, 1.0))
    return share, share_between(share, len(parts) * max(1.0, share * (1 - share) * (len(parts) + 1) / squares))


def share_told(share: float, between: tuple[float, float], units: int) -> str:
    """A share in a table, with its interval if there are enough units.

    >>> share_told(0.75, (0.6, 0.86), 40), share_told(0.75, (0.6, 0.86), 4)
    ('75.0% (60.0 to 86.0)', '75.0%')
    """
    low, high = (100 * each for each in between)
    return f"{100 * share:.1f}%" + (f" ({low:.1f} to {high:.1f})" if units >= ENOUGH else "")


def even_told(tables: int) -> str:
    """The share that equally good players win if each deal has this many tables, unless it is one half.

    >>> even_told(2), even_told(3)
    ('', ' (even: 33.3%)')
    """
    return f" (even: {1 / tables:.1%})" if tables > 2 else ""


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile of sorted seconds, in milliseconds."""
    if not times:
        return 0.0, 0.0
    return 1000 * times[len(times) // 2], 1000 * times[min(len(times) - 1, int(0.99 * len(times)))]
