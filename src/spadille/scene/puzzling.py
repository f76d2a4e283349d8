"""Puzzles: each game lists in its folder the decisions worth finding."""

from __future__ import annotations

from spadille.core.contract import Seat, Value
from spadille.core.words import Name, Text


class Puzzle(Value, frozen=True):
    """One decision of a game. Its table is the record of its name; the right answer is computed, not written."""

    name: Name
    title: Text
    """A few words, without a full stop."""
    question: Text
    """The facts to know, and the question."""
    seat: Seat = 0
    """The seat to move."""
