"""Tests odds of Five Hundred against an enumeration of every middle, and for hands that cannot fail."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from spadille import odds
from spadille.cards.card import BIG_JOKER, read_cards
from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.five_hundred.odds import _deals
from spadille.games.five_hundred.ranking import PACK
from spadille.games.five_hundred.state import Bid
from spadille.thinking.budget import SeededRng

TOP = "JB JH JD AH KH QH TH 9H 8H 7H"
MIXED = "JB JS 8S 5S AH KH 4D 6D 9C TC"


def test_the_joker_lies_in_the_middle_one_time_in_nine() -> None:
    answer = odds.ask("five_hundred", "middle")
    assert answer.figure("joker").exact == Fraction(1, 9)
    assert answer.figure("trumps").exact == Fraction(13, 9)


@pytest.mark.parametrize(("hand", "trump"), [(MIXED, "S"), ("4S 5S 6S 7S 8S 9S TS QS KS AS", "c")])
def test_every_middle_that_a_hand_leaves_is_counted(hand: str, trump: str) -> None:
    suit = trump.upper()
    bower = {"S": "JC", "C": "JS"}[suit]
    unseen = [each for each in PACK if each not in read_cards(hand)]
    trumps = [each == BIG_JOKER or str(each) == bower or str(each)[-1] == suit for each in unseen]
    found = Counter(map(sum, combinations(trumps, 5)))
    jokers = Fraction(5, 35) if BIG_JOKER in unseen else Fraction(0)
    answer = odds.ask("five_hundred", "middle", hand=hand, trump=trump)
    assert answer.figure("joker").exact == jokers
    assert [answer.figure(f"trumps-{n}").exact for n in range(6)] == [
        Fraction(found[n], found.total()) for n in range(6)
    ]


def test_the_ten_highest_trumps_take_every_trick() -> None:
    answer = odds.ask("five_hundred", "bid", hand=TOP, bid="10H", samples=12)
    assert (answer.figure("made").value, answer.figure("tricks").value) == (1.0, 10.0)
    assert answer.figure("made").error > 0.2


def test_a_hand_of_the_highest_cards_loses_a_nullo() -> None:
    answer = odds.ask("five_hundred", "bid", hand="AS KS QS AH KH QH AD KD QD JB", bid="nullo", samples=8)
    assert answer.figure("made").value == 0.0


def test_a_bid_is_made_where_its_side_takes_as_many_tricks() -> None:
    game: Any = open_game("five_hundred", None, None, {})
    for tricks in (6, 8):
        ends = list(_deals(game, read_cards(MIXED), Bid(tricks, 3), 15, SeededRng("3")))
        assert [kept for kept, _ in ends] == [taken >= tricks for _, taken in ends]
        answer = odds.ask("five_hundred", "bid", hand=MIXED, bid=f"{tricks}S", samples=15, seed=3)
        assert answer.figure("made").value == sum(kept for kept, _ in ends) / 15


@pytest.mark.parametrize(
    ("question", "given", "said"),
    [
        ("middle", {"hand": "AS"}, "expected 10 cards in a hand; got 1"),
        ("middle", {"hand": "2S"}, "2S is no card of this pack"),
        ("middle", {"hand": " ".join(["AS"] * 10)}, "AS is there 10 times"),
        ("middle", {"trump": "NT"}, "expected a trump suit"),
        ("bid", {"hand": "", "bid": "7S"}, "expected 10 cards in a hand; got 0"),
        ("bid", {"hand": MIXED, "bid": "11S"}, "expected a bid from 6S to 10NT"),
        ("bid", {"hand": MIXED, "bid": "luck"}, "expected a bid"),
        ("bid", {"hand": MIXED, "bid": "nullo", "nullo": False}, "expected a bid that these rules allow; got nullo"),
        ("bid", {"hand": MIXED, "bid": "grand nullo"}, "expected a bid from 6S to 10NT"),
        ("bid", {"hand": MIXED}, "expected bid=…: The bid"),
    ],
)
def test_what_cannot_be_is_refused(question: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        odds.ask("five_hundred", question, **given)
