"""Mini Baccarat: the moves, the states from shuffle to end, and the view of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Final, Literal, TypeAlias

from spadille.cards.card import Card, write_cards
from spadille.cards.pack import Pack
from spadille.core.contract import Outcome, Seat, Value
from spadille.games.mini_baccarat.coup import SPOTS, Coup
from spadille.parts.lexicon import Lexicon, Reader, bare, with_cards, with_number


class Shuffle(Value, frozen=True):
    """Chance move: the cards of a new shoe as shuffled, the top one first."""

    cards: Pack


class Cut(Value, frozen=True):
    """Move: put the first `cards` cards at the back of the pack."""

    cards: int


class Wager(Value, frozen=True):
    """Move: set the chips on a spot to a number of whole chips; 0 clears it."""

    spot: int
    chips: int


class Ready(Value, frozen=True):
    """Move: a seat is satisfied with its bets."""


class Leave(Value, frozen=True):
    """Move: a seat takes its bets back and leaves the table."""


Move: TypeAlias = Shuffle | Cut | Wager | Ready | Leave

READY, LEAVE = Ready(), Leave()
WAGERS: Final = tuple(tuple(Wager(spot, chips) for chips in range(101)) for spot in range(len(SPOTS)))
"""Wagers of everyday size, made once."""
WAGER_ON: Final = tuple(partial(Wager, spot) for spot in range(len(SPOTS)))
"""For each spot a function that makes a wager of a number of chips."""


def _spell(move: Move) -> str:
    match move:
        case Shuffle(cards):
            return "shoe " + write_cards(cards)
        case Cut(cards):
            return f"cut {cards}"
        case Wager(spot, chips):
            return f"{SPOTS[spot]} {chips}"
        case Ready():
            return "ready"
    return "leave"


def _wager(spot: int) -> Reader[Move]:
    return with_number(lambda chips: Wager(spot, chips), f"{SPOTS[spot]} and whole chips")


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        **{word: _wager(spot) for spot, word in enumerate(SPOTS)},
        "ready": bare(READY),
        "leave": bare(LEAVE),
        "cut": with_number(Cut, "cut and a number of cards"),
        "shoe": with_cards(Shuffle),
    },
    _spell,
    (READY, LEAVE, *chain.from_iterable(WAGERS)),
    by_chance=("shoe",),
)


class Settled(Value, frozen=True):
    """A settled coup: its cards, and the chips that lay on the spots, the same number of spots for each seat."""

    coup: Coup
    stakes: tuple[int, ...]


def laid_by(stakes: tuple[int, ...], seats: int, seat: Seat) -> tuple[int, ...]:
    """The chips of a seat on its spots, from a row of stakes of `seats` seats."""
    width = len(stakes) // seats
    return stakes[width * seat : width * (seat + 1)]


class Ledger(Value, frozen=True):
    """The public state between coups: the money, the seats still in, the coups of each shoe."""

    bankrolls: tuple[int, ...]
    """In hundredths of a chip, chips on the spots included."""
    seated: tuple[Seat, ...]
    """The seats still in."""
    coups: tuple[Settled, ...]
    """The coups of this shoe."""
    earlier: tuple[tuple[Settled, ...], ...]
    """The coups of the previous shoes."""

    @property
    def settled(self) -> Iterator[Settled]:
        """Every coup of the game."""
        return chain(*self.earlier, self.coups)

    @property
    def deals(self) -> int:
        return sum(len(shoe) for shoe in self.earlier) + len(self.coups)


class Shuffling(Value, frozen=True):
    """State in which a new shoe is due."""

    ledger: Ledger


class Cutting(Value, frozen=True):
    """State in which the shuffled cards wait for the cut."""

    ledger: Ledger
    cards: Pack


class Betting(Value, frozen=True):
    """State in which bets are open; `at` is the position of the next card in the shoe."""

    ledger: Ledger
    shoe: Pack
    at: int
    last: bool
    """True if the marker has appeared: this coup is the last of the shoe."""
    stakes: tuple[int, ...]
    """Whole chips on the spots of each seat in turn: punto, banco, tie, and side bets where the table has any."""
    waiting: tuple[Seat, ...]
    """The seats that are not ready yet."""


class Ended(Value, frozen=True):
    """State after the end of the game."""

    ledger: Ledger
    outcome: Outcome


State: TypeAlias = Shuffling | Cutting | Betting | Ended
Phase: TypeAlias = Literal["shoe", "cut", "bet", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: all but the order of the shoe and the cards burned face down."""

    seat: Seat | None
    phase: Phase
    ledger: Ledger
    waiting: tuple[Seat, ...] = ()
    """The seats that may move."""
    face: Card | None = None
    """The card that was burned face up."""
    at: int = 0
    """Number of cards that have left the shoe."""
    last: bool = False
    stakes: tuple[int, ...] = ()
    outcome: Outcome | None = None
