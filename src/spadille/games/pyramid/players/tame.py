"""The moves for a player of Pyramid that has failed: any move but giving up."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import RESIGN, Move, View


def tame(_game: Pyramid, _view: View, moves: Sequence[Move]) -> Move:
    """Take cards out, else draw the next card of the stock; give up only if no other move is left."""
    return next((move for move in moves if move != RESIGN), RESIGN)
