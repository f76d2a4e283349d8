"""The contract between a game and everything that plays, shows, stores or studies it.

A game is stateless and pure: it answers questions about a state and makes new states. Whatever
stands above the games (tables, bots, screens, servers) knows only this page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from spadille.core.errors import BadSeat, shortly
from spadille.core.values import Bits as Bits
from spadille.core.values import Refusal as Refusal
from spadille.core.values import Value as Value
from spadille.core.words import Name, Notation, Text

Seat: TypeAlias = int
"""Seats count clockwise from 0."""

NATURE: Seat = -1
"""The seat that makes every chance move."""


class Offer(Value, frozen=True):
    """A move laid before a seat, and why it may not be made now (None: it may)."""

    move: Any
    refusal: Refusal | None = None
    most: Any = None
    """Where a number, or a set of cards, is to be chosen: all from `move` to this one, as `moves` has them, may be
    made."""


class Outcome(Value, frozen=True):
    """How a game ended: payoff for each seat, and the seats that won by the game's end rule."""

    payoff: tuple[int, ...]
    winners: tuple[Seat, ...]


class Decide(Value, frozen=True):
    """Any of these seats (ascending) may move; each move is applied on its own."""

    seats: tuple[Seat, ...]


class Chance(Value, frozen=True):
    """Nature must move; `what` says in a word what is drawn."""

    what: str


class Over(Value, frozen=True):
    """Nobody moves any more."""

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
    """What each seat had said, in games with bids."""
    taken: tuple[int, ...] = ()
    """How many tricks each seat took, in games with tricks."""


class Standing(Value, frozen=True):
    """The public score: `deals` finished, `scores` and `sheet` a side, and figures of one game only."""

    deals: int
    scores: tuple[int, ...]
    sheet: tuple[DealSheet, ...] = ()
    more: tuple[tuple[str, tuple[int, ...]], ...] = ()


class Rng(Protocol):
    """Where chance comes from: `below(n)` is a uniform whole number from 0 to n - 1."""

    def below(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1; n is at least 1."""
        ...


R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Spelling(Protocol):
    """How the moves of a game are written and read."""

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
        """`prefix` is how the IDs of the rulebook's clauses begin; empty: as the game knows the rulebook."""
        self.options = options
        self.seats = seats
        self.rulebook = rulebook
        self.prefix = prefix

    def __repr__(self) -> str:
        return f"<Game: {self.name}, rulebook {self.rulebook}, {self.seats} seats>"

    def viewer(self, seat: Seat | None) -> Seat | None:
        """The viewer that was asked for: a seat from 0, or None for a spectator; raises BadSeat for anything else.

        Every `view` and `seen` asks it first: no other number, NATURE least of all, is anybody's eyes.
        """
        if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats):
            return seat
        raise BadSeat(f"expected a seat from 0 to {self.seats - 1}, or None for a spectator; got {shortly(seat)}")

    @abstractmethod
    def initial(self) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Who moves now."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Why `seat` may not make `move` now; None if it may. It tells nothing that the seat may not know."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Exactly what `refusal` lets pass, for a seat that may move.

        Where that can be very many, a sequence that makes each when it is asked for (see `parts/amounts.py`).
        """

    def offers(self, state: S, seat: Seat) -> Iterable[Offer]:
        """What is laid before a seat that may move: every legal move, and moves whose refusal is worth reading.

        A card of the hand that may not be played now is such a move. Numbers that may be chosen from a range are one
        offer. It tells nothing that the seat may not know.
        """
        return (Offer(move) for move in self.moves(state, seat))

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M) -> S:
        """The state after a legal move; the argument is never changed."""

    @abstractmethod
    def draw(self, state: S, rng: Rng) -> M:
        """The chance move that nature makes now; the move carries its outcome."""

    def layout(self, state: S) -> tuple[str, ...]:
        """Where each card of the deal that is due goes, in dealing order: a seat's number, "stock", "middle" …

        Empty when no deal is due. Tables that deal by hand, and scenarios, arrange packs by it.
        """
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` is entitled to remember; None is a spectator. Raises BadSeat for any other seat (`viewer`)."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A state drawn uniformly from those that the viewer cannot tell from the real one."""

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


class Weighed(Value, frozen=True):
    """A move a bot weighed, and what it thought of it (higher is better)."""

    move: Any
    worth: float
    """What the bot expects of it, in points of the game for its side."""
    error: float = 0.0
    """One standard error of `worth`; 0 where nothing was sampled."""
    win: float | None = None
    """The chance to win the game, from 0 to 1, where the bot knows it."""
    win_error: float = 0.0
    """One standard error of `win`."""
    chances: tuple[tuple[Name, float], ...] = ()
    """How often the move serves an aim of the game, by the name of the aim, where the bot has looked."""


class Decision(Value, frozen=True):
    """What a bot chose, why in a sentence, and the options it weighed."""

    move: Any
    why: Text = ""
    weighed: tuple[Weighed, ...] = ()
    exact: bool = False
    """What was weighed was counted to the end, and not sampled."""


class Bot(Protocol):
    """A player that sees only its view. The moves can be a million bets: look one up, do not walk through them."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        """One of `moves`, which `view` allows, with what there is to say of it."""
        ...
