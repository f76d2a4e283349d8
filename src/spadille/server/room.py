"""One room: one task with an inbox, so that everything that happens at a table happens in one order.

A move is checked, written to the store, and only then shown. Every update carries the whole view of its viewer,
so that a connection that comes back needs nothing but the next update. What cannot be written ends the room: it
is opened anew as the store has it, so that what people see and what is kept never part.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from spadille.core.contract import NATURE, AnyGame, Seat
from spadille.core.errors import SpadilleError, StaleMove, Unreadable
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import write_seed
from spadille.server import hosting, players, wire
from spadille.server.clocks import Clocks
from spadille.server.connection import CLOSED, FULL, TRY_AGAIN, Connection
from spadille.server.document import MAX_FAIR, RoomDoc, SeatDoc, fresh_key, own_name
from spadille.server.limits import Limits
from spadille.server.people import People
from spadille.server.showing import Showing, Step, changed_options, steps_since
from spadille.server.store import Row, Store, StoreFailed
from spadille.server.tokens import same_key

_MAX_INBOX = 1000
_MAX_CHAT = 200
_MAX_MOVE = 400
_CHATS_KEPT = 50
_SOON: Final = 0.05
"""Seconds in which comings and goings are gathered into one update."""

_log = logging.getLogger("spadille.server")


class Lost(SpadilleError):
    """The room and what is kept of it have parted: the room must be opened anew."""


_OPENED_ANEW: Final = SpadilleError("the table is being opened anew; try again")


class Errand:
    """Something done inside the room's task for somebody outside it, who waits for the result."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self._work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Do it, and give the result to whoever waits; only a lost room stops the room."""
        try:
            result = await self._work()
        except BaseException as wrong:
            self.fail(wrong if isinstance(wrong, SpadilleError) else _OPENED_ANEW)
            if isinstance(wrong, Lost) or not isinstance(wrong, SpadilleError):
                raise
        else:
            if not self.done.done():
                self.done.set_result(result)

    def fail(self, wrong: SpadilleError) -> None:
        """There will be no result."""
        if not self.done.done():
            self.done.set_exception(wrong)


class Came(msgspec.Struct, frozen=True):
    """A connection has been opened."""


class Went(msgspec.Struct, frozen=True):
    """A connection has been closed."""


Item = tuple[Connection, wire.Request | Came | Went] | Errand


class Room:
    """A table, its people, and everything they ask."""

    def __init__(
        self,
        name: str,
        doc: RoomDoc,
        store: Store,
        moves: Iterable[tuple[Seat, str]] = (),
        limits: Limits | None = None,
    ) -> None:
        self.name = name
        self.doc = doc
        self.store = store
        self.limits = limits or Limits()
        self.game: AnyGame = doc.game()
        self.table = Table(self.game)
        for seat, text in moves:
            self.table.play(seat, text)
        self.changed = changed_options(self)
        self.people = People(doc, time.monotonic())
        self.clocks = Clocks(doc.settings)
        self.chats: list[bytes] = []
        self.closed = False
        self.used = time.monotonic()
        self.make_next: Callable[[RoomDoc], Awaitable[str]] | None = None
        self._inbox: asyncio.Queue[Item] = asyncio.Queue(_MAX_INBOX)
        self._busy = False
        self._since: dict[Seat, int] = {}
        """For seats that may move: the moment from which the choice has been theirs."""
        self._step: float | None = None
        """When the next bot moves."""
        self._show_at: float | None = None

    # -- from outside ----------------------------------------------------------------------------

    async def post(self, connection: Connection, asked: wire.Request | Came | Went) -> None:
        """Put a request into the inbox; waits while that is full."""
        if not self.closed:
            await self._inbox.put((connection, asked))
        if self.closed:
            connection.end(TRY_AGAIN)

    async def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done inside the room's task; raises SpadilleError."""
        errand = Errand(work)
        if not self.closed:
            await self._inbox.put(errand)
        if self.closed:
            errand.fail(_OPENED_ANEW)
        return await errand.done

    async def sit(self, seat: Seat, name: str, fair: str) -> SeatDoc:
        """Give a free seat to a person, under a name; `fair` is what the person adds to the seed of the deals."""
        doc: SeatDoc = await self.do(lambda: self._sit(seat, name, fair))
        return doc

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """A person has come from the table before to the seat that was kept."""
        await self.do(lambda: self._follow(seat, key, fair))

    async def again(self) -> str:
        """The name of the table where the same people play another game."""
        name: str = await self.do(self._again)
        return name

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing waits to be done."""
        return not self._busy and not self.people.connections and self._inbox.empty()

    # -- the one task ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Take what comes in, one thing after the other, until the task is cancelled or the room is lost."""
        try:
            await self._catch_up()
            while True:
                item = await self._next()
                self._busy = True
                if item is not None:
                    self.used = time.monotonic()
                    await self._take(item)
                await self._tick(time.monotonic())
                self._busy = False
        finally:
            self.closed = True
            while not self._inbox.empty():
                item = self._inbox.get_nowait()
                if isinstance(item, Errand):
                    item.fail(_OPENED_ANEW)
                else:
                    item[0].end(TRY_AGAIN)

    async def _next(self) -> Item | None:
        """What has come in; None when it is time for something that happens by itself."""
        due = self._due()
        if due is None or not self._inbox.empty():
            return await self._inbox.get()
        left = due - time.monotonic()
        if left <= 0:
            return None
        try:
            async with asyncio.timeout(left):
                return await self._inbox.get()
        except TimeoutError:
            return None

    async def _take(self, item: Item) -> None:
        if isinstance(item, Errand):
            await item.run()
            return
        connection, asked = item
        try:
            await self._handle(connection, asked)
        except SpadilleError as wrong:
            connection.tell(wire.refused(wrong))
            if isinstance(wrong, Lost):
                raise

    async def _handle(self, connection: Connection, asked: wire.Request | Came | Went) -> None:
        match asked:
            case Came():
                await self._join(connection)
            case Went():
                self._leave(connection)
            case _ if connection not in self.people.connections:
                return  # it was refused, or has been sent away
            case wire.Move(v, text):
                await self._move(connection, v, text)
            case wire.Chat(text):
                self._chat(connection, text)
            case wire.Back():
                self._come_back(self._seat_of(connection))
            case wire.Stand():
                await hosting.free(self, self._seat_of(connection))
            case wire.Undo():
                await self._undo(connection)
            case wire.Again():
                if not self.people.hosts(connection, time.monotonic()):
                    self._seat_of(connection)
                await self._again()
            case _:
                if not self.people.hosts(connection, time.monotonic()):
                    raise SpadilleError("only the host of the table may do that")
                await hosting.handle(self, asked)

    def _seat_of(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise SpadilleError("watchers have no seat and make no moves")
        return connection.seat

    # -- people ----------------------------------------------------------------------------------

    async def _join(self, connection: Connection) -> None:
        if connection.ended.done():
            return
        if connection.seat is not None and not same_key(connection.key, self.doc.seats[connection.seat].key):
            connection.seat = None  # freed while the connection was being made
        if connection.seat is None and not connection.host and self.people.watching >= self.limits.watchers:
            connection.end(FULL)
            return
        if not self.may_stay(connection):
            connection.end(CLOSED)
            return
        asleep = not self.people.attended
        self.people.join(connection)
        now = time.monotonic()
        if asleep and self.people.attended:
            self.people.wait_anew(now)
        for said in self.chats:
            connection.send(said)
        self._plan(now)
        if connection.seat in self.doc.standins:
            await self._keep_due(now)
        Showing(self, [], now).to([connection])
        self.show_soon()

    def _leave(self, connection: Connection) -> None:
        self.people.leave(connection, time.monotonic())
        self._plan(time.monotonic())
        self.show_soon()

    def may_stay(self, connection: Connection) -> bool:
        """A viewer may look on: it has a seat, or is host, or watchers are allowed."""
        if connection.seat is not None or connection.host or self.doc.phase == "gathering":
            return True
        return self.doc.settings.watchers or (connection.invited and bool(self.doc.watch))

    def send_away(self) -> None:
        """End the connections of those who may not look on any more."""
        for each in self.people.connections:
            if not self.may_stay(each):
                each.end(CLOSED)

    def _come_back(self, seat: Seat) -> None:
        """The person plays again; a bot that stood in stops."""
        if seat in self.people.standins:
            self.people.standins.discard(seat)
            self._plan(time.monotonic())
            self.show_soon()

    async def _sit(self, seat: Seat, name: str, fair: str) -> SeatDoc:
        doc = self.doc
        gathering = doc.phase == "gathering"
        if doc.phase == "over":
            raise SpadilleError("the game is over; nobody sits down any more")
        if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind == "person":
            raise SpadilleError("that seat is taken; choose a free one")
        if doc.seats[seat].kind == "bot" and not gathering:
            raise SpadilleError("a bot plays that seat; the host can free it")
        # Once the cards are dealt the seed stands, whoever comes later.
        added = fair[:MAX_FAIR] if gathering else doc.seats[seat].fair
        shown = own_name(name, seat, doc.seats)
        doc.seats[seat] = SeatDoc(shown, "person", doc.settings.level, fresh_key(), added)
        await self.keep()
        self.people.seated(seat, time.monotonic())
        self._plan(time.monotonic())
        self.show()
        return doc.seats[seat]

    async def _follow(self, seat: Seat, key: str, fair: str) -> None:
        doc = self.doc.seats[seat] if seat < len(self.doc.seats) else None
        if doc is None or doc.kind != "person" or not same_key(key, doc.key):
            raise SpadilleError("your seat has been freed; choose another one")
        if self.doc.phase == "gathering" and fair:
            doc.fair = fair[:MAX_FAIR]
            await self.keep()

    def _chat(self, connection: Connection, text: str) -> None:
        if not self.doc.settings.chat:
            raise SpadilleError("there is no chat at this table")
        if not connection.chats.take():
            raise SpadilleError("one thing at a time; wait a moment")
        words = "".join(each for each in " ".join(text.split()) if each.isprintable())[:_MAX_CHAT]
        if not words:
            return
        name = "Watcher" if connection.seat is None else self.doc.seats[connection.seat].name
        said = wire.write(wire.Said(name, connection.seat, words))
        self.chats = [*self.chats[1 - _CHATS_KEPT :], said]
        for each in self.people.connections:
            each.send(said)

    # -- the game --------------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Finish what a server that was stopped may have left half done, and set the clocks."""
        if self.doc.phase == "playing":
            await self.deal()
            await self._end_if_over()
        now = time.monotonic()
        self.people.standins.update(set(self.doc.standins) & set(self.doc.people))
        self._plan(now)
        if self.doc.due is not None:
            self.clocks.resume(self.doc.due - time.time(), now)

    async def begin(self) -> None:
        """Begin the game: empty seats go to bots."""
        if self.doc.phase != "gathering":
            raise SpadilleError("the game has begun already")
        for seat in self.doc.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", self.doc.settings.level
        self.doc.phase = "playing"
        self.doc.started = datetime.now(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"
        await self.keep()
        await self.deal()
        self.send_away()
        _log.info("a game has begun", extra={"facts": {"table": self.name[:4], "game": self.game.name}})
        await self._moved(steps_since(self, self.game.initial(), 0), NATURE)

    async def deal(self) -> None:
        """Deal from the joint seed of the server's secret and what the seats have added."""
        since = self.table.version
        self.table.deal_by(dealer(self.doc.seed))
        await self._write(since)

    async def _write(self, since: int) -> None:
        """Write the moves since a moment of the table; a room that cannot is lost."""
        moves = [(seat, self.game.spell(move)) for seat, move in self.table.log[since:]]
        try:
            await self.store.append(self.name, since, moves)
        except (StaleMove, StoreFailed) as wrong:
            raise _lost(wrong) from wrong

    async def _move(self, connection: Connection, version: int, text: str) -> None:
        seat = self._seat_of(connection)
        if self.doc.phase != "playing":
            raise SpadilleError("no game is being played at this table now")
        if self.doc.paused:
            raise SpadilleError("the host has stopped the table")
        self._come_back(seat)
        # What others do meanwhile is no news to a seat that could choose all the time (bets, turning a card).
        if not self._since.get(seat, self.table.version) <= version <= self.table.version:
            raise StaleMove("the table has moved on; look again")
        if len(text) > _MAX_MOVE:
            raise Unreadable(f"expected a move of at most {_MAX_MOVE} characters; came {len(text)}")
        await self.play(seat, self.game.read(text))

    async def play(self, seat: Seat, move: Any) -> None:
        """Check, write, then show."""
        before, since = self.table.state, self.table.version
        self.table.play(seat, move)
        await self._write(since)
        await self._moved(steps_since(self, before, since), seat)

    async def _moved(self, steps: list[Step], mover: Seat) -> None:
        """Show what has been written, and see to what follows."""
        now, deciding, version = time.monotonic(), self.table.deciding, self.table.version
        self._since = {seat: self._since.get(seat, version) if seat != mover else version for seat in deciding}
        self._step = None
        await self._end_if_over()
        self._plan(now, mover)
        await self._keep_due(now)
        self.show(steps)

    async def _end_if_over(self) -> None:
        if self.doc.phase == "playing" and self.table.outcome is not None:
            self.doc.phase, self.doc.due = "over", None
            await self.keep()
            _log.info("a game is over", extra={"facts": {"table": self.name[:4], "game": self.game.name}})

    def may_undo(self, seat: Seat | None) -> bool:
        """The seat may take a move back: its person plays alone, the table allows it, and there is one."""
        doc = self.doc
        alone = seat is not None and doc.settings.undo and doc.phase == "playing" and doc.people == [seat]
        return alone and any(by == seat for by, _ in self.table.log)

    async def _undo(self, connection: Connection) -> None:
        seat = self._seat_of(connection)
        if not self.may_undo(seat):
            raise SpadilleError("moves can be taken back only while playing alone against bots, if the table allows it")
        at = max(at for at, (by, _) in enumerate(self.table.log) if by == seat)
        try:
            await self.store.cut(self.name, at)
        except StoreFailed as wrong:
            raise _lost(wrong) from wrong
        self.table.back(at)
        await self._write(at)
        self._since.clear()
        self.clocks.clear()
        self.people.standins.discard(seat)
        await self._moved([], NATURE)

    async def _again(self) -> str:
        if self.doc.phase != "over" or self.make_next is None:
            raise SpadilleError("this game is not over yet")
        if self.doc.next_room is None:
            self.doc.next_room = await self.make_next(self.doc)
            await self.keep()
            self.show()
        return self.doc.next_room

    # -- what happens by itself ------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """The game goes on now: it waits for nobody but those who must move."""
        attended = self.people.attended or self.doc.settings.clock == "days"
        return self.doc.phase == "playing" and not self.doc.paused and attended

    def plan(self) -> None:
        """Somebody's place at the table has changed: see who must move, and who plays for whom."""
        self._plan(time.monotonic())

    def _plan(self, now: float, mover: Seat | None = None) -> None:
        """Set the clocks, and the moment when a bot moves."""
        self.used = now
        if not self.running:
            self.clocks.stop(now)
            self._step = None
            return
        self.clocks.go(now)
        deciding = self.table.deciding
        self.clocks.follow([seat for seat in deciding if not self.people.run_by_bot(seat)], now, mover)
        if not any(self.people.run_by_bot(seat) for seat in deciding):
            self._step = None
        elif self._step is None:
            self._step = now + self.doc.settings.pace

    def _due(self) -> float | None:
        """When something happens next by itself."""
        times = [self._show_at]
        if self.running:
            waiting = [seat for seat in self.table.deciding if not self.people.run_by_bot(seat)]
            times += [self._step, self.clocks.next, *(self._missed(seat) for seat in waiting)]
        return min((each for each in times if each is not None), default=None)

    def _missed(self, seat: Seat) -> float | None:
        """When a bot stands in for an absent person: not where the clock gives days."""
        return None if self.doc.settings.clock == "days" else self.people.missed(seat)

    async def _tick(self, now: float) -> None:
        """Do what is due."""
        if self.running:
            await self._stand_in(now)
            if self._step is not None and now >= self._step:
                self._step = None
                await players.let_bot_move(self)
                self._plan(time.monotonic())
        if self._show_at is not None and now >= self._show_at:
            self.show()

    async def _stand_in(self, now: float) -> None:
        """A bot plays for those who are away or out of time, until they come back."""
        waiting = [seat for seat in self.table.deciding if not self.people.run_by_bot(seat)]
        ends = {seat: (self.clocks.due(seat), self._missed(seat)) for seat in waiting}
        late = {seat for seat, times in ends.items() if any(each is not None and now >= each for each in times)}
        if late:
            self.people.standins |= late
            self._plan(now)
            await self._keep_due(now)
            self.show()

    # -- keeping and showing ---------------------------------------------------------------------

    async def keep(self) -> None:
        """Write the document."""
        row = Row(self.name, msgspec.json.encode(self.doc), self.doc.phase, self.doc.listed)
        try:
            await self.store.update(row)
        except StoreFailed as wrong:
            raise _lost(wrong) from wrong

    async def _keep_due(self, now: float) -> None:
        """Where the clock gives days, keep when the time is over: the room will not be awake so long."""
        if self.doc.settings.clock == "days" and self.doc.phase == "playing":
            due = self.clocks.next
            self.doc.due = None if due is None else time.time() + due - now
            self.doc.standins = sorted(self.people.standins)
            await self.keep()

    def names(self, seat: Seat | None) -> tuple[str, ...]:
        """The names of the seats as a viewer reads them."""
        return tuple("You" if at == seat else doc.name for at, doc in enumerate(self.doc.seats))

    def show(self, steps: list[Step] | None = None) -> None:
        """Send every viewer its view."""
        self._show_at = None
        Showing(self, steps or [], time.monotonic()).to(self.people.connections)

    def show_soon(self) -> None:
        """Send every viewer its view in a moment, with whatever else happens till then."""
        if self._show_at is None:
            self._show_at = time.monotonic() + _SOON

    def let_go(self) -> None:
        """End all connections: whoever comes back finds the room as it is kept."""
        self.closed = True
        for each in self.people.connections:
            each.end(TRY_AGAIN)

    def record(self) -> bytes:
        """The record, with everything that proves its deals; raises SpadilleError while the game goes on."""
        doc = self.doc
        if doc.phase != "over":
            raise SpadilleError("the record of a game is shown when the game is over")
        self.table.more = {
            "names": [seat.name for seat in doc.seats],
            "bots": [None if seat.kind == "person" else seat.level for seat in doc.seats],
            "started": doc.started,
            "commit": doc.commit,
            "secret": write_seed(bytes.fromhex(doc.secret)),
            "contributions": {str(seat): text for seat, text in doc.contributions.items()},
            "seed": write_seed(doc.seed),
        }
        return self.table.record


def _lost(wrong: Exception) -> Lost:
    _log.warning("a table could not be written", extra={"facts": {"reason": str(wrong)}})
    return Lost("the table could not be written just now; connect again and look")
