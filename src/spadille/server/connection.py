"""One viewer's wire, as a room sees it: who it is, what is queued for it, and how it ends."""

from __future__ import annotations

import asyncio
from typing import Final

from spadille.core.contract import Seat, Value
from spadille.server import wire
from spadille.server.limits import Bucket, Limits

_MAX_QUEUED = 64


class Ending(Value, frozen=True):
    """Why the server ends a connection: a code for programs and a reason for people."""

    code: int
    reason: str


NO_TABLE: Final = Ending(4404, "there is no such table, or it is closed to watchers")
CLOSED: Final = Ending(4403, "this table is closed to watchers")
TOO_SLOW: Final = Ending(4408, "this connection does not keep up; connect again")
TOO_MUCH: Final = Ending(4429, "too many requests; wait a moment")
FULL: Final = Ending(4430, "there are too many connections; try again later")
ELSEWHERE: Final = Ending(4409, "this seat is open on too many screens")
TRY_AGAIN: Final = Ending(1013, "the table had to be opened anew; connect again")
GOING: Final = Ending(1012, "the server is restarting; connect again")


class Connection:
    """A viewer of a room: a seat, the host, or a watcher."""

    def __init__(
        self,
        seat: Seat | None,
        key: str = "",
        *,
        host: bool = False,
        invited: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.seat = seat
        self.key = key
        """The key that gave it the seat."""
        self.host = host
        self.invited = invited
        """Came by the watch link."""
        limits = limits or Limits()
        self.messages = Bucket(limits.messages)
        self.chats = Bucket(limits.chats)
        self.sent = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(_MAX_QUEUED)
        self.ended: asyncio.Future[Ending] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """Queue a message; a viewer that does not keep up is dropped."""
        if self.ended.done():
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def tell(self, told: wire.Told) -> None:
        """Queue a message that has yet to be written."""
        self.send(wire.write(told))

    def end(self, ending: Ending) -> None:
        """End this connection; what it has not fetched is thrown away."""
        if not self.ended.done():
            self.ended.set_result(ending)
        while not self.queue.empty():
            self.queue.get_nowait()
