"""What all games of tricks show and say alike: the hand, the tricks, the trumps, the cards played."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import SPOKEN_SUITS, SUITS, Card
from spadille.core.contract import Seat
from spadille.core.words import Given, Message, Text
from spadille.scene import say
from spadille.scene.drawing import ON_THE_TABLE
from spadille.scene.model import About, Face, Fact, Role, Zone

YOUR_LEAD: Final = say("your-lead")
_LAST_TRICK: Final = say("last-trick")


def your_turn(trick: tuple[Card, ...]) -> Message:
    """The prompt of the seat to play a card to a trick, or to lead to it."""
    return say("your-turn") if trick else YOUR_LEAD


def tricks_fact(taken: int) -> Fact:
    """The number of tricks that a seat has taken, on its plate."""
    return Fact(About.TRICKS, say("tricks"), str(taken), taken)


def hand_zone(cards: tuple[Face, ...], seat: Seat) -> Zone:
    """The viewer's own hand."""
    return Zone("hand", "fan", say("your-hand"), cards, Role.HAND, seat=seat)


def trick_zone(cards: tuple[Face, ...]) -> Zone:
    """The open trick."""
    return Zone("trick", "trick", ON_THE_TABLE, cards, Role.TRICK)


def last_zone(cards: tuple[Face, ...], title: Text = _LAST_TRICK) -> Zone:
    """The trick before the open one."""
    return Zone("last", "trick", title, cards, Role.LAST)


def trumps_zone(trump: int | None, none: Text = "") -> Zone:
    """The badge with the trump suit; `none` is said where no suit is trumps."""
    suit, name = (None, none) if trump is None else (SUITS[trump], SPOKEN_SUITS[trump])
    return Zone("trumps", "badge", say("trumps"), role=Role.TRUMPS, lines=(name,), suit=suit, quiet=True, term="trump")


def plays(who: str, card: Given) -> Message:
    """A card played, in a sentence."""
    return say("plays", who=who, card=card)


def trumps_with(who: str, card: Given) -> Message:
    """A trump played to a plain lead, in a sentence."""
    return say("trumps-with", who=who, card=card)
