"""What happened at the table, as one viewer has seen it: typed, with the words beside it.

A game's `happened(game, before, by, move, after, names)` tells of one move (as the viewer has seen it, None where it
is hidden) by the viewer's views before and after it. Screens announce the words, and draw by the types alone.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from spadille.core.contract import Seat, Value
from spadille.scene.model import Face, Notation, Text, Zone


class Happened(Value, frozen=True, tag_field="what"):
    """Anything that happened; `words` say it in one sentence."""

    words: Text


class Moved(Happened, frozen=True, tag="moved"):
    """Somebody (or, where `by` is -1, chance) has made a move that none of the others describes."""

    by: Seat
    move: Notation | None = None
    """None where it is hidden from the viewer."""
    aside: bool = False
    """It tells nobody anything: seen at the plate while it is new, and not worth a line of a log."""


class Manner(StrEnum):
    """How a card answers the lead of its trick."""

    LEADS = "leads"
    FOLLOWS = "follows"
    TRUMPS = "trumps"
    """A trump on the lead of another suit."""
    SLOUGHS = "sloughs"
    """Off suit and no trump: it cannot win."""


class CardPlayed(Happened, frozen=True, tag="card_played"):
    """A card went to the trick."""

    by: Seat
    move: Notation
    card: Notation
    manner: Manner | None = None
    """None where the game does not tell."""


class SuitBroken(Happened, frozen=True, tag="suit_broken"):
    """The first card of a suit that could not be led before it has been played."""

    suit: Notation


class TrickTaken(Happened, frozen=True, tag="trick_taken"):
    """A trick is complete, and somebody has taken it."""

    by: Seat
    trick: tuple[Face, ...]
    """The whole trick as it lies before it is swept away, with its marks."""
    count: int | None = None
    """How many tricks that seat has now, where they are counted."""


class CardsSwept(Happened, frozen=True, tag="cards_swept"):
    """What lay on the table has been taken away by a seat, or (None) by nobody; it is worth a look before it goes."""

    by: Seat | None = None


class Beat(Value, frozen=True):
    """A moment of what unfolds by itself."""

    words: Text
    zones: tuple[Zone, ...] = ()
    """The places that look different from this beat on."""
    stays: int = 600
    """For how many milliseconds it is worth a look, at the usual pace."""


class Unfolded(Happened, frozen=True, tag="unfolded"):
    """Something that nobody has a hand in, such as a coup: beat by beat, for screens to show one after the other.

    The beats are laid over the table as it was before; where none of them names a place, over the table as it is now.
    Nobody has to wait for the last of them: what may be done may be done at once.
    """

    beats: tuple[Beat, ...]


class DealScored(Happened, frozen=True, tag="deal_scored"):
    """A deal is on the score sheet; `gains` by side."""

    deal: int
    gains: tuple[int, ...]


class GameOver(Happened, frozen=True, tag="game_over"):
    """The game has ended."""

    winners: tuple[Seat, ...]


News = Moved | CardPlayed | SuitBroken | TrickTaken | CardsSwept | Unfolded | DealScored | GameOver
"""What a game tells; a server adds what happens round the table (seats, pauses)."""
Told: TypeAlias = tuple[News, ...]
"""What a move has led to, in order."""
