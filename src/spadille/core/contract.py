"""The contract between a game and the code that plays, shows, stores or studies it.

A game is stateless and pure: it answers questions about a state and makes new states. The code
above the games (tables, bots, screens, servers) knows only this module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias

from spadille.core.errors import BadSeat, shortly
from spadille.core.values import Bits as Bits
from spadille.core.values import Refusal as Refusal
from spadille.core.values import TypeVar
from spadille.core.values import Value as Value
from spadille.core.words import Name, Notation, Text

Seat: TypeAlias = int
"""Seat number; seats count clockwise from 0."""

NATURE: Seat = -1
"""The seat of every chance move."""


R = TypeVar("R", default=Any)
S = TypeVar("S", default=Any)
M = TypeVar("M", default=Any)
V = TypeVar("V", default=Any)
M_co = TypeVar("M_co", default=Any, covariant=True)
"""The moves of a value that only returns moves (covariant)."""
V_contra = TypeVar("V_contra", default=Any, contravariant=True)
"""The views of a bot, which only accepts views (contravariant)."""


class Offer(Value, Generic[M_co], frozen=True):
    """A move offered to a seat, and the reason why it may not be made now (None: it may)."""

    move: M_co
    refusal: Refusal | None = None
    most: M_co | None = None
    """For a choice of a number or of a set of cards, the last move of the range: all in `moves` from `move` to this one
    may be made."""


class Outcome(Value, frozen=True):
    """The end of a game: the payoff of each seat, and the seats that won by the game's end rule."""

    payoff: tuple[int, ...]
    winners: tuple[Seat, ...]


class Decide(Value, frozen=True):
    """Any of these seats (ascending) may move; each move is applied on its own."""

    seats: tuple[Seat, ...]


class Chance(Value, frozen=True):
    """A chance move is due; `what` names the thing to be drawn."""

    what: str


class Over(Value, frozen=True):
    """The game has ended."""

    outcome: Outcome


Turn: TypeAlias = Decide | Chance | Over


class ScoreLine(Value, frozen=True):
    """One line of a score sheet: the clause that gives the points, and the arithmetic in words."""

    clause: Name
    side: int
    points: int
    words: Text


class DealSheet(Value, frozen=True):
    """A finished deal on the score sheet; `totals` are the running totals of the sides after it."""

    deal: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    bids: tuple[Notation, ...] = ()
    """The bids of each seat, in games with bids."""
    taken: tuple[int, ...] = ()
    """Number of tricks that each seat took, in games with tricks."""


class Standing(Value, frozen=True):
    """The public score: `deals` finished, `scores` and `sheet` by side, and figures that only one game has."""

    deals: int
    scores: tuple[int, ...]
    sheet: tuple[DealSheet, ...] = ()
    more: tuple[tuple[str, tuple[int, ...]], ...] = ()


class Rng(Protocol):
    """A source of randomness: `below(n)` is a uniform whole number from 0 to n - 1."""

    def below(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1; n is at least 1."""
        ...


class Spelling(Protocol):
    """The notation of a game's moves: writing and reading them."""

    def spell(self, move: Any) -> str:
        """The move in notation."""
        ...

    def read(self, text: str) -> Any:
        """The move that a text spells; raises Unreadable."""
        ...


class Game(ABC, Generic[R, S, M, V]):
    """One game under one set of options: R options, S state, M move, V view."""

    name: ClassVar[str]
    lexicon: ClassVar[Spelling]

    def __init__(self, options: R, seats: int, rulebook: str, prefix: str = "") -> None:
        """`prefix` is the beginning of the rulebook's clause IDs; empty: the prefix that the game knows."""
        self.options = options
        self.seats = seats
        self.rulebook = rulebook
        self.prefix = prefix

    def __repr__(self) -> str:
        return f"<Game: {self.name}, rulebook {self.rulebook}, {self.seats} seats>"

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Check a viewer: a seat from 0, or None for a spectator; raises BadSeat for anything else.

        Every `view` and `seen` calls it first: no other number, and above all not NATURE, is a viewer.
        """
        if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats):
            return seat
        raise BadSeat(f"expected a seat from 0 to {self.seats - 1}, or None for a spectator; got {shortly(seat)}")

    @abstractmethod
    def initial(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """The seats that may move, the chance move that is due, or the end of the game."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The reason why `seat` may not make `move` now, or None. It reveals nothing that the seat may not know."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Exactly the moves that `refusal` allows, for a seat that may move.

        A very large set is a sequence that creates each move on access (see `parts/amounts.py`).
        """

    def offers(self, state: S, seat: Seat) -> Iterable[Offer[M]]:
        """The moves offered to a seat that may move: every legal move, and illegal ones whose refusal is worth reading.

        A card of the hand that may not be played now is of the second kind. A range of numbers is one offer. The
        offers reveal nothing that the seat may not know.
        """
        return (Offer(move) for move in self.moves(state, seat))

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M) -> S:
        """The state after a legal move; the argument is not changed."""

    @abstractmethod
    def draw(self, state: S, rng: Rng) -> M:
        """Draw the chance move that is due; the move contains its outcome."""

    def layout(self, state: S) -> tuple[str, ...]:
        """The destination of each card of the deal that is due, in dealing order: a seat's number, "stock", "middle" …

        Empty when no deal is due. Tables that deal by hand, and scenarios, use it to arrange packs.
        """
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """The information that `seat` is entitled to; None is a spectator. Raises BadSeat for any other (`viewer`)."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Draw a state uniformly from those that the viewer cannot tell from the real one."""

    @abstractmethod
    def seen(self, state: S, by: Seat, move: M, seat: Seat | None) -> M | None:
        """The move `by` makes in `state` as `seat` sees it; None where it is hidden from that seat. Raises BadSeat."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """The score so far; public."""

    def spell(self, move: M) -> str:
        """The move in notation: "play AS", "bid 4"."""
        return self.lexicon.spell(move)

    def read(self, text: str) -> M:
        """The move that a text spells, forgiving case and blanks; raises Unreadable."""
        found: M = self.lexicon.read(text)
        return found


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class Weighed(Value, Generic[M_co], frozen=True):
    """A move that a bot considered, with its estimate of it (higher is better)."""

    move: M_co
    worth: float
    """Expected value of the move, in points of the game for the bot's side."""
    error: float = 0.0
    """One standard error: of `worth` for the move with the best chance; of the difference to that move for the others.

    0 where nothing was sampled.
    """
    win: float | None = None
    """Probability of winning the game, from 0 to 1, if the bot knows it."""
    win_error: float = 0.0
    """One standard error of `win`, or of its difference to the best chance."""
    chances: tuple[tuple[Name, float], ...] = ()
    """Probability that the move serves an aim of the game, by the name of the aim, if the bot computed it."""


class Decision(Value, Generic[M_co], frozen=True):
    """A bot's choice, the reason in a sentence, and the options that it considered."""

    move: M_co
    why: Text = ""
    weighed: tuple[Weighed[M_co], ...] = ()
    exact: bool = False
    """True if the values were counted exactly, not sampled."""


class Bot(Protocol[V_contra, M]):
    """A player that sees only its view. There can be a million moves (bets): look one up, do not iterate over them."""

    def choose(self, view: V_contra, moves: Sequence[M]) -> Decision[M]:
        """Choose one of `moves`, which `view` allows, and explain it."""
        ...
