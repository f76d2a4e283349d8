"""One viewer's wire, as a room sees it: who it is, what is queued for it, and how it ends."""

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
"""Seconds for what is still queued, and for saying goodbye to a client that may not be listening."""


class Ending(Value, frozen=True):
    """Why the server ends a connection: a code for programs and a reason for people."""

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
        """The same, while it may see the hand; a newcomer has to wait for the next deal (see `sealing`)."""
        self.language = language
        """In which it is told what is told in words."""
        self.key = key
        """The key that gave it the seat."""
        self.browser = browser
        """What the browser is known by at this table; empty for programs."""
        self.entered = False
        """It has come to see its seat's hand since the last update: of what was before it has seen nothing."""
        self.host = host
        self.lingers = False
        """It shows what a deal has come to, and says when its person has looked."""
        self.invited = invited
        """Came by the watch link."""
        self.address = address
        """From where it comes, as far as limits go."""
        limits = limits or Limits()
        self.messages = Bucket(limits.messages)
        self.chats = Bucket(limits.chats)
        self.sent = 0
        self.sheet = 0
        """The number of the score sheet that it has."""
        self.muted: Callable[[], bool] = _never
        """What it says is shown to nobody."""
        self.asked = 0.0
        """When the last request was read, by the clock that measures."""
        self.ended: Ending | None = None
        self.abandon: Callable[[], object] = lambda: None
        """Called when the client does not even listen to the end."""
        self._mail: list[bytes] = []  # short, and while it is empty smaller than a deque
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
        """Queue a message that has yet to be written."""
        with speaking(self.language):
            self.send(wire.write(told))

    def end(self, ending: Ending) -> None:
        """End this connection, once what is queued has been sent."""
        if self.ended is None:
            self.ended = ending
            asyncio.get_running_loop().call_later(_CLOSING, lambda: self.abandon())
            self._wake()

    async def fetch(self) -> bytes | None:
        """The next message for the client, when there is one; None after the last."""
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
