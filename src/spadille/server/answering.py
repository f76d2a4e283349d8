"""When bots answer: after a time that is the same whatever they think of, so that it tells nothing of their cards."""

from __future__ import annotations

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


def answer_time(game: str, level: str, pace: float, people: int) -> float:
    """In how many seconds a bot of a level answers, where so many people play, whether it has a choice or none."""
    if at_once(game, level):
        return max(pace, LEAST) if people > 1 else pace
    if level in GUESTS:
        return max(pace, PROGRAM)
    budget = entry(game).player(Level(level)).budget
    clock = None if budget is None else budget.milliseconds
    return max(pace, _COUNTING if clock is None else clock / 1000 + _BESIDE)
