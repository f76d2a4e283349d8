"""Tests melds: which cards form which shape, in how many ways, and how often a card may serve."""

from __future__ import annotations

from spadille.cards.card import read_cards
from spadille.cards.holding import Holding, holding
from spadille.parts.melds import Made, Shape, both, by_cards, melds, plain, shape_of, shapes_within, spent, ways


def cards(text: str) -> Holding:
    return holding(read_cards(text))


PAIR = Shape("pair", "A", 20, "PIN-28", cards("KH QH"))
RUN = Shape("run", "A", 150, "PIN-26", cards("KH QH JH"))
KINGS = Shape("kings", "B", 80, "PIN-31", cards("KH KS"))
SHAPES = by_cards((RUN, KINGS, PAIR))


def made(shape: Shape, text: str) -> Made:
    return Made(0, shape, read_cards(text), 1)


def test_marked_copies_are_of_the_same_kind() -> None:
    assert plain(cards("KH' QH JS'")) == cards("KH QH JS")
    assert both(cards("KH")) == cards("KH KH'")


def test_cards_are_a_shape_only_when_they_are_exactly_that() -> None:
    assert shape_of(cards("KH' QH"), SHAPES) is PAIR
    assert shape_of(cards("KH QH JH"), SHAPES) is RUN
    assert shape_of(cards("KH KH' QH"), SHAPES) is None, "no card twice"
    assert shape_of(cards("KH"), SHAPES) is None
    assert shapes_within(cards("KH' QH KS"), SHAPES) == (KINGS, PAIR)


def test_every_choice_of_copies_is_a_way() -> None:
    assert set(ways(PAIR, cards("KH KH' QH JH"))) == {cards("KH QH"), cards("KH' QH")}
    assert ways(PAIR, cards("KH KH'")) == ()


def test_a_card_serves_again_in_its_class_only_for_more() -> None:
    pair = made(PAIR, "KH QH")
    assert spent(PAIR, (pair,)) == cards("KH QH")
    assert spent(RUN, (pair,)) == 0
    assert spent(KINGS, (pair,)) == 0
    assert spent(PAIR, (made(RUN, "KH QH JH"),)) == cards("KH QH JH")


def test_a_meld_brings_a_card_from_the_hand() -> None:
    held = cards("KH QH JH KS")
    assert list(melds((RUN, KINGS, PAIR), held, 0, ())) == [cards("KH QH JH"), cards("KH KS"), cards("KH QH")]
    assert list(melds((RUN, KINGS, PAIR), held, cards("KH QH"), (made(PAIR, "KH QH"),))) == [
        cards("KH QH JH"),
        cards("KH KS"),
    ]
    assert list(melds((KINGS,), held, cards("KH KS"), ())) == []
