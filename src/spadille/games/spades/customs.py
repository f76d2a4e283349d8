"""Spades: what is customary in the first trick, where a table plays so; a table without such customs has none."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards.card import CLUBS, SPADES, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Value
from spadille.core.words import Message
from spadille.games.spades import say
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import clubs_go_low
from spadille.games.spades.rules import SpadesOptions
from spadille.parts.tricks import Order


class FirstTrick(Value, frozen=True):
    """What holds in the first trick besides following suit."""

    order: Order
    lowest_clubs: bool
    no_spades: bool

    def narrow(self, cards: Holding, trick: Sequence[Card]) -> Holding:
        """Of the cards that may otherwise be played, those that may."""
        if self.lowest_clubs and trick and self.order.suit[trick[0]] == CLUBS:
            clubs = cards & self.order.suits[CLUBS]
            cards = clubs & -clubs or cards
        return cards & ~self.order.suits[SPADES] or cards if self.no_spades else cards

    def why(self, cards: Holding, card: Card) -> tuple[Rule, Message]:
        """Why a card that may otherwise be played, as may these, does not go to the first trick."""
        if self.order.suit[card] == CLUBS:
            low = members(cards & self.order.suits[CLUBS])[0]
            return Rule.LOWEST_CLUBS, say("lowest-club-first", card=low)
        return Rule.NO_FIRST_SPADE, say("no-spade-in-first-trick")

    def shows(self, trick: Sequence[Card], card: Card) -> Holding:
        """What the player of a card of the first trick cannot hold, as it was played."""
        if self.no_spades and self.order.suit[card] == SPADES:
            return ~self.order.suits[SPADES]
        if self.lowest_clubs and self.order.suit[trick[0]] == self.order.suit[card] == CLUBS:
            return self.order.suits[CLUBS] & (1 << card) - 1
        return 0


def first_trick(options: SpadesOptions, order: Order) -> FirstTrick | None:
    """The customs of a table; None where the first trick is as any other."""
    low = clubs_go_low(options)
    if not low and options.first_trick_spades:
        return None
    return FirstTrick(order, low, not options.first_trick_spades)
