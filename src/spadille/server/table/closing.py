"""Deletion of a table by its host: nothing of it stays, while a closed table keeps its record."""

from __future__ import annotations

from typing import Protocol

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import Gone, NotNow
from spadille.server.store.lease import Hold
from spadille.server.table.connection import DELETED
from spadille.server.table.operator import Hosted


class Deletable(Hosted, Protocol):
    """A table with its lease, the right to write to it."""

    @property
    def hold(self) -> Hold:
        """The table's lease."""


async def delete(room: Deletable, mine: Seat | None) -> None:
    """Delete a table with all its moves for its host, who has the seat `mine`; refused if other people have seats."""

    async def work() -> None:
        if any(seat != mine for seat in room.doc.people):
            raise NotNow(say("not-yours-alone"))
        await room.hold.delete()
        for each in room.people.connections:
            each.end(DELETED)
        raise Gone("this table has been deleted")

    try:
        await room.inbox.do(work)
    except Gone:
        return
