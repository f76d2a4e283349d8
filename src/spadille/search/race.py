"""A match of two sides: the chance to win it from any score. Native only."""

from __future__ import annotations

from typing import TypeAlias

from spadille.core.errors import SpadilleError
from spadille.search import _native

Ends: TypeAlias = tuple[tuple[int, int, bool, float], ...]
"""How deals end: points of the declarers and of the others, whether the contract was kept, and how often."""


def chances(size: int, floor: int, goal: int, by_contract: bool, ends: Ends) -> tuple[float, ...]:
    """For every pair of scores the chance of the first side to win the match, row by row of its own score.

    Scores are steps from the lowest in the table on; a side at or below `floor` has lost, one at or above `goal` has
    won, where so asked only by a contract that was kept. Raises SpadilleError.
    """
    try:
        flat = _native.race((size, floor, goal, by_contract), ends)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    return tuple(memoryview(flat).cast("d"))
