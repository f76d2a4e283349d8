"""Finding the first dealer, and checking deals."""

from __future__ import annotations

import pytest

from spadille.cards.card import read_cards
from spadille.cards.pack import STANDARD
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.dealing import (
    Deal,
    FirstDealer,
    HighCards,
    draw_first_dealer,
    first_dealer,
    refuse_deal,
    refuse_first_dealer,
    spell_opening,
)


def high(text: str) -> HighCards:
    return HighCards(read_cards(text))


@pytest.mark.parametrize(
    ("cards", "seat"),
    [("2C KH 7S QD", 1), ("AC AD AH AS", 3), ("KC KS KD KH", 1), ("3D 3C", 0), ("TH JC 9S", 1)],
)
def test_the_highest_card_deals_and_suits_settle_ties(cards: str, seat: int) -> None:
    assert first_dealer(high(cards)) == seat


def test_chance_may_name_the_dealer() -> None:
    assert first_dealer(FirstDealer(2)) == 2
    assert {draw_first_dealer("random", 3, Stream(seed_of(n))) for n in range(40)} == {FirstDealer(n) for n in range(3)}


def test_cards_drawn_are_all_different() -> None:
    for seats in range(2, 8):
        drawn = draw_first_dealer("draw_high", seats, Stream(seed_of(seats)))
        assert isinstance(drawn, HighCards)
        assert len(set(drawn.cards)) == seats
        assert refuse_first_dealer(drawn, "draw_high", seats) is None


@pytest.mark.parametrize(
    ("move", "method", "words"),
    [
        (FirstDealer(1), "draw_high", "found by drawing cards"),
        (FirstDealer(4), "random", "Seats run from 0 to 3; got 4."),
        (high("2C 3C 4C 5C"), "random", "named by chance"),
        (high("2C 3C 4C"), "draw_high", "Each of the 4 players draws one card; got 3."),
        (high("2C 3C 4C 2C"), "draw_high", "all different"),
        (high("2C 3C 4C JB"), "draw_high", "one pack of 52"),
        (high("2C 3C 4C 5C'"), "draw_high", "one pack of 52"),
    ],
)
def test_a_wrong_way_to_the_first_dealer_is_refused(move: HighCards | FirstDealer, method: str, words: str) -> None:
    refusal = refuse_first_dealer(move, method, 4)
    assert refusal is not None
    assert refusal.clause is None
    assert words in str(refusal.reason)


def test_a_right_way_is_not() -> None:
    assert refuse_first_dealer(FirstDealer(3), "random", 4) is None


def test_a_deal_is_the_whole_pack() -> None:
    assert refuse_deal(STANDARD[::-1], STANDARD) is None
    for cards, words in (
        (STANDARD[1:], "missing: 2C"),
        ((*STANDARD, STANDARD[0]), "too many: 2C"),
        ((*STANDARD[1:], read_cards("JB")[0]), "not of this pack: JB"),
    ):
        refusal = refuse_deal(cards, STANDARD)
        assert refusal is not None
        assert refusal.clause is None
        assert words in str(refusal.reason)


def test_the_moves_of_a_beginning_are_spelt() -> None:
    moves = (high("2C KH"), FirstDealer(3), Deal(read_cards("AS KS")))
    assert [spell_opening(move) for move in moves] == ["draw 2C KH", "dealer 3", "deal AS KS"]
