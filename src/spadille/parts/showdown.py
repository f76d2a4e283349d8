"""Comparison of poker hands of one to seven cards, each as one number. Knows no game.

A strength is `category << 20` and up to five ranks (2 to 14) in hexadecimal digits, the weightiest first, 0 for
none: the higher number is the better hand, and a hand with a card more is ahead of one that has run out. Suits
never break ties, and the ace may stand below the two in a straight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from spadille.cards.card import CARDS, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import STANDARD
from spadille.core.words import Text
from spadille.parts import say

Strength: TypeAlias = int

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, FIVE = range(10)
CATEGORIES: Final = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
"""The categories of hands without wild cards by name; with them FIVE beats all."""

_CATEGORY: Final = 20
_LARGEST_HAND: Final = 5
_MADE_BY: Final = (1, 1, 2, 1, 1, 1, 2, 1, 1, 1)
"""Number of ranks that define each category; the others are kickers."""
_TWO, _FIVE, _ACE = 2, 5, 14
_LOW_RANKS: Final = ("two", "three", "four", "five", "six", "seven", "eight")
_RANK_NAMES: Final = (*_LOW_RANKS, "nine", "ten", "jack", "queen", "king", "ace")
_ONE: Final = ("", "", *(say("rank", rank=each) for each in _RANK_NAMES))
_MANY: Final = ("", "", *(say("ranks", rank=each) for each in _RANK_NAMES))

# A card weighs one in the count of its rank (three bits each) and one in the count of its suit (four bits
# each, beginning at three, so that five cards of a suit set the highest bit).
_RANK_BITS, _SUIT_BITS = 3, 4
_SUITS_AT: Final = _RANK_BITS * 13
_RANKS: Final = (1 << _SUITS_AT) - 1
_EMPTY: Final = sum(3 << _SUITS_AT + _SUIT_BITS * suit for suit in range(4))
_FLUSH: Final = {8 << _SUITS_AT + _SUIT_BITS * suit: suit for suit in range(4)}
_FLUSHES: Final = sum(_FLUSH)


def rank_value(card: Card) -> int:
    """The rank as a number: 2 to 10, jack 11 to ace 14.

    >>> rank_value(CARDS[0]), rank_value(CARDS[15])
    (2, 14)
    """
    return _VALUES[card & 15]


def _weigh(card: Card) -> int:
    return (1 << _RANK_BITS * (rank_value(card) - _TWO)) + (1 << _SUITS_AT + _SUIT_BITS * card.suit)


_VALUES: Final = {STANDARD[place] & 15: place + _TWO for place in range(13)}
_WEIGHTS: Final = [_weigh(CARDS[number]) if CARDS[number] in STANDARD else 0 for number in range(64)]
_weight: Final = _WEIGHTS.__getitem__


def strength(cards: Sequence[Card]) -> Strength:
    """The strength of the best five of up to seven cards of a 52-card pack; no cards have 0."""
    if len(cards) == 7:  # unrolled, this is nearly twice as fast
        a, b, c, d, e, f, g = cards
        weights = _WEIGHTS
        total = weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f] + weights[g] + _EMPTY
    else:
        total = sum(map(_weight, cards), _EMPTY)
    if flush := total & _FLUSHES:
        return _BY_SUITED[holding([each for each in cards if each >> 4 == _FLUSH[flush]])]
    return _BY_RANKS[total & _RANKS]


def category(hand: Strength) -> int:
    """HIGH_CARD … STRAIGHT_FLUSH, and FIVE, which takes a wild card."""
    return hand >> _CATEGORY


def without_kickers(hand: Strength) -> Strength:
    """The strength that a hand must exceed to beat this one where kickers do not count."""
    return hand | (1 << 4 * (_LARGEST_HAND - _MADE_BY[hand >> _CATEGORY])) - 1


@cache
def hand_words(hand: Strength, form: Literal["a", "bare"] = "a") -> Text:
    """The hand in words: "a pair of nines"; bare, for use after its owner: "pair of nines"."""
    first, second = hand >> 16 & 15, hand >> 12 & 15
    match category(hand):
        case 0:
            return say("high", rank=_ONE[first])
        case 1:
            return say("pair", form=form, ranks=_MANY[first])
        case 2:
            return say("two-pair", ranks=_MANY[first], others=_MANY[second])
        case 3:
            return say("three", ranks=_MANY[first])
        case 4:
            return say("straight", form=form, rank=_ONE[first])
        case 5:
            return say("flush", form=form, rank=_ONE[first])
        case 6:
            return say("full-house", form=form, ranks=_MANY[first], others=_MANY[second])
        case 7:
            return say("four", ranks=_MANY[first])
        case 9:
            return say("five", ranks=_MANY[first])
    return say("straight-flush", form=form, rank=_ONE[first])


def write_strength(what: int, ranks: Iterable[int]) -> Strength:
    """A strength from a category and its ranks, the weightiest first."""
    made = what
    for _, rank in zip(range(_LARGEST_HAND), (*ranks, 0, 0, 0, 0, 0), strict=False):
        made = made << 4 | rank
    return made


def _straight(ranks: Iterable[int]) -> int:
    """The highest rank of the best straight; 0 if there is none."""
    held = sum(1 << rank for rank in ranks)
    held |= (held >> _ACE & 1) << 1
    tops = (top for top in range(_ACE, _FIVE - 1, -1) if held >> top - 4 & 31 == 31)
    return next(tops, 0)


class _BySuited(dict[Holding, Strength]):
    """The strength of five to seven cards of a suit; they exclude four of a kind and a full house."""

    def __missing__(self, suited: Holding) -> Strength:
        ranks = [rank_value(each) for each in reversed(members(suited))]
        top = _straight(ranks)
        found = self[suited] = write_strength(STRAIGHT_FLUSH, (top,)) if top else write_strength(FLUSH, ranks)
        return found


_BY_SUITED: Final = _BySuited()


class _ByRanks(dict[int, Strength]):
    """The strength of every count of ranks, computed when first needed."""

    def __missing__(self, ranks: int) -> Strength:
        counts = {rank: ranks >> _RANK_BITS * (rank - _TWO) & 7 for rank in range(_ACE, _TWO - 1, -1)}
        found = self[ranks] = _by_counts({rank: count for rank, count in counts.items() if count})
        return found


_BY_RANKS: Final = _ByRanks({0: 0})


def _by_counts(counts: dict[int, int]) -> Strength:
    """The strength of ranks regardless of suit: `counts` from the highest rank down."""
    most = max(counts.values())
    best = next(rank for rank, count in counts.items() if count == most)
    others = [rank for rank in counts if rank != best]
    pairs = [rank for rank in others if counts[rank] > 1]
    if most == 4:
        return write_strength(FOUR, (best, *others[:1]))
    if most == 3 and pairs:
        return write_strength(FULL_HOUSE, (best, pairs[0]))
    if top := _straight(counts):
        return write_strength(STRAIGHT, (top,))
    if most == 3:
        return write_strength(THREE, (best, *others[:2]))
    if most == 2 and pairs:
        return write_strength(TWO_PAIR, (best, pairs[0], *[rank for rank in others if rank != pairs[0]][:1]))
    if most == 2:
        return write_strength(PAIR, (best, *others[:3]))
    return write_strength(HIGH_CARD, counts)
