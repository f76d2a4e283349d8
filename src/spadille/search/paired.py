"""Comparison of options over the same worlds: means, and the errors of their differences. In C++ where possible."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from spadille.core.errors import SpadilleError
from spadille.search import _native

Column: TypeAlias = "array[float]"
"""A number for every world, as doubles."""


class Mean(NamedTuple):
    """The worth of an option; its errors are of the difference to the best-chance option, or that option's own."""

    worth: float
    error: float
    win: float
    win_error: float


def paired(worths: Sequence[Column], wins: Sequence[Column]) -> list[Mean]:
    """The worth of each option, from its worth and chance to win in each world. Raises SpadilleError."""
    if _native is None:
        return plain_paired(worths, wins)
    try:
        return [Mean(*each) for each in _native.weigh(tuple(worths), tuple(wins))]
    except ValueError as error:
        raise SpadilleError(str(error)) from error


def plain_paired(worths: Sequence[Column], wins: Sequence[Column]) -> list[Mean]:
    """The Python version of `paired`."""
    lengths = {len(each) for each in (*worths, *wins)}
    if len(worths) != len(wins) or len(lengths) != 1 or not lengths.pop():
        raise SpadilleError("expected as many worths as chances of every option")
    means = [_mean(each) for each in wins]
    best = max(range(len(wins)), key=means.__getitem__)

    def error(columns: Sequence[Column], at: int) -> float:
        if at == best:
            return _error(columns[at])
        return _error([one - other for one, other in zip(columns[at], columns[best], strict=True)])

    return [Mean(_mean(each), error(worths, at), means[at], error(wins, at)) for at, each in enumerate(worths)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    middle = _mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values)) / len(values)
