"""Move windows: the positions for which a move may still be sent."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.core.contract import Seat
from spadille.core.errors import StaleMove
from spadille.server import say


class MoveWindows:
    """For each seat that may move, the position from which the choice has been its own.

    Moves of others meanwhile do not matter to a seat that could choose all the time (bets, turning a card).
    """

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since: dict[Seat, int] = {}

    def check(self, seat: Seat, meant: int, now: int) -> None:
        """Raise StaleMove unless a seat's move sent for one position may be made at the present one."""
        if not self._since.get(seat, now) <= meant <= now:
            raise StaleMove(say("moved-on"))

    def follow(self, deciding: Iterable[Seat], now: int, mover: Seat) -> None:
        """Set the seats that may move now; `mover` has just moved, and chooses anew."""
        self._since = {seat: now if seat == mover else self._since.get(seat, now) for seat in deciding}

    def clear(self) -> None:
        """Let all seats choose anew."""
        self._since.clear()
