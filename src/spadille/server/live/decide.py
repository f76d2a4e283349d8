"""One decision of a bot: work for a process of its own (see `background`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.bots import make_bot
from spadille.core.contract import AnyGame, Decision, Seat


def decide(level: str, game: AnyGame, seat: Seat, seed: str, view: Any, moves: Sequence[Any]) -> Decision:
    """Return a bot's decision for a view and the legal moves; its random numbers follow from the seed."""
    return make_bot(level, game, seat, seed).choose(view, moves)
