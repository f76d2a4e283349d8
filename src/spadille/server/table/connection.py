"""One viewer's connection, as a room sees it: who it is, its queue of messages, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from spadille.core.contract import Seat, Value
from spadille.core.words import ENGLISH, Text, speaking
from spadille.server import say
from spadille.server.base.limits import Bucket, Limits
from spadille.server.protocol import wire

_MAX_QUEUED = 64
_CLOSING = 2.0
"""Seconds for sending the rest of the queue and closing, as the client may not be listening."""


class Ending(Value, frozen=True):
    """The reason why the server ends a connection: a code for programs and words for people."""

    code: int
    reason: Text


NO_TABLE: Final = Ending(4404, say("no-table"))
DELETED: Final = Ending(4404, say("deleted"))
REMOVED: Final = Ending(4403, say("removed"))
CLOSED: Final = Ending(4403, say("no-watchers"))
OTHER_SEAT: Final = Ending(1013, say("other-seat"))
TOO_SLOW: Final = Ending(4408, say("too-slow"))
TOO_MUCH: Final = Ending(4429, say("too-much"))
FULL: Final = Ending(4430, say("full"))
ELSEWHERE: Final = Ending(4409, say("elsewhere"))
BANNED: Final = Ending(4403, say("banned"))
TRY_AGAIN: Final = Ending(1013, say("opened-again"))


def _never() -> bool:
    return False


class Connection:
    """A viewer of a room: a seat, the host, or a watcher."""

    __slots__ = (
        "_mail",
        "_waiter",
        "abandon",
        "address",
        "asked",
        "browser",
        "chats",
        "ended",
        "entered",
        "host",
        "invited",
        "key",
        "language",
        "lingers",
        "messages",
        "muted",
        "own",
        "seat",
        "sent",
        "sheet",
    )

    def __init__(
        self,
        seat: Seat | None,
        key: str = "",
        *,
        browser: str = "",
        host: bool = False,
        invited: bool = False,
        address: str = "",
        limits: Limits | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.own = seat
        """The seat that it has a key of."""
        self.seat = seat
        """The same seat, if it may see the hand; None for a newcomer until the next deal (see `hand_access`)."""
        self.language = language
        """The language of its messages."""
        self.key = key
        """The key that gave it the seat."""
        self.browser = browser
        """The browser's identifier at this table; empty for programs."""
        self.entered = False
        """True if it was given its seat's hand since the last update: it has seen nothing of what was before."""
        self.host = host
        self.lingers = False
        """True if it shows the result of a deal, and says when its person is ready."""
        self.invited = invited
        """True if it uses the watch link."""
        self.address = address
        """The address that its limits count for."""
        limits = limits or Limits()
        self.messages = Bucket(limits.messages)
        self.chats = Bucket(limits.chats)
        self.sent = 0
        self.sheet = 0
        """The number of the score sheet that it was last sent."""
        self.muted: Callable[[], bool] = _never
        """True if its chat is shown to nobody."""
        self.asked = 0.0
        """Time of reading the last request, by the performance counter."""
        self.ended: Ending | None = None
        self.abandon: Callable[[], object] = lambda: None
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
