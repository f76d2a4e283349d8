"""One deal between two notations: as it is written into a file, and as it is found in one, with its lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from spadille.cards.card import SPADES, SUITS, Card, card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat, Value
from spadille.core.errors import BadRecord

COMPASS: Final = "NESW"
"""Seat 0 is North, and the turn goes clockwise."""
SEATS: Final = len(COMPASS)
HAND: Final = 13
RANKS: Final = "AKQJT98765432"


class Called(NamedTuple):
    """Something that a seat has said, in our notation."""

    seat: Seat
    text: str


class Played(NamedTuple):
    """A card that a seat has played."""

    seat: Seat
    card: Card


class Sort(Value, frozen=True):
    """What is the same for all boards of a match: the game, its rulebook, and the options that differ from it."""

    game: str
    rulebook: str
    options: str
    """As the command line takes them: "target=200 nil=true"."""
    names: tuple[str, ...]
    """Who sits where, from North on; empty where nobody says."""


class Board(Value, frozen=True):
    """A deal of a match, and what came of it so far."""

    number: int
    dealer: Seat
    hands: tuple[Holding, ...]
    calls: tuple[Called, ...]
    plays: tuple[Played, ...]

    @property
    def opener(self) -> Seat:
        """Who leads first; as long as nobody has, whoever sits at the dealer's left."""
        return self.plays[0].seat if self.plays else (self.dealer + 1) % SEATS

    @property
    def declarer(self) -> Seat:
        """Who would have named the trumps in bridge: the seat before the one that leads."""
        return (self.opener - 1) % SEATS

    @property
    def result(self) -> int:
        """How many tricks that seat and its partner have taken, spades being trumps."""
        return sum((_winner(trick) - self.declarer) % 2 == 0 for trick in tricks_of(self.plays))

    def said(self, seat: Seat) -> str:
        """All that a seat has called, parted by commas."""
        return ", ".join(each.text for each in self.calls if each.seat == seat)

    @property
    def auction(self) -> tuple[tuple[Seat, bool, str], ...]:
        """The calls as an auction of bridge: who speaks, whether it names spades, and what was called with us.

        Nothing where nobody has called.
        """
        if not self.calls:
            return ()
        count = (self.declarer - self.dealer) % SEATS + SEATS
        turns = [(self.dealer + place) % SEATS for place in range(count)]
        return tuple(
            (seat, place == count - SEATS, self.said(seat) if place < SEATS else "") for place, seat in enumerate(turns)
        )


def _winner(trick: Sequence[Played]) -> Seat:
    led = trick[0].card.suit
    return max(trick, key=lambda each: (each.card.suit == SPADES, each.card.suit == led, int(each.card))).seat


class At(NamedTuple):
    """A text, and the line of the file that it stands in."""

    line: int
    text: str


Trick: TypeAlias = Mapping[Seat, At] | Sequence[At]
"""The cards of a trick, by seat or as they were played."""


class Found(msgspec.Struct):
    """A board as it stands in a file; nothing of it is held against the rules yet."""

    line: int
    number: int = 1
    dealer: At | None = None
    hands: tuple[Holding, ...] = ()
    dealt_at: int = 0
    calls: dict[Seat, list[At]] = msgspec.field(default_factory=dict)
    tricks: Sequence[Trick] = ()
    sort: dict[str, At] = msgspec.field(default_factory=dict)
    """Game, rulebook and options, where the file says them."""
    names: dict[Seat, str] = msgspec.field(default_factory=dict)


def spelt(each: Card) -> str:
    """A card as bridge programs write it, its suit first: "SA"."""
    return str(each)[::-1]


def read_card(at: At) -> Card:
    """A card that is written with its suit first; raises BadRecord."""
    text = at.text.strip().upper().replace("10", "T")
    if len(text) == 2 and text[0] in SUITS and text[1] in RANKS:
        return card(text[::-1])
    raise BadRecord(at.line, f"expected a card such as SA or HT; got {at.text[:20]!r}")


def suits_of(hand: Holding) -> list[str]:
    """The ranks of a hand from the ace down, suit by suit from spades down."""
    held = members(hand)
    return [
        "".join(sorted((each.rank for each in held if SUITS[each.suit] == suit), key=RANKS.index))
        for suit in reversed(SUITS)
    ]


def read_hand(suits: Sequence[str], line: int) -> tuple[Card, ...]:
    """The cards of a hand by suits, spades first; raises BadRecord."""
    ranks = zip(reversed(SUITS), (each.upper().replace("10", "T") for each in suits), strict=True)
    return tuple(read_card(At(line, suit + rank)) for suit, held in ranks for rank in held)


def whole(hands: Sequence[Sequence[Card]], line: int) -> tuple[Holding, ...]:
    """Four hands of thirteen cards, no card twice; raises BadRecord."""
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
    """The seat that a letter of the compass names; raises BadRecord."""
    if len(at.text) == 1 and at.text.upper() in COMPASS:
        return COMPASS.index(at.text.upper())
    raise BadRecord(at.line, f"expected N, E, S or W; got {at.text[:20]!r}")


def number_at(at: At) -> int:
    """The number of a board; raises BadRecord."""
    word = at.text.split()[-1] if at.text.split() else ""
    if word.isascii() and word.isdigit() and len(word) <= 9:
        return int(word)
    raise BadRecord(at.line, f"expected the number of a board; got {at.text[:20]!r}")


def said_in(at: At) -> list[At]:
    """The calls of a seat, which are parted by commas."""
    return [At(at.line, each.strip()) for each in at.text.split(",")]


def tricks_of(plays: Sequence[Played]) -> Iterable[Sequence[Played]]:
    """The cards played, trick by trick; the last one may be open."""
    return (plays[first : first + SEATS] for first in range(0, len(plays), SEATS))
