"""Boards: deals of thirteen cards to each of four seats, as the files of bridge programs hold them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from spadille.cards.holding import Holding
from spadille.core.contract import Seat, Value
from spadille.parts.tricks import Order


class Dealt(Value, frozen=True):
    """The dealer, and the cards that every seat was dealt, including those already played."""

    dealer: Seat
    hands: tuple[Holding, ...]


class Boards(Protocol):
    """A game's functions for deals as boards."""

    @staticmethod
    def dealt(state: Any) -> Dealt | None:
        """The deal that is bid or played in a state; None between deals."""

    @staticmethod
    def order(game: Any) -> Order:
        """The order of the cards in tricks."""

    @staticmethod
    def opening(game: Any, state: Any, dealt: Dealt) -> Sequence[tuple[Seat, Any]]:
        """The moves that make a deal where one is due; its dealer is used if none is settled yet."""
