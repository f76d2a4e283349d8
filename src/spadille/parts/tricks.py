"""Tricks: the suit of each card, following suit, the winner. Knows no game.

An `Order` defines all of it for one deal: bowers, jokers and a ten above the king are only different tables.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final

from spadille.cards.card import CARDS, JOKERS, MARK, SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, members
from spadille.cards.picking import highest, picker
from spadille.core.contract import Refusal, Seat, Value
from spadille.core.words import Text
from spadille.parts import say
from spadille.parts.dealing import DealtGame, M, R, S, V

CARD_NUMBERS: Final = max(CARDS) + 1
DUE_PLAY: Final = say("due-play")
"""What it is time to do where a card is due to a trick."""


class Play(Value, frozen=True):
    """A card played to the trick."""

    card: Card


PLAYS: Final = {number: Play(each) for number, each in CARDS.items()}
"""The shared `Play` of every card."""

plays: Final[Callable[[Holding], tuple[Play, ...]]] = picker(PLAYS)
"""Every play of a holding, by suits."""


class Order(Value, frozen=True):
    """The ranking of the cards of a deal: the suit each counts as, and its power when a suit is led."""

    suit: tuple[int, ...]
    """The suit each card counts as, by card number."""
    suits: tuple[Holding, ...]
    """All cards that count as each suit."""
    power: tuple[tuple[int, ...], ...]
    """For each suit led, the power of every card: 0 for one that cannot win."""

    def follow(self, hand: Holding, led: int) -> Holding:
        """The cards that may be played when a suit is led: those that follow, or all if none does."""
        return hand & self.suits[led] or hand

    def winner(self, trick: Sequence[Card]) -> int:
        """The place, counted from the lead, of the card that wins a trick; of equal cards the first."""
        return highest(trick, self.power[self.suit[trick[0]]])


def not_held(card: Card) -> Refusal:
    """The refusal of a card that the player does not have."""
    return Refusal(None, say("not-held", card=card))


def must_follow(order: Order, trick: Sequence[Card], held: Holding, card: Card) -> Text:
    """The reason to follow with one of the cards held: "Hearts were led and you have two …".

    A card that counts as another suit than the printed one is explained: the card refused, the one led, or one held.
    """
    led = order.suit[members(held)[0]]
    reason = say("follow", suit=SPOKEN_SUITS[led], n=held.bit_count())
    for each in (card, trick[0], *members(held)):
        if each.suit != (suit := order.suit[each]) and led in (each.suit, suit):
            return say("follow-other-suit", follow=reason, card=each, suit=SPOKEN_SUITS[suit])
    return reason


def lowest(order: Order, plays: Iterable[Play]) -> Play:
    """The play of the lowest card, trumps last; of equal cards the first."""
    return min(plays, key=lambda play: order.power[order.suit[play.card]][play.card])


def taken_by(leaders: Sequence[int], seats: int) -> tuple[int, ...]:
    """Number of tricks that each seat has taken, from the leaders: the winner of a trick leads to the next.

    >>> taken_by((0, 2, 2), 3)
    (0, 0, 2)
    """
    won = leaders[1:]
    return tuple([won.count(seat) for seat in range(seats)])


def make_order(ranking: Iterable[Iterable[Card]], trump: int | None) -> Order:
    """The order of a pack given suit by suit, each from its lowest card to its highest."""
    suit = [JOKERS] * CARD_NUMBERS
    strength = [0] * CARD_NUMBERS
    suits = [0] * 5
    for which, cards in enumerate(ranking):
        for place, each in enumerate(cards, 1):
            suit[each], strength[each] = which, place
            suits[which] |= 1 << each
    above = max(strength) if trump is not None else 0
    power = [
        tuple(
            0
            if not strength[number]
            else strength[number] + above
            if suit[number] == trump
            else strength[number]
            if suit[number] == led
            else 0
            for number in range(CARD_NUMBERS)
        )
        for led in range(5)
    ]
    return Order(tuple(suit), tuple(suits), tuple(power))


def with_copies(order: Order) -> Order:
    """The order of a doubled pack: a marked copy counts and ranks as the plain card."""
    plain = [number & ~MARK for number in range(CARD_NUMBERS)]
    return Order(
        tuple(order.suit[each] for each in plain),
        tuple(suit | suit << MARK for suit in order.suits),
        tuple(tuple(power[each] for each in plain) for power in order.power),
    )


class TrickGame(DealtGame[R, S, M, V]):
    """A dealt game of tricks."""

    playing: ClassVar[type[Any]]
    """The state in which a card is due to a trick."""

    @abstractmethod
    def legal(self, state: Any) -> Holding:
        """The cards that the seat to play may play."""

    def refusal(self, state: Any, seat: Seat, move: Any) -> Refusal | None:
        plays = type(state) is self.playing and type(move) is Play and seat == state.seat
        if plays and self.legal(state) >> move.card & 1:
            return None
        return super().refusal(state, seat, move)
