"""Tests how cards and hands are shown: at a prompt, in a notebook, and in a terminal that has only letters."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import pytest

import spadille
from spadille.cards.card import CARDS, card, read_cards
from spadille.cards.holding import Hand, cards_of, holding, members


def test_a_card_is_drawn_with_the_sign_of_its_suit_and_told_in_notation() -> None:
    drawn = [repr(card(each)) for each in ("AS", "TH", "QS'", "JB", "11D")]
    assert drawn == ["A♠", "10♥", "Q♠'", "JB", "11♦"]
    assert str(card("TH")) == f"{card('TH')}" == "TH"
    assert all(card(repr(each)) is each for each in CARDS.values()), "it is read again"


def test_a_hand_is_drawn_by_suits_from_spades_down_the_highest_card_first() -> None:
    hand = cards_of(holding(read_cards("QH KS 2C AS TH JB")))
    assert repr(hand) == "JB | A♠ K♠ | Q♥ 10♥ | 2♣"
    assert str(hand) == "JB AS KS QH TH 2C"
    assert list(hand) == [*read_cards("JB AS KS QH TH 2C")]
    assert repr(cards_of(holding(read_cards("AS' QS AS")))) == "A♠ A♠' Q♠"
    assert repr(cards_of(0)) == "no cards"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "no-such-encoding"])
def test_where_the_signs_cannot_be_written_letters_stand_for_them(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        pass

    Terminal.encoding = encoding
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert repr(card("TH")) == "TH"
    assert repr(cards_of(holding(read_cards("TH AS KS")))) == "AS KS | TH"


def test_a_program_without_an_output_draws_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert repr(card("TH")) == "10♥"


def test_cards_and_hands_in_a_notebook_have_the_signs_of_suits_in_colour() -> None:
    shown = cards_of(holding(read_cards("TH AS 11D")))._repr_html_()
    assert re.sub(r"<[^>]*>", "", shown) == "A♠ | 10♥ | 11♦"
    assert shown.count("#c22") == 2
    assert re.sub(r"<[^>]*>", "", card("QS")._repr_html_()) == "Q♠"


@pytest.mark.parametrize("wrong", [None, "AS", -1, True, (1,), 1 << 300])
def test_only_a_set_of_cards_has_cards(wrong: Any) -> None:
    with pytest.raises(spadille.BadOptions, match=r"expected a set of cards, such as view\.hand; got "):
        cards_of(wrong)


def test_the_hand_of_a_view_has_the_cards_that_the_seat_holds() -> None:
    table = spadille.table("pinochle", seed=7)
    held = table.view(0).hand
    assert held is not None
    hand = spadille.cards_of(held)
    assert isinstance(hand, Hand)
    assert sorted(hand) == list(members(held))
