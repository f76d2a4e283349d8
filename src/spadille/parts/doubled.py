"""The pinochle pack: nine to ace, two of each; how its cards rank, what they count, which ones they beat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from spadille.cards.card import RANKS, SUITS, Card, card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack, doubled, pinochle_pack
from spadille.parts.tricks import CARD_NUMBERS, Order, make_order, with_copies

PACK: Final = pinochle_pack()
"""Two of each card from nine to ace; the second copy is marked."""
WHOLE: Final[Holding] = holding(PACK)
RANKING: Final = "9JQKTA"
"""Ranks from low to high: the ten is next below the ace."""
NUMBERED: Final[Pack] = doubled(tuple(card(rank + suit) for suit in SUITS for rank in RANKING))
"""The cards as they are numbered for programs that learn: plain ones by suit, nines to aces, then the marked ones."""
COUNTS: Final[Mapping[str, Mapping[str, int]]] = {
    "classic": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0},
    "simple": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0},
    "counters": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0},
}
"""Points of a won card for each way of counting; the whole pack is 240 in all of them."""
ORDERS: Final[tuple[Order, ...]] = tuple(
    with_copies(make_order(([card(rank + suit) for rank in RANKING] for suit in SUITS), trump)) for trump in range(4)
)
"""The ranking of the cards, by trump suit."""


def _beaten_by(order: Order, led: int) -> Holding:
    power = order.power[order.suit[led]]
    return holding(each for each in PACK if power[each] > power[led])


BEATEN_BY: Final = tuple(
    tuple(_beaten_by(order, led) if WHOLE >> led & 1 else 0 for led in range(CARD_NUMBERS)) for order in ORDERS
)
"""By trump suit and card led: every card that beats it; of equal cards the first wins."""
_PLAIN: Final = tuple(sorted({each.plain for each in PACK}))


def card_points(each: Card, counting: str = "classic") -> int:
    """The points of a card in a won trick."""
    return COUNTS[counting][RANKS[each & 15]]


def copies_left(*held: Counter[Card]) -> dict[Card, int]:
    """The number of copies of each kind that are not among these cards."""
    return {kind: 2 - sum(cards[kind] for cards in held) for kind in _PLAIN}
