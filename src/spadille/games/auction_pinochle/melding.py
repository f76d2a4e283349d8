"""Auction Pinochle: every meld of a hand, the cards that show it, and its worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from spadille.cards.card import CARDS, MARK, SUITS, Card, card
from spadille.cards.holding import Holding, holding
from spadille.core.contract import Value
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions

KINDS: Final = ("run", "royal", "marriage", "dix", "pinochle", "aces", "kings", "queens", "jacks")
"""Keys of the melds in messages."""
_FOURS: Final = {"A": ("aces", 10), "K": ("kings", 8), "Q": ("queens", 6), "J": ("jacks", 4)}
_RUN, _ROYAL, _MARRIAGE, _DIX, _PINOCHLE, _BOTH_PINOCHLES = 15, 4, 2, 1, 4, 30


class Meld(Value, frozen=True):
    """A meld on the table: its kind, how many times, its worth, and the cards that show it."""

    kind: str
    """One of KINDS."""
    suit: int
    """Suit of a run, a marriage or a dix; -1 for others."""
    times: int
    worth: int
    cards: tuple[Card, ...]


Melds: TypeAlias = tuple[Meld, ...]


def _copies(hand: Holding, each: Card) -> tuple[Card, ...]:
    """The copies of a card in a hand, the plain one first."""
    return tuple(CARDS[copy] for copy in (each, each | MARK) if hand >> copy & 1)


def _sets(hand: Holding, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The disjoint sets in a hand of all these cards, each with its own copies."""
    found = [_copies(hand, each) for each in cards]
    return tuple(tuple(copies[at] for copies in found) for at in range(min(map(len, found))))


def _suited(suit: int, ranks: str) -> tuple[Card, ...]:
    return tuple(card(rank + SUITS[suit]) for rank in ranks)


_RUNS: Final = tuple(_suited(suit, "ATKQJ") for suit in range(4))
_PAIRS: Final = tuple(_suited(suit, "KQ") for suit in range(4))
_NINES: Final = tuple(_suited(suit, "9") for suit in range(4))
_ALIKE: Final = {rank: tuple(card(rank + suit) for suit in SUITS) for rank in _FOURS}
_PINOCHLES: Final = (card("QS"), card("JD"))


def has_marriage(hand: Holding, suit: int) -> bool:
    """True if a hand holds king and queen of a suit (Rule.MARRIAGE_NEEDED)."""
    return bool(_sets(hand, _PAIRS[suit]))


def shapes(trump: int) -> Iterator[tuple[str, int, tuple[Card, ...]]]:
    """Yield every meld where a suit is trumps: its kind, its suit (-1: none), and the plain cards that show it."""
    yield "run", trump, _RUNS[trump]
    for suit in range(4):
        yield "royal" if suit == trump else "marriage", suit, _PAIRS[suit]
    yield "dix", trump, _NINES[trump]
    yield "pinochle", -1, _PINOCHLES
    for rank, (kind, _) in _FOURS.items():
        yield kind, -1, _ALIKE[rank]


def melds(options: AuctionPinochleOptions, hand: Holding, trump: int) -> Melds:
    """Every meld of a hand, the most valuable kinds first (Rule.ALL_MELDS)."""
    return _melds(hand, trump, options.scale, options.doubles == "tenfold")


@lru_cache(maxsize=1 << 16)
def _melds(hand: Holding, trump: int, scale: int, tenfold: bool) -> Melds:
    """Cards of a run serve in no marriage (Rule.ROYAL_MARRIAGE); otherwise a card may serve once in each kind."""
    found: list[Meld] = []

    def lay(kind: str, suit: int, worth: int, sets: tuple[tuple[Card, ...], ...], twice: int) -> None:
        if sets:
            cards = tuple(each for one in sets for each in one)
            found.append(Meld(kind, suit, len(sets), scale * (worth if len(sets) == 1 else twice), cards))

    runs = _sets(hand, _RUNS[trump])
    lay("run", trump, _RUN, runs, 10 * _RUN if tenfold else 2 * _RUN)  # (Rule.RUN)
    left = hand & ~holding(each for one in runs for each in one)
    lay("royal", trump, _ROYAL, _sets(left, _PAIRS[trump]), 2 * _ROYAL)
    for suit in range(4):
        if suit != trump:
            lay("marriage", suit, _MARRIAGE, _sets(hand, _PAIRS[suit]), 2 * _MARRIAGE)  # (Rule.MARRIAGE)
    lay("dix", trump, _DIX, _sets(hand, _NINES[trump]), 2 * _DIX)  # (Rule.DIX)
    # (Rule.PINOCHLE)
    lay("pinochle", -1, _PINOCHLE, _sets(hand, _PINOCHLES), _BOTH_PINOCHLES if tenfold else 2 * _PINOCHLE)
    for rank, (kind, worth) in _FOURS.items():  # (Rule.FOUR_ALIKE)
        lay(kind, -1, worth, _sets(hand, _ALIKE[rank]), 10 * worth if tenfold else 2 * worth)
    return tuple(found)


def worth(laid: Melds) -> int:
    """The worth of all melds together."""
    return sum(each.worth for each in laid)


def on_table(laid: Melds) -> Holding:
    """The cards that show the melds."""
    return holding(each for meld in laid for each in meld.cards)
