"""Counting the lines of play from a moment that a scenario leads to."""

from __future__ import annotations

from spadille.testing.perft import divide, perft
from spadille.testing.scenario import Scenario


def check_counts(text: str, counts: tuple[int, ...], divided: int = 3) -> None:
    """Check the numbers of lines of one move, of two, … from the end of the scenario, and their split at `divided`."""
    scenario = Scenario()
    for line in filter(str.strip, text.splitlines()):
        scenario.run_line(line.strip())
    game, state = scenario.game, scenario.table.state
    assert tuple(perft(game, state, depth) for depth in range(1, len(counts) + 1)) == counts
    assert sum(divide(game, state, divided).values()) == counts[divided - 1]
