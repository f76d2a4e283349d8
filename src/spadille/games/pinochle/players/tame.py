"""The moves for a player of Pinochle that has failed: no meld, and the lowest card."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.state import DONE, TAKE_STOCK, Move, View
from spadille.parts.doubled import ORDERS
from spadille.parts.tricks import Play, lowest


def tame(_game: Pinochle, view: View, moves: Sequence[Move]) -> Move:
    """Meld nothing, since no meld is obligatory; take the card of the stock; play the lowest card."""
    for quiet in (DONE, TAKE_STOCK):
        if quiet in moves:
            return quiet
    plays = [move for move in moves if isinstance(move, Play)]
    return lowest(ORDERS[view.open.trump], plays) if plays and view.open is not None else moves[0]
