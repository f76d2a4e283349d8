"""All rooms of a server: found by name, opened from the store on demand, and put to sleep when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove, SpadilleError, Unreadable
from spadille.server import say
from spadille.server.base.background import in_thread
from spadille.server.base.errors import LimitReached, Lost, Unavailable
from spadille.server.base.limits import Buckets, Limits
from spadille.server.live.past_cache import PastCache
from spadille.server.live.room import Room, Services, open_room
from spadille.server.store.document import RoomDoc, Settings, new_document, next_document
from spadille.server.store.document_forms import read_document, write_document
from spadille.server.store.lease import RENEWED, Hold, Lease, clock
from spadille.server.store.process import this_process
from spadille.server.store.store import Row, SqlStore
from spadille.server.store.take_lease import take
from spadille.server.table.answer_time import Load

_IDLE = 300.0
"""Seconds after which a room without viewers is put to sleep."""
_SOONER = 30.0
"""The same if the game is over."""
_SOONEST = 2.0
"""The same if others need its place."""
_EVERY = 15.0
_LISTED = 50
_SETTLED = 20.0
"""Seconds after which a table may move to another server that is asked for it even while people are here: if routing to
the servers has changed, they meet there; if people arrive at both servers, it does not move to and fro."""

_log = logging.getLogger("spadille.server")


class Rooms:
    """The open rooms of this server, and access to the others."""

    def __init__(
        self,
        store: SqlStore,
        limits: Limits | None = None,
        draw_secret: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        self.store = store
        self._draw_secret = draw_secret
        self.limits = limits or Limits()
        self._makers = Buckets(self.limits.tables)
        self.closing = False
        """True when the server is about to end."""
        self._services = Services(Load(), PastCache(), self._make_next)
        self._awake: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._releasing: set[asyncio.Task[None]] = set()
        self._lease = Lease(store, this_process, self._drop_all)
        self._only = True
        """True if no other server was seen to use the database."""
        self._keepers = [
            asyncio.create_task(self._look_after(), name="rooms"),
            asyncio.create_task(self._renew(), name="renewing"),
        ]

    @property
    def awake(self) -> int:
        """Number of open rooms."""
        return len(self._awake)

    @property
    def all(self) -> list[Room]:
        """The open rooms."""
        return list(self._awake.values())

    @property
    def owner(self) -> str:
        """The name by which this server has leased its tables."""
        return self._lease.owner

    def allow(self, address: str) -> None:
        """Count a new table for an address; raises LimitReached if it has made too many."""
        if not self._makers.take(address):
            raise LimitReached(say("too-many-tables"))

    async def make(self, settings: Settings) -> Room:
        """Make a room; raises BadOptions for invalid settings."""
        return await self.open(self.new(settings))

    def new(self, settings: Settings) -> RoomDoc:
        """Return the document of a new room, with a secret of its own; raises BadOptions for invalid settings."""
        return new_document(settings, self._draw_secret)

    async def open(self, doc: RoomDoc, moves: Sequence[tuple[Seat, str]] = ()) -> Room:
        """Open a room for a new document, with the first moves of its game."""
        room = await self._new_room(doc, moves)
        if self._only:
            return self._wake(room)
        room.inbox.close()  # people who come to it find it where routing leads them
        await room.hold.release()
        return room

    async def _new_room(self, doc: RoomDoc, moves: Sequence[tuple[Seat, str]] = ()) -> Room:
        if self.closing:
            raise Unavailable(say("restarting"))
        self._make_place()
        name = secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")
        owner = await self._lease.sure()
        fence = await self.store.create(Row(name, write_document(doc), doc.phase, doc.listed), owner, moves)
        _log.info("a table has been made", extra={"facts": {"table": name[:4], "game": doc.settings.game}})
        hold = Hold(self.store, self._lease, owner, name, fence)
        # Replaying moves takes a while: the other tables go on meanwhile.
        given = name, doc, moves, hold, self.limits.watchers, self._services
        return await in_thread(open_room, *given) if moves else open_room(*given)

    async def _make_next(self, old: RoomDoc, address: str) -> str:
        """Return the name of the same people's next table; made if there is none, or if it has been deleted."""
        name = old.next_room
        if name is not None and await self.store.documents([name]):
            return name
        self.allow(address)
        return self._wake(await self._new_room(next_document(old, self._draw_secret))).name

    async def find(self, name: str) -> Room | None:
        """Return the open room of a name, from the store if need be; None if there is none."""
        if name in self._awake:
            await self._lease.sure()  # if it is lost, so are the open rooms
        room = self._awake.get(name)
        if room is not None:
            room.used = time.monotonic()
            return room
        # A second request while the room is being opened waits for the same task: there must never be two rooms.
        waking = self._waking.get(name)
        if waking is None:
            waking = self._waking[name] = asyncio.create_task(self._wake_up(name), name=f"waking {name[:4]}")
            waking.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(waking)

    async def _wake_up(self, name: str) -> Room | None:
        before = self._tasks.get(name)
        if before is not None:  # it is just going to sleep
            await asyncio.wait({before})
        found = await take(self.store, self._lease, name)
        if found is None:
            return None
        kept, hold = found
        room = None
        try:
            self._make_place()
            doc = read_document(kept.document)
            # Replaying a long game takes a while: the other tables go on meanwhile.
            room = await in_thread(open_room, name, doc, kept.moves, hold, self.limits.watchers, self._services)
        except (IllegalMove, Unreadable) as wrong:
            _log.error("a table cannot be read", extra={"facts": {"table": name[:4], "reason": str(wrong)}})
            raise Unavailable(say("other-version")) from None
        finally:
            if room is None:
                self._release(hold)
        return self._wake(room)

    async def listed(self) -> list[tuple[str, RoomDoc]]:
        """The listed tables that are not over, the newest first."""
        return list(_readable(await self.store.listed(_LISTED)))

    async def documents(self, names: Sequence[str]) -> list[tuple[str, RoomDoc]]:
        """Return the stored documents of tables, in the order of the given names, without missing ones."""
        kept = await self.store.documents(names)
        return list(_readable((name, kept[name]) for name in names if name in kept))

    def _wake(self, room: Room) -> Room:
        self._awake[room.name] = room
        self._tasks[room.name] = asyncio.create_task(self._run(room), name=f"room {room.name[:4]}")
        return room

    async def _run(self, room: Room) -> None:
        # A fault in one room must neither pass unseen nor affect another: it is logged, its viewers are disconnected,
        # and those who reconnect find the room as it was last written.
        try:
            await room.run()
        except Lost:
            pass
        except Exception:  # noqa: BLE001
            _log.exception("a table has failed and is closed", extra={"facts": {"table": room.name[:4]}})
        finally:
            room.let_go()
            self._release(room.hold)
            if self._awake.get(room.name) is room:
                del self._awake[room.name]
            if self._tasks.get(room.name) is asyncio.current_task():
                del self._tasks[room.name]

    # -- the lease -------------------------------------------------------------------------------

    async def _renew(self) -> None:
        """Renew the lease, and release idle tables that other processes ask for."""
        while True:
            with contextlib.suppress(SpadilleError):
                for name in await self._lease.renew() if self._awake else ():
                    self._yield(name)
                self._only = all(each.owner == self._lease.owner for each in await self.store.servers())
            await asyncio.sleep(RENEWED)

    def _yield(self, name: str) -> None:
        room = self._awake.get(name)
        if room is not None and (room.idle or clock() - room.hold.since > _SETTLED):
            room.let_go()
            self._send_to_sleep(room)

    def _drop_all(self) -> None:
        """Close all rooms, as other processes may go on with them; viewers reconnect and find them."""
        for room in list(self._awake.values()):
            room.let_go()
            self._send_to_sleep(room)

    def _release(self, hold: Hold) -> None:
        async def release() -> None:
            with contextlib.suppress(SpadilleError):
                await hold.release()

        releasing = asyncio.create_task(release(), name="release")
        self._releasing.add(releasing)
        releasing.add_done_callback(self._releasing.discard)

    # -- sleep -----------------------------------------------------------------------------------

    def _make_place(self) -> None:
        """Put unused rooms to sleep if there are too many; raises SpadilleError if all are needed."""
        if len(self._awake) >= self.limits.rooms:
            self._put_to_sleep(_SOONEST, 1 + self.limits.rooms // 10)
        if len(self._awake) >= self.limits.rooms:
            raise LimitReached(say("no-room"))

    def _put_to_sleep(self, idle: float, most: int) -> None:
        now = time.monotonic()
        quiet = [room for room in self._awake.values() if room.idle and now - room.used >= idle]
        for room in sorted(quiet, key=lambda each: each.used)[:most]:
            self._send_to_sleep(room)

    def _send_to_sleep(self, room: Room) -> None:
        del self._awake[room.name]
        room.inbox.close()
        self._tasks[room.name].cancel()

    async def _look_after(self) -> None:
        """Put rooms to sleep from time to time."""
        while True:
            await asyncio.sleep(_EVERY)
            self._put_to_sleep(_IDLE, len(self._awake))
            over = [room for room in self._awake.values() if room.idle and room.doc.phase == "over"]
            for room in over:
                if time.monotonic() - room.used >= _SOONER:
                    self._send_to_sleep(room)

    async def close(self) -> None:
        """End all rooms and close the database; everything shown has been written, so nothing is lost."""
        await self.end()
        await self.store.close()

    async def end(self) -> None:
        """End all rooms."""
        tasks = [*self._tasks.values(), *self._waking.values(), *self._keepers]
        for room in self._awake.values():
            room.let_go()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._releasing)
        with contextlib.suppress(SpadilleError):
            await self._lease.end()


def _readable(kept: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, RoomDoc]]:
    """The documents that can be read; an unreadable one is logged and left out."""
    for name, data in kept:
        try:
            yield name, read_document(data)
        except Unreadable as wrong:
            _log.warning("a table cannot be read", extra={"facts": {"table": name[:4], "reason": str(wrong)}})
