"""What a screen can show, whatever the game: plates, zones of cards, choices, and the words for all of it.

A game turns a view into a `Scene`; the terminal and the browser draw scenes and know no rule. Texts are
plain sentences: what is printed, what a screen reader says and what a test reads are the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from spadille.cards.card import CARDS, card
from spadille.cards.holding import Holding, members
from spadille.core.contract import DealSheet, Refusal, Seat, Value

ZoneKind = Literal["fan", "row", "pile", "trick", "triangle", "felt", "melds", "text"]


class Face(Value, frozen=True):
    """One card as it lies: `card` is its notation, None for a back."""

    card: str | None
    move: str | None = None
    """The move in notation that choosing this card makes; None if choosing it means nothing here."""
    refusal: Refusal | None = None
    """Why that move is not allowed now; None if it is."""
    mark: str = ""
    """A short word on the card: "led", "wins", "meld"."""
    seat: Seat | None = None
    """Whose card it is, where a zone holds cards of several seats."""

    @property
    def lit(self) -> bool:
        """The card can be chosen now."""
        return self.move is not None and self.refusal is None

    @property
    def words(self) -> str:
        """The card for a screen reader: "queen of spades, not playable: …"."""
        if self.card is None:
            said = self.mark or "a card face down"
        else:
            said = card(self.card).words + (f", {self.mark}" if self.mark else "")
        return f"{said}, not playable: {self.refusal.reason}" if self.refusal else said


class Zone(Value, frozen=True):
    """A place where cards (or lines of text) lie."""

    name: str
    """Steady within a game: "hand", "trick", "stock", "waste", "seat 2", "big road"."""
    kind: ZoneKind
    title: str = ""
    faces: tuple[Face, ...] = ()
    rows: tuple[tuple[Face, ...], ...] = ()
    """For "triangle" and "melds": the faces row by row."""
    lines: tuple[str, ...] = ()
    """For "text" and "felt": what is written there."""
    seat: Seat | None = None
    count: int | None = None
    """How many cards there are, where not all are drawn."""
    quiet: bool = False
    """There to be looked at; not worth telling each time it changes."""


class Fact(Value, frozen=True):
    """Something written on a seat: "bid" "4", "tricks" "2"."""

    label: str
    value: str


class Plate(Value, frozen=True):
    """A seat as it stands round the table."""

    seat: Seat
    name: str
    side: int
    to_act: bool = False
    dealer: bool = False
    partner: bool = False
    """Partner of the viewer."""
    facts: tuple[Fact, ...] = ()


class Ask(Value, frozen=True):
    """A choice that needs a number: the move is its `move` with `{}` for the number."""

    low: int
    high: int
    usual: int


class Pick(Value, frozen=True):
    """A choice that needs cards of the hand: the move is its `move` with `{}` for the cards."""

    low: int
    high: int


class Option(Value, frozen=True):
    """Something the viewer may say or do that is not a card to tap."""

    move: str
    label: str
    group: str = ""
    """Options of one group belong together, in one row: "bid", "6", "spades"."""
    refusal: Refusal | None = None
    note: str = ""
    """What it is worth or leads to: "40 points"."""
    ask: Ask | None = None
    pick: Pick | None = None
    key: str = ""
    """The key that a keyboard player would expect: "n" for nil."""


class Score(Value, frozen=True):
    """The score as everyone sees it: a name and a total a side, and the deals finished."""

    sides: tuple[str, ...]
    totals: tuple[int, ...]
    unit: str
    """What is counted: "points", "chips", "cards"."""
    sheet: tuple[DealSheet, ...] = ()
    notes: tuple[str, ...] = ()
    """For each side something beside the total, such as "3 bags"; may be empty."""
    goal: str = ""
    per_unit: int = 1
    """How many of the figures make one unit: 100 where chips are counted in hundredths."""


class Scene(Value, frozen=True, kw_only=True):
    """One moment of a game as one viewer may see it."""

    game: str
    title: str
    seat: Seat | None
    phase: str
    plates: tuple[Plate, ...]
    zones: tuple[Zone, ...]
    options: tuple[Option, ...] = ()
    prompt: str
    """What is expected of the viewer, or what is waited for, in one sentence."""
    score: Score
    over: str = ""
    """How the game ended, in one sentence; empty while it goes on."""

    def zone(self, name: str) -> Zone | None:
        """The zone of that name, if there is one."""
        return next((zone for zone in self.zones if zone.name == name), None)


# -- what scenes are made of -----------------------------------------------------------------------

_SUIT_ORDER: Final = {3: (2, 0, 1, 3), 2: (0, 1, 3, 2), 1: (0, 2, 3, 1), 0: (2, 3, 1, 0), 4: (2, 0, 1, 3)}
"""Suits by alternating colour, for each suit that is to lie last."""


def hand_order(held: Holding, last: int = 3) -> tuple[int, ...]:
    """The cards of a hand by suits of alternating colour, suit `last` (trumps) at the end, high cards first."""
    place = {suit: at for at, suit in enumerate(_SUIT_ORDER[last])}
    return tuple(sorted(members(held), key=lambda each: (place.get(CARDS[each].suit, 4), -each)))


def clockwise_from(seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """The seats in the order a viewer sees them, the own (or seat 0) first."""
    return tuple(((seat or 0) + turn) % seats for turn in range(seats))


def listed(words: Sequence[str], joiner: str = "and") -> str:
    """Words in a row for a sentence: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joiner} {words[-1]}" if words else "nobody"


def backs(count: int) -> tuple[Face, ...]:
    """Cards lying face down."""
    return (Face(None),) * count


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Cards lying face up that nobody chooses."""
    return tuple(Face(str(CARDS[each])) for each in cards)


def does(name: str, verb: str) -> str:
    """Somebody does something: "West plays", "You play"."""
    if name == "You":
        return f"{name} {verb}"
    return f"{name} {verb}es" if verb.endswith(("s", "x", "h", "o")) else f"{name} {verb}s"


class Steady:
    """A source of chance that is always the same, for worlds of which any will do."""

    __slots__ = ("_state",)

    def __init__(self) -> None:
        self._state = 1

    def below(self, n: int, /) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 32) % n
