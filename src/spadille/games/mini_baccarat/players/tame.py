"""What is done for a player of Mini Baccarat that has failed: it lays no bet."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import READY, Move, View


def tame(_game: MiniBaccarat, _view: View, moves: Sequence[Move]) -> Move:
    """What lies on the layout stays there; any cut is as good as another."""
    return READY if READY in moves else moves[0]
