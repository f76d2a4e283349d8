"""When bots answer: after a time that is the same whatever they think of, so that it tells nothing of their cards."""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Final

from spadille.bots import GUESTS, at_once
from spadille.games import entry
from spadille.thinking.levels import Level

LEAST: Final = 0.05
"""Seconds that a bot takes for a move where people play with each other; it needs far less to find one."""
PROGRAM: Final = 1.25
"""Seconds that a program takes: it may think for a second, and has a process of its own."""
_COUNTING: Final = 0.6
"""Seconds that a bot takes that thinks without a clock; it needs a tenth to a third of that."""
_BESIDE: Final = 0.5
"""Seconds besides what a bot with a clock may think: for the last thought, and for the way to its process and back."""


_REMEMBERED: Final = 100
_MARGIN: Final = 1.1

_took: Final[dict[str, deque[float]]] = {}
"""How long the last answers of each level were thought of, at all tables: a busy server gives all of them longer."""


def note(level: str, seconds: float) -> None:
    """An answer of a level was found after so long, its turn at the processors included."""
    _took.setdefault(level, deque(maxlen=_REMEMBERED)).append(seconds)


def answer_time(game: str, level: str, pace: float, people: int) -> float:
    """In how many seconds a bot of a level answers, where so many people play, whether it has a choice or none.

    It is settled before the bot begins to think: whole times of what its level needs, as many as the slowest of the
    last answers needed.
    """
    if at_once(game, level):
        return max(pace, LEAST) if people > 1 else pace
    once = _once(game, level)
    slowest = max(_took.get(level, ()), default=0.0)
    return max(pace, once * ceil(_MARGIN * slowest / once), once)


def _once(game: str, level: str) -> float:
    """The time that is enough on a server with little to do."""
    if level in GUESTS:
        return PROGRAM
    budget = entry(game).player(Level(level)).budget
    clock = None if budget is None else budget.milliseconds
    return _COUNTING if clock is None else clock / 1000 + _BESIDE
