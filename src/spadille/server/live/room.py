"""A room: one task with an inbox, so that everything that happens at a table happens in one order.

The room gives each input to the table, and carries out the effects: a move is checked, written to the store, and only
then shown. Every update carries the whole view of its viewer, so that a restored connection needs nothing but the next
update. A failed write ends the room: it is opened anew from the store, so that what people see always equals what is
stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, cast

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.server.base.background import SCENES, SKIPS, in_thread
from spadille.server.base.counters import FIGURES
from spadille.server.base.errors import Gone, Lost
from spadille.server.live.bot_tasks import BotTasks, choose
from spadille.server.live.connection import Connection
from spadille.server.live.hint_tasks import HintTasks
from spadille.server.live.inbox import OPENED_ANEW, Errand, Inbox, Item
from spadille.server.live.journal import Journal
from spadille.server.live.past_cache import PastCache
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc, SeatDoc
from spadille.server.store.lease import Hold
from spadille.server.table import effects, inputs, timing, views
from spadille.server.table.answer_time import Load
from spadille.server.table.effects import Compute, Failed
from spadille.server.table.seats.seating import NOBODY, Comer
from spadille.server.table.state import Now, TableState
from spadille.server.table.step import step
from spadille.server.table.viewer import TRY_AGAIN

PATIENCE = 20.0
"""Seconds for bots to play a deal; until then the table stands still."""
_LANES = {"scene": SCENES, "skip": SKIPS}
_log = logging.getLogger("spadille.server")


class Services(NamedTuple):
    """The things that all rooms of a server share."""

    load: Load
    past: PastCache
    make_next: Callable[[RoomDoc, str], Awaitable[str]]
    """Makes the same people's next table, for the address that asks for it, unless it exists; returns its name."""


class Room:
    """An open table of this server."""

    __slots__ = (
        "_alone",
        "_bots",
        "_busy",
        "_hints",
        "_journal",
        "_number",
        "_services",
        "hold",
        "inbox",
        "state",
        "used",
    )

    def __init__(self, state: TableState, hold: Hold, services: Services) -> None:
        self.state = state
        self.hold = hold
        """The table's lease."""
        self.inbox = Inbox()
        self.used = time.monotonic()
        """Time of the last request."""
        self._journal = Journal(state.doc, hold)
        self._services = services
        self._number = services.past.number()
        # Thousands of tables are open and wait: what somebody must be connected for is made then.
        self._bots: BotTasks | None = None
        self._hints: HintTasks | None = None
        self._busy = False
        self._alone = False

    # -- calls from outside the task -------------------------------------------------------------

    @property
    def name(self) -> str:
        """The table's name, by which it is found."""
        return self.state.name

    @property
    def doc(self) -> RoomDoc:
        """The table's document, for reading only."""
        return self.state.doc

    @property
    def table(self) -> Table:
        """The game, for reading only."""
        return self.state.table

    @property
    def connections(self) -> list[Connection]:
        """The connections of all who are at the table."""
        return [cast("Connection", each) for each in self.state.people.viewers]

    async def sit(self, seat: Seat, name: str, fair: str, comer: Comer = NOBODY) -> SeatDoc:
        """Give a free seat to a person."""
        return cast("SeatDoc", await self.inbox.do(inputs.Sit(seat, name, fair, comer)))

    async def look(self, seat: Seat, key: str, comer: Comer) -> None:
        """Note that a browser has opened a seat by its link; raises NotNow if the seat has been freed meanwhile."""
        await self.inbox.do(inputs.Look(seat, key, comer))

    async def seal(self, seat: Seat, given: str) -> None:
        """Seal the part of a seat's person in the seed."""
        await self.inbox.do(inputs.Seal(seat, given))

    async def follow(self, seat: Seat, key: str, fair: str) -> None:
        """Note that a person has followed to the seat kept at this next table."""
        await self.inbox.do(inputs.Follow(seat, key, fair))

    async def rename(self, seat: Seat, key: str, name: str) -> SeatDoc:
        """Give the person of a seat another name."""
        return cast("SeatDoc", await self.inbox.do(inputs.Rename(seat, key, name)))

    async def again(self, address: str) -> str:
        """Return the name of the same people's next table; made for this address if there is none."""
        return cast("str", await self.inbox.do(inputs.Again(address)))

    async def give_up(self) -> None:
        """End the game unfinished: its record is available, with the secret of its deals."""
        await self.inbox.do(inputs.GiveUp())

    async def delete(self, mine: Seat | None) -> None:
        """Delete the table for its host, who has the seat `mine`; refused if other people have seats."""
        with contextlib.suppress(Gone):
            await self.inbox.do(inputs.Delete(mine))

    async def erase(self, name: str) -> int:
        """Remove a person's name; return how often it was there."""
        return cast("int", await self.inbox.do(inputs.EraseName(name)))

    def record(self) -> bytes:
        """Return the record; raises SpadilleError while the game goes on."""
        return self.state.record(time.time())

    @property
    def idle(self) -> bool:
        """True if nobody is connected and there is no work."""
        return not self._busy and not self.state.people.viewers and self.inbox.empty

    def let_go(self) -> None:
        """End all connections; a viewer that reconnects finds the room as stored."""
        self.inbox.close()
        for each in self.connections:
            each.end(TRY_AGAIN)

    # -- the one task ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Handle inputs one after the other, until the task is cancelled or the room is lost."""
        try:
            await self._step(inputs.Opened())
            while True:
                quiet = self.inbox.quiet(timing.due(self.state))
                if quiet is not None:
                    await quiet
                item = self.inbox.take()
                self._busy = True
                if item is not None:
                    self.used = time.monotonic()
                    await self._take(item)
                await self._journal.sure()
                await self._step(inputs.Tick())
                self._busy = False
        finally:
            if self._bots is not None:
                self._bots.drop()
            if self._hints is not None:
                self._hints.drop()
            self._count_alone(False)
            self.inbox.close()

    async def _take(self, item: Item) -> None:
        if isinstance(item, Errand):
            await self._run_errand(item)
            return
        viewer = item.viewer if isinstance(item, inputs.Came | inputs.Went | inputs.Asked) else None
        if isinstance(viewer, Connection):
            if isinstance(item, inputs.Came) and viewer.ended is not None:
                return
            viewer.muted = viewer.is_muted()
        try:
            await self._journal.sure()  # another server may have gone on with the table while this one was stopped
            await self._step(item)
            if isinstance(viewer, Connection) and isinstance(getattr(item, "request", None), wire.Move):
                FIGURES.seen.add(time.perf_counter() - viewer.asked)
        except SpadilleError as wrong:
            if isinstance(viewer, Connection):
                refused = wire.refused(wrong)
                FIGURES.refusals[refused.code] += 1
                viewer.tell(refused)
            if isinstance(wrong, Lost) or viewer is None:
                raise

    async def _run_errand(self, errand: Errand) -> None:
        """Give a caller the result of its input. Only a fault or a lost room stops the room."""
        try:
            await self._journal.sure()
            errand.answer(await self._step(errand.given))
        except BaseException as wrong:
            errand.fail(wrong if isinstance(wrong, SpadilleError) else OPENED_ANEW)
            if isinstance(wrong, Lost) or not isinstance(wrong, SpadilleError):
                raise

    async def _step(self, given: inputs.Input) -> Any:
        """Give an input to the table, carry out the effects, and return the result."""
        begun, answer = step(self.state, given), None
        while True:
            self.state.now = Now(time.monotonic(), time.time(), self._services.load)
            try:
                effect = begun.send(answer)
            except StopIteration as done:
                self._count_alone(timing.plays_alone(self.state))
                return done.value
            answer = await self._do(effect)

    def _count_alone(self, alone: bool) -> None:
        if alone != self._alone:
            self._alone = alone
            self._services.load.alone += 1 if alone else -1

    # -- effects ---------------------------------------------------------------------------------

    async def _do(self, effect: effects.Effect) -> Any:
        """Carry out an effect, and return its answer, if it has one."""
        match effect:
            case effects.Add(since, moves):
                await self._journal.add(since, moves)
            case effects.Show():
                self._show(effect)
            case effects.Tell(to, told):
                for each in self.connections if to is None else [cast("Connection", to)]:
                    each.tell(told)
            case effects.Count(moves):
                FIGURES.moves[self.table.game.name] += moves
            case effects.Keep():
                await self._journal.keep()
            case effects.Cut(length):
                await self._journal.cut(length)
            case effects.Erase():
                await self.hold.delete()
            case effects.End(viewer, why):
                cast("Connection", viewer).end(why)
            case effects.Note(level, text, facts, error):
                named = {"table": self.name[:4], **facts}
                _log.log(logging.getLevelName(level.upper()), text, exc_info=error, extra={"facts": named})
            case _:
                return await self._work(effect)

    async def _work(self, effect: effects.Effect) -> Any:
        """Carry out an effect that takes longer, or begins something that does."""
        match effect:
            case effects.Think():
                self._bot_tasks.begin(effect)
            case effects.Choose(order):
                return await choose(order)
            case effects.Forget():
                self._bot_tasks.drop()
            case effects.Compute():
                return await self._compute(effect)
            case effects.Advise():
                self._hint_tasks.advise(effect)
            case effects.Teach():
                self._hint_tasks.teach(effect)
            case effects.DropHints():
                if self._hints is not None:
                    self._hints.drop()
            case effects.TellPast(viewer):
                cast("Connection", viewer).send(await self._services.past.of(self._number, self.state, effect))
            case effects.OpenNext(old, address):
                return await self._services.make_next(old, address)

    def _show(self, asked: effects.Show) -> None:
        self._journal.check()
        viewers = self.state.people.viewers if asked.to is None else (asked.to,)
        for viewer, message in views.draw(self.state, viewers, asked.steps, asked.began):
            cast("Connection", viewer).send(message)

    async def _compute(self, asked: Compute) -> Any:
        """Call a function in a process, or in a thread, beside the tables."""
        if asked.kind == "claim":
            return await in_thread(asked.work, *asked.given)
        try:
            async with asyncio.timeout(PATIENCE):
                return await _LANES[asked.kind].do(asked.who, asked.work, *asked.given)
        except Exception as wrong:  # noqa: BLE001 - whatever such work does, the table goes on
            if asked.kind != "scene":
                return Failed(str(wrong), wrong)
            facts = {"game": self.table.game.name, "reason": str(wrong)}
            _log.warning("a scene is computed in a thread", extra={"facts": facts})
        try:
            return await in_thread(asked.work, *asked.given)
        except Exception as wrong:  # noqa: BLE001
            return Failed(str(wrong), wrong)

    @property
    def _bot_tasks(self) -> BotTasks:
        if self._bots is None:
            self._bots = BotTasks(self.inbox, self._services.load)
        return self._bots

    @property
    def _hint_tasks(self) -> HintTasks:
        if self._hints is None:
            self._hints = HintTasks(self.name, self.inbox)
        return self._hints


def open_room(
    name: str,
    doc: RoomDoc,
    moves: Iterable[tuple[Seat, str]],
    hold: Hold,
    watchers: int,
    services: Services,
) -> Room:
    """Make a room, the only place that does; replaying a long game takes a while."""
    now = Now(time.monotonic(), time.time(), services.load)
    return Room(TableState(name, doc, now, moves, watchers), hold, services)
