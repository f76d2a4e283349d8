"""Mini Baccarat: the moves, the states from shuffle to end, and what a seat sees of them."""

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
    """The cards of a new shoe as chance has shuffled them, the top one first."""

    cards: Pack


class Cut(Value, frozen=True):
    """The first `cards` cards go to the back of the pack."""

    cards: int


class Wager(Value, frozen=True):
    """So many whole chips lie on a spot from now on, whatever lay there; 0 clears it."""

    spot: int
    chips: int


class Ready(Value, frozen=True):
    """A seat is satisfied with its bets."""


class Leave(Value, frozen=True):
    """A seat takes its bets back and leaves the table."""


Move: TypeAlias = Shuffle | Cut | Wager | Ready | Leave

READY, LEAVE = Ready(), Leave()
WAGERS: Final = tuple(tuple(Wager(spot, chips) for chips in range(101)) for spot in range(len(SPOTS)))
"""The wagers of everyday size, made once."""
WAGER_ON: Final = tuple(partial(Wager, spot) for spot in range(len(SPOTS)))
"""Makes the wager of so many chips on each spot."""


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
)


class Settled(Value, frozen=True):
    """A coup on the record: what was dealt, and the chips that lay on the spots, as many for each seat."""

    coup: Coup
    stakes: tuple[int, ...]


def laid_by(stakes: tuple[int, ...], seats: int, seat: Seat) -> tuple[int, ...]:
    """What a seat has on its spots, in a row of stakes of so many seats."""
    width = len(stakes) // seats
    return stakes[width * seat : width * (seat + 1)]


class Ledger(Value, frozen=True):
    """What lasts from coup to coup, and is public: the money, who is still in, the coups of each shoe."""

    bankrolls: tuple[int, ...]
    """In hundredths of a chip, what lies on the spots included."""
    seated: tuple[Seat, ...]
    """The seats still in."""
    coups: tuple[Settled, ...]
    """The coups of this shoe."""
    earlier: tuple[tuple[Settled, ...], ...]
    """The coups of the shoes before."""

    @property
    def settled(self) -> Iterator[Settled]:
        """Every coup of the game."""
        return chain(*self.earlier, self.coups)

    @property
    def deals(self) -> int:
        return sum(len(shoe) for shoe in self.earlier) + len(self.coups)


class Shuffling(Value, frozen=True):
    """A new shoe is due."""

    ledger: Ledger


class Cutting(Value, frozen=True):
    """The shuffled cards wait for the cut."""

    ledger: Ledger
    cards: Pack


class Betting(Value, frozen=True):
    """The bets are open; `at` is the place in the shoe of the next card."""

    ledger: Ledger
    shoe: Pack
    at: int
    last: bool
    """The marker has appeared: this coup is the last of the shoe."""
    stakes: tuple[int, ...]
    """Whole chips on the spots of each seat in turn: punto, banco, tie, and side bets where the table has any."""
    waiting: tuple[Seat, ...]
    """The seats that are not ready yet."""


class Ended(Value, frozen=True):
    """The game is over."""

    ledger: Ledger
    outcome: Outcome


State: TypeAlias = Shuffling | Cutting | Betting | Ended
Phase: TypeAlias = Literal["shoe", "cut", "bet", "over"]


class View(Value, frozen=True, kw_only=True):
    """What a seat may remember: all but the order of the shoe and the cards burned face down."""

    seat: Seat | None
    phase: Phase
    ledger: Ledger
    waiting: tuple[Seat, ...] = ()
    """The seats that may move."""
    face: Card | None = None
    """The card that was burned face up."""
    at: int = 0
    """How many cards have left the shoe."""
    last: bool = False
    stakes: tuple[int, ...] = ()
    outcome: Outcome | None = None
