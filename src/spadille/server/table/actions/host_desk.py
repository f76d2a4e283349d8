"""Requests of a table's host, some of them also open to a person who stands in for the host."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.protocol.requests import Absent, Fill, Free, Mute, Pause, Remove, Start, Watch
from spadille.server.store.document import Did, RoomDoc
from spadille.server.table.actions import say
from spadille.server.table.connection import REMOVED, Connection
from spadille.server.table.seats import hosting
from spadille.server.table.seats.presence import People
from spadille.server.table.table_log import Acts
from spadille.server.table.timing import Timing

_MOST_BARRED = 64


class Actions(Protocol):
    """The actions of a room on a changed document."""

    async def begin(self) -> None:
        """Begin the game."""

    async def free(self, did: Did, seat: Seat, actor: Connection) -> None:
        """Free a seat."""

    async def changed(self, then: Callable[[], object] = ...) -> None:
        """Write the document, run `then` for the people, and show the table."""


class Desk:
    """The host's requests at one table. It trusts that the asker is the host, or stands in for the host."""

    __slots__ = ("_actions", "_acts", "_doc", "_people", "_timing")

    def __init__(self, doc: RoomDoc, people: People, timing: Timing, acts: Acts, actions: Actions) -> None:
        self._doc = doc
        self._people = people
        self._timing = timing
        self._acts = acts
        self._actions = actions

    async def do(self, asked: object, actor: Connection) -> None:
        """Run a request; raises RequestRefused."""
        doc, acts = self._doc, self._acts
        match asked:
            case Start():
                await self._actions.begin()
                acts.note("start", None, actor)
            case Fill(seat, level):
                hosting.fill(doc, seat, level)
                acts.note("fill", seat, actor)
                await self._actions.changed()
            case Free(seat):
                if not actor.host:
                    hosting.may_free(doc, seat, self._people.here(seat))
                await self._actions.free("free", seat, actor)
            case Pause(on):
                doc.paused = on
                acts.note("pause" if on else "go on", None, actor)
                await self._actions.changed()
            case Absent(seat, do):
                await self._absent(seat, do, actor)
            case _:
                if not actor.host:
                    raise NotAllowed(say("host-watch") if isinstance(asked, Watch) else say("host-only"))
                await self._own(asked, actor)

    async def _own(self, asked: object, actor: Connection) -> None:
        """Run a request that only the host may make, not a stand-in for the host."""
        match asked:
            case Watch(on):
                hosting.let_watch(self._doc, on)
                self._people.uninvite()
                await self._actions.changed()
            case Remove(seat):
                await self._remove(self._person(seat, actor), actor)
            case Mute(seat, on):
                await self._mute(seat if seat is None else self._person(seat, actor), on)

    def _person(self, seat: Seat, actor: Connection) -> Seat:
        """Check that a seat belongs to another person, and return it; raises RequestRefused."""
        doc = self._doc
        if not 0 <= seat < len(doc.seats):
            raise BadOptions(f"expected a seat from 0 to {len(doc.seats) - 1}; got {seat}")
        if doc.seats[seat].kind != "person":
            raise NotNow(say("nobody-there"))
        if seat == actor.own:
            raise NotAllowed(say("your-own-seat"))
        return seat

    async def _absent(self, seat: Seat, do: str, actor: Connection) -> None:
        """Decide about a seat whose person is away; the host may let a bot play for a present one too."""
        doc, people = self._doc, self._people
        self._person(seat, actor)
        if doc.phase != "playing":
            raise NotNow(say("not-being-played"))
        if people.here(seat) and not (actor.host and do == "bot"):
            raise NotNow(say("here", who=doc.seats[seat].name))
        if seat in doc.kept:
            doc.kept.remove(seat)
        match do:
            case "bot":
                self._acts.note("bot", seat, actor)
                await self._timing.put_in({seat})
            case "wait":
                people.wait_for(seat, time.monotonic())
                people.standins -= {seat}
            case "keep":
                doc.kept.append(seat)
                people.standins -= {seat}
        await self._actions.changed()

    async def _remove(self, seat: Seat, actor: Connection) -> None:
        doc = self._doc
        browsers = [name for name, eye in doc.eyes.items() if eye.seat == seat and eye.until is None]
        gone = [each for each in self._people.connections if each.own == seat]
        known = [*doc.barred, *browsers, *(each.browser for each in gone if each.browser)]
        doc.barred = list(dict.fromkeys(known))[-_MOST_BARRED:]
        await self._actions.free("remove", seat, actor)
        for each in gone:
            each.end(REMOVED)

    async def _mute(self, seat: Seat | None, on: bool) -> None:
        muted = [each for each in self._doc.muted if each != seat]
        self._doc.muted = [*muted, seat] if on else muted
        await self._actions.changed()
