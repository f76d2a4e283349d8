"""Probability of winning a match of two sides from any score. In C++ where it could be built, else in Python."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise, product
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from spadille.core.errors import SpadilleError
from spadille.search import _native

Ends: TypeAlias = tuple[tuple[int, int, bool, float], ...]
"""Possible ends of deals: points of the declarers and of the others, contract kept or not, and frequency."""
Chances: TypeAlias = tuple[float, ...]

COARSE: Final = 40
"""Maximum number of scores computed without the native half; those between are interpolated linearly."""
_NEAR: Final = 15
"""Steps from the goal or the floor within which every score is computed: one deal can decide there."""
_LARGEST: Final = 1000
FURTHEST: Final = 100_000
"""Maximum number of steps between an end and the start of its deal."""
_SWEEPS: Final = 200
_STILL: Final = 1e-4
_STEEP: Final = 4.0
"""Slope of the first guess by the lead."""


class _Race(NamedTuple):
    """The end of a match, in steps of points from the lowest score in the table."""

    size: int
    floor: int
    goal: int
    by_contract: bool

    def decided(self, us: int, them: int, kept_by: int | None) -> float | None:
        """The first side's result at the scores of both after a deal; None if the match goes on."""
        fell = us <= self.floor, them <= self.floor
        if any(fell):
            return 0.5 if all(fell) else float(fell[1])
        there = us >= self.goal, them >= self.goal
        if kept_by is not None and there[kept_by]:
            return 1.0 - kept_by
        if self.by_contract or not any(there) or us == them:
            return None
        return float(us > them if all(there) else there[0])


def chances(size: int, floor: int, goal: int, by_contract: bool, ends: Ends) -> Chances:
    """For every pair of scores the first side's probability of winning the match, row by row of its own score.

    Scores are steps from the lowest in the table; a side at or below `floor` has lost, one at or above `goal` has
    won (with `by_contract` only by a contract that was kept). Raises SpadilleError.
    """
    if _native is None:
        return plain_chances(size, floor, goal, by_contract, ends)
    try:
        flat = _native.race((size, floor, goal, by_contract), ends)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    return tuple(memoryview(flat).cast("d"))


def plain_chances(size: int, floor: int, goal: int, by_contract: bool, ends: Ends) -> Chances:
    """The Python version of `chances`; of more than `COARSE` scores only some are computed, all near goal and floor."""
    if not 2 <= size <= _LARGEST:
        raise SpadilleError(f"expected 2 to {_LARGEST} scores")
    if not ends:
        raise SpadilleError("expected at least one end")
    if any(max(abs(ours), abs(theirs)) > FURTHEST or not share > 0 for ours, theirs, _, share in ends):
        raise SpadilleError("an end is points that fit, and a share above zero")
    return tuple(_settled(_Race(size, floor, goal, by_contract), ends))


def _settled(race: _Race, ends: Ends) -> list[float]:
    """The table, iterated until it converges."""
    size, known = race.size, _worked_out(race)
    table = [1 / (1 + math.exp(-_STEEP * (us - them) / size)) for us, them in product(range(size), repeat=2)]
    weight = 2 * sum(share for _, _, _, share in ends)
    cells = [(us, them) for us in reversed(known) for them in reversed(known) if them < us]
    led = [(us * size + them, them * size + us, *_leads(race, ends, us, them)) for us, them in cells]
    for us in range(size):
        table[us * size + us] = 0.5
    for _ in range(_SWEEPS):
        moved = 0.0
        for place, mirrored, sure, to, shares in led:
            found = (sure + sum(map(mul, shares, map(table.__getitem__, to)))) / weight
            moved = max(moved, abs(found - table[place]))
            table[place], table[mirrored] = found, 1 - found
        _draw_between(table, size, known)
        if moved < _STILL:
            break
    return table


def _worked_out(race: _Race) -> list[int]:
    """The scores that are computed: at regular intervals, and all where one deal can decide the match."""
    every = -(-race.size // COARSE)
    deciding = [race.goal] if race.floor < 0 else [race.goal, race.floor]
    return [
        score
        for score in range(race.size)
        if score % every == 0 or score == race.size - 1 or min(abs(score - each) for each in deciding) <= _NEAR
    ]


def _draw_between(table: list[float], size: int, known: Sequence[int]) -> None:
    """Interpolate linearly between the computed scores: first along the rows, then across them."""
    gaps = [(low, high) for low, high in pairwise(known) if high - low > 1]
    for row in known:
        for low, high in gaps:
            first, last = table[row * size + low], table[row * size + high]
            for score in range(low + 1, high):
                table[row * size + score] = first + (last - first) * (score - low) / (high - low)
    for low, high in gaps:
        above, below = (table[row * size : (row + 1) * size] for row in (low, high))
        for score in range(low + 1, high):
            share = (score - low) / (high - low)
            drawn = [first + (last - first) * share for first, last in zip(above, below, strict=True)]
            table[score * size : (score + 1) * size] = drawn


def _leads(race: _Race, ends: Ends, us: int, them: int) -> tuple[float, list[int], list[float]]:
    """The decided share of a deal's ends from some scores, and the places that the other ends lead to, with shares."""
    sure, onward = 0.0, dict[int, float]()
    for declarers, others, kept, share in ends:
        for declarer, own, other in ((0, us + declarers, them + others), (1, us + others, them + declarers)):
            known = race.decided(own, other, declarer if kept else None)
            if known is None:
                own, other = (max(0, min(race.size - 1, each)) for each in (own, other))
                place = own * race.size + other
                onward[place] = onward.get(place, 0.0) + share
            else:
                sure += share * known
    return sure, list(onward), list(onward.values())
