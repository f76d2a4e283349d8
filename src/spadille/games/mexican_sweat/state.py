"""Mexican Sweat: the moves, the states from the first dealer to the end, and what a seat sees of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import Card
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.games.mexican_sweat.rules import HAND
from spadille.parts.betting import WAGER_VERBS, Bet, Call, Check, Chips, Fold, Pot, Raise, Round, spell_wager
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, bare, with_number
from spadille.parts.showdown import Strength


class Peek(Value, frozen=True):
    """A seat looks at its one card."""


class NoPeek(Value, frozen=True):
    """A seat does without its look."""


class Stay(Value, frozen=True):
    """A seat that has peeked stays in; the other word is `Fold`."""


class TurnUp(Value, frozen=True):
    """The seat to beat the target turns up the next of its cards."""


class Look(Value, frozen=True):
    """A seat looks at one of its cards that is still down, counted from 1: an offence."""

    number: int


Move: TypeAlias = (
    HighCards | FirstDealer | Deal | Peek | NoPeek | Stay | TurnUp | Look | Check | Bet | Call | Raise | Fold
)

PEEK, NO_PEEK, STAY, TURN_UP = Peek(), NoPeek(), Stay(), TurnUp()
LOOKS: Final = tuple(Look(number) for number in range(1, HAND + 1))
_WORDS: Final[dict[type, str]] = {Peek: "peek", NoPeek: "no peek", Stay: "stay", TurnUp: "turn"}


def _spell(move: Move) -> str:
    match move:
        case Look(number):
            return f"look {number}"
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case Check() | Bet() | Call() | Raise() | Fold():
            return spell_wager(move)
        case _:
            return _WORDS[type(move)]


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        **{word: bare(kind()) for kind, word in _WORDS.items()},
        "look": with_number(Look, "the number of a card"),
        **WAGER_VERBS,
        **OPENING_VERBS,
    },
    _spell,
    (PEEK, NO_PEEK, STAY, TURN_UP, *LOOKS, Check(), Call(), Fold()),
)


class Match(Value, frozen=True):
    """What lasts from deal to deal."""

    dealer: Seat
    """Who deals, or deals next; -1 until the first dealer is found."""
    deals: int
    chips: Chips
    """What each seat had after the last finished deal."""
    sheet: tuple[DealSheet, ...]
    shown: Annotated[tuple[tuple[Card, ...], ...], "later"] = ()
    """What lay open before each seat when the last deal ended; empty once the next one is dealt."""
    benched: Annotated[tuple[Seat, ...], "later"] = ()
    """Who has looked too early, and sits the next deal, or this one, out (SWT-H12)."""


Fate: TypeAlias = Literal["in", "away", "folded", "killed", "beaten", "looked"]
"""What has become of a seat in this deal; "away": it is not dealt in, without chips or sitting it out."""


class Dealt(Value, frozen=True):
    """What stays the same while a deal is played; a seat that is away has no cards."""

    match: Match
    hands: tuple[tuple[Card, ...], ...]
    kill: Card | None
    target: Card | None
    """The card to beat; at some tables there is none (SWT-H1, SWT-H4)."""


class Board(Value, frozen=True):
    """A deal under way: the cards turned up, who is in, what is to beat and what is in the middle."""

    dealt: Dealt
    chips: Chips
    pot: Pot
    """Without the betting round that is under way."""
    up: tuple[int, ...]
    """How many of its cards each seat has turned up, always its first ones."""
    live: tuple[Seat, ...]
    """Who is still in."""
    left: tuple[Seat, ...]
    """Who has gone out, in that order."""
    fates: tuple[Fate, ...]
    peeked: tuple[Seat, ...]
    ahead: Seat
    """Whose exposed cards are the standing hand; -1 while the card to beat stands."""
    bar: Strength
    """The strength that the seat to turn must exceed."""


class Opening(Value, frozen=True):
    """The first dealer, or the next deal, is due; then the antes or blinds are in the pot."""

    match: Match
    chips: Chips
    pot: Pot


class Peeking(Value, frozen=True):
    """The seats may look at one card each, in turn; one that has peeked says whether it stays."""

    board: Board
    seat: Seat


class Turning(Value, frozen=True):
    """A seat turns up cards to beat the target."""

    board: Board
    seat: Seat


class Betting(Value, frozen=True):
    """A betting round after the turn of a seat."""

    board: Board
    round: Round
    turned: Seat


class Ended(Value, frozen=True):
    """The match is over."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Peeking | Turning | Betting | Ended
Phase: TypeAlias = Literal["dealer", "deal", "peek", "turn", "bet", "over"]


class View(Value, frozen=True, kw_only=True):
    """What a seat may remember: all that is public, and the one card it has peeked at."""

    seat: Seat | None
    phase: Phase
    match: Match
    chips: Chips
    pot: Pot = Pot()
    """Without the betting round that is under way."""
    to_act: Seat | None = None
    kill: Card | None = None
    target: Card | None = None
    """The card to beat."""
    up: tuple[tuple[Card, ...], ...] = ()
    """The exposed cards of each seat; the others lie face down, also for their owner."""
    live: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()
    fates: tuple[Fate, ...] = ()
    peeked: tuple[Seat, ...] = ()
    peeked_card: Card | None = None
    """What the viewer saw when it peeked."""
    ahead: Seat = -1
    """Whose exposed cards are the standing hand; -1 while the card to beat stands."""
    round: Round | None = None
    turned: Seat | None = None
    """Whose turn it is, or was before the betting."""
    outcome: Outcome | None = None
