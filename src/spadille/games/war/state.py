"""War: the moves, the states, and the view of a seat.

Stacks and laid cards are bytes of card numbers: a stack with its top first, laid cards in their order.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import CARDS, Card, write_cards
from spadille.cards.pack import Pack
from spadille.core.contract import Outcome, Seat, Value
from spadille.parts.dealing import Deal
from spadille.parts.lexicon import Lexicon, bare, with_cards

NOBODY: Final[Seat] = -1


class TurnUp(Value, frozen=True):
    """Move: be ready to turn one's next cards, the only move of a player."""


class Collect(Value, frozen=True):
    """Chance move: order the captured cards, which go under the winner's stack."""

    cards: Pack


Move: TypeAlias = Deal | TurnUp | Collect

TURN_UP = TurnUp()


def _spell(move: Move) -> str:
    if isinstance(move, TurnUp):
        return "turn"
    return ("deal " if isinstance(move, Deal) else "collect ") + write_cards(move.cards)


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {"turn": bare(TURN_UP), "collect": with_cards(Collect), "deal": with_cards(Deal)},
    _spell,
    (TURN_UP,),
    by_chance=("collect", "deal"),
)

Rows: TypeAlias = tuple[bytes, ...]
"""Cards by seat."""
Counts: TypeAlias = tuple[int, ...]
"""Numbers of cards, by seat."""
TWO: Final = (0, 1)
"""Both seats of a table for two."""


Why: TypeAlias = Literal["all", "short", "limit"]
"""The reason for the end: somebody has every card, or ran short in a war, or the skirmishes were limited."""


class Last(Value, frozen=True):
    """The end of the last skirmish, as far as everybody saw it."""

    winner: Seat
    """The seat that took the cards; NOBODY if it was drawn, or all took their cards back."""
    steps: int
    laid: Counts
    """Number of cards each seat laid."""
    shown: Rows
    """The cards that lay face up, in their order."""

    @property
    def cards(self) -> tuple[Pack, ...]:
        """The cards that lay face up, in their order, as cards."""
        return tuple(tuple(CARDS[each] for each in row) for row in self.shown)


class Opening(Value, frozen=True):
    """State in which the deal is due."""


class Playing(Value, frozen=True):
    """State in which no seat has said `turn` yet; when all that turn have, they turn their next cards."""

    stacks: Rows
    table: Rows
    """The cards laid in the current skirmish; the last card of each side lies face up, and they are equal."""
    steps: int
    """Number of times cards have been laid in it; 0 between two skirmishes."""
    skirmishes: int
    """Number of finished skirmishes."""
    last: Last | None
    fighters: tuple[Seat, ...] = TWO
    """The seats that turn: all with cards, or those that fight on in a war."""


class Waiting(Value, frozen=True):
    """State in which a seat has said `turn`, others have not."""

    playing: Playing
    ready: Seat
    also: tuple[Seat, ...] = ()
    """The other seats that have said `turn`, with three players."""


class Collecting(Value, frozen=True):
    """State in which the winner of a skirmish is about to take the cards on the table, in an order drawn by chance."""

    stacks: Rows
    table: Rows
    steps: int
    winner: Seat
    skirmishes: int


class Ended(Value, frozen=True):
    """State after the game: by all cards, by running short in a war, or by the limit of skirmishes."""

    counts: Counts
    why: Why
    skirmishes: int
    last: Last
    outcome: Outcome


State: TypeAlias = Opening | Playing | Waiting | Collecting | Ended
Phase: TypeAlias = Literal["deal", "turn", "collect", "over"]


class View(Value, frozen=True, kw_only=True):
    """The view of any seat: counts, the current skirmish and the one before it. Nobody sees a stack (WAR-07)."""

    seat: Seat | None
    phase: Phase
    counts: Counts = (0, 0)
    """Cards in each stack."""
    table: tuple[tuple[Card | None, ...], ...] = ((), ())
    """The cards that each seat has laid in the current skirmish; None for cards face down."""
    steps: int = 0
    ready: Seat = NOBODY
    """The seat that has said `turn`, the first if there are several."""
    winner: Seat = NOBODY
    """The seat that is about to collect."""
    skirmishes: int = 0
    last: Last | None = None
    why: Why | None = None
    outcome: Outcome | None = None
    fighters: Annotated[tuple[Seat, ...], "later"] = TWO
    """The seats that turn now, or have turned: all with cards, or those that fight on in a war."""
    also: Annotated[tuple[Seat, ...], "later"] = ()
    """The other seats that have said `turn`, with three players."""
