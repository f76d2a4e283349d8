"""What a review is asked, and what it says."""

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
"""How many worlds are imagined for a decision, if nothing else is said."""


class Terms(Value, frozen=True, kw_only=True):
    """What is reviewed, and how hard is thought about it."""

    level: str | None = None
    """The bot that judges; None: `strong` where a game has it, else `regular`."""
    worlds: int = WORLDS
    seed: str = "1"
    seats: tuple[Seat, ...] | None = None
    """None: all."""
    deals: tuple[int, ...] | None = None
    """None: all that are finished."""
    all_cards: bool = False
    """Judge cards also with all hands in sight."""


class Point(Value, frozen=True):
    """A decision to be judged: a seat had more than one move."""

    at: int
    """Moves of the record before it."""
    deal: int
    """Counted from 1."""
    seat: Seat
    state: Any
    move: Any


class Judged(Value, frozen=True, kw_only=True):
    """A decision, and what is to be said of it."""

    at: int
    deal: int
    seat: Seat
    played: str
    best: str
    """What the bot would have done."""
    why: Text
    """What the bot itself said, by its own figures: for programs; what people read is made of `cost` and `grounds`."""
    played_words: Text
    best_words: Text
    """Both moves as they are said."""
    trick: int = 0
    """Which trick of the deal it was made in, from 1; 0 where there are none."""
    laid: tuple[Face, ...] = ()
    """The cards of that trick that lay there."""
    cost: Cost | None = None
    """What the move cost by one yardstick; None: it was as good, or a matter of taste."""
    grounds: tuple[Ground, ...] = ()
    """What speaks for the best move and not for the one that was made, the reason first."""
    exact: bool = False
    """It was counted, not sampled."""
    lost: float = 0.0
    """Points that the move was worth less than the best, for the own side over the others; 0 if it was as good."""
    error: float = 0.0
    """Half of the 95 % interval of the difference."""
    win_lost: float | None = None
    """The same in chances to win the game, from 0 to 1, where the bot knows them."""
    gained: float = 0.0
    """Points that the move is worth above the one that `regular` would have made, sure or not."""
    gained_error: float = 0.0
    """Half of the 95 % interval of that."""
    found: Cost | None = None
    """What the move of `regular` would have cost in place of the best one, which was made; None: a matter of taste."""
    over: Text = ""
    """That move as it is said; empty where nothing was found."""
    merits: tuple[Ground, ...] = ()
    """What speaks for the best move, which was made, and not for that one, the reason first."""
    weighed: tuple[Figures, ...] = ()
    """What the bot weighed: its choice first, then the best."""
    tricks_lost: int | None = None
    """With all cards seen: tricks of the own side that the card gave away; None where that was not judged."""
    perfect: tuple[str, ...] = ()
    """The cards that give nothing away then."""

    @property
    def costly(self) -> bool:
        """Whether the move cost anything that is no matter of taste."""
        return bool(self.cost or self.tricks_lost)


class DealReview(Value, frozen=True, kw_only=True):
    """A finished deal: its decisions, and what they come to."""

    deal: int
    judged: tuple[Judged, ...]
    lost: tuple[float, ...]
    """Points lost, a seat, by moves that were no matter of taste."""
    win_lost: tuple[float, ...]
    """Chances to win the game lost, a seat, by the same moves."""
    tricks_lost: tuple[int, ...] = ()
    """With all cards seen, a seat; empty where no card was judged so."""
    margin: tuple[float, ...] = ()
    """A side; empty where there is no other, or where not all seats were reviewed. So are skill and luck."""
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
    """What the figures count."""
    finished: int
    """How many deals are finished."""
    notes: tuple[Text, ...]
    """What must be said about it, in sentences."""
    deals: tuple[DealReview, ...]


class Story(Value, frozen=True, kw_only=True):
    """A game as a review reads it."""

    points: tuple[Point, ...]
    """Every decision of the finished deals."""
    worths: tuple[tuple[float, ...], ...]
    """Points of every seat before the first deal and after each."""

    @property
    def finished(self) -> int:
        """How many deals are finished."""
        return len(self.worths) - 1
