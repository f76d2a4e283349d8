"""Every way to play by name, and every printed rulebook: as a table asks for it, whole or shortened to a deal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from spadille.games import GAMES

_SHORT: Final[Mapping[str, dict[str, Any]]] = MappingProxyType(
    {
        "mini_baccarat": {"decks": 6, "marker_from_end": 285},
        "pyramid": {},
        "war": {"max_skirmishes": 8},
    }
)
"""What makes a match of a game short, where it is not a number of deals."""
_TO_A_TARGET: Final = {"spades", "five_hundred", "pinochle", "auction_pinochle"}
"""Games whose deals bots can play to their ends, until somebody has won the match."""
SPECIAL: Final = ("spades-whiz", "spades-two_hands", "auction_pinochle-classic", "auction_pinochle-widow")
"""Ways with one bid alone, with a stock to choose from, with forty bids, and with cards to put away."""
NOT_FOR_PEOPLE: Final = re.compile(
    r"\b[a-z]+_[a-z]\w*|\w=\w|[{}]|\b(?:None|True|False|undefined|NaN|null)\b|\[object|\?\?\?"
)
"""What is for programs: an option by its key, a value as it is set, what a page says where it knows nothing."""


class Way(NamedTuple):
    """A table that plays so."""

    game: str
    name: str
    """Of the way to play, or of the rulebook."""
    rulebook: str
    seats: int
    options: dict[str, Any]
    title: str
    """What people call it; empty for a rulebook."""

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def short(self) -> dict[str, Any]:
        """The options of a match of a deal, or about as long."""
        return {**self.options, **_SHORT.get(self.game, {"max_deals": 1})}

    @property
    def whole(self) -> bool:
        """A match by its own rules is not too long: bots can play its deals."""
        return self.game in _TO_A_TARGET


def all_ways() -> list[Way]:
    """All of them, game by game."""
    return [each for game in GAMES for each in _of_game(game)]


def _of_game(game: str) -> list[Way]:
    found = GAMES[game]
    books = [Way(game, name, name, book.usual_seats, {}, "") for name, book in found.rulebooks.items()]
    return books + [
        Way(game, each.name, each.rulebook, each.seats[0], dict(each.options), str(each.title))
        for each in found.presets.values()
    ]


def way(text: str) -> Way:
    """One of them by its game and name: "spades-mirror"."""
    return next(each for each in all_ways() if str(each) == text)


def not_for_people(text: str) -> list[str]:
    """Where a text has what is for programs."""
    return [f"says {text[max(0, each.start() - 40) : each.end() + 40]!r}" for each in NOT_FOR_PEOPLE.finditer(text)]
