"""Effects: what a step of a table asks its surroundings to do, in this order.

A step is a generator of effects. Each is carried out before the step goes on, so that nothing is shown before it is
written; a few have an answer, which the step receives as the value of `yield`. The table stands still meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from spadille.core.contract import AnyGame, Seat
from spadille.core.table import Step
from spadille.review.model import Log
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.viewer import Ending, Viewer


class Keep(NamedTuple):
    """Write the document."""


class Add(NamedTuple):
    """Write moves after the `since` stored ones."""

    since: int
    moves: Sequence[tuple[Seat, str]]


class Cut(NamedTuple):
    """Take stored moves back until `length` are left."""

    length: int


class Erase(NamedTuple):
    """Delete the table from the store."""


class Tell(NamedTuple):
    """Send a message to one viewer, or to everybody at the table (None), each in their language."""

    to: Viewer | None
    told: wire.Told


class Show(NamedTuple):
    """Send viewers what they may see now, with the events of the steps; newcomers get only those after `began`."""

    to: Viewer | None = None
    """One viewer; None: everybody at the table."""
    steps: Sequence[Step] = ()
    began: int = 0


class End(NamedTuple):
    """End a viewer's connection."""

    viewer: Viewer
    why: Ending


class About(NamedTuple):
    """A decision of a bot: the seat, the number of moves before it, the level, and how often moves were taken back."""

    seat: Seat
    version: int
    level: str
    histories: int


class Order(NamedTuple):
    """A decision to be made by a bot; `who` is charged with the work."""

    about: About
    game: AnyGame
    seed: str
    view: Any
    moves: Sequence[Any]
    who: str


class Think(NamedTuple):
    """Let a bot begin to think, while the table goes on; the input `Thought` brings its decision."""

    order: Order
    wait: float
    """Seconds after which the bot is to answer."""


class Choose(NamedTuple):
    """Let a bot decide now. Answer: the move, or `Failed`."""

    order: Order


class Failed(NamedTuple):
    """The answer of a bot, or of other work, that raised an error."""

    reason: str
    error: BaseException | None = None


class Forget(NamedTuple):
    """Cancel the decision that a bot thinks about."""


class Compute(NamedTuple):
    """Call a function of a module beside the table. Answer: its result, or `Failed`."""

    kind: Literal["scene", "skip", "claim"]
    work: Callable[..., Any]
    given: tuple[Any, ...]
    who: str


class Advise(NamedTuple):
    """Compute a hint for a position, while the table goes on; the input `Advised` brings it."""

    viewer: Viewer
    seat: Seat
    moment: int
    given: tuple[AnyGame, Seat, str, Any, Sequence[Any]]


class Teach(NamedTuple):
    """Judge the last move of a log, while the table goes on; the input `Judged` brings a costly one."""

    viewer: Viewer
    seat: Seat
    game: AnyGame
    log: Log


class DropHints(NamedTuple):
    """Cancel all hints and lessons."""


class TellPast(NamedTuple):
    """Send a viewer the deal so far, as its seat has seen it from move `since` on."""

    viewer: Viewer
    seat: Seat | None
    since: int


class OpenNext(NamedTuple):
    """Open the same people's next table, which counts for an address, unless it exists. Answer: its name.

    May raise SpadilleError.
    """

    old: RoomDoc
    address: str


class Note(NamedTuple):
    """Write a line of the server's log, with facts about this table."""

    level: Literal["info", "error"]
    text: str
    facts: Mapping[str, Any]
    error: BaseException | None = None


class Count(NamedTuple):
    """Count moves made."""

    moves: int


Effect: TypeAlias = (
    Keep
    | Add
    | Cut
    | Erase
    | Tell
    | Show
    | End
    | Think
    | Choose
    | Forget
    | Compute
    | Advise
    | Teach
    | DropHints
    | TellPast
    | OpenNext
    | Note
    | Count
)
T = TypeVar("T")
Effects: TypeAlias = Generator[Effect, Any, T]
"""A step, or a part of one, with its result."""
