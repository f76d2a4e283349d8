"""Spades: customs of the first trick, for tables that play by them."""

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
    """Rules of the first trick in addition to following suit."""

    order: Order
    lowest_clubs: bool
    no_spades: bool

    def narrow(self, cards: Holding, trick: Sequence[Card]) -> Holding:
        """Return those of the otherwise legal cards that the customs allow."""
        if self.lowest_clubs and trick and self.order.suit[trick[0]] == CLUBS:
            clubs = cards & self.order.suits[CLUBS]
            cards = clubs & -clubs or cards
        return cards & ~self.order.suits[SPADES] or cards if self.no_spades else cards

    def why(self, cards: Holding, card: Card) -> tuple[Rule, Message]:
        """Return the rule and the reason why one of the otherwise legal cards may not go to the first trick."""
        if self.order.suit[card] == CLUBS:
            low = members(cards & self.order.suits[CLUBS])[0]
            return Rule.LOWEST_CLUBS, say("lowest-club-first", card=low)
        return Rule.NO_FIRST_SPADE, say("no-spade-in-first-trick")

    def shows(self, trick: Sequence[Card], card: Card) -> Holding:
        """Cards that a player cannot hold after playing this card to the first trick. A hand of spades alone may lead
        one, and then the others follow (Rule.NO_FIRST_SPADE).
        """
        follows = bool(trick) and self.order.suit[trick[0]] == SPADES and trick[0] != card
        if self.no_spades and self.order.suit[card] == SPADES and not follows:
            return ~self.order.suits[SPADES]
        if self.lowest_clubs and self.order.suit[trick[0]] == self.order.suit[card] == CLUBS:
            return self.order.suits[CLUBS] & (1 << card) - 1
        return 0


def first_trick(options: SpadesOptions, order: Order) -> FirstTrick | None:
    """The first-trick customs of a table; None if it has none."""
    low = clubs_go_low(options)
    if not low and options.first_trick_spades:
        return None
    return FirstTrick(order, low, not options.first_trick_spades)
