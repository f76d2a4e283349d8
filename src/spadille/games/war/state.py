"""War: the moves, the states, and what a seat sees of them.

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
    """A seat is ready to turn its next cards: the only thing a player ever does."""


class Collect(Value, frozen=True):
    """Chance orders the captured cards, which go under the winner's stack."""

    cards: Pack


Move: TypeAlias = Deal | TurnUp | Collect

TURN_UP = TurnUp()


def _spell(move: Move) -> str:
    if isinstance(move, TurnUp):
        return "turn"
    return ("deal " if isinstance(move, Deal) else "collect ") + write_cards(move.cards)


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {"turn": bare(TURN_UP), "collect": with_cards(Collect), "deal": with_cards(Deal)}, _spell, (TURN_UP,)
)

Rows: TypeAlias = tuple[bytes, ...]
"""Cards by seat."""
Counts: TypeAlias = tuple[int, ...]
"""How many, by seat."""
TWO: Final = (0, 1)
"""Both seats of a table for two."""


Why: TypeAlias = Literal["all", "short", "limit"]
"""How a game ends: somebody has every card, or ran short in a war, or the skirmishes were limited."""


class Last(Value, frozen=True):
    """How the last skirmish ended, as far as both seats saw it."""

    winner: Seat
    """Who took the cards; NOBODY if it was drawn, or all took their cards back."""
    steps: int
    laid: Counts
    """How many cards each seat laid."""
    shown: Rows
    """The cards that lay face up, in their order."""

    @property
    def cards(self) -> tuple[Pack, ...]:
        """The cards that lay face up, in their order, as cards."""
        return tuple(tuple(CARDS[each] for each in row) for row in self.shown)


class Opening(Value, frozen=True):
    """The deal is due."""


class Playing(Value, frozen=True):
    """No seat has said `turn` yet; when all that turn have, they turn their next cards."""

    stacks: Rows
    table: Rows
    """What is laid in the running skirmish; the last card of each side lies face up, and is level."""
    steps: int
    """How often cards have been laid in it; 0 between two skirmishes."""
    skirmishes: int
    """How many are over and collected."""
    last: Last | None
    fighters: tuple[Seat, ...] = TWO
    """Who turns: all with cards, or who fights on in a war."""


class Waiting(Value, frozen=True):
    """A seat has said `turn`, others have not."""

    playing: Playing
    ready: Seat
    also: tuple[Seat, ...] = ()
    """Who else has, where three play."""


class Collecting(Value, frozen=True):
    """The winner of a skirmish is about to take the cards on the table, in an order that chance makes."""

    stacks: Rows
    table: Rows
    steps: int
    winner: Seat
    skirmishes: int


class Ended(Value, frozen=True):
    """The game is over: by all cards, by running short in a war, or by the limit of skirmishes."""

    counts: Counts
    why: Why
    skirmishes: int
    last: Last
    outcome: Outcome


State: TypeAlias = Opening | Playing | Waiting | Collecting | Ended
Phase: TypeAlias = Literal["deal", "turn", "collect", "over"]


class View(Value, frozen=True, kw_only=True):
    """What anybody may know: counts, the skirmish that runs and the one before it. Nobody sees a stack (WAR-07)."""

    seat: Seat | None
    phase: Phase
    counts: Counts = (0, 0)
    """Cards in each stack."""
    table: tuple[tuple[Card | None, ...], ...] = ((), ())
    """What each seat has laid in the running skirmish; None for cards face down."""
    steps: int = 0
    ready: Seat = NOBODY
    """The seat that has said `turn`, of several the first."""
    winner: Seat = NOBODY
    """Who is about to collect."""
    skirmishes: int = 0
    last: Last | None = None
    why: Why | None = None
    outcome: Outcome | None = None
    fighters: Annotated[tuple[Seat, ...], "later"] = TWO
    """Who turns now, or has turned: all with cards, or who fights on in a war."""
    also: Annotated[tuple[Seat, ...], "later"] = ()
    """Who else has said `turn`, where three play."""
