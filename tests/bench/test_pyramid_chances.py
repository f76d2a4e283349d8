"""The bench that measures how many deals of Pyramid can be won: what it counts, and the file that it writes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from bench import pyramid_chances
from spadille.core.clause import page_text
from spadille.games.pyramid.measured import DEALS, MEASURED
from spadille.search import NATIVE


@pytest.mark.skipif(not NATIVE, reason="the native search is not built here")
def test_it_counts_deals_that_can_be_won_and_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyramid_chances, "DEALS", 6)
    assert 0 <= pyramid_chances.won({}) <= pyramid_chances.winnable({}) <= 6


def test_it_writes_the_ways_of_which_both_figures_have_been_found() -> None:
    one, other = "{'stock_passes': 1}", "{'draw_count': 3}"
    text = pyramid_chances.told(
        {"winnable {}": 5, "won {}": 3, f"winnable {one}": 1, f"won {one}": 0, f"winnable {other}": 1}
    )
    assert '    ({}, 5, 3),\n    ({"stock_passes": 1}, 1, 0),\n)' in text


def test_what_lies_in_the_room_is_of_five_hundred_deals_and_possible() -> None:
    assert DEALS >= 500
    assert len(MEASURED) == len(pyramid_chances.NAMED)
    assert all(0 <= won <= winnable <= DEALS for _, winnable, won in MEASURED)


def test_the_page_of_rules_tells_the_same_chances() -> None:
    rows = page_text("spadille.games.pyramid").partition("## The chance to win")[2].partition("## House rules")[0]
    told = [(int(can), int(does)) for can, does in re.findall(r"\| (\d+) \| (\d+) \|\n", rows)]
    expected = [(round(100 * winnable / DEALS), round(100 * won / DEALS)) for _, winnable, won in MEASURED]
    assert told == expected
