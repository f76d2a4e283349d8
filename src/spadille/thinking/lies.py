"""The lie of a trick for a seat that is to play to it: what a card does there, and what is plain to see of it."""

from __future__ import annotations

from spadille.cards.card import SUIT_NAMES, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Value
from spadille.parts.tricks import Order


class Lie(Value, frozen=True, kw_only=True):
    """A trick and a hand, and the cards that the hand cannot see."""

    order: Order
    trump: int | None
    hand: Holding
    unseen: Holding
    trick: tuple[Card, ...]
    to_come: int
    """How many play after this seat."""
    legal: tuple[Card, ...]
    """What may be played."""

    def power(self, card: Card) -> tuple[int, ...]:
        """What beats what, as the card leads or follows."""
        return self.order.power[self.order.suit[self.trick[0] if self.trick else card]]

    def wins(self, card: Card) -> bool:
        """It is ahead of all that lies there."""
        power = self.power(card)
        return all(power[card] > power[each] for each in self.trick)

    def sure(self, card: Card) -> bool:
        """It wins the trick whatever the others hold."""
        power = self.power(card)
        beaten = self.to_come and any(power[each] > power[card] for each in members(self.unseen))
        return self.wins(card) and not beaten

    def boss(self, card: Card) -> bool:
        """No unseen card of its suit is higher."""
        of_suit = self.order.suits[self.order.suit[card]] & self.unseen
        power = self.order.power[self.order.suit[card]]
        return all(power[each] <= power[card] for each in members(of_suit))

    def follows(self, card: Card) -> bool:
        """It is of the suit that was led."""
        return self.order.suit[card] == self.order.suit[self.trick[0]]

    def height(self, card: Card) -> tuple[bool, int]:
        """How much a card is worth keeping: trumps last, then by rank."""
        suit = self.order.suit[card]
        return suit == self.trump, self.order.power[suit][card]

    def suit(self, card: Card) -> str:
        """The suit a card counts as, in words: "hearts"."""
        return SUIT_NAMES[self.order.suit[card]]

    def under(self) -> tuple[Card, ...]:
        """The cards that may be played and do not win."""
        return tuple(each for each in self.legal if not self.wins(each))

    def remark(self, card: Card) -> str:
        """What is plain to see of a card; `{you}` and `{your}` stand for the mover. Empty where nothing is."""
        return self._led(card) if not self.trick else self._answered(card)

    def _led(self, card: Card) -> str:
        suit = self.order.suit[card]
        of_suit = [each for each in members(self.hand) if self.order.suit[each] == suit]
        if suit == self.trump and self.boss(card) and (out := self.unseen & self.order.suits[suit]):
            count = out.bit_count()
            some = f"{count} trumps are still out, and none is higher"
            return some if count > 1 else "one trump is still out, a lower one"
        if self.boss(card):
            return f"it is the highest of the {self.suit(card)} left"
        trumps = 0 if self.trump is None else self.hand & self.order.suits[self.trump]
        if len(of_suit) == 1 and suit != self.trump and trumps:
            return f"it is {{your}} last of the {self.suit(card)}, and {{you}} can trump the next"
        return ""

    def _answered(self, card: Card) -> str:
        winners = [each for each in self.legal if self.wins(each)]
        if not winners and self.height(card) == min(map(self.height, self.legal)):
            return "nothing in {your} hand wins this trick, and it is {your} lowest"
        if card in winners and not self.follows(card):
            return f"{{you}} have no {self.suit(self.trick[0])}, and it trumps the trick"
        power = self.power(card)
        if card in winners and len(winners) > 1 and power[card] == min(power[each] for each in winners):
            return "it is the cheapest card that wins so far"
        if card in winners and self.boss(card):
            return f"it is the highest of the {self.suit(card)} left"
        return ""
