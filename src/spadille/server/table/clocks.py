"""The clocks of a table: the deadlines of moves. Times are seconds of a monotonic clock."""

from __future__ import annotations

from collections.abc import Collection

from spadille.core.contract import Seat
from spadille.server.store.document import Settings

_SECONDS = {"none": None, "relaxed": 120.0, "days": 3 * 86_400.0}


class Clocks:
    """One clock per seat. A move has its time; after that it uses up a reserve, which moves in good time fill."""

    __slots__ = ("_again", "_began", "_each", "_increment", "_left", "_reserve", "_stopped")

    def __init__(self, settings: Settings) -> None:
        fixed = settings.clock == "per_move"
        self._each = float(settings.seconds) if fixed else _SECONDS[settings.clock]
        self._increment = float(settings.increment)
        self._began: dict[Seat, float] = {}
        self._left: dict[Seat, float] = {}
        """Beginnings of clocks whose seats a bot plays now, until somebody moves: a return gives no new one."""
        self._reserve: dict[Seat, float] = {}
        self._stopped: float | None = None
        self._again = set[Seat]()
        """The seats whose persons have come back to a clock that ran before, until somebody moves."""

    def follow(self, waiting: Collection[Seat], now: float, mover: Seat | None = None) -> None:
        """Set the seats that must move now; `mover` has just moved.

        A seat that has moved and must move again gets a new clock, unless others may move at the same time: else it
        could hold them up for ever by changing its mind.
        """
        if self._each is None:
            return
        if self._stopped is not None:
            now = self._stopped
        if mover in self._began and not (mover in waiting and len(self._began) > 1):
            self._finish(mover, now)
        if mover is not None:
            self._left.clear()
            self._again.clear()
        for seat in [each for each in self._began if each not in waiting]:
            began = self._began.pop(seat)
            if mover is None:
                self._left[seat] = began
        self._again |= self._left.keys() & set(waiting)
        for seat in waiting:
            self._began.setdefault(seat, self._left.pop(seat, now))

    def _finish(self, seat: Seat, now: float) -> None:
        over = max(0.0, now - self._began.pop(seat) - (self._each or 0.0))
        reserve = self._reserve.get(seat, 0.0) - over
        if reserve >= 0:
            self._reserve[seat] = reserve + self._increment
        else:
            self._reserve[seat] = 0.0

    def anew(self, seat: Seat) -> None:
        """Give a seat a new clock when its person comes back, as the host has said."""
        self._left.pop(seat, None)

    def stop(self, now: float) -> None:
        """Stop all clocks."""
        if self._stopped is None:
            self._stopped = now

    def go(self, now: float) -> None:
        """Let the clocks run on from where they stopped."""
        if self._stopped is not None:
            pause = now - self._stopped
            self._began = {seat: began + pause for seat, began in self._began.items()}
            self._left = {seat: began + pause for seat, began in self._left.items()}
            self._stopped = None

    def clear(self) -> None:
        """Stop waiting for all seats."""
        self._began.clear()
        self._left.clear()
        self._again.clear()

    def resume(self, left: float, now: float) -> None:
        """Set the seconds left to the seats that must move."""
        for seat in self._began:
            self._began[seat] = now + left - (self._each or 0.0) - self._reserve.get(seat, 0.0)

    def due(self, seat: Seat) -> float | None:
        """The time at which the seat's clock runs out, or None."""
        if self._each is None or seat not in self._began:
            return None
        return self._began[seat] + self._each + self._reserve.get(seat, 0.0)

    def late(self, now: float) -> set[Seat]:
        """The seats whose time had run out before their persons returned."""
        return {seat for seat in self._again if (due := self.due(seat)) is not None and now >= due}

    def left(self, seat: Seat, now: float) -> float | None:
        """Seconds that the seat has left."""
        due = self.due(seat)
        return None if due is None else round(max(0.0, due - (now if self._stopped is None else self._stopped)), 1)

    @property
    def next(self) -> float | None:
        """The time at which the first clock runs out; None while none runs."""
        if self._stopped is not None:
            return None
        return min((due for seat in self._began if (due := self.due(seat)) is not None), default=None)
