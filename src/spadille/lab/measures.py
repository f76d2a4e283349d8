"""What a study measures: figures of many tables, each a ratio of two counts, and how two arms differ in it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from spadille.core.contract import AnyGame, Value
from spadille.core.figures import SURE
from spadille.games import entry
from spadille.lab.words import say
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


def compared(measure: Measure, base: Sequence[Counts], changed: Sequence[Counts], *, paired: bool) -> Difference | None:
    """How two arms differ; units at the same place belong together if they are paired. None without any case.

    The errors are those of ratios of means (the delta method): what each unit adds to the ratio, beyond its mean.
    """
    one, other = _Ratio.of(measure, base), _Ratio.of(measure, changed)
    if one is None or other is None:
        return None
    figure = other.figure - one.figure
    if paired:
        error = _error([late - early for early, late in zip(one.parts, other.parts, strict=True)])
    else:
        error = math.hypot(_error(one.parts), _error(other.parts))
    return Difference(
        measure=measure,
        base=Estimate(one.figure, SURE * _error(one.parts)),
        changed=Estimate(other.figure, SURE * _error(other.parts)),
        difference=Estimate(figure, SURE * error),
        chance=_chance(figure, error),
    )


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


class _Ratio(Value, frozen=True):
    """A measure over some units: its figure, and what each unit adds to it beyond the mean."""

    figure: float
    parts: tuple[float, ...]

    @staticmethod
    def of(measure: Measure, units: Sequence[Counts]) -> _Ratio | None:
        if measure.top == LUCK.top:
            return _luck(units)
        unders = [each.get(measure.under, 0.0) for each in units]
        mean = sum(unders) / len(units) if units else 0.0
        if not mean:
            return None
        tops = [each.get(measure.top, 0.0) for each in units]
        figure = sum(tops) / sum(unders)
        return _Ratio(figure, tuple((top - figure * under) / mean for top, under in zip(tops, unders, strict=True)))


def _luck(units: Sequence[Counts]) -> _Ratio | None:
    """What of the mean square of a table's margin is not the better player's mean edge."""
    tables = sum(each[TABLES] for each in units)
    squares = sum(each.get("square", 0.0) for each in units) / tables if tables else 0.0
    if not squares:
        return None
    edge = sum(each["edge"] for each in units) / tables
    scale = len(units) / tables
    parts = tuple(
        scale
        * (
            edge**2 / squares**2 * (each["square"] - squares * each[TABLES])
            - 2 * edge / squares * (each["edge"] - edge * each[TABLES])
        )
        for each in units
    )
    return _Ratio(1 - edge**2 / squares, parts)


def _error(parts: Sequence[float]) -> float:
    """The standard error of a mean whose parts these are."""
    if len(parts) < 2:
        return math.inf
    mean = sum(parts) / len(parts)
    return math.sqrt(sum((each - mean) ** 2 for each in parts) / (len(parts) - 1) / len(parts))


def _chance(figure: float, error: float) -> float:
    """The two-sided chance of a figure so large, by the normal distribution."""
    if not figure or math.isinf(error):
        return 1.0
    return math.erfc(abs(figure) / error / math.sqrt(2)) if error else 0.0


def _short(figure: float) -> str:
    return f"{figure:.4g}".replace("-", "−")
