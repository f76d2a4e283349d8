"""Tests odds of Pinochle against the known figures and hands drawn in every way."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from spadille import odds
from spadille.cards.card import card, read_cards, write_cards
from spadille.cards.holding import holding
from spadille.core.errors import Unreadable
from spadille.games.pinochle.rules import MELDS, NINES
from spadille.parts.doubled import PACK
from spadille.parts.melds import shapes_within


def melds(**given: Any) -> odds.Answer:
    return odds.ask("pinochle", "melds", **given)


def test_twelve_cards_hold_no_meld_at_all_as_often_as_is_known() -> None:
    answer = melds()
    assert round(answer.figure("none").value, 5) == 0.15553
    assert {each.method for each in answer.figures} == {odds.Method.EXACT}


def test_a_pinochle_of_two_kinds_comes_as_the_closed_form_says() -> None:
    expected = 1 - Fraction(2 * comb(46, 12) - comb(44, 12), comb(48, 12))
    assert melds().figure("pinochle").exact == melds().figure("marriage-H").exact == expected


@pytest.mark.parametrize(
    ("held", "unseen", "draws", "trump"),
    [
        ("KS QD JD", "QS QS AC AC KC QC 9S 9S JH TH", 3, "S"),
        ("", "KS QS QS JD AS TS JS 9S AC 9C 9H", 5, "S"),
        ("AC AD AH KC", "AS AS QC QC 9D JD QS KD", 2, "D"),
        ("JC JD JH", "JS KH QH KH QH 9C TC TC AC KC", 4, "H"),
        ("KC QC", "9D TD", 0, "C"),
    ],
)
def test_every_figure_is_that_of_all_ways_to_draw(held: str, unseen: str, draws: int, trump: str) -> None:
    mine, stock, suit = read_cards(held), read_cards(unseen), "CDHS".index(trump)
    gone = [str(each.plain) for each in PACK]
    for each in (*mine, *stock):
        gone.remove(str(each))
    found = dict.fromkeys(("flush", "100-aces", "40-jacks", "pinochle", "royal-marriage", "dix", "none", "but dix"), 0)
    ways = 0
    for chosen in combinations(range(len(stock)), draws):
        ways += 1
        cards = holding((*mine, *(stock[each] for each in chosen)))
        names = {each.name.replace(" ", "-") for each in shapes_within(cards, MELDS[suit])}
        dix = bool(cards >> NINES[suit] & 1)
        found["but dix"] += not names
        found["none"] += not names and not dix
        for name in {*names, *(["dix"] if dix else [])} & found.keys():
            found[name] += 1
    answer = melds(hand=held, draws=draws, trump=trump, gone=" ".join(gone))
    told = {name: answer.figure(name.replace("but dix", "none-but-dix")).exact for name in found}
    assert told == {name: Fraction(each, ways) for name, each in found.items()}


def test_a_meld_in_the_hand_is_certain_and_none_comes_without_drawing() -> None:
    answer = melds(hand="KS QS' JD AC")
    known = {each.name: each.value for each in answer.figures}
    assert {name for name, value in known.items() if value == 1} == {"royal-marriage", "pinochle"}
    assert {value for name, value in known.items() if name not in ("royal-marriage", "pinochle")} == {0.0}
    assert str(answer.figure("marriage-D").words) == "marriage in diamonds"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hand": "KS KS KS"}, "KS is there 3 times"),
        ({"hand": "2S"}, "2S is no card of this pack"),
        ({"hand": "KS KS", "gone": "KS"}, "expected at most two of a card, in the hand and gone; got more of KS"),
        ({"draws": 49}, "expected draws, a whole number from 0 to 48; got '49'"),
        ({"draws": -1}, "got '-1'"),
        ({"hand": "KS QS", "draws": 47}, "expected at most 46 draws, the cards that nobody has seen; got 47"),
        ({"trump": "N"}, "expected a trump suit"),
        ({"trump": ""}, "expected a trump suit"),
        ({"hand": "king"}, "expected a card such as"),
    ],
)
def test_a_hand_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        melds(**given)


def test_small_and_capital_letters_name_a_suit_alike() -> None:
    assert melds(trump="d") == melds(trump="D") != melds(trump="H")
    assert write_cards([card("KS")]) == "KS"
