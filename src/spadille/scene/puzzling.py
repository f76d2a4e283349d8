"""Puzzles: each game lists in its folder the decisions worth finding, and the themes of those found by machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spadille.core.contract import Seat, Value
from spadille.core.words import Name, Text
from spadille.scene import say


class Puzzle(Value, frozen=True):
    """One decision of a game. Its table is the record of its name; the right answer is computed, not written."""

    name: Name
    title: Text
    """A few words, without a full stop."""
    question: Text
    """The facts to know, and the question."""
    seat: Seat = 0
    """The seat to move."""
    theme: Name = ""
    """The theme of a puzzle found by machine; empty for one made by hand."""
    rating: int = 0
    """The difficulty of a puzzle found by machine, on the scale of chess ratings; 0 for one made by hand."""


class Theme(Value, frozen=True):
    """A kind of decision of a game."""

    name: Name
    title: Text
    """A few words, without a full stop."""
    question: Text
    """The question of each of its puzzles."""


BID: Final = Theme("bid", say("theme-bid"), say("theme-bid-asked"))
OPENING: Final = Theme("opening", say("theme-opening"), say("theme-opening-asked"))
IN_TURN: Final = (
    Theme("second", say("theme-second"), say("theme-second-asked")),
    Theme("third", say("theme-third"), say("theme-third-asked")),
    Theme("last", say("theme-last"), say("theme-last-asked")),
)
"""The themes of `turn_in_trick`, after the lead."""
VOID: Final = Theme("void", say("theme-void"), say("theme-void-asked"))
ENDGAME: Final = Theme("endgame", say("theme-endgame"), say("theme-endgame-asked"))


class Themes(Value, frozen=True):
    """The themes of a game in the order in which they are listed."""

    every: tuple[Theme, ...]
    of: Callable[[Any, Any], Name]
    """`of(game, view)`: the theme of the decision that a seat has; empty if it is none of them."""
    price: float
    """Smallest lead of the best move that makes a puzzle, in the unit of the game: points, or chips."""


def turn_in_trick(played: int, seats: int) -> Name:
    """The turn of a seat in a trick, by the number of cards played to it.

    >>> [turn_in_trick(played, 4) for played in range(4)], turn_in_trick(1, 2)
    (['lead', 'second', 'third', 'last'], 'last')
    """
    return "lead" if not played else "last" if played == seats - 1 else "second" if played == 1 else "third"
