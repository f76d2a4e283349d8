"""Tests odds of Spades: hands whose tricks are certain, shares that add up, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from spadille import odds
from spadille.core.errors import SpadilleError

STRONG = "AS KS QS JS 9S AH KH 4H 3H AD 7D 6C 2C"
LOW = "2S 3S 2H 3H 4H 5H 6H 2D 3D 4D 5D 2C 3C"
ALL_SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def asked(hand: str, **given: Any) -> odds.Answer:
    return odds.ask("spades", "hand", hand=hand, **{"rulebook": "andrews", "samples": 12, **given})


@pytest.mark.parametrize("rulebook", ["andrews", "bicycle", "club", "denexa", "rules_of_spades"])
def test_thirteen_spades_take_thirteen_tricks_by_every_rulebook(rulebook: str) -> None:
    answer = asked(ALL_SPADES, rulebook=rulebook, samples=2)
    assert (answer.figure("tricks").value, answer.figure("takes-13").value) == (13.0, 1.0)


def test_shares_of_tricks_add_up_and_give_the_mean() -> None:
    answer = asked(STRONG, seed=3)
    shares = [answer.figure(f"takes-{number}").value for number in range(14)]
    assert sum(shares) == pytest.approx(1)
    assert answer.figure("tricks").value == pytest.approx(sum(number * share for number, share in enumerate(shares)))
    assert sum(shares[:4]) == 0, "four spades from the top take four tricks"
    assert {(each.method, each.n, each.seed) for each in answer.figures} == {(odds.Method.SAMPLED, 12, "3")}
    assert answer == asked(STRONG, seed=3)


def test_a_nil_is_kept_where_no_trick_was_taken() -> None:
    low, strong = asked(LOW, call="nil"), asked(STRONG, call="nil")
    assert low.figure("nil").value == low.figure("takes-0").value > 0.5
    assert strong.figure("nil").value == 0.0
    assert "bid" not in [each.name for each in low.figures]


def test_a_bid_is_reached_where_as_many_tricks_were_taken() -> None:
    answer = asked(STRONG, call=7)
    assert answer.figure("bid").value == pytest.approx(
        sum(answer.figure(f"takes-{number}").value for number in range(7, 14))
    )


def test_nil_is_told_only_where_it_may_be_bid() -> None:
    assert "nil" in [each.name for each in asked(LOW, samples=2).figures]
    assert "nil" not in [each.name for each in asked(LOW, samples=2, nil=False, blind_nil=False).figures]


def test_who_speaks_later_and_more_seats_are_asked_about_alike() -> None:
    last = asked(STRONG, place=4, samples=3)
    assert last.figure("tricks").n == 3
    six = asked("AS KS QS AH KH 4H 3H AD", rulebook="bicycle", seats=6, samples=2)
    assert [each.name for each in six.figures if each.name.startswith("takes-")][-1] == "takes-8"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hand": "AS KS"}, "expected 13 cards in a hand; got 2"),
        ({"hand": STRONG.replace("KS", "AS")}, "expected different cards of the pack; AS is there 2 times"),
        ({"hand": STRONG.replace("KS", "JB")}, "JB is no card of this pack"),
        ({"hand": STRONG, "call": 14}, "expected nil or a bid, a whole number from 0 to 13; got '14'"),
        ({"hand": STRONG, "call": "much"}, "expected nil or a bid"),
        ({"hand": STRONG, "call": 1, "min_bid": 3}, "expected a call that these rules allow; got bid 1: "),
        (
            {"hand": STRONG, "call": "nil", "nil": False, "blind_nil": False},
            "expected a call that these rules allow; got bid nil|nil",
        ),
        ({"hand": STRONG, "place": 5}, "expected a place in the bidding, a whole number from 1 to 4; got '5'"),
        ({"hand": STRONG, "rulebook": "bicycle", "seats": 2}, "expected 3 seats or more: with two the hands are drawn"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        odds.ask("spades", "hand", **given)
