"""Events at the table as one viewer has seen them: typed, with words.

A game's `happened(game, before, by, move, after, names)` describes one move (as the viewer has seen it, None where it
is hidden) from the viewer's views before and after it. Screens announce the words, and draw by type alone.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from spadille.core.contract import Seat, Value
from spadille.scene.model import Face, Notation, Text, Zone


class Happened(Value, frozen=True, tag_field="what"):
    """Any event; `words` describe it in one sentence."""

    words: Text


class Moved(Happened, frozen=True, tag="moved"):
    """A move of a seat (or, where `by` is -1, of chance) that none of the other types describes."""

    by: Seat
    move: Notation | None = None
    """None if it is hidden from the viewer."""
    aside: bool = False
    """True for an unimportant move: shown at the plate while it is new, but not logged."""


class Manner(StrEnum):
    """The relation of a card to the lead of its trick."""

    LEADS = "leads"
    FOLLOWS = "follows"
    TRUMPS = "trumps"
    """A trump on the lead of another suit."""
    SLOUGHS = "sloughs"
    """Off suit and not a trump: it cannot win."""


class CardPlayed(Happened, frozen=True, tag="card_played"):
    """A card was played to the trick."""

    by: Seat
    move: Notation
    card: Notation
    manner: Manner | None = None
    """None if the game does not define it."""


class SuitBroken(Happened, frozen=True, tag="suit_broken"):
    """The first card of a suit that could not be led before was played."""

    suit: Notation


class TrickTaken(Happened, frozen=True, tag="trick_taken"):
    """A trick is complete, and a seat has taken it."""

    by: Seat
    trick: tuple[Face, ...]
    """The whole trick before it is removed, with its marks."""
    count: int | None = None
    """Number of tricks that this seat has now, in games that count them."""


class CardsSwept(Happened, frozen=True, tag="cards_swept"):
    """A seat, or (None) nobody, has taken the cards on the table; screens show them briefly before they go."""

    by: Seat | None = None


class Beat(Value, frozen=True):
    """One step of an event that unfolds by itself."""

    words: Text
    zones: tuple[Zone, ...] = ()
    """The zones that change from this beat on."""
    stays: int = 600
    """Display time in milliseconds at normal speed."""


class Unfolded(Happened, frozen=True, tag="unfolded"):
    """An event without player action, such as a coup: its beats are shown one after the other.

    The beats are drawn over the table as it was before; if none of them has zones, over the table as it is now.
    Nobody has to wait for the last of them: legal moves may be made at once.
    """

    beats: tuple[Beat, ...]


class DealScored(Happened, frozen=True, tag="deal_scored"):
    """A deal was added to the score sheet; `gains` by side."""

    deal: int
    gains: tuple[int, ...]


class GameOver(Happened, frozen=True, tag="game_over"):
    """The game has ended."""

    winners: tuple[Seat, ...]


News = Moved | CardPlayed | SuitBroken | TrickTaken | CardsSwept | Unfolded | DealScored | GameOver
"""The events of a game; a server adds events around the table (seats, pauses)."""
Told: TypeAlias = tuple[News, ...]
"""The events of a move, in order."""
