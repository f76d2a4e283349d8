"""Inputs of a table: what people ask, what has become due, and what background work has found."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.review.model import Judged as Lesson
from spadille.review.model import Log
from spadille.server.protocol import wire
from spadille.server.table.effects import About
from spadille.server.table.seats.seating import NOBODY, Comer
from spadille.server.table.viewer import Viewer
from spadille.thinking.judgement import Judgement


class Opened(NamedTuple):
    """The table was opened, anew or from the store."""


class Tick(NamedTuple):
    """Something may be due."""


class Came(NamedTuple):
    """A connection was opened."""

    viewer: Viewer


class Went(NamedTuple):
    """A connection was closed."""

    viewer: Viewer


class Asked(NamedTuple):
    """A viewer has sent a request."""

    viewer: Viewer
    request: wire.Request


class Sit(NamedTuple):
    """A person asks for a free seat; the result is its document."""

    seat: Seat
    name: str
    fair: str
    """The person's part of the seed of the deals."""
    comer: Comer = NOBODY


class Look(NamedTuple):
    """A browser has opened a seat by its link."""

    seat: Seat
    key: str
    comer: Comer


class Seal(NamedTuple):
    """A seat's person seals a part of the seed (see `seats.seed`)."""

    seat: Seat
    given: str


class Follow(NamedTuple):
    """A person has followed to the seat kept at this next table."""

    seat: Seat
    key: str
    fair: str


class Rename(NamedTuple):
    """The person of a seat changes the name; the result is the seat's document."""

    seat: Seat
    key: str
    name: str


class Again(NamedTuple):
    """Somebody asks for the same people's next table; the result is its name."""

    address: str


class GiveUp(NamedTuple):
    """The game is to end unfinished: its record is available, with the secret of its deals."""


class Delete(NamedTuple):
    """The host, who has the seat `mine`, deletes the table."""

    mine: Seat | None


class EraseName(NamedTuple):
    """The operator removes a person's name; the result is how often it was there."""

    name: str


class Thought(NamedTuple):
    """A bot has decided: a move, or `Failed`."""

    about: About
    outcome: Any


class Advised(NamedTuple):
    """A hint is ready: a judgement, the reason why there is none for now, or None after a fault."""

    viewer: Viewer
    seat: Seat
    moment: int
    found: Judgement | SpadilleError | None


class Judged(NamedTuple):
    """The last move of a log has been found costly."""

    viewer: Viewer
    seat: Seat
    log: Log
    lesson: Lesson


Input: TypeAlias = (
    Opened
    | Tick
    | Came
    | Went
    | Asked
    | Sit
    | Look
    | Seal
    | Follow
    | Rename
    | Again
    | GiveUp
    | Delete
    | EraseName
    | Thought
    | Advised
    | Judged
)
