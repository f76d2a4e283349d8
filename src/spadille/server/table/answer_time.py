"""Answer times of bots: independent of the position, so that they tell nothing of the bots' cards."""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Final

from spadille.bots import GUESTS, at_once

LEAST: Final = 0.05
"""Minimum seconds for a bot's move if several people play; it needs far less to find one."""
PROGRAM: Final = 1.25
"""Unit of a program's answer time, in seconds: it may think for a second, and has a process of its own."""
_THINKING: Final = 0.6
"""Unit of the answer time of a bot that thinks ahead, in seconds; it needs a tenth to a third of that."""
_MARGIN: Final = 1.1
_REMEMBERED: Final = 100
_AGE: Final = 30.0
"""Seconds after which an answer no longer counts: a server that is idle again is soon as quick as before."""
_LONGEST: Final = 10
"""Maximum length of an answer, in units, however long one of the last answers took."""


class Load:
    """The load of a server: how long its bots took lately, and at how many tables only bots play.

    Each address waits in a queue of its own for its bots, so only its own tables become slower by it.
    """

    def __init__(self) -> None:
        self.alone = 0
        """Number of tables where only bots play."""
        self._took: dict[tuple[str, str], deque[tuple[float, float]]] = {}
        """For each address and level the times and durations of the last answers; the latest answer comes last."""

    def note(self, who: str, level: str, seconds: float, now: float) -> None:
        """Note the duration of an answer of a level at a table of an address, the wait for a processor included."""
        took = self._took.pop((who, level), deque[tuple[float, float]](maxlen=_REMEMBERED))
        took.append((now, seconds))
        self._took[who, level] = took
        while next(iter(self._took.values()))[-1][0] < now - _AGE:
            del self._took[next(iter(self._took))]

    def slowest(self, who: str, level: str, now: float) -> float:
        """The longest of the answers of a level to an address that still count."""
        return max((took for when, took in self._took.get((who, level), ()) if when >= now - _AGE), default=0.0)


def answer_time(game: str, level: str, pace: float, people: int, slowest: float = 0.0) -> float:
    """Return the seconds in which a bot of a level answers among `people` persons, whether it has a choice or not.

    It is fixed before the bot begins to think. A bot that answers at once takes `pace`. Others take a whole multiple of
    their unit that covers the `slowest` of the last answers (at most `_LONGEST` units), or `pace` if that is longer.
    """
    if at_once(game, level):
        return max(pace, LEAST) if people > 1 else pace
    once = PROGRAM if level in GUESTS else _THINKING
    times = ceil(_MARGIN * slowest / once)
    return max(pace, once * min(max(times, 1), _LONGEST))
