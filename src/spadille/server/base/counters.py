"""Counters of a server's own work; counting costs next to nothing, and `metrics.py` reads the figures."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bound of each class of durations, in seconds; one more class has no upper bound."""


class Durations:
    """A histogram of durations, with their sum."""

    def __init__(self) -> None:
        self.classes = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.classes[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Figures:
    """All counters of one process."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Moves by game."""
        self.refusals: Counter[str] = Counter()
        """Refused requests at tables, by error code."""
        self.answers: Counter[str] = Counter()
        """Failed HTTP requests, by status."""
        self.decisions: Counter[str] = Counter()
        """Decisions of bots, by level."""
        self.thought: Counter[str] = Counter()
        """Time that the decisions took, in milliseconds, by level."""
        self.seen = Durations()
        """Time from reading a move to handing its result to all connections of the table."""
        self.commits = Durations()
        """Durations of the store's transactions."""


FIGURES: Final = Figures()
