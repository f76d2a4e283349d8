"""The limits of a bot's thinking, and its source of randomness."""

from __future__ import annotations

import random
import time
from typing import Final

from msgspec import structs

from spadille.core.contract import Rng, Value


class SeededRng:
    """Fast random numbers for thinking; the cards of a game come from `spadille.fair`."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self._random = random.Random(seed.encode("utf-8", "surrogatepass") if isinstance(seed, str) else seed)

    def below(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1."""
        return self._random.randrange(n)


def seed_from(rng: Rng) -> int:
    """A seed of 64 bits for a native search."""
    return rng.below(1 << 32) << 32 | rng.below(1 << 32)


MOST_WORLDS: Final = 1_000_000
"""Maximum number of worlds that a person or a program may request."""


class Budget(Value, frozen=True, kw_only=True):
    """The limits of a bot for one move. Without a clock, the same seed gives the same move."""

    worlds: int
    """Maximum number of worlds to imagine."""
    milliseconds: int | None = None
    """Time limit for an answer; None: until all worlds are done."""
    ending: int = 0
    """Maximum number of cards in each hand at which worlds are also solved with all cards visible; set by the level."""
    close: int = 0
    """Number of worlds of each further look at close moves, for players who profit from it; set by the level."""


def left_of(budget: Budget, began: float) -> Budget:
    """A budget less the time since its thinking began, by `time.perf_counter`."""
    if budget.milliseconds is None:
        return budget
    spent = int(1000 * (time.perf_counter() - began))
    return structs.replace(budget, milliseconds=max(0, budget.milliseconds - spent))


STRONG: Final = Budget(worlds=100, ending=5, close=250)
