"""Pyramid: how many lines of play there are from two deals; one wrong move anywhere changes a count.

The counts were checked to depth six against the plain lists of tests/games/pyramid/test_twice.py.
"""

from __future__ import annotations

import pytest

from spadille.core.table import Table
from spadille.testing.perft import divide, perft
from spadille.testing.scenario import run

DEALS = (
    """
    -1 deal 2S 6D 8C 3H TD 9S 5D 3D AC 4D QC 8D TC 3C AH 7C AS KS 3S KD 7D 9C KC 2C KH JH 7S AD \
        6H TH 4C 5C QD TS 5H 2H 2D 9D 4S 4H JS JD QH 7H 8S 6S 5S 6C JC 9H QS 8H
    """,
    """
    -1 deal KD 3H 4D 9C 2D 2C JC 3C 8D TC TS KH AH 3S 9S 9D TH 5S AS QC 7S AD QD QH 9H 6D KC 4C \
        8C JD QS 6C JS 5D 3D JH 5H KS 8H 7D 8S 4H 7H AC 6S 7C 2H 6H TD 2S 5C 4S
    """,
)
COUNTS = (
    (0, "denexa", "", (5, 19, 65, 207, 625, 1901, 5617, 16067)),
    (0, "tuts_tomb", "", (5, 19, 65, 209, 647, 2043, 6384, 19146)),
    (0, "denexa", "draw_count=3 stock_waste_pairs=true", (5, 19, 65, 204, 593, 1725, 4873, 12845)),
    (0, "denexa", "draw_gate=only_when_stuck", (4, 10, 18, 26, 34, 50, 74, 114)),
    (0, "denexa", "draw_count=3 stock_passes=1 waste_top_playable=false", (5, 19, 65, 204, 581, 1572, 3875, 8739)),
    (1, "denexa", "", (6, 26, 89, 274, 805, 2193, 5746, 14931)),
    (1, "denexa", "draw_count=3 stock_waste_pairs=true", (6, 27, 97, 296, 840, 2385, 6002, 14771)),
    (1, "denexa", "draw_gate=only_when_stuck", (5, 16, 33, 60, 111, 162, 247, 332)),
    (1, "denexa", "draw_count=3 stock_passes=1 waste_top_playable=false", (6, 27, 97, 296, 840, 2385, 5922, 14444)),
)


def opened(deal: int, rulebook: str, options: str) -> Table:
    return run(f"table pyramid {rulebook} 1 {options}\n{DEALS[deal].strip()}\n= turn 0")


@pytest.mark.parametrize(("deal", "rulebook", "options", "counts"), COUNTS)
def test_the_lines_of_play_are_counted(deal: int, rulebook: str, options: str, counts: tuple[int, ...]) -> None:
    table = opened(deal, rulebook, options)
    found = tuple(perft(table.game, table.state, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
    assert sum(divide(table.game, table.state, 3).values()) == counts[2]
