"""Requests of one person that the others at a table must agree to: all of them, and silence means no.

Only one request is open at a time. Meanwhile clocks and bots stand still.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import Name, Text
from spadille.games import GAMES
from spadille.scene.telling import news_of
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.actions import say
from spadille.server.table.actions.undo import asks_back_to, since, uncovers, undo_to
from spadille.server.table.seats.hand_access import Seals
from spadille.server.table.seats.presence import People
from spadille.server.table.table_log import Acts
from spadille.server.table.timing import Ask, Timing

SILENCE: Final = 20.0
"""Seconds after which silence means no."""


class Actions(Protocol):
    """The actions of a room on an agreed request, and its messages to all."""

    async def keep(self) -> None:
        """Write the document."""

    async def back_to(self, at: int, seat: Seat) -> None:
        """Take moves back to length `at`, the first of them a move of `seat`, and write the document before."""

    def tell_all(self, told: wire.Told | None) -> None:
        """Send a message to everybody at the table."""


class Consent:
    """The open request of one table, and the seats that have yet to answer."""

    __slots__ = ("_refused", "_seals", "_then", "_timing", "actions", "acts", "doc", "people", "table")

    def __init__(
        self,
        doc: RoomDoc,
        table: Table,
        people: People,
        timing: Timing,
        seals: Seals,
        acts: Acts,
        actions: Actions,
    ) -> None:
        self.doc = doc
        self.table = table
        self.people = people
        self._timing = timing
        self._seals = seals
        self.acts = acts
        self.actions = actions
        self._then: Callable[[], Awaitable[None]] | None = None
        self._refused: dict[Seat, int] = {}
        """For each seat whose last request was refused: the number of moves it had made."""

    async def undo(self, seat: Seat, first: int) -> None:
        """Take back a lone person's last move, or ask the others; the person entered at move `first`."""
        if self.doc.people != [seat]:
            await self._ask_back(seat, first)
            return
        at = undo_to(self.doc, self.table, seat, first)
        if at is None:
            raise NotAllowed(say("nothing-of-yours"))
        self._seals.undo(seat)
        await self.actions.back_to(at, seat)

    async def _ask_back(self, seat: Seat, first: int) -> None:
        doc, table = self.doc, self.table
        if not doc.settings.undo:
            raise NotAllowed(say("no-taking-back"))
        at = asks_back_to(doc, table, seat, first)
        if at is None:
            raise NotNow(say("nothing-to-take-back"))
        self.free()
        self.may_ask(seat)
        others = self.others(seat)
        steps = since(table, at)
        if uncovers(table, steps) or table.standing.deals in doc.open_hands.values():
            raise NotNow(say("seen-since"))
        doc.asked[seat] = at
        await self.actions.keep()
        name, later = doc.seats[seat].name, len(steps) - 1
        entry, names = GAMES[table.game.name], doc.names(None)
        act = news_of(entry.happened, table.game, steps[:1], None, names)[0].words

        async def then() -> None:
            self.acts.note("undo", seat)
            await self.actions.back_to(at, seat)

        self.put("undo", seat, say("asks-back", who=name, act=act, n=later), others, then)

    @property
    def resting(self) -> bool:
        """True while people look at the result of a deal."""
        return bool(self._timing.rest.looking)

    def free(self) -> None:
        """Raises NotNow while another request is open."""
        if self._timing.ask is not None:
            raise NotNow(say("one-at-a-time"))

    def may_ask(self, seat: Seat) -> None:
        """Raises NotNow for a seat that was refused and has not moved since: a request stops the game."""
        if self._refused.get(seat) == self._moves_of(seat):
            raise NotNow(say("asked-just-now"))

    def _moves_of(self, seat: Seat) -> int:
        return sum(by == seat for by, _ in self.table.log)

    def others(self, seat: Seat) -> list[Seat]:
        """Return all other persons of this deal; raises NotNow unless all of them are present."""
        others = [each for each in self.doc.people if each != seat and not self.people.waits(each)]
        for each in others:
            if not self.people.here(each) or each in self.people.standins:
                raise NotNow(say("not-all-here", who=self.doc.seats[each].name))
        return others

    def put(
        self, what: Name, by: Seat, text: Text, waits: Collection[Seat], then: Callable[[], Awaitable[None]]
    ) -> None:
        """Ask these seats; run `then` when all have agreed."""
        self._then = then
        self._timing.ask = Ask(what, by, text, set(waits), time.monotonic() + SILENCE, self._silence)
        self._timing.plan()
        self._timing.show_soon()

    async def answer(self, seat: Seat, yes: bool) -> None:
        """Record the answer of a seat's person."""
        ask = self._timing.ask
        if ask is None:
            raise NotNow(say("nothing-asked"))
        if seat not in ask.waits:
            raise NotAllowed(say("not-yours-to-answer"))
        ask.waits.discard(seat)
        if not yes:
            await self.close(say("says-no", who=self.doc.seats[seat].name))
        elif not ask.waits:
            await self.agree()
        else:
            self._timing.show_soon()

    async def agree(self) -> None:
        """Carry the request out, as everybody agrees."""
        ask, then = self._timing.ask, self._then
        assert ask is not None, "something is asked"
        assert then is not None, "and there is something to do"
        self._end(ask, say("all-agree"), agreed=True)
        await then()

    async def _silence(self) -> None:
        await self.close(say("silence"))

    async def close(self, why: Text) -> None:
        """Close the request as refused."""
        ask = self._timing.ask
        if ask is not None:
            self._refused[ask.by] = self._moves_of(ask.by)
            self._end(ask, why, agreed=False)

    def _end(self, ask: Ask, why: Text, *, agreed: bool) -> None:
        self._timing.ask, self._then = None, None
        self.actions.tell_all(wire.Answered(ask.what, ask.by, agreed, why))
        self._timing.plan()
        self._timing.show_soon()

    async def left(self, seat: Seat | None) -> None:
        """Note that a person has gone: its request ends, and an answer it owes counts as no."""
        ask = self._timing.ask
        if ask is not None and seat is not None and not self.people.here(seat) and seat in {ask.by, *ask.waits}:
            await self.close(say("has-gone", who=self.doc.seats[seat].name))

    async def moves(self, seat: Seat) -> None:
        """Prepare for a person's move: it ends the person's own request; all others must answer first."""
        ask = self._timing.ask
        if ask is None:
            return
        if seat != ask.by:
            raise NotNow(say("answer-first", who=self.doc.seats[ask.by].name))
        await self.close(say("asks-no-more", who=self.doc.seats[seat].name))
