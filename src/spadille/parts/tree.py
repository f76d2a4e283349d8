"""What a search through every chance move of a game asks of it, besides its numbers (`parts/encoder.py`).

Only of games whose moves are all public, and each of them one action.
"""

from __future__ import annotations

from typing import Any, Protocol

from spadille.cards.card import Card
from spadille.cards.pack import Pack
from spadille.core.contract import Rng, Seat


class Tree(Protocol):
    """One deal of a game, from the first dealer to the score, with every card a chance of its own."""

    pack: Pack
    """The cards that are dealt, all of them."""
    longest: int
    """No deal has more moves than this; those of chance are not counted."""
    bound: float
    """No side gains or loses more points in a deal that begins at no score."""

    def dealt(self, state: Any, rng: Rng) -> Pack:
        """The pack in an order, drawn uniformly, in which it may have been dealt to come to a state of the deal."""

    def private(self, state: Any, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has been shown and others have not, in an order that tells nothing else."""
