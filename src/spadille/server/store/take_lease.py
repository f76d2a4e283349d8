"""Acquire a table's lease: at once if the table has no owner, or when its owner releases it."""

from __future__ import annotations

import asyncio
from typing import Final

from spadille.server import say
from spadille.server.base.errors import Unavailable
from spadille.server.store.lease import LEASE, RENEWED, Hold, Lease, clock
from spadille.server.store.lease_sql import Kept
from spadille.server.store.process import has_ended
from spadille.server.store.store import SqlStore

_PATIENCE: Final = LEASE + 2 * RENEWED
"""Seconds in which a dead process loses its lease, and a live one releases a table that it does not need."""
_AGAIN: Final = 0.1


async def take(store: SqlStore, lease: Lease, room: str) -> tuple[Kept, Hold] | None:
    """Acquire a table and the right to write to it; None if there is none of that name.

    Raises Unavailable if another server keeps it.
    """
    began = asked = clock()
    while True:
        owner = await lease.sure()
        found = await store.take(room, owner)
        if found is None:
            return None
        if isinstance(found, Kept):
            return found, Hold(store, lease, owner, room, found.fence)
        if has_ended(found):
            await store.bury(found.owner)
            continue
        if clock() - began > _PATIENCE:
            raise Unavailable(say("other-place"))
        if clock() >= asked:
            await store.want(room)
            asked = clock() + RENEWED
        await asyncio.sleep(_AGAIN)
