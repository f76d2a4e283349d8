"""Measures of a study: figures of many tables, each a ratio of two counts, and their differences between two arms."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from spadille.core.contract import AnyGame, Value
from spadille.core.figures import SURE
from spadille.games import entry
from spadille.lab import say
from spadille.manifest import Measure, sides_of

Counts = Mapping[str, float]
"""Counts of a unit, by name."""
TABLES: Final = "tables"
FIRST: Final = Measure("first", say("first"), "first")
EDGE: Final = Measure("edge", say("edge"), "edge")
LUCK: Final = Measure("luck", say("luck"), "luck")
WON: Final = Measure("won", say("won"), "won")
_EVERY: Final = (
    Measure("points", say("points"), "points", "sides"),
    Measure("length", say("length"), "decisions"),
    Measure("deals", say("deals"), "dealt"),
)
"""Measures of every game."""
_LUCK: Final = ("square", TABLES, EDGE.top)
"""Counts needed to compute luck."""
_PARTS: Final = 2.0**60
"""Divisor of counts: they are kept as integers in units of 1/_PARTS."""
_AGAINST: Final = (FIRST, Measure("spread", say("spread"), "spread"))


class Estimate(Value, frozen=True):
    """A figure and half of its 95 % interval; infinite if too little was played."""

    figure: float
    error: float

    def __str__(self) -> str:
        if math.isinf(self.error):
            return f"{_short(self.figure)}, no interval"
        return f"{_short(self.figure)} ± {_short(self.error)}"


class Difference(Value, frozen=True, kw_only=True):
    """One measure in both arms, and the second arm's difference from the first."""

    measure: Measure
    base: Estimate
    changed: Estimate
    difference: Estimate
    chance: float
    """Probability of a difference at least as large if there were none (two-sided)."""
    corrected: float = 1.0
    """The probability corrected for the number of tests (Holm)."""


def measures_of(game: AnyGame, *, two: bool, whole: bool) -> tuple[Measure, ...]:
    """All measures of a game; edge and luck only for two players of different strength."""
    general = (*_EVERY, *((WON,) if whole else ()), *(_AGAINST if sides_of(game) > 1 else ()))
    return (*general, *((EDGE, LUCK) if two else ()), *entry(game.name).laboratory.measures)


class Moments:
    """Sums over the units of two arms for one measure; memory does not grow with the number of units.

    Counts are kept as integers of a tiny unit, so sums are exact, and a zero difference is exactly zero.
    """

    def __init__(self, measure: Measure) -> None:
        self.measure, self.units = measure, 0
        self._names = _LUCK if measure.top == LUCK.top else (measure.top, measure.under)
        size = 2 * len(self._names)
        self._sums = [0] * size
        self._products = [[0] * size for _ in range(size)]

    def add(self, base: Counts, changed: Counts) -> None:
        """Add one unit."""
        row = [int(each.get(name, 0.0) * _PARTS) for each in (base, changed) for name in self._names]
        self.units += 1
        for at, one in enumerate(row):
            self._sums[at] += one
            products = self._products[at]
            for to, other in enumerate(row):
                products[to] += one * other

    def compared(self, *, paired: bool) -> Difference | None:
        """Compare the arms; their units belong together if they are paired. None if there was no case.

        The errors are those of ratios of means (delta method): each unit's contribution to the ratio, beyond its mean.
        """
        half = len(self._names)
        one, other = self._figure(self._sums[:half]), self._figure(self._sums[half:])
        if one is None or other is None:
            return None
        nought = [Fraction(0)] * half
        early, late = self._error([*one[1], *nought]), self._error([*nought, *other[1]])
        error = self._error([*(-each for each in one[1]), *other[1]]) if paired else math.hypot(early, late)
        figure = float(other[0] - one[0])
        return Difference(
            measure=self.measure,
            base=Estimate(float(one[0]), SURE * early),
            changed=Estimate(float(other[0]), SURE * late),
            difference=Estimate(figure, SURE * error),
            chance=_chance(figure, error),
        )

    def _figure(self, sums: Sequence[int]) -> tuple[Fraction, list[Fraction]] | None:
        """A measure in one arm, and the weight of each of its counts."""
        if self._names == _LUCK:
            return _luck(sums, self.units)
        top, under = sums
        if not under:
            return None
        figure = Fraction(top, under)
        return figure, [Fraction(self.units, under), -figure * Fraction(self.units, under)]

    def _error(self, weights: Sequence[Fraction]) -> float:
        """Standard error of the mean of weighted counts, whose overall mean is zero."""
        if self.units < 2:
            return math.inf
        squares = sum(
            one * other * product
            for one, products in zip(weights, self._products, strict=True)
            for other, product in zip(weights, products, strict=True)
        )
        return math.sqrt(squares / (self.units - 1) / self.units)


def holm(chances: Sequence[float]) -> list[float]:
    """Correct p-values for their number by Holm's method; none of them gets smaller.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, least = [1.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = least
    return found


def _luck(sums: Sequence[int], units: int) -> tuple[Fraction, list[Fraction]] | None:
    """The share of a margin's mean square that is not due to the better player's mean edge."""
    square, tables, edge = sums
    if not square:
        return None
    squares, mean, scale = Fraction(square, tables), Fraction(edge, tables), Fraction(units, tables)
    share = mean**2 / squares
    return 1 - share, [scale * share / squares, scale * share, -2 * scale * mean / squares]


def _chance(figure: float, error: float) -> float:
    """Two-sided probability of a figure this large, by the normal distribution."""
    if not figure or math.isinf(error):
        return 1.0
    return math.erfc(abs(figure) / error / math.sqrt(2)) if error else 0.0


def _short(figure: float) -> str:
    return f"{figure:.4g}".replace("-", "−")
