"""All rooms of a server: found by name, woken from the store when somebody comes, put to sleep when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

import msgspec

from spadille.core.errors import SpadilleError
from spadille.server.document import RoomDoc, Settings, new_document
from spadille.server.room import Room
from spadille.server.store import Store

_log = logging.getLogger("spadille.server")
_IDLE = 900.0
"""Seconds after which a room without viewers is put to sleep."""
MAX_ROOMS = 5000


class Rooms:
    """The rooms that are awake, and the way to the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._awake: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking = asyncio.Lock()
        self._sleeper: asyncio.Task[None] | None = None

    async def make(self, settings: Settings) -> Room:
        """A new room; raises BadOptions for settings that cannot be."""
        doc = new_document(settings)
        if len(self._awake) >= MAX_ROOMS:
            raise SpadilleError("this server has as many tables as it can hold; try again later")
        name = secrets.token_urlsafe(6).replace("-", "x").replace("_", "y")
        await self.store.create(name, msgspec.json.encode(doc))
        return self._wake(Room(name, doc, self.store))

    async def find(self, name: str) -> Room | None:
        """The room of that name, awake; None if there is none."""
        if name in self._awake:
            return self._awake[name]
        async with self._waking:
            if name in self._awake:
                return self._awake[name]
            kept = await self.store.read(name)
            if kept is None:
                return None
            return self._wake(Room(name, msgspec.json.decode(kept.document, type=RoomDoc), self.store, kept.moves))

    async def listed(self) -> list[tuple[str, RoomDoc]]:
        """The tables that wish to be found and have not ended, the newest first."""
        docs = [(name, msgspec.json.decode(document, type=RoomDoc)) for name, document in await self.store.rooms()]
        return [(name, doc) for name, doc in docs if doc.settings.listed and doc.phase != "over"]

    def _wake(self, room: Room) -> Room:
        self._awake[room.name] = room
        self._tasks[room.name] = asyncio.create_task(self._run(room), name=f"room {room.name}")
        if self._sleeper is None:
            self._sleeper = asyncio.create_task(self._put_to_sleep(), name="rooms to sleep")
        return room

    async def _run(self, room: Room) -> None:
        try:
            await room.run()
        except Exception:  # noqa: BLE001 - see below
            # A fault in one room must neither pass unseen nor touch another: it is logged, its viewers are let go,
            # and whoever comes back finds it as it was last written.
            _log.exception("room %s has failed and is closed", room.name)
            self._forget(room)

    def _forget(self, room: Room) -> None:
        self._awake.pop(room.name, None)
        self._tasks.pop(room.name, None)
        for connection in list(room.connections):
            connection.drop()

    async def _put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(_IDLE / 10)
            for room in list(self._awake.values()):
                idle = not room.connections and room.inbox.empty() and time.monotonic() - room.used > _IDLE
                if idle:
                    task = self._tasks.get(room.name)
                    self._forget(room)
                    if task is not None:
                        task.cancel()

    async def close(self) -> None:
        """End all rooms; what was shown has been written, so nothing is lost."""
        tasks = [*self._tasks.values(), *([self._sleeper] if self._sleeper else [])]
        for room in list(self._awake.values()):
            self._forget(room)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.store.close()
