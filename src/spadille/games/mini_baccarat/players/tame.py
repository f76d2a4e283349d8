"""The moves for a player of Mini Baccarat that has failed: no bets."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import READY, Move, View


def tame(_game: MiniBaccarat, _view: View, moves: Sequence[Move]) -> Move:
    """Leave the layout as it is; any cut will do."""
    return READY if READY in moves else moves[0]
