"""Poker hands with wild cards: against every card that one or two may stand for, and by hand where they are more."""

from __future__ import annotations

from itertools import combinations

import pytest

from spadille.cards.card import Card, read_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.showdown import FIVE, category, hand_words, rank_value, strength, without_kickers, write_strength
from spadille.parts.wilds import wild_strength

DEUCES = read_cards("2C 2D 2H 2S")


def made(cards: str) -> int:
    return wild_strength(read_cards(cards), DEUCES)


def by_trying(cards: tuple[Card, ...]) -> int:
    """The best of all cards that the wild ones may stand for."""
    natural = tuple(each for each in cards if each not in DEUCES)
    spare = len(cards) - len(natural)
    ranks = [rank_value(each) for each in natural]
    fives = [rank for rank in ranks if ranks.count(rank) + spare >= 5]
    if fives:
        return write_strength(FIVE, (max(fives),))
    others = [each for each in STANDARD if each not in natural]
    return max(strength((*natural, *chosen)) for chosen in combinations(others, spare))


@pytest.mark.parametrize("wild", [0, 1, 2])
def test_a_wild_card_stands_for_the_best_that_there_is(wild: int) -> None:
    rng = Stream(seed_of(f"wild {wild}"))
    plain = [each for each in STANDARD if each not in DEUCES]
    for size in range(max(1, wild), 8):
        for _ in range(40 if wild < 2 else 4):
            cards = (*shuffled(plain, rng)[: size - wild], *DEUCES[:wild])
            assert wild_strength(cards, DEUCES) == by_trying(cards), cards


@pytest.mark.parametrize(
    ("cards", "like"),
    [
        ("KC 2C", "KC KD"),
        ("2C", "AC"),
        ("2C 2D", "AC AD"),
        ("2C 2D 2H", "AC AD AH"),
        ("2C 2D 2H 2S", "AC AD AH AS"),
        ("2C 2D 2H 9C", "9C 9D 9H 9S"),
        ("2C 2D 9C 8D", "9C 9D 9H 8D"),
        ("2C 9C 9D 8D 8H", "9C 9D 9H 8D 8H"),
        ("2C KC JC 5C 4C", "AC KC JC 5C 4C"),
        ("2C AC JC 5C 4C", "AC KC JC 5C 4C"),
        ("2C AC 3D 4D 5H", "AC 2C 3D 4D 5H"),
        ("2C 2D 2H 5C 9C", "5C 6C 7C 8C 9C"),
        ("2C 2D 2H 5C 9D", "9D 9C 9H 9S 5C"),
    ],
)
def test_what_wild_cards_make(cards: str, like: str) -> None:
    assert made(cards) == strength(read_cards(like))


@pytest.mark.parametrize("cards", ["2C 2D KC KD KH", "2C 2D 2H KC KD", "2C 2D 2H 2S KC", "2C 2D 2H KC KD QC QD"])
def test_five_of_a_kind_is_best_of_all(cards: str) -> None:
    assert category(made(cards)) == FIVE
    assert str(hand_words(made(cards))) == "five kings"
    assert made(cards) > made("TC JC QC KC AC")
    assert made(cards) <= without_kickers(made("2C 2D KC KD KH")) < made("2C 2D AC AD AH")
