"""How much a bot may think, and the chance it thinks by."""

from __future__ import annotations

import random
from typing import Final

from spadille.core.contract import Value


class SeededRng:
    """Quick chance for thinking; the cards of a game come from `spadille.fair`."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self._random = random.Random(seed.encode("utf-8", "surrogatepass") if isinstance(seed, str) else seed)

    def below(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1."""
        return self._random.randrange(n)


MOST_WORLDS: Final = 1_000_000
"""How many worlds may be asked for where a person, or a program, says how many."""


class Budget(Value, frozen=True, kw_only=True):
    """How long a bot may think about one move. Without a clock, the same seed gives the same move."""

    worlds: int
    """How many worlds it may imagine at most."""
    milliseconds: int | None = None
    """When it must have an answer; None: as long as the worlds take."""
    ending: int = 0
    """With so few cards in each hand it also looks at worlds with all cards in sight, where it can. The level says."""
    close: int = 0
    """So many worlds more where moves are close, for a player whose worlds are worth it. The level says."""


STRONG: Final = Budget(worlds=100, ending=5, close=250)
EXPERT: Final = Budget(worlds=1_500, milliseconds=700, ending=6)
