"""What a server counts of its own work. To count costs next to nothing; who wants to know asks `metrics.py`."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Up to where each class of durations goes; a further one has no end."""


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.classes = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """It has taken so long once more."""
        self.classes[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Figures:
    """All that is counted in one process."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """By game."""
        self.refusals: Counter[str] = Counter()
        """Requests at tables that were refused, by their code."""
        self.answers: Counter[str] = Counter()
        """Failed requests over HTTP, by status."""
        self.decisions: Counter[str] = Counter()
        """What bots have chosen, by level."""
        self.thought: Counter[str] = Counter()
        """The seconds that took, in thousandths."""
        self.seen = Durations()
        """From reading a move to handing what follows to all connections of the table."""
        self.commits = Durations()
        """Transactions of the store."""


FIGURES: Final = Figures()
