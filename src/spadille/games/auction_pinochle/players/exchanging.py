"""The choice of cards to pass between partners and to bury: the best way first, then others close to it.

Fractions are added one by one, as in the kernel: `sum` rounds otherwise from Python 3.12 on.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final, TypeAlias

from spadille.cards.card import CARDS, DIAMONDS, SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.players.thumbs import THUMBS
from spadille.games.auction_pinochle.rules import counts
from spadille.games.auction_pinochle.state import Bury, PassCards, View
from spadille.parts.doubled import RANKING

_SUITS: Final = tuple(holding(each for each in CARDS.values() if each.suit == suit) for suit in range(4))

Worth: TypeAlias = Callable[[Holding], float]
"""Worth of giving some cards of a hand away, in small points."""


def ways(game: AuctionPinochle, view: View, more: int) -> tuple[PassCards | Bury, ...]:
    """The best way to pass or to bury by rules of thumb, and the next best up to `more` others."""
    hand, trump = view.hand or 0, view.trump or 0
    if view.phase == "bury":
        return tuple(Bury(each) for each in _best(hand, game.form.widow, 1 + more, _buried(game, hand, trump)))
    size = game.options.card_pass
    value = _passed_back(game, hand, trump) if view.seat == view.declarer else _passed(game, hand, trump)
    return tuple(PassCards(each) for each in _best(hand, size, 1 + more, value))


def _best(hand: Holding, size: int, count: int, value: Worth) -> list[tuple[Card, ...]]:
    """The best choices of `size` cards, sought among the cards that are best one by one."""
    likely = sorted(members(hand), key=lambda each: -value(1 << each))[: 2 * size + THUMBS.more]
    found = sorted((tuple(sorted(each)) for each in combinations(likely, size)), key=lambda c: -value(holding(c)))
    return found[:count]


def _passed(game: AuctionPinochle, hand: Holding, trump: int) -> Worth:
    """The worth of the partner's pass: the gain of the declarer, less the loss of its own melds."""
    scale, before = game.options.scale, worth(melds(game.options, hand, trump))
    helps, plain = trump in (SPADES, DIAMONDS), {"A": THUMBS.ace, "T": THUMBS.ten}

    def of(each: Card, twin: bool) -> float:
        if each.suit == trump:
            return THUMBS.to_declarer[RANKING.index(each.rank)] / (2 if twin and each.rank not in "AT" else 1)
        pinochle = helps and str(each.plain) in ("QS", "JD")
        return THUMBS.pinochle if pinochle else plain.get(each.rank, 0.0)

    def value(cards: Holding) -> float:
        found = 0.0
        for each in members(cards):
            found += of(each, each is not each.plain and cards >> each.plain & 1 == 1)
        lost = before - worth(melds(game.options, hand & ~cards, trump))
        return found - THUMBS.kept_melds * lost / scale

    return value


def _passed_back(game: AuctionPinochle, hand: Holding, trump: int) -> Worth:
    """The worth of the pass back: minus the loss, in melds and tricks, of the declarer's sixteen cards."""
    scale, before = game.options.scale, worth(melds(game.options, hand, trump))

    def value(cards: Holding) -> float:
        lost = (before - worth(melds(game.options, hand & ~cards, trump))) / scale
        kept = 0.0
        for each in members(cards):
            kept += _kept(each, trump)
        return -lost - kept

    return value


def _buried(game: AuctionPinochle, hand: Holding, trump: int) -> Worth:
    """The worth of a burial: points for the declarer, from cards that hardly win a trick and show no meld."""
    scale, before = game.options.scale, worth(melds(game.options, hand, trump))
    lengths = [(hand & suit).bit_count() for suit in _SUITS]

    def value(cards: Holding) -> float:
        lost = (before - worth(melds(game.options, hand & ~cards, trump))) / scale
        found = 0.0
        for each in members(cards):
            found += counts(game.options, each) / scale - _kept(each, trump)
        voids = sum(0 < length == (cards & suit).bit_count() for suit, length in zip(_SUITS, lengths, strict=True))
        return found - lost + THUMBS.void_suit * voids

    return value


def _kept(each: Card, trump: int) -> float:
    """The loss from giving up a card, in the play."""
    return THUMBS.trump_kept if each.suit == trump else THUMBS.kept[RANKING.index(each.rank)]
