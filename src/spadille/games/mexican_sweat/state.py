"""Mexican Sweat: the moves, the states from the first dealer to the end, and the view of a seat."""

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
    """Move: look at one's own peek card."""


class NoPeek(Value, frozen=True):
    """Move: do without the peek."""


class Stay(Value, frozen=True):
    """Move: stay in after a peek; the alternative is `Fold`."""


class TurnUp(Value, frozen=True):
    """Move: the seat to beat the target turns up the next of its cards."""


class Look(Value, frozen=True):
    """Move: look at one of one's cards that is still face down, counted from 1: an offence."""

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
    by_chance=OPENING_VERBS,
)


class Match(Value, frozen=True):
    """The state of the match between deals."""

    dealer: Seat
    """The dealer of this deal or the next; -1 until the first dealer is found."""
    deals: int
    chips: Chips
    """The chips of each seat after the last finished deal."""
    sheet: tuple[DealSheet, ...]
    shown: Annotated[tuple[tuple[Card, ...], ...], "later"] = ()
    """The exposed cards of each seat when the last deal ended; empty once the next one is dealt."""
    benched: Annotated[tuple[Seat, ...], "later"] = ()
    """The seats that looked too early and sit the next deal, or this one, out (SWT-H12)."""


Fate: TypeAlias = Literal["in", "away", "folded", "killed", "beaten", "looked"]
"""The status of a seat in this deal; "away": it is not dealt in, without chips or sitting it out."""


class Dealt(Value, frozen=True):
    """The constant part of a deal; a seat that is away has no cards."""

    match: Match
    hands: tuple[tuple[Card, ...], ...]
    kill: Card | None
    target: Card | None
    """The card to beat; at some tables there is none (SWT-H1, SWT-H4)."""


class Board(Value, frozen=True):
    """A deal under way: the cards turned up, the seats still in, the strength to beat and the pot."""

    dealt: Dealt
    chips: Chips
    pot: Pot
    """The pot without the current betting round."""
    up: tuple[int, ...]
    """Number of cards each seat has turned up, always its first ones."""
    live: tuple[Seat, ...]
    """The seats still in."""
    left: tuple[Seat, ...]
    """The seats that have gone out, in that order."""
    fates: tuple[Fate, ...]
    peeked: tuple[Seat, ...]
    ahead: Seat
    """The seat of the standing hand; -1 while the card to beat stands."""
    bar: Strength
    """The strength that the seat to turn must exceed."""


class Opening(Value, frozen=True):
    """State in which the first dealer, or the next deal, is due; then the antes or blinds are in the pot."""

    match: Match
    chips: Chips
    pot: Pot


class Peeking(Value, frozen=True):
    """State in which the seats may look at one card each, in turn; one that has peeked stays or folds."""

    board: Board
    seat: Seat


class Turning(Value, frozen=True):
    """State in which a seat turns up cards to beat the target."""

    board: Board
    seat: Seat


class Betting(Value, frozen=True):
    """State of a betting round after the turn of a seat."""

    board: Board
    round: Round
    turned: Seat


class Ended(Value, frozen=True):
    """State after the end of the match."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Peeking | Turning | Betting | Ended
Phase: TypeAlias = Literal["dealer", "deal", "peek", "turn", "bet", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: all that is public, and the one card it has peeked at."""

    seat: Seat | None
    phase: Phase
    match: Match
    chips: Chips
    pot: Pot = Pot()
    """The pot without the current betting round."""
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
    """The card that the viewer saw when it peeked."""
    ahead: Seat = -1
    """The seat of the standing hand; -1 while the card to beat stands."""
    round: Round | None = None
    turned: Seat | None = None
    """The seat whose turn it is, or was before the betting."""
    outcome: Outcome | None = None
