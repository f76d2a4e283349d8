"""Poker hands with wild cards: each stands for the card that makes the hand strongest. Knows no game.

A wild card stands for a card that the hand does not hold, or for one more of a rank up to the fifth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.parts.showdown import (
    FIVE,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    Strength,
    rank_value,
    strength,
    write_strength,
)

_KINDS: Final = {5: FIVE, 4: FOUR, 3: THREE, 2: PAIR, 1: HIGH_CARD}
_TWO, _FIVE, _ACE = 2, 5, 14
_DOWN: Final = range(_ACE, _TWO - 1, -1)
_SIZE: Final = 5


def wild_strength(cards: Sequence[Card], wilds: Collection[Card]) -> Strength:
    """The strength of the best five of up to seven cards, some of which are wild.

    >>> from spadille.cards.card import read_cards
    >>> wild_strength(read_cards("KC 2D KH"), read_cards("2D")) == strength(read_cards("KC KD KH"))
    True
    """
    natural = [each for each in cards if each not in wilds]
    spare = len(cards) - len(natural)
    return next(filter(None, _from_the_best(natural, spare))) if spare else strength(natural)


def _from_the_best(natural: Sequence[Card], spare: int) -> Iterator[Strength]:
    """The strength as every kind that wild cards can make, 0 where they cannot, the best kind first."""
    counts = Counter(map(rank_value, natural))
    suited = [{rank_value(each) for each in natural if each.suit == suit} for suit in range(4)]
    yield _alike(counts, spare, 5)
    yield max(_run(STRAIGHT_FLUSH, ranks, spare) for ranks in suited)
    yield _alike(counts, spare, 4)
    yield _full_house(counts, spare)
    yield max(_flush(ranks, spare) for ranks in suited)
    yield _run(STRAIGHT, counts, spare)
    yield _alike(counts, spare, 3)  # two pair with a wild card are no less
    yield _alike(counts, spare, 2)
    yield _alike(counts, spare, 1)


def _alike(counts: Counter[int], spare: int, many: int) -> Strength:
    """The strength of `many` cards of the highest possible rank, with the other ranks as kickers; 0 for none."""
    rank = next((each for each in _DOWN if counts[each] + spare >= many), 0)
    beside = sorted((each for each in counts if each != rank), reverse=True)
    return write_strength(_KINDS[many], (rank, *beside[: _SIZE - many])) if rank else 0


def _full_house(counts: Counter[int], spare: int) -> Strength:
    """The strength of two pairs and a wild card; with more wild cards such a hand is four of a kind."""
    pairs = [each for each in _DOWN if counts[each] == 2]
    return write_strength(FULL_HOUSE, pairs[:2]) if spare == 1 and len(pairs) > 1 else 0


def _flush(ranks: set[int], spare: int) -> Strength:
    """A flush in which the wild cards are the highest ranks that the suit lacks."""
    lacking = [each for each in _DOWN if each not in ranks][:spare]
    best = sorted((*ranks, *lacking), reverse=True)[:_SIZE]
    return write_strength(FLUSH, best) if len(ranks) + spare >= _SIZE else 0


def _run(what: int, ranks: Collection[int], spare: int) -> Strength:
    """A straight of some ranks with its gaps filled; the ace may stand below the two."""
    held = {*ranks, *([1] if _ACE in ranks else [])}
    for top in range(_ACE, _FIVE - 1, -1):
        if sum(each in held for each in range(top - 4, top + 1)) + spare >= _SIZE:
            return write_strength(what, (top,))
    return 0
