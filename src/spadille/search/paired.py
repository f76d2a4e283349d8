"""Options weighed over the same worlds: means, and the errors of their differences. In C++ where it could be built."""

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
    """What an option is worth; its errors are those of the difference to the best chance, or of the best itself."""

    worth: float
    error: float
    win: float
    win_error: float


def paired(worths: Sequence[Column], wins: Sequence[Column]) -> list[Mean]:
    """What each option is worth, from what it was worth and the chance it left in each world. Raises SpadilleError."""
    if _native is None:
        return plain_paired(worths, wins)
    try:
        return [Mean(*each) for each in _native.weigh(tuple(worths), tuple(wins))]
    except ValueError as error:
        raise SpadilleError(str(error)) from error


def plain_paired(worths: Sequence[Column], wins: Sequence[Column]) -> list[Mean]:
    """The same in Python."""
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
