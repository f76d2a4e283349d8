"""What a study measures: figures of many tables, each a ratio of two counts, and how two arms differ in it."""

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
"""What was counted in a unit, by name."""
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
"""What every game has."""
_LUCK: Final = ("square", TABLES, EDGE.top)
"""The counts that luck is found from."""
_PARTS: Final = 2.0**60
"""So many parts make one."""
_AGAINST: Final = (FIRST, Measure("spread", say("spread"), "spread"))


class Estimate(Value, frozen=True):
    """A figure and half of its interval; infinite where too little was played."""

    figure: float
    error: float

    def __str__(self) -> str:
        if math.isinf(self.error):
            return f"{_short(self.figure)}, no interval"
        return f"{_short(self.figure)} ± {_short(self.error)}"


class Difference(Value, frozen=True, kw_only=True):
    """One measure in both arms, and what the second has over the first."""

    measure: Measure
    base: Estimate
    changed: Estimate
    difference: Estimate
    chance: float
    """How likely a difference as large would be if there were none (two-sided)."""
    corrected: float = 1.0
    """The same where many are looked at (Holm)."""


def measures_of(game: AnyGame, *, two: bool, whole: bool) -> tuple[Measure, ...]:
    """All measures of a game; edge and luck where two players of different strength sit down."""
    general = (*_EVERY, *((WON,) if whole else ()), *(_AGAINST if sides_of(game) > 1 else ()))
    return (*general, *((EDGE, LUCK) if two else ()), *entry(game.name).laboratory.measures)


class Moments:
    """What the units of two arms come to for one measure, in sums: no more of them is held, however many there are.

    Counts are whole numbers of a tiny part, so that sums are exact, and a difference that is none is none.
    """

    def __init__(self, measure: Measure) -> None:
        self.measure, self.units = measure, 0
        self._names = _LUCK if measure.top == LUCK.top else (measure.top, measure.under)
        size = 2 * len(self._names)
        self._sums = [0] * size
        self._products = [[0] * size for _ in range(size)]

    def add(self, base: Counts, changed: Counts) -> None:
        """One more unit."""
        row = [int(each.get(name, 0.0) * _PARTS) for each in (base, changed) for name in self._names]
        self.units += 1
        for at, one in enumerate(row):
            self._sums[at] += one
            products = self._products[at]
            for to, other in enumerate(row):
                products[to] += one * other

    def compared(self, *, paired: bool) -> Difference | None:
        """How the arms differ; the units of both belong together if they are paired. None without any case.

        The errors are those of ratios of means (the delta method): what each unit adds to the ratio, beyond its mean.
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
        """A measure in one arm, and what each of its counts in a unit adds to it."""
        if self._names == _LUCK:
            return _luck(sums, self.units)
        top, under = sums
        if not under:
            return None
        figure = Fraction(top, under)
        return figure, [Fraction(self.units, under), -figure * Fraction(self.units, under)]

    def _error(self, weights: Sequence[Fraction]) -> float:
        """The standard error of a mean of counts weighed so; it is nought on the whole."""
        if self.units < 2:
            return math.inf
        squares = sum(
            one * other * product
            for one, products in zip(weights, self._products, strict=True)
            for other, product in zip(weights, products, strict=True)
        )
        return math.sqrt(squares / (self.units - 1) / self.units)


def compared(measure: Measure, base: Sequence[Counts], changed: Sequence[Counts], *, paired: bool) -> Difference | None:
    """How two arms of as many units differ; None without any case."""
    moments = Moments(measure)
    for one, other in zip(base, changed, strict=True):
        moments.add(one, other)
    return moments.compared(paired=paired)


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number, by Holm's method: none of them grows smaller.

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
    """What of the mean square of a table's margin is not the better player's mean edge."""
    square, tables, edge = sums
    if not square:
        return None
    squares, mean, scale = Fraction(square, tables), Fraction(edge, tables), Fraction(units, tables)
    share = mean**2 / squares
    return 1 - share, [scale * share / squares, scale * share, -2 * scale * mean / squares]


def _chance(figure: float, error: float) -> float:
    """The two-sided chance of a figure so large, by the normal distribution."""
    if not figure or math.isinf(error):
        return 1.0
    return math.erfc(abs(figure) / error / math.sqrt(2)) if error else 0.0


def _short(figure: float) -> str:
    return f"{figure:.4g}".replace("-", "−")
