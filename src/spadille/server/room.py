"""One room: one task with an inbox, so that everything that happens at a table happens in one order.

A move is checked, written to the store, applied, and only then shown. Every update carries the whole view
of its viewer, so that a connection that comes back needs nothing but the next update.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, cast

import msgspec

from spadille.bots import BOTS, make_bot
from spadille.core.contract import Bot, Seat
from spadille.core.errors import IllegalMove, SpadilleError, StaleMove
from spadille.core.options import changes
from spadille.core.table import Table
from spadille.fair.commit import dealer, joint_seed
from spadille.fair.shuffle import write_seed
from spadille.games import GAMES
from spadille.server import wire
from spadille.server.document import RoomDoc, SeatDoc, fresh_key, tidy_name
from spadille.server.store import Store

_SECONDS = {"none": None, "relaxed": 120.0, "days": 3 * 86_400.0}
_MAX_QUEUED = 64
_MAX_CHAT = 200
_MAX_FAIR = 64
_GRACE = 45.0
"""Seconds that an absent person's seat waits before a bot plays for it."""


class Connection:
    """One viewer's wire: what is queued for it, and whether it has been dropped for being slow."""

    def __init__(self, seat: Seat | None, *, host: bool) -> None:
        self.seat = seat
        self.host = host
        self.sent = 0
        self.dropped = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_MAX_QUEUED)

    def send(self, told: wire.Told) -> None:
        """Queue a message; a viewer that does not keep up is dropped."""
        if self.dropped:
            return
        try:
            self.queue.put_nowait(wire.write(told))
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """End this connection: what it has not fetched is thrown away."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Errand:
    """Something done inside the room's task for somebody outside it, who waits for the result."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self._work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        try:
            result = await self._work()
        except SpadilleError as wrong:
            if not self.done.done():
                self.done.set_exception(wrong)
        else:
            if not self.done.done():
                self.done.set_result(result)


class Room:
    """A table, its people, and everything they ask."""

    def __init__(self, name: str, doc: RoomDoc, store: Store, moves: Iterable[tuple[Seat, str]] = ()) -> None:
        self.name = name
        self.doc = doc
        self.store = store
        self.game = doc.game()
        self.table = Table(self.game)
        for seat, text in moves:
            self.table.play(seat, text)
        self.connections: set[Connection] = set()
        self.inbox: asyncio.Queue[tuple[Connection | None, Any]] = asyncio.Queue()
        self.bots: dict[Seat, Bot] = {}
        self.away: dict[Seat, float] = {}
        self.standins: set[Seat] = set()
        self.deadline: float | None = None
        self.spare: dict[Seat, float] = {}
        self.chatted: list[wire.Said] = []
        self.used = time.monotonic()
        self._step: asyncio.TimerHandle | None = None

    # -- the one task ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Take what comes in, one thing after the other, until the task is cancelled."""
        if self.doc.phase == "playing":
            self._deal_fairly()
            self._restart_clock()
            self.away = {seat: time.monotonic() for seat in self._people()}
            self._plan_step()
        while True:
            try:
                async with asyncio.timeout(self._patience()):
                    connection, asked = await self.inbox.get()
            except TimeoutError:
                await self._stand_in()
                continue
            self.used = time.monotonic()
            try:
                await self._handle(connection, asked)
            except SpadilleError as wrong:
                if connection is not None:
                    connection.send(_told(wrong))

    async def _handle(self, connection: Connection | None, asked: Any) -> None:
        match asked:
            case "step":
                self._step = None
                await self._let_bot_move()
            case Errand():
                await asked.run()
            case "join" if connection is not None:
                self._join(connection)
            case "leave" if connection is not None:
                self._leave(connection)
            case wire.Move(v, text) if connection is not None:
                await self._move(connection, v, text)
            case wire.Chat(text) if connection is not None:
                self._chat(connection, text)
            case wire.Stand() if connection is not None:
                if connection.seat is None:
                    raise SpadilleError("a watcher has no seat to leave")
                await self._free(connection.seat)
            case wire.Undo() if connection is not None:
                await self._undo(connection)
            case _ if connection is not None:
                await self._as_host(connection, asked)

    async def _as_host(self, connection: Connection, asked: Any) -> None:
        if not connection.host:
            raise SpadilleError("only the host of the table may do that")
        match asked:
            case wire.Start():
                await self._start()
            case wire.Fill(seat, level):
                await self._fill(seat, level)
            case wire.Free(seat):
                await self._free(seat)
            case wire.Pause(on):
                self.doc.paused = on
                await self._keep()
                self._restart_clock()
                self._plan_step()
                self._show()

    # -- people ----------------------------------------------------------------------------------

    def _people(self) -> list[Seat]:
        return [seat for seat, doc in enumerate(self.doc.seats) if doc.kind == "person"]

    def _join(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.seat is not None:
            self.away.pop(connection.seat, None)
            self.standins.discard(connection.seat)
        for said in self.chatted:
            connection.send(said)
        self._show()

    def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and not self._here(seat):
            self.away[seat] = time.monotonic()
        self._show()

    def _here(self, seat: Seat) -> bool:
        return any(each.seat == seat for each in self.connections)

    async def sit(self, seat: Seat, name: str, fair: str) -> SeatDoc:
        """Give a free seat to a person, under a name; `fair` is what the person adds to the seed of the deals."""
        errand = Errand(lambda: self._sit(seat, name, fair))
        self.inbox.put_nowait((None, errand))
        return cast(SeatDoc, await errand.done)

    async def _sit(self, seat: Seat, name: str, fair: str) -> SeatDoc:
        if not 0 <= seat < len(self.doc.seats) or self.doc.seats[seat].kind == "person":
            raise SpadilleError("that seat is taken; choose a free one")
        old = self.doc.seats[seat]
        gathering = self.doc.phase == "gathering"
        added = fair[:_MAX_FAIR] if gathering else old.fair
        shown = tidy_name(name, old.name)
        self.doc.seats[seat] = SeatDoc(shown, "person", self.doc.settings.level, fresh_key(), added)
        await self._keep()
        self.away[seat] = time.monotonic()
        self._restart_clock()
        self._show()
        return self.doc.seats[seat]

    async def _fill(self, seat: Seat, level: str) -> None:
        if level not in BOTS:
            raise SpadilleError(f"expected a bot: {', '.join(BOTS)}")
        if not 0 <= seat < len(self.doc.seats) or self.doc.seats[seat].kind == "person":
            raise SpadilleError("only a seat without a person can be filled")
        self.doc.seats[seat].kind, self.doc.seats[seat].level = "bot", level
        self.bots.pop(seat, None)
        await self._keep()
        self._plan_step()
        self._show()

    async def _free(self, seat: Seat) -> None:
        """Empty a seat: its links no longer work, and in a running game a bot plays it."""
        if not 0 <= seat < len(self.doc.seats):
            raise SpadilleError(f"seats run from 0 to {len(self.doc.seats) - 1}")
        old = self.doc.seats[seat]
        kind = "open" if self.doc.phase == "gathering" else "bot"
        self.doc.seats[seat] = SeatDoc(old.name, kind, self.doc.settings.level, fresh_key(), old.fair)  # type: ignore[arg-type]
        await self._keep()
        for each in self.connections:
            if each.seat == seat:
                each.seat = None
        self.away.pop(seat, None)
        self._plan_step()
        self._show()

    def _chat(self, connection: Connection, text: str) -> None:
        words = "".join(each for each in " ".join(text.split()) if each.isprintable())[:_MAX_CHAT]
        if not self.doc.settings.chat:
            raise SpadilleError("there is no chat at this table")
        if not words:
            return
        name = "Watcher" if connection.seat is None else self.doc.seats[connection.seat].name
        said = wire.Said(name, connection.seat, words)
        self.chatted = [*self.chatted[-49:], said]
        for each in self.connections:
            each.send(said)

    # -- the game --------------------------------------------------------------------------------

    async def _start(self) -> None:
        if self.doc.phase != "gathering":
            raise SpadilleError("the game has begun already")
        for seat in self.doc.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", self.doc.settings.level
        self.doc.phase = "playing"
        await self._keep()
        self._deal_fairly()
        await self.store.append(self.name, 0, self._spelt(0))
        self._after(self.game.initial(), 0)

    def _deal_fairly(self) -> None:
        """Deal from the joint seed of the server's secret and what the seats have added."""
        self.table.deal_by(dealer(self.seed()))

    def seed(self) -> bytes:
        return joint_seed(bytes.fromhex(self.doc.secret), self._contributions())

    def _contributions(self) -> dict[Seat, str]:
        return {seat: doc.fair for seat, doc in enumerate(self.doc.seats) if doc.fair}

    def _spelt(self, since: int) -> list[tuple[Seat, str]]:
        return [(seat, self.game.spell(move)) for seat, move in self.table.log[since:]]

    async def _move(self, connection: Connection, version: int, text: str) -> None:
        if connection.seat is None:
            raise SpadilleError("watchers make no moves")
        if self.doc.phase != "playing":
            raise SpadilleError("no game is being played at this table now")
        if self.doc.paused:
            raise SpadilleError("the host has stopped the table")
        if version != self.table.version:
            raise StaleMove("the table has moved on; look again")
        await self._play(connection.seat, self.game.read(text[:400]))

    async def _play(self, seat: Seat, move: Any) -> None:
        """Check, write, then show; if it cannot be written, nothing has happened."""
        before, since = self.table.state, self.table.version
        self.table.play(seat, move)
        try:
            await self.store.append(self.name, since, self._spelt(since))
        except BaseException:
            self.table.back(since)
            raise
        self._after(before, since)
        if self.doc.phase == "over":
            await self._keep()

    def _after(self, before: Any, since: int) -> None:
        if self.table.outcome is not None:
            self.doc.phase = "over"
        self._restart_clock()
        self._plan_step()
        self._show(before, since)

    async def _undo(self, connection: Connection) -> None:
        seat = connection.seat
        if not self.doc.settings.undo or self._people() != [seat] or self.doc.phase != "playing":
            raise SpadilleError("moves can be taken back only while playing alone against bots, if the table allows it")
        own = [at for at, (by, _) in enumerate(self.table.log) if by == seat]
        if not own:
            raise SpadilleError("there is no move of yours to take back")
        await self.store.cut(self.name, own[-1])
        self.table.back(own[-1])
        self._after(self.table.state, self.table.version)

    # -- bots, clocks, stand-ins -----------------------------------------------------------------

    def _run_by_bot(self, seat: Seat) -> bool:
        return self.doc.seats[seat].kind == "bot" or seat in self.standins

    def _plan_step(self) -> None:
        if self._step is not None or self.doc.phase != "playing" or self.doc.paused:
            return
        if any(self._run_by_bot(seat) for seat in self.table.deciding):
            later = asyncio.get_running_loop().call_later
            self._step = later(self.doc.settings.pace, self.inbox.put_nowait, (None, "step"))

    async def _let_bot_move(self) -> None:
        if self.doc.phase != "playing" or self.doc.paused:
            return
        seat = next((seat for seat in self.table.deciding if self._run_by_bot(seat)), None)
        if seat is None:
            return
        if seat not in self.bots:
            level = self.doc.seats[seat].level
            self.bots[seat] = make_bot(level, self.game, seat, f"{self.name} {seat} {self.table.version}")
        decision = self.bots[seat].choose(self.table.view(seat), self.table.moves(seat))
        await self._play(seat, decision.move)

    def _restart_clock(self) -> None:
        seconds = _SECONDS.get(self.doc.settings.clock, float(self.doc.settings.seconds))
        running = self.doc.phase == "playing" and not self.doc.paused
        waits = [seat for seat in self.table.deciding if not self._run_by_bot(seat)] if running else []
        if seconds is None or not waits:
            self.deadline = None
            return
        if self.doc.settings.increment and self.table.log:
            mover = self.table.log[-1][0]
            self.spare[mover] = self.spare.get(mover, 0.0) + self.doc.settings.increment
        self.deadline = time.monotonic() + seconds + max(self.spare.pop(seat, 0.0) for seat in waits)

    def _patience(self) -> float | None:
        """Seconds until somebody must be stood in for; None while nobody must."""
        if self.doc.phase != "playing" or self.doc.paused:
            return None
        times = [self.away[seat] + _GRACE for seat in self._waited_for() if seat in self.away]
        if self.deadline is not None:
            times.append(self.deadline)
        return max(0.0, min(times) - time.monotonic()) if times else None

    def _waited_for(self) -> list[Seat]:
        return [seat for seat in self.table.deciding if not self._run_by_bot(seat)]

    async def _stand_in(self) -> None:
        """A bot plays for those who are away or out of time, until they come back."""
        now = time.monotonic()
        late = self.deadline is not None and now >= self.deadline
        self.standins |= {seat for seat in self._waited_for() if late or now >= self.away.get(seat, now + 1) + _GRACE}
        self._restart_clock()
        self._plan_step()
        self._show()

    # -- showing ---------------------------------------------------------------------------------

    async def _keep(self) -> None:
        await self.store.update(self.name, msgspec.json.encode(self.doc))

    def _names(self, seat: Seat | None) -> tuple[str, ...]:
        return tuple("You" if at == seat else doc.name for at, doc in enumerate(self.doc.seats))

    def _show(self, before: Any = None, since: int | None = None) -> None:
        """Send every viewer its view, with the moves since an earlier moment in words."""
        entry = GAMES[self.game.name]
        made: dict[Seat | None, tuple[Any, tuple[wire.Event, ...]]] = {}
        for each in list(self.connections):
            if each.seat not in made:
                names = self._names(each.seat)
                drawn = entry.scene(self.game, self.table.view(each.seat), names)
                made[each.seat] = drawn, self._events(entry, before, since, each.seat, names)
            scene, events = made[each.seat]
            each.sent += 1
            each.send(wire.State(each.sent, self.table.version, each.seat, self._state(each), scene, events))

    def _events(
        self, entry: Any, state: Any, since: int | None, seat: Seat | None, names: tuple[str, ...]
    ) -> tuple[wire.Event, ...]:
        if since is None:
            return ()
        events = []
        for by, move in self.table.log[since:]:
            seen = self.game.seen(state, by, move, seat)
            spelt = None if seen is None else self.game.spell(seen)
            events.append(wire.Event(by, spelt, entry.tell(self.game, by, seen, names)))
            state = self.game.play(state, by, move)
        return tuple(events)

    def _state(self, viewer: Connection) -> wire.RoomState:
        entry, doc = GAMES[self.game.name], self.doc
        book = entry.rulebooks[doc.rulebook]
        return wire.RoomState(
            id=self.name,
            game=self.game.name,
            title=entry.title,
            rulebook=doc.rulebook,
            changed=changes(self.game.options, book, self.game.seats),
            phase=doc.phase,
            seats=tuple(
                wire.SeatState(seat.name, seat.kind, self._here(at), at in self.standins, seat.level)
                for at, seat in enumerate(doc.seats)
            ),
            host=viewer.host,
            paused=doc.paused,
            watchers=sum(each.seat is None for each in self.connections),
            chat=doc.settings.chat,
            undo=doc.settings.undo and self._people() == [viewer.seat],
            commit=doc.commit,
            clock=None if self.deadline is None else round(max(0.0, self.deadline - time.monotonic()), 1),
            next_room=doc.next_room,
        )

    def record(self) -> bytes:
        """The record, with everything that proves its deals; raises SpadilleError while the game goes on."""
        if self.doc.phase != "over":
            raise SpadilleError("the record of a game is shown when the game is over")
        self.table.more = {
            "names": [seat.name for seat in self.doc.seats],
            "bots": {str(at): seat.level for at, seat in enumerate(self.doc.seats) if seat.kind == "bot"},
            "commit": self.doc.commit,
            "secret": write_seed(bytes.fromhex(self.doc.secret)),
            "contributions": {str(seat): text for seat, text in self._contributions().items()},
            "seed": write_seed(self.seed()),
        }
        return self.table.record


def _told(wrong: SpadilleError) -> wire.Refused:
    if isinstance(wrong, IllegalMove):
        return wire.refused(wrong.refusal)
    return wire.Refused(str(wrong))


def same_key(given: str, key: str) -> bool:
    """Compare keys in a time that tells nothing of them."""
    return hmac.compare_digest(given.encode(), key.encode())
