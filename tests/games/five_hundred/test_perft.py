"""Five Hundred: how many lines of play there are from some moments; one wrong move anywhere changes a count.

The counts were checked against the plain lists of tests/games/five_hundred/test_twice.py.
"""

from __future__ import annotations

import pytest
from tests.games.lines_of_play import check_counts

HANDS = "0: JB AS KH 9H 4C 5C 6D; 1: JC JS 4S 5H 6H QD; 2: AH TH 7C 8C 9D TD KD; 3: QS TS 9S KC QC AD 4D 5D"
POSITIONS = {
    "announcements and the first bids": (
        """
        table five_hundred denexa 4 first_dealer=random
        -1 dealer 3
        deal 0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D; 1: KC QC; 2: AH KD; 3: AC AD
        """,
        (2, 3, 3, 3, 29, 405, 3998),
    ),
    "an auction with nullo in it": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false
        -1 dealer 3
        deal {HANDS}
        0 bid 7H ; 1 nullo ; 2 bid 8S ; 3 pass ; 0 bid 9NT ; 1 pass ; 2 bid 10D
        """,
        (4, 3009),
    ),
    "five cards of fifteen": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false
        -1 dealer 3
        deal {HANDS}
        0 bid 8C ; 1 pass ; 2 pass ; 3 pass
        """,
        (3003, 36036),
    ),
    "a suit contract, the joker to be led": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false
        -1 dealer 3
        deal {HANDS}; middle: 7D 8D 4H 5S 6S
        0 bid 8C ; 1 pass ; 2 pass ; 3 pass
        0 discard 7D 8D 4H 5S 6S
        """,
        (13, 35, 99, 180, 1716, 4643, 11991),
    ),
    "the same with trumps called for": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false joker_lead_naming=no_trump_only
        -1 dealer 3
        deal {HANDS}; middle: 7D 8D 4H 5S 6S
        0 bid 8C ; 1 pass ; 2 pass ; 3 pass
        0 discard 7D 8D 4H 5S 6S
        """,
        (10, 29, 83, 149, 1341, 3605, 8265),
    ),
    "no contract, the joker with a seat to follow": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false
        -1 dealer 0
        deal {HANDS}; middle: 7D 8D 4H 5S 6S
        1 pass ; 2 pass ; 3 pass ; 0 pass
        """,
        (10, 50, 134, 354, 3468, 10342),
    ),
    "nullo, the partner sitting out": (
        f"""
        table five_hundred denexa 4 first_dealer=random ace_no_face=false
        -1 dealer 3
        deal {HANDS}; middle: 7D 8D 4H 5S 6S
        0 nullo ; 1 pass ; 2 pass ; 3 pass
        0 discard JB AS KH 9H 6D
        """,
        (10, 25, 60, 540, 1249, 2832),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_of_play_are_counted(name: str) -> None:
    check_counts(*POSITIONS[name], divided=2)
