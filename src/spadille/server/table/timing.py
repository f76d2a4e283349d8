"""Timed events of a table: clocks that run out, bots that move, stand-ins for absent people."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol
from weakref import WeakSet

import msgspec

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import Name, Text
from spadille.games import GAMES
from spadille.server.store.document import RoomDoc
from spadille.server.table.between_deals import Rest
from spadille.server.table.clocks import Clocks
from spadille.server.table.connection import Connection
from spadille.server.table.seats.presence import People

_SOON: Final = 0.05
"""Seconds in which arrivals and departures are gathered into one update."""


ALONE_PACE: Final = 0.5
"""Minimum seconds that a bot takes for a move if no person plays."""
ALONE_FOR: Final = 3600.0
"""Seconds for which bots play on alone after somebody has connected to watch."""
ALONE_MOVES: Final = 40.0
"""Moves a second at all tables together without persons: the more such tables, the slower each."""
_alone: WeakSet[Timing] = WeakSet()


class Actions(Protocol):
    """The actions of a room at their time."""

    async def keep(self) -> None:
        """Write the document."""

    def think_ahead(self, pace: float) -> float:
        """Let the bot think that moves next; return the seconds after which it answers, at this pace."""

    async def let_bot_move(self) -> None:
        """Make one move for a seat that a bot plays, if the bot has its answer."""

    def show(self) -> None:
        """Send every viewer its view."""


class Ask(msgspec.Struct):
    """A person's request to the others (see `actions.consent`): while it is open, all else stands still."""

    what: Name
    by: Seat
    text: Text
    waits: set[Seat]
    """The seats that have yet to answer."""
    until: float
    """Time at which silence means no."""
    silence: Callable[[], Awaitable[None]]
    """Called at that time."""


class Timing:
    """The timers of a table: the seats to wait for, the next event, and its handling."""

    __slots__ = (
        "__weakref__",
        "_actions",
        "_doc",
        "_people",
        "_show_at",
        "_step",
        "_table",
        "_visited",
        "ask",
        "clocks",
        "rest",
    )

    def __init__(self, doc: RoomDoc, table: Table, people: People, actions: Actions) -> None:
        self._doc = doc
        self._table = table
        self._people = people
        self._actions = actions
        self.clocks = Clocks(doc.settings)
        self.rest = Rest(doc, people, self._deals)
        self.ask: Ask | None = None
        self._step: float | None = None
        """Time at which the next bot moves."""
        self._show_at: float | None = None
        self._visited = time.monotonic()

    @property
    def _running(self) -> bool:
        """True if the game goes on now: it waits for nobody but those who must move."""
        doc = self._doc
        if doc.phase != "playing" or doc.paused or self.rest.looking or self.ask is not None:
            return False
        if doc.people:
            return self._in_days or self._people.attended
        return self._people.attended and time.monotonic() < self._visited + ALONE_FOR

    @property
    def left_to_bots(self) -> bool:
        """True if all persons who have seats are out: the rest of the game is played out at once."""
        people, game = self._doc.people, GAMES[self._table.game.name]
        return bool(people and game.out_part and self._doc.phase == "playing") and set(people) <= {
            *game.out(self._table.state)
        }

    @property
    def _deals(self) -> int:
        """Number of scored deals, if people look at them; otherwise 0."""
        return self._table.standing.deals if GAMES[self._table.game.name].rests and not self.left_to_bots else 0

    @property
    def _alone_until(self) -> float | None:
        """Time at which bots among themselves stop, unless somebody connects; None if a person has a seat."""
        return None if self._doc.people else self._visited + ALONE_FOR

    def look(self, viewer: Connection, what: Literal["on", "off", "next", "more"]) -> None:
        """Handle a viewer's message: deal results are shown or not (on, off), ready (next), more time (more)."""
        if what in ("on", "off"):
            viewer.lingers = what == "on"
        elif what == "next" and viewer.seat is not None:
            self.rest.go_on(viewer.seat, time.monotonic())
        elif viewer.seat in self.rest.looking:
            self.rest.have_more()
        self.plan()
        self.show_soon()

    def visited(self) -> None:
        """Note that somebody has connected."""
        self._visited = time.monotonic()

    def _pace(self) -> float:
        """Seconds that a bot takes for a move; bots among themselves give way to tables with people."""
        if self._doc.people:
            return self._doc.settings.pace
        return max(self._doc.settings.pace, ALONE_PACE, len(_alone) / ALONE_MOVES)

    @property
    def _in_days(self) -> bool:
        return self._doc.settings.clock == "days"

    def _waiting(self) -> list[Seat]:
        """The seats whose persons must move."""
        return [seat for seat in self._table.deciding if not self._people.run_by_bot(seat)]

    def _missed(self, seat: Seat) -> float | None:
        """The time at which a bot stands in for an absent person; None with a clock in days."""
        return None if self._in_days else self._people.missed(seat)

    def plan(self, mover: Seat | None = None) -> None:
        """Update the clocks and the next bot move; `mover` has just moved."""
        now = time.monotonic()
        self.rest.follow(self._deals, now, moved=mover is not None)
        running = self._running
        (_alone.add if running and not self._doc.people else _alone.discard)(self)
        if mover is not None or not running:
            self._step = None
        if not running:
            self.clocks.stop(now)
            return
        self.clocks.go(now)
        self.clocks.follow(self._waiting(), now, mover)
        if not any(self._people.run_by_bot(seat) for seat in self._table.deciding):
            self._step = None
        elif self._step is None:
            self._step = now + (0.0 if self.left_to_bots else self._actions.think_ahead(self._pace()))

    def resume(self) -> None:
        """Restore the clock in days and its stand-ins from the document."""
        doc = self._doc
        if doc.standins:
            self._people.standins |= set(doc.standins) & set(doc.people)
        self.plan()
        if doc.due is not None:
            self.clocks.resume(doc.due - time.time(), time.monotonic())

    async def keep(self) -> None:
        """With a clock in days, write when the time is over: the room will not stay open until then."""
        doc = self._doc
        if self._in_days and doc.phase == "playing":
            due = self.clocks.next
            doc.due = None if due is None else time.time() + due - time.monotonic()
            doc.standins = sorted(self._people.standins)
            await self._actions.keep()

    # -- due events ------------------------------------------------------------------------------

    def due(self) -> float | None:
        """The time of the next event, or None."""
        times = [self._show_at, self.rest.until, None if self.ask is None else self.ask.until]
        if self._running:
            times += [
                self._alone_until,
                self._step,
                self.clocks.next,
                *(self._missed(seat) for seat in self._waiting()),
            ]
        return min((each for each in times if each is not None), default=None)

    async def tick(self) -> None:
        """Handle the events that are due."""
        now = time.monotonic()
        if self.rest.ends(now):
            self.plan()
            self.show_soon()
        if self.ask is not None and now >= self.ask.until:
            await self.ask.silence()
        if self._running:
            await self._stand_in(now)
            if self._step is not None and now >= self._step:
                self._step = None
                await self._actions.let_bot_move()
                self.plan()
        elif self in _alone:
            self.plan()
        if self._show_at is not None and now >= self._show_at:
            self._actions.show()

    async def _stand_in(self, now: float) -> None:
        """Let bots play for persons who are away or out of time, until they come back."""
        ends = {seat: (self.clocks.due(seat), self._missed(seat)) for seat in self._waiting()}
        late = {seat for seat, times in ends.items() if any(each is not None and now >= each for each in times)}
        if late:
            await self.put_in(late)
            self._actions.show()

    async def put_in(self, seats: set[Seat]) -> None:
        """Let bots play for the persons of these seats from now on."""
        self._people.standins |= seats
        self.plan()
        await self.keep()

    def away(self, seat: Seat, now: float) -> float | None:
        """Seconds until a bot stands in for an absent person who must move; None if it does not."""
        if not self._running or seat not in self._waiting() or self._people.here(seat):
            return None
        times = [each for each in (self._missed(seat), self.clocks.due(seat)) if each is not None]
        return round(max(0.0, min(times) - now), 1) if times else None

    def show_soon(self) -> None:
        """Send every viewer its view in a moment, together with other changes until then."""
        if self._show_at is None:
            self._show_at = time.monotonic() + _SOON

    def shown(self) -> None:
        """Note that every viewer has been sent its view."""
        self._show_at = None
