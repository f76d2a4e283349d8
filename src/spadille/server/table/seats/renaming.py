"""Renaming of a person at a table."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.base.tokens import same_key
from spadille.server.store.document import SeatDoc, own_name
from spadille.server.table.rooms import Tended
from spadille.server.table.table_log import Acts


async def rename(room: Tended, seat: Seat, key: str, name: str) -> SeatDoc:
    """Give a seat's person a name that nobody else has there; everybody is shown it, and told the old one."""

    async def work() -> SeatDoc:
        found = room.doc.seats[seat]
        if found.kind != "person" or not same_key(key, found.key):
            raise NotNow(say("seat-freed"))
        if room.doc.phase == "over":
            raise NotNow(say("game-over"))
        if seat in room.doc.muted:
            raise NotAllowed(say("muted-by-host"))  # a name is read by all, as chat is
        before, found.name = found.name, own_name(name, seat, room.doc.seats, found.face)
        if before != found.name:
            Acts(room.doc, room.table, room.people).note("rename", seat, name=before)
            await room.keep()
            room.show()
        return found

    done: SeatDoc = await room.inbox.do(work)
    return done
