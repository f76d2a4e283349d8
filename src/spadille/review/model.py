"""The terms and the results of a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from spadille.core.contract import Seat, Value
from spadille.core.words import Text
from spadille.scene.model import Face
from spadille.thinking.hints import Figures
from spadille.thinking.judgement import Cost, Ground

Log: TypeAlias = Sequence[tuple[Seat, Any]]
"""The moves of a game, chance included."""
WORLDS: Final = 200
"""Default number of worlds imagined for a decision."""


class Terms(Value, frozen=True, kw_only=True):
    """The scope and the effort of a review."""

    level: str | None = None
    """The level of the judge; None: `strong` if the game has it, else `regular`."""
    worlds: int = WORLDS
    seed: str = "1"
    seats: tuple[Seat, ...] | None = None
    """None: all."""
    deals: tuple[int, ...] | None = None
    """None: all finished deals."""
    all_cards: bool = False
    """True to judge cards with all hands visible too."""


class Point(Value, frozen=True):
    """A decision to be judged: a seat had more than one move."""

    at: int
    """Number of moves in the record before it."""
    deal: int
    """Counted from 1."""
    seat: Seat
    state: Any
    move: Any


class Judged(Value, frozen=True, kw_only=True):
    """A decision and its judgement."""

    at: int
    deal: int
    seat: Seat
    played: str
    best: str
    """The bot's move."""
    why: Text
    """The bot's own reason, by its own figures: for programs; text for people is made from `cost` and `grounds`."""
    played_words: Text
    best_words: Text
    """Both moves in words."""
    trick: int = 0
    """Number of the trick in the deal, from 1; 0 if there are none."""
    laid: tuple[Face, ...] = ()
    """The cards of that trick on the table."""
    cost: Cost | None = None
    """The cost of the move in one unit; None: it was as good, or a matter of taste."""
    grounds: tuple[Ground, ...] = ()
    """The facts in favour of the best move and not of the one made, the main reason first."""
    exact: bool = False
    """True if it was counted, not sampled."""
    lost: float = 0.0
    """Points that the move was worth less than the best, for the own side over the others; 0 if it was as good."""
    error: float = 0.0
    """Half of the 95 % interval of the difference."""
    win_lost: float | None = None
    """The loss in chances to win the game, from 0 to 1, if the bot knows them."""
    gained: float = 0.0
    """Points that the move is worth above the one that `regular` would have made, significant or not."""
    gained_error: float = 0.0
    """Half of the 95 % interval of `gained`."""
    found: Cost | None = None
    """The cost of `regular`'s move instead of the best one, which was made; None: a matter of taste, or not a sensible
    alternative."""
    over: Text = ""
    """The move of `regular` in words; empty if `found` is None."""
    merits: tuple[Ground, ...] = ()
    """The facts in favour of the best move, which was made, and not of `over`, the main reason first."""
    weighed: tuple[Figures, ...] = ()
    """The moves that the bot evaluated: its choice first, then from the best on."""
    tricks_lost: int | None = None
    """With all cards visible: tricks of the own side that the card lost; None if that was not judged."""
    perfect: tuple[str, ...] = ()
    """The cards that then lose no trick."""

    @property
    def costly(self) -> bool:
        """True if the move had a cost that is not a matter of taste."""
        return bool(self.cost or self.tricks_lost)


class DealReview(Value, frozen=True, kw_only=True):
    """A finished deal: its decisions, and their totals."""

    deal: int
    judged: tuple[Judged, ...]
    lost: tuple[float, ...]
    """Points lost, by seat, by moves that were no matter of taste."""
    win_lost: tuple[float, ...]
    """Chances to win the game lost, by seat, by the same moves."""
    tricks_lost: tuple[int, ...] = ()
    """With all cards visible, by seat; empty if no card was judged so."""
    margin: tuple[float, ...] = ()
    """By side, like skill and luck; all are empty if there is one side only, or not all seats were reviewed."""
    skill: tuple[float, ...] = ()
    luck: tuple[float, ...] = ()


class Review(Value, frozen=True, kw_only=True):
    """A reviewed game."""

    game: str
    rulebook: str
    seats: int
    level: str
    worlds: int
    seed: str
    unit: Text
    """The unit of the figures."""
    finished: int
    """Number of finished deals."""
    notes: tuple[Text, ...]
    """Remarks on the review, in sentences."""
    deals: tuple[DealReview, ...]


class Story(Value, frozen=True, kw_only=True):
    """A game in the form that a review needs."""

    points: tuple[Point, ...]
    """Every decision of the finished deals."""
    worths: tuple[tuple[float, ...], ...]
    """Points of every seat before the first deal and after each."""

    @property
    def finished(self) -> int:
        """Number of finished deals."""
        return len(self.worths) - 1
