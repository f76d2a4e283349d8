"""Boards: a deal of thirteen cards to each of four seats, as files of bridge programs hold it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from spadille.cards.holding import Holding
from spadille.core.contract import Seat, Value


class Dealt(Value, frozen=True):
    """Who has dealt, and what every seat was dealt, whatever of it is played by now."""

    dealer: Seat
    hands: tuple[Holding, ...]


class Boards(Protocol):
    """What a game says of its deals as boards."""

    @staticmethod
    def dealt(state: Any) -> Dealt | None:
        """The deal that is bid or played in a state; None between deals."""

    @staticmethod
    def opening(game: Any, state: Any, dealt: Dealt) -> Sequence[tuple[Seat, Any]]:
        """The moves that bring a deal about where one is due; its dealer counts where none is settled yet."""
