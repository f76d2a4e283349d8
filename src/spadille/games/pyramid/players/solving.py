"""Decks of Pyramid solved from text, one in each line: the command `spadille solve pyramid`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from spadille.core.errors import BadOptions, Unreadable
from spadille.games.pyramid.native import win
from spadille.games.pyramid.solver import CARDS, PyramidRules, flaw
from spadille.search import Effort

_RANKS: Final = "A23456789TJQK"
_SUITS: Final = "CDHS"
_EXPECTED: Final = {
    "passes": "a whole number from 1",
    "draw_count": "1 or 3",
    "draw_gate": "any_time or only_when_stuck",
    "win_condition": "clear_pyramid or clear_all_52",
    "reserve": "none or giza",
}
"""Allowed values of the flags that are not simply on or off."""


class PyramidSolver:
    """Reads decks and tells the number of steps of a shortest line."""

    heading: Final = "deck"
    flags: Final = {
        "passes": "how often the stock is run through; without it, as often as you like",
        "draw_count": "1 or 3 cards at a time",
        "draw_gate": "any_time or only_when_stuck",
        "win_condition": "clear_pyramid or clear_all_52",
        "reserve": "none, or giza: eight columns of three cards for the stock",
        "waste_top_playable": "not only a card just drawn (yes or no)",
        "stock_waste_pairs": "the top of the stock goes with the top of the waste (yes or no)",
        "overlap_match": "a card goes with the one that covers it (yes or no)",
    }

    def read(self, line: str) -> bytes:
        """Read a deck of 52 cards: the pyramid from its apex row by row, then the stock. Raises Unreadable."""
        words = line.split("\t")[0].split()
        for word in words:
            if word[:1].upper() not in _RANKS or word[1:].upper() not in tuple(_SUITS):
                raise Unreadable(f"expected cards such as Ah or Ts; got {word[:20]!r}")
        different = len({word.upper() for word in words})
        if len(words) != CARDS or different != CARDS:
            raise Unreadable(f"expected {CARDS} different cards; got {different}")
        deck = bytes(_RANKS.index(word[0].upper()) + 1 for word in words)
        if wrong := flaw(deck):
            raise Unreadable(wrong)
        return deck

    def rules(self, given: Mapping[str, object]) -> PyramidRules:
        """The rules from the given flags. Raises BadOptions."""
        for name, value in given.items():
            try:
                msgspec.convert({name: value}, PyramidRules)
            except msgspec.ValidationError:
                flag, came = name.replace("_", "-"), "nothing" if value is True else value
                raise BadOptions(f"--{flag}: expected {_EXPECTED.get(name, 'yes or no')}; got {came}") from None
        return msgspec.convert(given, PyramidRules)

    def answer(self, decks: Sequence[bytes], rules: PyramidRules, threads: int) -> Iterator[str]:
        """For each deck the number of steps of a shortest line; 0 if there is none, "?" if it took too much memory."""
        for line in win(decks, rules, effort=Effort(threads=threads, memory=threads << 30)):
            yield "?" if line is None else str(len(line))


SOLVER: Final = PyramidSolver()
