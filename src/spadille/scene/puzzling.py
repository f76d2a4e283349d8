"""What a puzzle asks: each game says in its folder which decisions are worth finding."""

from __future__ import annotations

from spadille.core.contract import Seat, Value
from spadille.core.words import Name, Text


class Puzzle(Value, frozen=True):
    """One decision of a game. Its table is the record of its name; what is right there has been judged, not written."""

    name: Name
    title: Text
    """A few words, without a full stop."""
    question: Text
    """What there is to know, and what is asked."""
    seat: Seat = 0
    """Who is to move."""
