"""The regular player of German Whist: fights for good cards, leaves bad ones, and searches the last tricks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from german_whist import say
from german_whist.game import GermanWhist
from german_whist.rules import ALL_TRICKS, BEATEN_BY, ORDERS, WHOLE_PACK
from german_whist.scoring import deal_lines
from german_whist.state import Move, View
from spadille.cards.card import Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Decision, Rng, Seat, Weighed
from spadille.parts.tricks import Play
from spadille.thinking.budget import Budget

_TRUMP: Final = 12.0
"""Extra worth of a trump above a card of the same rank."""
_TRICK: Final = 8.0
"""Worth of a trick of the first half, where it counts."""
_COUNTED_OUT: Final = 6
"""Maximum size of hands that are searched to the end."""
_UNSEEN: Final = 7.0
"""Assumed worth of the card that is drawn unseen."""
_COST: Final = 0.25
"""Share of a card's worth that counts as the cost of playing it."""


class RegularGermanWhist:
    """A rule-of-thumb player, for any options."""

    def __init__(self, game: GermanWhist, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        cards = [move.card for move in moves if isinstance(move, Play)]
        if len(cards) == 1:
            return Decision(Play(cards[0]), say("only-card"))
        if view.upcard is not None:
            return self._first_half(view, cards, view.upcard)
        if view.sizes[self.seat] <= _COUNTED_OUT:
            return self._counted_out(view, cards)
        return self._second_half(view, cards)

    def _first_half(self, view: View, cards: Sequence[Card], upcard: Card) -> Decision:
        """Weigh the gain of the trick (upcard against the card drawn unseen) and the cost of the card played."""
        gain = worth(upcard, view.trumps) - _UNSEEN
        if self.game.options.counted == "all":
            gain += _TRICK
        best = max(cards, key=lambda each: gain * self._chance(view, each) - _COST * worth(each, view.trumps))
        why = say("worth-having") if gain > 0 else say("left-to-the-other")
        return Decision(Play(best), why)

    def _chance(self, view: View, each: Card) -> float:
        """The probability that a card wins the trick: certain for the second player, an estimate for the leader."""
        if view.trick:
            return float(BEATEN_BY[view.trumps][view.trick[0]] >> each & 1)
        hand = view.hand or 0
        beats = BEATEN_BY[view.trumps][each] & ORDERS[view.trumps].suits[each.suit] & ~(view.gone | hand)
        return 0.75 ** beats.bit_count()

    def _second_half(self, view: View, cards: Sequence[Card]) -> Decision:
        """Win as cheaply as possible, else discard the lowest card; counting shows the other hand."""
        trumps = view.trumps
        if view.trick:
            winning = [each for each in cards if BEATEN_BY[trumps][view.trick[0]] >> each & 1]
            if winning:
                return Decision(Play(_lowest(winning, trumps)), say("cheapest-winner"))
            return Decision(Play(_lowest(cards, trumps)), say("lowest-none-wins"))
        theirs, order = other_hand(view), ORDERS[trumps]
        sure = [each for each in cards if not order.follow(theirs, each.suit) & BEATEN_BY[trumps][each]]
        if sure:
            return Decision(Play(_lowest(sure, trumps)), say("unbeatable"))
        return Decision(Play(_lowest(cards, trumps)), say("lowest-none-sure"))

    def _counted_out(self, view: View, cards: Sequence[Card]) -> Decision:
        """Search all lines of play of the last tricks, with both hands known, first for points and then for tricks."""
        led = view.trick[0] if view.trick else None
        mine, theirs = view.hand or 0, other_hand(view)
        tricks = {each: after(mine, theirs, led, each, view.trumps) for each in cards}
        weighed = tuple(Weighed(Play(each), self._points(view, tricks[each])) for each in cards)
        best = max(weighed, key=lambda choice: (choice.worth, tricks[choice.move.card]))
        return Decision(best.move, say("counted-out"), weighed)

    def _points(self, view: View, more: int) -> float:
        """The points of the deal for this seat over the other, if it wins `more` of the tricks left."""
        winners = view.leaders[1:]
        left = ALL_TRICKS - len(winners)
        lines = deal_lines(self.game.options, (*winners, *(self.seat,) * more, *(1 - self.seat,) * (left - more)))
        return float(sum(line.points if line.side == self.seat else -line.points for line in lines))


def worth(card: Card, trumps: int) -> float:
    """The worth of a card for the second half: its rank, and more for a trump."""
    return (card & 15) + (_TRUMP if card.suit == trumps else 0.0)


def _lowest(cards: Sequence[Card], trumps: int) -> Card:
    return min(cards, key=lambda each: worth(each, trumps))


def other_hand(view: View) -> Holding:
    """The other player's hand when the stock is empty: every card that is neither played nor one's own."""
    return WHOLE_PACK & ~(view.gone | (view.hand or 0))


# -- search ------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def most_tricks(mine: Holding, theirs: Holding, trumps: int) -> int:
    """Number of the tricks left that the leader wins with best play, both hands known."""
    return max((after(mine, theirs, None, each, trumps) for each in members(mine)), default=0)


def after(mine: Holding, theirs: Holding, led: Card | None, card: Card, trumps: int) -> int:
    """Number of tricks that a seat still wins when it plays a card: to a led card, or (None) as the lead."""
    mine ^= 1 << card
    if led is None:
        answers = members(ORDERS[trumps].follow(theirs, card.suit))
        left = mine.bit_count() + 1
        return left - max(after(theirs, mine, card, each, trumps) for each in answers)
    if BEATEN_BY[trumps][led] >> card & 1:
        return 1 + most_tricks(mine, theirs, trumps)
    return mine.bit_count() - most_tricks(theirs, mine, trumps)


def make(game: GermanWhist, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularGermanWhist:
    """Make a player for one seat; it needs no time to think."""
    return RegularGermanWhist(game, seat, rng)
