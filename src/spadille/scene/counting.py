"""Statistics of a player's own games: each game defines its counts in its folder."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from spadille.core.contract import Value
from spadille.core.words import Name, Text

Kind: TypeAlias = Literal["share", "each", "most"]
"""A share of a total; a sum over a number of deals; a maximum."""


class Count(Value, frozen=True):
    """A count from one game, for one seat; games are added up by name."""

    name: Name
    words: Text
    """Its label in a list: "Bids made"."""
    got: int
    of: int
    kind: Kind


def share(name: str, words: Text, tally: Counter[str]) -> Count:
    """A share of successes: `tally` has the successes under the name, the total under "all" and the name."""
    return Count(name, words, tally[name], tally[f"all {name}"], "share")
