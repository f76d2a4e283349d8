"""What is done for a player of Pinochle that has failed: it melds nothing, and plays its lowest card."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import ORDERS
from spadille.games.pinochle.state import DONE, TAKE_STOCK, Move, View
from spadille.parts.tricks import Play, lowest


def tame(_game: Pinochle, view: View, moves: Sequence[Move]) -> Move:
    """No meld is a gamble, but none has to be made; the card that nobody has seen is taken."""
    for quiet in (DONE, TAKE_STOCK):
        if quiet in moves:
            return quiet
    plays = [move for move in moves if isinstance(move, Play)]
    return lowest(ORDERS[view.open.trump], plays) if plays and view.open is not None else moves[0]
