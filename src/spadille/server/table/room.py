"""A room: one task with an inbox, so that everything that happens at a table happens in one order.

A move is checked, written to the store, and only then shown. Every update carries the whole view of its viewer, so that
a restored connection needs nothing but the next update. A failed write ends the room: it is opened anew from the
store, so that what people see always equals what is stored.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cached_property

from spadille.core.contract import NATURE, Seat
from spadille.core.errors import SpadilleError
from spadille.core.table import Step, Table
from spadille.core.words import speaking
from spadille.server import say
from spadille.server.base.counters import FIGURES
from spadille.server.base.errors import Lost, NotAllowed, NotNow
from spadille.server.base.limits import Limits
from spadille.server.protocol import wire
from spadille.server.protocol.requests import Answer, Claim, Concede, Phrase, React, Skip
from spadille.server.store.document import Did, RoomDoc, SeatDoc
from spadille.server.store.lease import Hold
from spadille.server.table.actions.chat import Talk
from spadille.server.table.actions.consent import Consent
from spadille.server.table.actions.dispatch import Together
from spadille.server.table.actions.host_desk import Desk
from spadille.server.table.bots.hints import Advisor
from spadille.server.table.bots.players import Bots
from spadille.server.table.catch_up import Recall
from spadille.server.table.connection import TRY_AGAIN, Connection
from spadille.server.table.game import Course
from spadille.server.table.inbox import Came, Errand, Inbox, Item, Request, Went
from spadille.server.table.journal import Journal
from spadille.server.table.seats import hosting, seating
from spadille.server.table.seats.arrivals import Arrivals, own_of, seat_of
from spadille.server.table.seats.hand_access import Seals
from spadille.server.table.seats.presence import People
from spadille.server.table.seats.seating import NOBODY, Comer
from spadille.server.table.seats.seed import Parts
from spadille.server.table.table_log import Acts
from spadille.server.table.timing import Timing
from spadille.server.table.views import Screens

Successor = Callable[[RoomDoc, str], Awaitable[str]]
"""Makes the same people's next table, for the address that asks for it; returns its name."""


class Room:
    """A table, its people, and the handling of their requests."""

    def __init__(
        self,
        name: str,
        doc: RoomDoc,
        moves: Iterable[tuple[Seat, str]],
        hold: Hold,
        limits: Limits,
        make_next: Successor,
    ) -> None:
        self.name = name
        self.hold = hold
        self.doc = doc
        self.table = Table(doc.game())
        self._seals = Seals(doc, self.table)
        self._journal = Journal(doc, hold)
        self._course = Course(name, doc, self.table, self._seals, self._journal, self)
        self._course.fold(moves)
        self.inbox = Inbox()
        self.people = People(doc, limits.watchers, time.monotonic(), self._seals.waits)
        self.timing = Timing(doc, self.table, self.people, self)
        self._parts = Parts(doc, self)
        self.used = time.monotonic()
        self._busy = False
        self._make_next = make_next

    # Parts that a table needs only while somebody is connected are made then: thousands of tables are open and wait.
    _bots = cached_property(lambda self: Bots(self.name, self.doc, self.table, self.people))
    _advisor = cached_property(lambda self: Advisor(self.name, self.doc, self.table))
    _talk = cached_property(lambda self: Talk(self.doc))
    _recall = cached_property(lambda self: Recall(self.doc, self.table))
    _acts = cached_property(lambda self: Acts(self.doc, self.table, self.people))
    _desk = cached_property(lambda self: Desk(self.doc, self.people, self.timing, self._acts, self))
    _consent = cached_property(
        lambda self: Consent(self.doc, self.table, self.people, self.timing, self._seals, self._acts, self)
    )
    _together = cached_property(lambda self: Together(self.name, self._consent, self._course.play_all, self._give_up))
    _arrivals = cached_property(lambda self: Arrivals(self.doc, self.people, self._seals))
    _screens = cached_property(
        lambda self: Screens(self.name, self.doc, self.table, self.people, self.timing, self._seals)
    )

    # -- calls from outside the task -------------------------------------------------------------

    async def sit(self, seat: Seat, name: str, fair: str, comer: Comer = NOBODY) -> SeatDoc:
        """Give a free seat to a person (see `seating.sit`)."""
        doc: SeatDoc = await self.inbox.do(lambda: self._sit(seat, name, fair, comer))
        return doc

    async def look(self, seat: Seat, comer: Comer) -> None:
        """Note that a browser has opened a seat by its link."""
        await self.inbox.do(lambda: self._keep_if(lambda: self._arrivals.look(seat, comer)))

    async def seal(self, seat: Seat, given: str) -> None:
        """Seal the part of a seat's person in the seed (see `seed`)."""
        await self.inbox.do(lambda: self._parts.seal(seat, given))

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """Note that a person has followed to the seat kept at this next table."""
        await self.inbox.do(lambda: self._keep_if(lambda: seating.follow(self.doc, seat, key, fair)))

    async def again(self, address: str) -> str:
        """Return the name of the same people's next table; made for this address if there is none."""
        name: str = await self.inbox.do(lambda: self._again(address))
        return name

    def came_in(self, seat: Seat, browser: str) -> int:
        """The number of moves before a browser entered on a seat; it did not play those."""
        return self._seals.first(self._seals.since(browser, seat))

    async def give_up(self) -> None:
        """End the game unfinished: its record is available, with the secret of its deals."""
        await self.inbox.do(self._give_up)

    def record(self) -> bytes:
        """Return the record, with everything that proves its deals; raises SpadilleError while the game goes on."""
        if self.doc.phase != "over":
            raise NotNow(say("record-later"))
        if self.doc.closed(time.time()):
            raise NotNow(say("opens-later"))
        self.table.more = self.doc.told
        return self.table.record

    @property
    def idle(self) -> bool:
        """True if nobody is connected and there is no work."""
        return not self._busy and not self.people.connections and self.inbox.empty

    def forget_talk(self) -> None:
        """Delete the chat, so that nobody who connects later is told it."""
        self._talk.lines.clear()

    def let_go(self) -> None:
        """End all connections; a viewer that reconnects finds the room as stored."""
        self.inbox.close()
        for each in self.people.connections:
            each.end(TRY_AGAIN)

    # -- the one task ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Handle items one after the other, until the task is cancelled or the room is lost."""
        try:
            await self._catch_up()
            while True:
                times = [each for each in (self.timing.due(), self._parts.due) if each is not None]
                quiet = self.inbox.quiet(min(times, default=None))
                if quiet is not None:
                    await quiet
                item = self.inbox.take()
                self._busy = True
                if item is not None:
                    self.used = time.monotonic()
                    await self._take(item)
                await self._journal.sure()
                await self.timing.tick()
                await self._parts.tick()
                self._busy = False
        finally:
            self._bots.drop()
            self.inbox.close()

    async def _catch_up(self) -> None:
        """Finish what a stopped server may have left unfinished, and set the clocks."""
        if self.doc.phase == "playing" and not self._parts.awaited:
            await self._course.catch_up()
        self._parts.resume()
        self.timing.resume()

    async def _take(self, item: Item) -> None:
        if isinstance(item, Errand):
            await item.run(self._journal.sure)
            return
        connection, asked = item
        try:
            await self._journal.sure()  # another server may have gone on with the table while this one was stopped
            await self._handle(connection, asked)
        except SpadilleError as wrong:
            refused = wire.refused(wrong)
            FIGURES.refusals[refused.code] += 1
            connection.tell(refused)
            if isinstance(wrong, Lost):
                raise

    async def _handle(self, connection: Connection, asked: Request) -> None:
        match asked:
            case Came():
                await self._join(connection)
            case Went():
                seat = connection.seat
                self.people.leave(connection, time.monotonic())
                self.timing.rest.leave(seat)
                await self._consent.left(seat)
                self._news_of_people()
            case _ if connection not in self.people.connections:
                return  # the connection was refused, or has been sent away
            case wire.Move(v, text):
                await self._move(seat_of(connection), v, text)
                FIGURES.seen.add(time.perf_counter() - connection.asked)
            case wire.Chat() | Phrase() | React():
                self.tell_all(self._talk.hear(connection, asked))
            case wire.Back():
                self._come_back(seat_of(connection))
            case wire.Stand():
                await self.free("stand", own_of(connection), connection)
            case wire.Seal(given):
                await self._parts.seal(own_of(connection), given)
            case wire.Open(part):
                await self._parts.open(own_of(connection), part)
            case wire.Undo() | Claim() | Skip() | Concede() | Answer():
                seat = seat_of(connection)
                await self._together.do(asked, seat, self.came_in(seat, connection.browser), connection)
            case wire.Look(what):
                self.timing.look(connection, what)
            case wire.AskHint():
                with speaking(connection.language):  # the thinking task keeps the language in which it was started
                    self._advisor.advise(seat_of(connection), connection.address, connection.tell)
            case wire.Teach():
                self._advisor.teach(seat_of(connection), connection.address, connection.tell)
            case wire.AskPast():
                seat, first = connection.seat, 0
                if seat is not None:
                    first = self.came_in(seat, connection.browser)
                connection.send(await self._recall.past(seat, first, connection.language))
            case wire.Again():
                if not self.people.hosts(connection, time.monotonic()):
                    own_of(connection)
                await self._again(connection.address)
            case _:
                if not self.people.hosts(connection, time.monotonic()):
                    raise NotAllowed(say("host-only"))
                await self._desk.do(asked, connection)

    # -- coming, going, sitting down and talking -------------------------------------------------

    async def _join(self, connection: Connection) -> None:
        """Admit a new connection, and send it the log, the chat and its view."""
        if connection.ended is not None:
            return
        if self._arrivals.come(connection):
            await self.keep()
        closed = self.people.admit(connection, time.monotonic())
        if closed is not None:
            connection.end(closed)
            return
        for line in self._acts.lines:
            connection.tell(line)
        for said in self._talk.lines:
            connection.tell(said)
        self.timing.rest.come(connection)
        self.timing.visited()
        self.timing.plan()
        if connection.seat in self.doc.standins:
            await self.timing.keep()
        await self._screens.prepare()
        self._screens.send([connection])
        self.timing.show_soon()

    def _come_back(self, seat: Seat) -> None:
        """Let a person play again; a stand-in bot stops."""
        if seat in self.people.standins:
            self.people.standins -= {seat}
            self._news_of_people()

    def _news_of_people(self) -> None:
        self.timing.plan()
        self.timing.show_soon()

    def tell_all(self, told: wire.Told | None) -> None:
        """Send a message to everybody at the table."""
        if told is not None:
            for each in self.people.connections:
                each.tell(told)

    async def _sit(self, seat: Seat, name: str, fair: str, comer: Comer) -> SeatDoc:
        doc = seating.sit(self.doc, seat, name, fair, comer)
        self._arrivals.sit(seat, comer)
        self._acts.note("sit", seat)
        await self.changed(lambda: self._arrivals.seated(seat, comer))
        return doc

    async def _keep_if(self, change: Callable[[], bool]) -> None:
        if change():
            await self.keep()

    async def free(self, did: Did, seat: Seat, actor: Connection) -> None:
        """Free a seat; a bot plays on."""
        name = hosting.free(self.doc, seat)
        self._seals.leave(seat)
        self._acts.note(did, seat, actor, name)
        await self.changed(lambda: self.people.freed(seat))

    # -- the game --------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Begin the game: the parts of its seed come first."""
        hosting.begin(self.doc)
        await self._parts.begin()

    async def begin_dealing(self) -> None:
        """Deal, as all parts of the seed are known."""
        self.people.send_away()
        await self._course.begin()

    async def _move(self, seat: Seat, version: int, text: str) -> None:
        self._course.check_running()
        await self._consent.moves(seat)
        self._come_back(seat)
        await self._course.move(seat, version, text)
        self._recall.plays(seat)

    def think_ahead(self, pace: float) -> float:
        """Let the bot think that moves next; return the seconds after which it answers, at this pace."""
        seat = self.people.bot_among(self.table.deciding)
        return pace if seat is None else self._bots.begin(seat, pace)

    async def let_bot_move(self) -> None:
        """Make one move for the first seat that a bot plays, if there is one to move and the bot has its answer."""
        if self.timing.left_to_bots and await self._together.play_out():
            return
        seat = self.people.bot_among(self.table.deciding)
        if seat is not None and self._bots.ready(seat):
            if seat in self.people.standins:
                self._recall.stands_in(seat)
            await self._bots.move(seat, self._course.play)

    async def back_to(self, at: int, seat: Seat) -> None:
        """Take moves back until `at` are left, the first of them a move of `seat`."""
        await self.keep()
        await self._course.back_to(at)
        self._recall.back(at)
        self._advisor.drop()
        self._bots.drop()
        self.timing.clocks.clear()
        self.people.standins -= {seat}
        await self.moved((), NATURE)

    async def moved(self, steps: Sequence[Step], mover: Seat, began: int = 0) -> None:
        """Handle the consequences of written moves, and show them."""
        self._course.follow(mover)
        self._arrivals.show_hands()
        await self._course.end_if_over()
        self.timing.plan(mover)
        await self.timing.keep()
        await self._screens.prepare()
        self.show(steps, began)

    async def _give_up(self, by: Seat | None = None) -> None:
        hosting.give_up(self.doc, by)
        await self.changed()

    async def _again(self, address: str) -> str:
        if self.doc.phase != "over":
            raise NotNow(say("not-over"))
        if self.doc.next_room is None:
            self.doc.next_room = await self._make_next(self.doc, address)
            await self.keep()
            self.show()
        return self.doc.next_room

    # -- storing and showing ---------------------------------------------------------------------

    async def keep(self) -> None:
        """Write the document."""
        await self._journal.keep()

    async def changed(self, then: Callable[[], object] = lambda: None) -> None:
        """Write the changed document, run `then` for the people, and show the table."""
        await self.keep()
        then()
        self.people.send_away()
        self.timing.plan()
        self.show()

    def show(self, steps: Sequence[Step] = (), began: int = 0) -> None:
        """Send every viewer its view and the events; newcomers get only the events after `began`."""
        self._journal.check()
        self.timing.shown()
        self._screens.send(self.people.connections, steps, began)


def open_room(
    name: str, doc: RoomDoc, moves: Iterable[tuple[Seat, str]], hold: Hold, limits: Limits, make_next: Successor
) -> Room:
    """Make a room, the only place that does; replaying a long game takes a while."""
    return Room(name, doc, moves, hold, limits, make_next)
