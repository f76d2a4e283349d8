"""A deal between two notations: as written to a file, and as read from one, with line numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from spadille.cards.card import SUITS, Card, card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat, Value
from spadille.core.errors import BadRecord

COMPASS: Final = "NESW"
"""Seat 0 is North; turns go clockwise."""
SEATS: Final = len(COMPASS)
HAND: Final = 13
RANKS: Final = "AKQJT98765432"


class Called(NamedTuple):
    """A call of a seat, in our notation."""

    seat: Seat
    text: str


class Played(NamedTuple):
    """A card played by a seat."""

    seat: Seat
    card: Card


class Sort(Value, frozen=True):
    """The common data of a match's boards: the game, its rulebook, and the options that differ from it."""

    game: str
    rulebook: str
    options: str
    """Options in the form of the command line: "target=200 nil=true"."""
    names: tuple[str, ...]
    """Names of the players from North on; empty if unknown."""


class Board(Value, frozen=True):
    """A deal of a match, with its calls and cards so far."""

    number: int
    dealer: Seat
    hands: tuple[Holding, ...]
    calls: tuple[Called, ...]
    plays: tuple[Played, ...]
    winners: tuple[Seat, ...]
    """The winner of each trick so far, by the cards in it."""

    @property
    def opener(self) -> Seat:
        """The leader of the first trick; before it is led, the seat to the dealer's left."""
        return self.plays[0].seat if self.plays else (self.dealer + 1) % SEATS

    @property
    def declarer(self) -> Seat:
        """The seat that would be declarer in bridge: the one before the leader."""
        return (self.opener - 1) % SEATS

    @property
    def result(self) -> int:
        """Tricks taken by the declarer and its partner, with spades as trumps."""
        return sum((winner - self.declarer) % 2 == 0 for winner in self.winners)

    def said(self, seat: Seat) -> str:
        """All calls of a seat, separated by commas."""
        return ", ".join(each.text for each in self.calls if each.seat == seat)

    @property
    def auction(self) -> tuple[tuple[Seat, bool, str], ...]:
        """The calls as a bridge auction: the seat, whether it names spades, and its calls in our notation.

        Empty if nobody has called.
        """
        if not self.calls:
            return ()
        count = (self.declarer - self.dealer) % SEATS + SEATS
        turns = [(self.dealer + place) % SEATS for place in range(count)]
        return tuple(
            (seat, place == count - SEATS, self.said(seat) if place < SEATS else "") for place, seat in enumerate(turns)
        )


class At(NamedTuple):
    """A text with its line number in the file."""

    line: int
    text: str


Trick: TypeAlias = Mapping[Seat, At] | Sequence[At]
"""The cards of a trick, by seat or in the order played."""


class Found(msgspec.Struct):
    """A board as found in a file, not yet checked against the rules."""

    line: int
    number: int = 1
    dealer: At | None = None
    hands: tuple[Holding, ...] = ()
    calls: dict[Seat, list[At]] = msgspec.field(default_factory=dict)
    tricks: Sequence[Trick] = ()
    sort: dict[str, At] = msgspec.field(default_factory=dict)
    """Game, rulebook and options, as far as the file states them."""
    names: dict[Seat, str] = msgspec.field(default_factory=dict)


def spelt(each: Card) -> str:
    """A card in bridge notation, suit first: "SA"."""
    return str(each)[::-1]


def read_card(at: At) -> Card:
    """Read a card written suit first; raises BadRecord."""
    text = at.text.strip().upper().replace("10", "T")
    if len(text) == 2 and text[0] in SUITS and text[1] in RANKS:
        return card(text[::-1])
    raise BadRecord(at.line, f"expected a card such as SA or HT; got {at.text[:20]!r}")


def suits_of(hand: Holding) -> list[str]:
    """The ranks of a hand from the ace down, by suit from spades down."""
    held = members(hand)
    return [
        "".join(sorted((each.rank for each in held if SUITS[each.suit] == suit), key=RANKS.index))
        for suit in reversed(SUITS)
    ]


def read_hand(suits: Sequence[str], line: int) -> tuple[Card, ...]:
    """Read the cards of a hand by suits, spades first; raises BadRecord."""
    ranks = zip(reversed(SUITS), (each.upper().replace("10", "T") for each in suits), strict=True)
    return tuple(read_card(At(line, suit + rank)) for suit, held in ranks for rank in held)


def whole(hands: Sequence[Sequence[Card]], line: int) -> tuple[Holding, ...]:
    """Check and return four hands of thirteen different cards; raises BadRecord."""
    seen: set[Card] = set()
    for each in (each for hand in hands for each in hand):
        if each in seen:
            raise BadRecord(line, f"expected 52 different cards; got {spelt(each)} twice")
        seen.add(each)
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise BadRecord(line, f"expected {HAND} cards for {COMPASS[seat]}; got {len(hand)}")
    return tuple(map(holding, hands))


def seat_at(at: At) -> Seat:
    """The seat for a letter of the compass; raises BadRecord."""
    if len(at.text) == 1 and at.text.upper() in COMPASS:
        return COMPASS.index(at.text.upper())
    raise BadRecord(at.line, f"expected N, E, S or W; got {at.text[:20]!r}")


def number_at(at: At) -> int:
    """Read the number of a board; raises BadRecord."""
    word = at.text.split()[-1] if at.text.split() else ""
    if word.isascii() and word.isdigit() and len(word) <= 9:
        return int(word)
    raise BadRecord(at.line, f"expected the number of a board; got {at.text[:20]!r}")


def in_one_line(text: str) -> str:
    """A text with blanks for characters that control, or end a line in some program."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", " ", text)


def said_in(at: At) -> list[At]:
    """The calls of a seat, split at commas."""
    return [At(at.line, each.strip()) for each in at.text.split(",")]


def tricks_of(plays: Sequence[Played]) -> Iterable[Sequence[Played]]:
    """Yield the cards played, trick by trick; the last trick may be incomplete."""
    return (plays[first : first + SEATS] for first in range(0, len(plays), SEATS))
