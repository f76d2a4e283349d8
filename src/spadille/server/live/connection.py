"""The connection of one viewer: its queue of messages, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from spadille.core.contract import Seat
from spadille.core.words import speaking
from spadille.server.base.limits import Bucket, Limits
from spadille.server.protocol import wire
from spadille.server.table.viewer import TOO_SLOW, Ending, Viewer

_MAX_QUEUED = 256
"""Maximum number of waiting messages; a new connection gets the log, the chat and its view at once."""
_CLOSING = 2.0
"""Seconds for sending the rest of the queue and closing, as the client may not be listening."""


def _never() -> bool:
    return False


class Connection(Viewer):
    """A viewer with its queue of messages."""

    __slots__ = ("_mail", "_waiter", "abandon", "asked", "ended", "is_muted", "messages")

    def __init__(self, seat: Seat | None, key: str = "", *, limits: Limits | None = None, **who: Any) -> None:
        """Take what a viewer takes."""
        limits = limits or Limits()
        super().__init__(seat, key, limits=limits, **who)
        self.messages = Bucket(limits.messages)
        self.is_muted: Callable[[], bool] = _never
        """Returns whether the operator has muted its address."""
        self.asked = 0.0
        """Time of reading the last request, by the performance counter."""
        self.ended: Ending | None = None
        self.abandon: Callable[[], object] = _never
        """Called when the client does not react to the end of the connection."""
        self._mail: list[bytes] = []  # short, and smaller than a deque while it is empty
        self._waiter: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; a viewer that does not keep up is dropped."""
        if self.ended is not None:
            return
        if len(self._mail) >= _MAX_QUEUED:
            self._mail.clear()
            self.end(TOO_SLOW)
            self.abandon()
            return
        self._mail.append(message)
        self._wake()

    def tell(self, told: wire.Told) -> None:
        """Encode a message in the viewer's language, and queue it."""
        with speaking(self.language):
            self.send(wire.write(told))

    def end(self, ending: Ending) -> None:
        """End this connection, once the queue has been sent."""
        if self.ended is None:
            self.ended = ending
            asyncio.get_running_loop().call_later(_CLOSING, lambda: self.abandon())
            self._wake()

    async def fetch(self) -> bytes | None:
        """Wait for the next message for the client; None after the last."""
        while not self._mail:
            if self.ended is not None:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._mail.pop(0)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
