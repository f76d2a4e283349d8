"""Poker hands of one to seven cards: every category, kickers, and a slow second opinion."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from spadille.cards.card import Card, read_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.showdown import CATEGORIES, category, hand_words, rank_value, strength, without_kickers


def made(cards: str) -> int:
    return strength(read_cards(cards))


def judged(cards: tuple[Card, ...]) -> tuple[int, list[int]]:
    """Category and ranks by trying every five of the cards, or all of them when there are fewer."""
    return max(judged_five(five) for five in combinations(cards, min(5, len(cards))))


def judged_five(cards: tuple[Card, ...]) -> tuple[int, list[int]]:
    ranks = sorted((rank_value(each) for each in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape, order = [count for count, _ in groups], [rank for _, rank in groups]
    flush = len(cards) == 5 and len({each.suit for each in cards}) == 1
    top = 0
    if len(order) == 5:
        top = 5 if ranks == [14, 5, 4, 3, 2] else ranks[0] if ranks[0] - ranks[4] == 4 else 0
    if top:
        return (8 if flush else 4), [top]
    if flush:
        return 5, ranks
    shapes = [[1], [2], [2, 2], [3], [], [], [3, 2], [4]]
    return max(each for each, wanted in enumerate(shapes) if wanted == shape[: len(wanted)] and wanted), order


def test_the_categories_in_their_order() -> None:
    hands = (
        "AC KD QH JS 9C",
        "2C 2D 3C 4D 5H",
        "2C 2D 3C 3D 4H",
        "2C 2D 2H 3C 4D",
        "AC 2D 3H 4S 5C",
        "2C 3C 4C 5C 7C",
        "2C 2D 2H 3C 3D",
        "2C 2D 2H 2S 3C",
        "AC 2C 3C 4C 5C",
    )
    assert [category(made(hand)) for hand in hands] == list(range(len(CATEGORIES)))
    assert all(made(lower) < made(higher) for lower, higher in pairwise(hands))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3C 3D", "KS"),
        ("AC", "KS"),
        ("KS 9C", "KD"),
        ("JC TC", "JD"),
        ("KC 9D", "KD 8S 7H"),
        ("7C 7D 2H", "7H 7S"),
        ("7C 7D 8H 8C", "7H 7S AC KC QC"),
        ("2C 2D 2H", "AC AD KC KD"),
        ("2C 2D 2H 2S", "AC AD AH KC KD"),
        ("2C 2D 2H 2S 3C", "2C 2D 2H 2S"),
        ("6C 5D 4H 3S 2C", "AC 2D 3H 4S 5C"),
        ("AC KC QD JH TS", "KC QD JH TS 9C"),
        ("AC KC QC JC 9C 8C 2C", "AD KD QD JD 8D 7D 2D"),
        ("QC QD 5H 5S 3C 3D AH", "QC QD 5H 5S KC"),
        ("2C 2D 2H 3C 3D 3H", "3C 3D 3H AC KC"),
    ],
)
def test_one_hand_beats_another(better: str, worse: str) -> None:
    assert made(better) > made(worse)


@pytest.mark.parametrize(
    ("one", "other"),
    [("KS", "KD"), ("2C 3C 4C", "2D 3H 4S"), ("AC KD QH JS 9C 3D 2H", "AD KC QS JC 9H 4D 2S"), ("", "")],
)
def test_suits_and_sixth_cards_break_no_ties(one: str, other: str) -> None:
    assert made(one) == made(other)


def test_five_cards_make_a_straight_or_a_flush_four_do_not() -> None:
    assert category(made("5C 6D 7H 8S")) == category(made("5C 7C 9C JC")) == 0
    assert category(made("QC KD AH 2S 3C")) == 0


@pytest.mark.parametrize(
    ("hand", "level", "above"),
    [
        ("KC QC", "KD 3C", "AH"),
        ("9C 9D AH", "9H 9S 2C", "TC TD"),
        ("9C 9D 4H 4S", "9H 9S 4C 4D AC", "9C 9D 5H 5S"),
        ("9C 9D 9H AS", "9C 9D 9H", "TC TD TH"),
        ("2C 4C 6C 8C TC", "3D 5D 7D 9D TD", "2C 4C 6C 8C JC"),
        ("9C 9D 9H 9S AC", "9C 9D 9H 9S", "TC TD TH TS"),
        ("3C 4D 5H 6S 7C", "3D 4H 5S 6C 7D", "4D 5H 6S 7C 8D"),
        ("3C 3D 3H 6S 6C", "3C 3D 3H 6S 6D", "3C 3D 3H 7S 7D"),
    ],
)
def test_without_kickers_only_what_makes_the_hand_counts(hand: str, level: str, above: str) -> None:
    bar = without_kickers(made(hand))
    assert made(hand) <= bar
    assert made(level) <= bar < made(above)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("7C", "seven high"),
        ("6C 6D", "a pair of sixes"),
        ("9C 9D 4H 4S", "two pair, nines and fours"),
        ("AC AD AH", "three aces"),
        ("AC 2D 3H 4S 5C", "a straight to the five"),
        ("2C 4C 6C 8C JC", "a flush, jack high"),
        ("TC TD TH 2S 2D", "a full house, tens over twos"),
        ("KC KD KH KS", "four kings"),
        ("AC KC QC JC TC", "a straight flush to the ace"),
    ],
)
def test_a_hand_in_words(hand: str, words: str) -> None:
    assert str(hand_words(made(hand))) == words


def test_every_hand_of_four_cards() -> None:
    found = Counter(category(strength(cards)) for cards in combinations(STANDARD, 4))
    assert found == {0: 183_040, 1: 82_368, 2: 2_808, 3: 2_496, 7: 13}


def test_every_hand_of_five_cards() -> None:
    found = Counter(category(strength(cards)) for cards in combinations(STANDARD, 5))
    assert found == {
        0: 1_302_540, 1: 1_098_240, 2: 123_552, 3: 54_912, 4: 10_200, 5: 5_108, 6: 3_744, 7: 624, 8: 40,
    }  # fmt: skip


@pytest.mark.parametrize("size", range(1, 8))
def test_a_second_opinion_puts_random_hands_in_the_same_order(size: int) -> None:
    rng = Stream(seed_of(f"showdown {size}"))
    hands = [shuffled(STANDARD, rng)[:size] for _ in range(300)]
    hands += [shuffled(STANDARD[: 4 * size], rng)[:size] for _ in range(100)]
    ranked = sorted(hands, key=strength)
    for lower, higher in pairwise(ranked):
        assert (strength(lower) == strength(higher)) == (judged(lower) == judged(higher))
        assert judged(lower) <= judged(higher)
        assert category(strength(lower)) == judged(lower)[0]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AC KD", "AH 2D"),
        ("KC KD AC 3H", "KH KS QC JH"),
        ("8C 8D 4C 4D AH", "8H 8S 4H 4S 2C"),
        ("9C 9D 9H AC KH", "9D 9H 9S 3C 2H"),
        ("7C 7D 7H 7S AC", "7C 7D 7H 7S 2C"),
    ],
)
def test_without_kickers_hands_that_make_the_same_are_level(one: str, other: str) -> None:
    assert made(one) > made(other)
    assert without_kickers(made(one)) == without_kickers(made(other))
    assert made(one) <= without_kickers(made(other))
