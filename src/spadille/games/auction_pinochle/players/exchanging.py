"""The choice of cards to pass between partners and to bury: the best way first, then others close to it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final, TypeAlias

from spadille.cards.card import CARDS, DIAMONDS, SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.rules import counts
from spadille.games.auction_pinochle.state import Bury, PassCards, View

_MORE: Final = 3
"""Candidates for a choice of n cards: the best 2 * n + `_MORE` cards one by one."""
_TO_DECLARER: Final = {"A": 5.0, "T": 4.0, "K": 3.5, "Q": 3.5, "J": 3.0, "9": 1.0}
"""Worth of a trump to the declarer, in small points: it wins, and it may complete a run."""
_ACE: Final = 1.5
_TEN: Final = 0.2
_PINOCHLE: Final = 1.5
"""Worth of queen of spades or jack of diamonds if one of them is a trump: the declarer named the other's suit."""
_TRUMP_KEPT: Final = 20.0
_KEPT: Final = {"A": 6.0, "T": 0.5}
"""Loss from giving away a trump, or a high card of another suit."""
_VOID: Final = 0.4
"""Worth of being able to trump a suit that is gone from the hand."""
_KEPT_MELDS: Final = 0.8
"""Share of its broken melds that counts as the partner's loss: some come together again in the other hand."""

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
    likely = sorted(members(hand), key=lambda each: -value(1 << each))[: 2 * size + _MORE]
    found = sorted((tuple(sorted(each)) for each in combinations(likely, size)), key=lambda c: -value(holding(c)))
    return found[:count]


def _passed(game: AuctionPinochle, hand: Holding, trump: int) -> Worth:
    """The worth of the partner's pass: the gain of the declarer, less the loss of its own melds."""
    scale, before = game.options.scale, worth(melds(game.options, hand, trump))
    helps = trump in (SPADES, DIAMONDS)

    def of(each: Card, twin: bool) -> float:
        if each.suit == trump:
            return _TO_DECLARER[each.rank] / (2 if twin and each.rank not in "AT" else 1)
        pinochle = helps and str(each.plain) in ("QS", "JD")
        return _ACE if each.rank == "A" else _PINOCHLE if pinochle else _TEN if each.rank == "T" else 0.0

    def value(cards: Holding) -> float:
        given = members(cards)
        found = sum(of(each, each is not each.plain and cards >> each.plain & 1 == 1) for each in given)
        lost = before - worth(melds(game.options, hand & ~cards, trump))
        return found - _KEPT_MELDS * lost / scale

    return value


def _passed_back(game: AuctionPinochle, hand: Holding, trump: int) -> Worth:
    """The worth of the pass back: minus the loss, in melds and tricks, of the declarer's sixteen cards."""
    scale, before = game.options.scale, worth(melds(game.options, hand, trump))

    def value(cards: Holding) -> float:
        lost = (before - worth(melds(game.options, hand & ~cards, trump))) / scale
        return -lost - sum(_kept(each, trump) for each in members(cards))

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
        return found - lost + _VOID * voids

    return value


def _kept(each: Card, trump: int) -> float:
    """The loss from giving up a card, in the play."""
    return _TRUMP_KEPT if each.suit == trump else _KEPT.get(each.rank, 0.0)
