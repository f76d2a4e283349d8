"""Mexican Sweat: how many lines of play there are from some moments; one wrong move anywhere changes a count.

The counts were checked against the plain loop of tests/games/mexican_sweat/test_twice.py.
"""

from __future__ import annotations

import pytest
from tests.games.lines_of_play import check_counts

POSITIONS = {
    "a fixed limit": (
        """
        table mexican_sweat denexa 3 chips=100
        -1 dealer 2
        deal 0: KC 2C; 1: AD; 2: 2D 2H; kill: 9C; target: 7D
        """,
        (8, 16, 40, 175, 361, 641),
    ),
    "short stacks without a limit": (
        """
        table mexican_sweat denexa 3 chips=30 betting_limit=no_limit
        -1 dealer 2
        deal 0: KC; kill: 9C; target: 2D
        0 turn ; 0 bet 10 ; 1 call ; 2 fold
        1 look 1
        deal 1: KC; 2: 9D; 0: 9H; kill: 9C; target: 2D
        1 turn
        """,
        (2, 15, 267, 569, 1782, 8814),
    ),
    "the limit of the pot": (
        """
        table mexican_sweat denexa 2 chips=40 betting_limit=pot_limit bet=4 look_penalty=match_pot
        -1 dealer 1
        deal 0: KC; 1: 3C 3D; kill: 9C; target: 2D
        0 turn
        """,
        (8, 141, 951, 3627, 10653),
    ),
    "a peek, and blinds": (
        """
        table mexican_sweat peek 3 chips=60 stake_mode=blinds max_raises=1
        -1 dealer 2
        deal 0: 9D 2C; 1: AD 9H; 2: 9S; kill: 9C; target: 7D
        """,
        (2, 4, 8, 22, 79, 194),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_of_play_are_counted(name: str) -> None:
    check_counts(*POSITIONS[name])
