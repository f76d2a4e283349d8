"""Tests cards: their numbers and names, the spellings that are read, and the one that is written."""

from __future__ import annotations

import pickle

import pytest

from spadille.cards.card import (
    BIG_JOKER,
    CARDS,
    CLUBS,
    HEARTS,
    JOKERS,
    LITTLE_JOKER,
    SPADES,
    card,
    mark_copies,
    read_cards,
    write_cards,
)
from spadille.cards.holding import SUIT_HOLDINGS, holding, members
from spadille.core.errors import Unreadable


def test_every_card_is_read_as_it_is_spelt() -> None:
    assert all(card(str(each)) is each for each in CARDS.values())
    assert len({str(each) for each in CARDS.values()}) == len(CARDS) == 132


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("as", "AS"),
        (" 10h ", "TH"),
        ("10♥", "TH"),
        ("K♠", "KS"),
        ("q♦", "QD"),
        ("2♣", "2C"),
        ("A♤", "AS"),
        ("7♡", "7H"),
        ("7♢", "7D"),
        ("7♧", "7C"),
        ("jb", "JB"),
        ("Jl", "JL"),
        ("qs'", "QS'"),
        ("qs’", "QS'"),
        ("10d'", "TD'"),
        ("11c", "11C"),
        ("13h", "13H"),
    ],
)
def test_reading_forgives_what_loses_nothing(text: str, spelt: str) -> None:
    assert str(card(text)) == spelt


@pytest.mark.parametrize(
    "text", ["", " ", "A", "S", "1S", "14S", "AX", "SA", "AS KS", "100H", "JJ", "QS''", "As'x", "♠", "10"]
)
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="expected a card such as AS, TH or JB; got"):
        card(text)


def test_a_long_text_is_not_shown_whole() -> None:
    with pytest.raises(Unreadable) as caught:
        card("x" * 1000)
    assert len(str(caught.value)) < 80


def test_a_card_knows_suit_rank_and_copy() -> None:
    queen = card("QS'")
    assert (queen.suit, queen.rank, queen.copy, str(queen.plain)) == (SPADES, "Q", 1, "QS")
    ten = card("TH")
    assert (ten.suit, ten.rank, ten.copy, ten.plain) == (HEARTS, "T", 0, ten)
    assert (BIG_JOKER.suit, BIG_JOKER.rank, LITTLE_JOKER.rank) == (JOKERS, "J", "J")
    assert repr(read_cards("AS JB")) == "(A♠, JB)"


def test_a_card_is_spoken() -> None:
    words = [card(text).words for text in ("AS", "TH", "2C", "12D", "QS'", "JB", "JL")]
    assert words == [
        "ace of spades",
        "ten of hearts",
        "two of clubs",
        "twelve of diamonds",
        "queen of spades (second copy)",
        "big joker",
        "little joker",
    ]


def test_higher_cards_of_a_suit_are_larger_numbers() -> None:
    for suit in "CDHS":
        cards = [card(rank + suit) for rank in "23456789TJQKA"]
        assert cards == sorted(cards)


def test_cards_are_read_and_written_as_lists() -> None:
    assert write_cards(read_cards("as 10h  2♣")) == "AS TH 2C"
    assert read_cards(["AS", "kd"]) == (card("AS"), card("KD"))
    assert read_cards("") == ()


def test_the_second_of_two_plain_copies_is_marked() -> None:
    assert write_cards(mark_copies(read_cards("QS AC QS AC"))) == "QS AC QS' AC'"
    assert write_cards(mark_copies(read_cards("QS' QS AC"))) == "QS' QS AC"
    assert write_cards(mark_copies(read_cards("QS QS'"))) == "QS QS'"


def test_a_holding_is_a_set_of_cards() -> None:
    cards = read_cards("AS 2C TH JB QS'")
    held = holding(cards)
    assert set(members(held)) == set(cards)
    assert members(held) == tuple(sorted(cards))
    assert members(0) == ()
    assert members(held & SUIT_HOLDINGS[CLUBS]) == read_cards("2C")


def test_what_is_no_card_is_told_alike_by_another_process() -> None:
    with pytest.raises(Unreadable) as told:
        card("ten of hats")
    again = pickle.loads(pickle.dumps(told.value))
    assert (type(again), str(again)) == (type(told.value), str(told.value))
