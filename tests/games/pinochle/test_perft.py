"""Pinochle: how many lines of play there are from some moments; one wrong move anywhere changes a count.

The counts were checked against the plain lists of tests/games/pinochle/test_twice.py.
"""

from __future__ import annotations

import pytest
from tests.games.lines_of_play import check_counts

PHASE_ONE = """
        0 play AC ; 1 play TC ; 0 done ; 0 play AC' ; 1 play TC' ; 0 done ; 0 play AD ; 1 play KC ; 0 done
        0 play AD' ; 1 play KC' ; 0 done ; 0 play AS ; 1 play TD ; 0 done ; 0 play AS' ; 1 play TD' ; 0 done
        0 play AH ; 1 play KD ; 0 done ; 0 play AH' ; 1 play KD' ; 0 done ; 0 play TH ; 1 play TS ; 0 done
        0 play TH' ; 1 play TS' ; 0 done ; 0 play KH ; 1 play KS ; 0 done ; 0 play KH' ; 1 play KS'
"""
POSITIONS = {
    "the first tricks": (
        """
        table pinochle denexa 2 first_dealer=random
        -1 dealer 1
        deal 0: AC AH TH KH QH JH KS QS JD 9H KH' QH'; 1: 9C 9H' KD QD QS' JD' JS; upcard: JH'
        """,
        (12, 144, 1399, 6771),
    ),
    "many melds, some of them on the table": (
        """
        table pinochle denexa 2 first_dealer=random
        -1 dealer 1
        deal 0: AC AC' KC KD KH KS QS QH QS' JD 9H 9H'; 1: 9C 9C' AD AD' AS AS'; upcard: JH; stock: TH TD AH QH'
        0 play AC ; 1 play 9C ; 0 meld KH QH ; 0 done ; 0 play AC' ; 1 play 9C'
        """,
        (8, 42, 296, 2200, 13733),
    ),
    "phase two": (
        f"""
        table pinochle denexa 2 first_dealer=random
        -1 dealer 1
        deal 0: AC AC' AD AD' AS AS' AH AH' TH TH' KH KH'; 1: TC TC' KC KC' TD TD' KD KD' TS TS' KS KS'; \
            upcard: JH'; stock: QH JC' QC 9C JH 9C' 9S JD QS' JD' JC 9D QD 9D' QD' JS QC' JS' QS QH' 9H' 9S' 9H
        {PHASE_ONE}
        0 done
        """,
        (12, 33, 363, 921, 9210, 21592),
    ),
    "the last card is chosen": (
        f"""
        table pinochle denexa 2 first_dealer=random last_card_choice=winner_chooses
        -1 dealer 1
        deal 0: AC AC' AD AD' AS AS' AH AH' TH TH' KH KH'; 1: TC TC' KC KC' TD TD' KD KD' TS TS' KS KS'; \
            upcard: JH'; stock: QH JC' QC 9C JH 9C' 9S JD QS' JD' JC 9D QD 9D' QD' JS QC' JS' QS QH' 9H' 9S' 9H
        {PHASE_ONE}
        """,
        (11, 44, 76, 368, 2110, 10778),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_of_play_are_counted(name: str) -> None:
    check_counts(*POSITIONS[name])
