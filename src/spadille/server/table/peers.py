"""The workers of one server, as each knows the others: who has a table, and who takes one without an owner."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from spadille.server.store.lease import Lease
from spadille.server.store.lease_sql import Server
from spadille.server.store.process import has_ended
from spadille.server.store.store import Store


class Peers:
    """The workers whose doors (sockets) lie in the same folder as this one's; none if there is no door."""

    def __init__(self, store: Store, lease: Lease, door: str) -> None:
        self.door = door
        self._store = store
        self._lease = lease
        self._alone = True
        """True if no other server was seen to use the database."""
        self._known: dict[str, Server] = {}
        """By the names of their leases."""

    async def refresh(self) -> None:
        """Update the list of the workers that live."""
        beside = Path(self.door).parent
        found = await self._store.servers()
        self._known = {
            each.owner: each for each in found if self.door and each.door and Path(each.door).parent == beside
        }
        self._alone = all(each.owner in (self._lease.owner, *self._known) for each in found)

    @property
    def _living(self) -> list[Server]:
        return [each for each in self._known.values() if not has_ended(each)]

    async def chosen(self, name: str) -> Server | None:
        """Return the worker to take a table without an owner, so that each takes its share; None for this one."""
        if not self.door:
            return None
        if len(self._living) != len(os.listdir(Path(self.door).parent)):  # one has just started, or has crashed
            await self.refresh()
        others = [each for each in self._living if each.door != self.door]
        best = max(others, key=lambda each: _weight(name, each.door), default=None)
        return None if best is None or _weight(name, self.door) > _weight(name, best.door) else best

    async def keeps(self, name: str) -> bool:
        """Return whether a new table stays with this worker; with other servers, people may arrive at any of them."""
        return self._alone and await self.chosen(name) is None

    async def elsewhere(self, name: str) -> Server | None:
        """Return the worker that has a table, or should take it; None for this one.

        A table of another server or of a crashed worker is assigned to one of these workers: all people meet there.
        """
        owner = await self._store.owner_of(name)
        if owner is None or owner == self._lease.owner:
            return None
        # An owner that has just started is unknown; so are all owners to a worker that has.
        if owner and owner not in self._known:
            await self.refresh()
        there = self._known.get(owner)
        if there is None or has_ended(there):
            there = await self.chosen(name)
        return None if there is None or there.door == self.door else there


def _weight(name: str, door: str) -> bytes:
    return sha256(f"{name} {door}".encode()).digest()
