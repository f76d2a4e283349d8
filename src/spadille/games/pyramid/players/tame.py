"""What is done for a player of Pyramid that has failed: anything but giving up."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import RESIGN, Move, View


def tame(_game: Pyramid, _view: View, moves: Sequence[Move]) -> Move:
    """Cards that go out, else the next card of the stock; it gives up where nothing else is left."""
    return next((move for move in moves if move != RESIGN), RESIGN)
