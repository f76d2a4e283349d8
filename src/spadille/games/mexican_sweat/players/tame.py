"""The moves for a player of Mexican Sweat that has failed: it puts in no chip voluntarily."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.state import NO_PEEK, STAY, TURN_UP, Move, View
from spadille.parts.betting import CHECK, FOLD


def tame(_game: MexicanSweat, _view: View, moves: Sequence[Move]) -> Move:
    """Stay where that is free, and fold where it costs chips."""
    for quiet in (CHECK, STAY, NO_PEEK, TURN_UP, FOLD):
        if quiet in moves:
            return quiet
    return moves[0]
