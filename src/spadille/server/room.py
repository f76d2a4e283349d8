"""One room: one task with an inbox, so that everything that happens at a table happens in one order.

A move is checked, written to the store, and only then shown. Every update carries the whole view of its viewer,
so that a connection that comes back needs nothing but the next update. What cannot be written ends the room: it
is opened anew as the store has it, so that what people see and what is kept never part.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from spadille.core.contract import NATURE, AnyGame, Seat
from spadille.core.errors import SpadilleError, StaleMove, Unreadable
from spadille.core.options import changes
from spadille.core.table import Step, Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import write_seed
from spadille.games import GAMES
from spadille.server import advice, hosting, seating, wire
from spadille.server.connection import CLOSED, TRY_AGAIN, Connection
from spadille.server.document import RoomDoc, SeatDoc
from spadille.server.inbox import Came, Errand, Inbox, Item, Lost, Request, Went
from spadille.server.limits import Limits
from spadille.server.people import People
from spadille.server.showing import Showing, steps_since
from spadille.server.store import Row, Store, StoreFailed
from spadille.server.timing import Timing

_MAX_MOVE = 400
_log = logging.getLogger("spadille.server")


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
        entry = GAMES[self.game.name]
        self.draw, self.happened = entry.scene, entry.happened
        self.changed = changes(self.game.options, entry.rulebooks[doc.rulebook], self.game.seats)
        self.inbox = Inbox()
        self.people = People(doc, time.monotonic())
        self.timing = Timing(self)
        self.chats: list[bytes] = []
        self.used = time.monotonic()
        self.make_next: Callable[[RoomDoc], Awaitable[str]] | None = None
        self._busy = False
        self._since: dict[Seat, int] = {}
        self.advising: set[Seat] = set()
        """Seats that a hint is being thought of for."""
        """For seats that may move: the moment from which the choice has been theirs."""

    # -- from outside ----------------------------------------------------------------------------

    async def sit(self, seat: Seat, name: str, fair: str) -> SeatDoc:
        """Give a free seat to a person (see `seating.sit`)."""
        doc: SeatDoc = await self.inbox.do(lambda: seating.sit(self, seat, name, fair))
        return doc

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """A person has come from the table before to the seat that was kept."""
        await self.inbox.do(lambda: seating.follow(self, seat, key, fair))

    async def again(self) -> str:
        """The name of the table where the same people play another game."""
        name: str = await self.inbox.do(self._again)
        return name

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing waits to be done."""
        return not self._busy and not self.people.connections and self.inbox.empty

    def may_stay(self, connection: Connection) -> bool:
        """A viewer may look on: it has a seat, or is host, or watchers are allowed."""
        if connection.seat is not None or connection.host or self.doc.phase == "gathering":
            return True
        return self.doc.settings.watchers or (connection.invited and bool(self.doc.watch))

    def let_go(self) -> None:
        """End all connections: whoever comes back finds the room as it is kept."""
        self.inbox.close()
        for each in self.people.connections:
            each.end(TRY_AGAIN)

    # -- the one task ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Take what comes in, one thing after the other, until the task is cancelled or the room is lost."""
        try:
            await self._catch_up()
            while True:
                item = await self.inbox.next(self.timing.due())
                self._busy = True
                if item is not None:
                    self.used = time.monotonic()
                    await self._take(item)
                await self.timing.tick()
                self._busy = False
        finally:
            self.inbox.close()

    async def _catch_up(self) -> None:
        """Finish what a server that was stopped may have left half done, and set the clocks."""
        if self.doc.phase == "playing":
            await self._deal()
            await self._end_if_over()
        self.timing.resume()

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

    async def _handle(self, connection: Connection, asked: Request) -> None:
        match asked:
            case Came():
                await seating.join(self, connection)
            case Went():
                seating.leave(self, connection)
            case _ if connection not in self.people.connections:
                return  # it was refused, or has been sent away
            case wire.Move(v, text):
                await self._move(_seat_of(connection), v, text)
            case wire.Chat(text):
                seating.chat(self, connection, text)
            case wire.Back():
                seating.come_back(self, _seat_of(connection))
            case wire.Stand():
                await hosting.free(self, _seat_of(connection))
            case wire.Undo():
                await self._undo(_seat_of(connection))
            case wire.AskHint():
                advice.advise(self, connection, _seat_of(connection))
            case wire.Again():
                if not self.people.hosts(connection, time.monotonic()):
                    _seat_of(connection)
                await self._again()
            case _:
                if not self.people.hosts(connection, time.monotonic()):
                    raise SpadilleError("only the host of the table may do that")
                await hosting.handle(self, asked)

    # -- the game --------------------------------------------------------------------------------

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
        await self._deal()
        self.send_away()
        _log.info("a game has begun", extra={"facts": {"table": self.name[:4], "game": self.game.name}})
        await self._moved(steps_since(self, self.game.initial(), 0), NATURE)

    async def _deal(self) -> None:
        """Deal from the joint seed of the server's secret and what the seats have added."""
        since = self.table.version
        self.table.deal_by(dealer(self.doc.seed))
        await self._write(since)

    async def _move(self, seat: Seat, version: int, text: str) -> None:
        if self.doc.phase != "playing":
            raise SpadilleError("no game is being played at this table now")
        if self.doc.paused:
            raise SpadilleError("the host has stopped the table")
        seating.come_back(self, seat)
        # What others do meanwhile is no news to a seat that could choose all the time (bets, turning a card).
        if not self._since.get(seat, self.table.version) <= version <= self.table.version:
            raise StaleMove("the table has moved on; look again")
        if len(text) > _MAX_MOVE:
            raise Unreadable(f"expected a move of at most {_MAX_MOVE} characters; came {len(text)}")
        await self.play(seat, self.game.read(text))

    async def play(self, seat: Seat, move: Any) -> None:
        """Make a move: check, write, then show."""
        before, since = self.table.state, self.table.version
        self.table.play(seat, move)
        await self._write(since)
        await self._moved(steps_since(self, before, since), seat)

    async def _write(self, since: int) -> None:
        """Write the moves since a moment of the table; a room that cannot is lost."""
        moves = [(seat, self.game.spell(move)) for seat, move in self.table.log[since:]]
        try:
            await self.store.append(self.name, since, moves)
        except (StaleMove, StoreFailed) as wrong:
            raise _lost(wrong) from wrong

    async def _moved(self, steps: list[Step], mover: Seat) -> None:
        """See to what follows from moves that have been written, and show them."""
        version = self.table.version
        since = {seat: self._since.get(seat, version) for seat in self.table.deciding}
        self._since = {seat: version if seat == mover else moment for seat, moment in since.items()}
        await self._end_if_over()
        self.timing.plan(mover)
        await self.timing.keep()
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

    async def _undo(self, seat: Seat) -> None:
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
        self.timing.clocks.clear()
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

    # -- keeping and showing ---------------------------------------------------------------------

    async def keep(self) -> None:
        """Write the document."""
        row = Row(self.name, msgspec.json.encode(self.doc), self.doc.phase, self.doc.listed)
        try:
            await self.store.update(row)
        except StoreFailed as wrong:
            raise _lost(wrong) from wrong

    def names(self, seat: Seat | None) -> tuple[str, ...]:
        """The names of the seats as a viewer reads them."""
        return tuple("You" if at == seat else doc.name for at, doc in enumerate(self.doc.seats))

    def show(self, steps: list[Step] | None = None) -> None:
        """Send every viewer its view, with what has happened since the last one."""
        self.timing.shown()
        Showing(self, steps or []).to(self.people.connections)

    def show_to(self, connection: Connection) -> None:
        """Send one viewer its view."""
        Showing(self, []).to([connection])

    def send_away(self) -> None:
        """End the connections of those who may not look on any more."""
        for each in self.people.connections:
            if not self.may_stay(each):
                each.end(CLOSED)


def _seat_of(connection: Connection) -> Seat:
    if connection.seat is None:
        raise SpadilleError("watchers have no seat and make no moves")
    return connection.seat


def _lost(wrong: Exception) -> Lost:
    _log.warning("a table could not be written", extra={"facts": {"reason": str(wrong)}})
    return Lost("the table could not be written just now; connect again and look")
