"""Pinochle: rounding, and when the match ends, figure by figure."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spadille.core.contract import Outcome
from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.pinochle.rules import DENEXA
from spadille.games.pinochle.scoring import end, rounded
from spadille.games.pinochle.state import Match
from spadille.parts.doubled import PACK, card_points


def after(totals: tuple[int, int], *, target: int = 1000, deals: int = 9, **options: Any) -> tuple[int, Outcome | None]:
    """The target and the outcome after a deal that led to these totals."""
    match, outcome = end(DENEXA.settle(2, options), Match(0, deals, totals, (), target))
    return match.target, outcome


def won(seat: int, totals: tuple[int, int]) -> Outcome:
    return Outcome(totals, (seat,))


@pytest.mark.parametrize(
    ("tally", "points"), [(127, 130), (126, 120), (123, 120), (129, 130), (120, 120), (0, 0), (7, 10)]
)
def test_pin_61_seven_goes_up_and_six_down(tally: int, points: int) -> None:
    assert rounded(tally) == points


def test_pin_s14_rounded_tallies_never_add_up_to_more_than_was_there() -> None:
    assert Counter(rounded(mine) + rounded(250 - mine) for mine in range(251)) == {250: 176, 240: 75}


def test_pin_60_the_pack_holds_240_card_points() -> None:
    assert sum(card_points(each) for each in PACK) == 240


def test_pin_64_one_over_the_target_ends_the_match() -> None:
    assert after((990, 700)) == (1000, None)
    assert after((1010, 700)) == (1000, won(0, (1010, 700)))
    assert after((700, 1010)) == (1000, won(1, (700, 1010)))


def test_pin_s1_exactly_the_target_counts_only_where_reaching_it_does() -> None:
    assert after((1000, 700)) == (1000, None)
    assert after((1000, 700), target_rule="reach") == (1000, won(0, (1000, 700)))
    assert after((1000, 1000), target_rule="reach") == (1250, None)


def test_pin_65_both_over_raises_the_target() -> None:
    assert after((1040, 1010)) == (1250, None)


def test_pin_66_the_target_keeps_rising() -> None:
    assert after((1260, 1300), target=1250) == (1500, None)
    assert after((1260, 1300), target=1250, target_step=10) == (1260, None)


def test_pin_67_alone_over_the_raised_target_wins() -> None:
    assert after((1260, 1180), target=1250) == (1250, won(0, (1260, 1180)))
    assert after((1260, 1180)) == (1250, None)


def test_pin_s3_a_raised_target_is_tested_in_the_next_deal_or_at_once() -> None:
    assert after((1260, 1010)) == (1250, None)
    assert after((1260, 1010), target_chain="immediate") == (1250, won(0, (1260, 1010)))
    assert after((1260, 1300), target_chain="immediate") == (1500, None)
    assert after((1260, 1510), target_chain="immediate") == (1500, won(1, (1260, 1510)))


def test_pin_s3_a_target_catches_up_with_two_who_are_far_over_it() -> None:
    assert after((1560, 1510), target_chain="play_on") == (1750, None)
    assert after((1810, 1510), target_chain="play_on") == (1750, None)
    assert after((1560, 1510)) == (1250, None)
    assert after((1560, 1510), target_chain="immediate", target_step=14) == (1518, won(0, (1560, 1510)))


def test_pin_s3_a_step_that_two_players_pass_in_every_deal_is_refused() -> None:
    assert after((1260, 1010), target_chain="play_on", target_step=250) == (1250, None)
    for given in ({"target_chain": "immediate"}, {}, {"target_chain": "play_on", "both_over": "higher_wins"}):
        assert open_game("pinochle", None, None, {"target_step": 14, **given}).options.target_step == 14
    with pytest.raises(BadOptions, match=r"must rise by 250 or more: with 249, .*\(PIN-S3\)"):
        open_game("pinochle", None, None, {"target_step": 249, "target_chain": "play_on"})


def test_pin_s3_or_the_higher_total_wins_at_once() -> None:
    assert after((1040, 1010), both_over="higher_wins") == (1000, won(0, (1040, 1010)))
    assert after((1010, 1040), both_over="higher_wins") == (1000, won(1, (1010, 1040)))
    assert after((1040, 1040), both_over="higher_wins") == (1000, None)


def test_pin_s16_the_most_deals_end_the_match_whatever_the_scores() -> None:
    assert after((300, 200), max_deals=10) == (1000, None)
    assert after((300, 200), max_deals=9) == (1000, won(0, (300, 200)))
    assert after((1010, 1040), max_deals=9) == (1250, won(1, (1010, 1040)))
    assert after((300, 300), max_deals=9) == (1000, Outcome((300, 300), ()))
