"""The trick as the seat to play sees it: which of its cards win, and the obvious facts about them."""

from __future__ import annotations

from spadille.cards.card import SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Value
from spadille.core.words import Message, Text
from spadille.parts.tricks import Order
from spadille.thinking import say
from spadille.thinking.judgement import MOVER


class OpenTrick(Value, frozen=True, kw_only=True):
    """The open trick, the hand of the seat to play, and the cards that this seat cannot see."""

    order: Order
    trump: int | None
    hand: Holding
    unseen: Holding
    cards: tuple[Card, ...]
    """The cards played to it so far."""
    to_come: int
    """Number of seats that play after this one."""
    legal: tuple[Card, ...]
    """The cards that may be played."""

    def power(self, card: Card) -> tuple[int, ...]:
        """The power of every card in this trick, where `card` leads or follows."""
        return self.order.power[self.order.suit[self.cards[0] if self.cards else card]]

    def wins(self, card: Card) -> bool:
        """Return whether it beats all cards of the trick."""
        power = self.power(card)
        return all(power[card] > power[each] for each in self.cards)

    def sure(self, card: Card) -> bool:
        """Return whether it wins the trick whatever the others hold."""
        power = self.power(card)
        beaten = self.to_come and any(power[each] > power[card] for each in members(self.unseen))
        return self.wins(card) and not beaten

    def boss(self, card: Card) -> bool:
        """Return whether no unseen card of its suit is higher."""
        of_suit = self.order.suits[self.order.suit[card]] & self.unseen
        power = self.order.power[self.order.suit[card]]
        return all(power[each] <= power[card] for each in members(of_suit))

    def highest(self, card: Card) -> bool:
        """Return whether no card of its suit that is left is higher, in this hand or another."""
        power = self.order.power[self.order.suit[card]]
        own = members(self.hand & self.order.suits[self.order.suit[card]])
        return self.boss(card) and all(power[each] <= power[card] for each in own)

    def follows(self, card: Card) -> bool:
        """Return whether it is of the suit that was led."""
        return self.order.suit[card] == self.order.suit[self.cards[0]]

    def height(self, card: Card) -> tuple[bool, int]:
        """The value of keeping a card, as a sort key: trumps highest, then by rank."""
        suit = self.order.suit[card]
        return suit == self.trump, self.order.power[suit][card]

    def suit(self, card: Card) -> Message:
        """The suit of a card, in words: "hearts"."""
        return SPOKEN_SUITS[self.order.suit[card]]

    def under(self) -> tuple[Card, ...]:
        """The cards that may be played and do not win."""
        return tuple(each for each in self.legal if not self.wins(each))

    def remark(self, card: Card) -> Text:
        """The obvious fact about a card, for a `Plain`; empty if there is none."""
        return self._led(card) if not self.cards else self._answered(card)

    def _led(self, card: Card) -> Text:
        suit = self.order.suit[card]
        of_suit = [each for each in members(self.hand) if self.order.suit[each] == suit]
        if suit == self.trump and self.boss(card) and (out := self.unseen & self.order.suits[suit]):
            return say("trumps-out", n=out.bit_count())
        if self.highest(card):
            return say("highest-left", suit=self.suit(card))
        trumps = 0 if self.trump is None else self.hand & self.order.suits[self.trump]
        if len(of_suit) == 1 and suit != self.trump and trumps:
            return say("last-of-suit", who=MOVER, suit=self.suit(card))
        return ""

    def _answered(self, card: Card) -> Text:
        winners = [each for each in self.legal if self.wins(each)]
        if not winners and self.height(card) == min(map(self.height, self.legal)):
            return say("lowest", who=MOVER)
        if card in winners and not any(map(self.follows, members(self.hand))):
            return say("trumps-the-trick", who=MOVER, suit=self.suit(self.cards[0]))
        power = self.power(card)
        if card in winners and len(winners) > 1 and power[card] == min(power[each] for each in winners):
            return say("cheapest-winner")
        if card in winners and self.highest(card):
            return say("highest-left", suit=self.suit(card))
        return ""
