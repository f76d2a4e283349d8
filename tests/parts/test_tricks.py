"""Tricks: what must follow and who wins, in any order of cards."""

from __future__ import annotations

import pytest

from spadille.cards.card import BIG_JOKER, HEARTS, SPADES, card, read_cards
from spadille.cards.holding import holding, members
from spadille.cards.pack import STANDARD, pinochle_pack
from spadille.parts.tricks import PLAYS, make_order, plays

SUITS = [[each for each in STANDARD if each.suit == suit] for suit in range(4)]
SPADES_TRUMP = make_order(SUITS, trump=SPADES)
NO_TRUMP = make_order(SUITS, trump=None)
BOWERS = make_order(
    [
        SUITS[0],
        [each for each in SUITS[1] if str(each) != "JD"],
        [each for each in SUITS[2] if str(each) != "JH"] + list(read_cards("JD JH")) + [BIG_JOKER],
        SUITS[3],
    ],
    trump=HEARTS,
)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("AH KH 2S QH", 2),
        ("5C 9C AD 7C", 1),
        ("4C 9S AC QS", 3),
        ("2H 3D 4C 5D", 0),
        ("KS AS 2S QS", 1),
    ],
)
def test_the_best_trump_wins_else_the_best_card_of_the_suit_led(trick: str, winner: int) -> None:
    assert SPADES_TRUMP.winner(read_cards(trick)) == winner


def test_without_trumps_only_the_suit_led_counts() -> None:
    assert NO_TRUMP.winner(read_cards("2H AS 3H KD")) == 2


def test_of_equal_cards_the_first_wins() -> None:
    pack = pinochle_pack()
    ranks = "9JQKTA"
    order = make_order(
        [
            sorted((each for each in pack if each.suit == suit), key=lambda each: ranks.index(each.rank))
            for suit in range(4)
        ],
        trump=None,
    )
    assert order.winner(read_cards("TH KH")) == 0, "the ten stands above the king"
    assert order.winner(read_cards("KH TH")) == 1


def test_bowers_and_joker_count_as_trumps() -> None:
    assert BOWERS.suit[card("JD")] == HEARTS
    assert BOWERS.winner(read_cards("AH JD")) == 1
    assert BOWERS.winner(read_cards("JD JH JB")) == 2
    assert BOWERS.winner(read_cards("AD JD 2H")) == 1
    hand = holding(read_cards("JD AD 2C"))
    assert members(BOWERS.follow(hand, HEARTS)) == read_cards("JD")


def test_who_cannot_follow_may_play_anything() -> None:
    hand = holding(read_cards("2C 5H 9H AS"))
    assert members(SPADES_TRUMP.follow(hand, HEARTS)) == read_cards("5H 9H")
    assert SPADES_TRUMP.follow(hand, 1) == hand


def test_the_plays_of_a_holding_are_made_once() -> None:
    for text in ("2C 5H 9H AS", "AS", "JL JB", "2C AS JB", "QS QS' 9D'", ""):
        cards = read_cards(text)
        assert {each.card for each in plays(holding(cards))} == set(cards)
        assert len(plays(holding(cards))) == len(cards)
    assert plays(holding(read_cards("2H 3H")))[0] is PLAYS[card("2H")]
