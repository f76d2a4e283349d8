"""What is counted of one's own games: each game says in its folder what is worth counting."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from spadille.core.contract import Value
from spadille.core.words import Name, Text

Kind: TypeAlias = Literal["share", "each", "most"]
"""So many of so many; a sum over so many deals; the most there has been."""


class Count(Value, frozen=True):
    """Something that was counted in one game, for one seat; games are added up by the name."""

    name: Name
    words: Text
    """What it is called in a list: "Bids made"."""
    got: int
    of: int
    kind: Kind


def share(name: str, words: Text, tally: Counter[str]) -> Count:
    """How often something went well: what was counted under its name, of that under "all" and its name."""
    return Count(name, words, tally[name], tally[f"all {name}"], "share")
