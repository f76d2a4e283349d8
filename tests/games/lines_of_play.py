"""Counting the lines of play from a moment that a scenario leads to."""

from __future__ import annotations

from tests.games.moment import after

from spadille.testing.perft import divide, perft


def check_counts(text: str, counts: tuple[int, ...], divided: int = 3) -> None:
    """Check the numbers of lines of one move, of two, … from the end of the scenario, and their split at `divided`."""
    table = after(text)
    game, state = table.game, table.state
    assert tuple(perft(game, state, depth) for depth in range(1, len(counts) + 1)) == counts
    assert sum(divide(game, state, divided).values()) == counts[divided - 1]
