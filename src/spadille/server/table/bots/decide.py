"""One decision of a bot: work for a process of its own (see `workshop`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.bots import make_bot
from spadille.core.contract import AnyGame, Decision, Seat


def decide(level: str, game: AnyGame, seat: Seat, seed: str, view: Any, moves: Sequence[Any]) -> Decision:
    """What a bot chooses that sees this view and may make these moves; its chance follows from the seed."""
    return make_bot(level, game, seat, seed).choose(view, moves)
