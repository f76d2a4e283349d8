"""A viewer of a table: who looks on, from which seat, and the reasons for ending a connection."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat, Value
from spadille.core.words import ENGLISH, Text
from spadille.server import say
from spadille.server.base.limits import Bucket, Limits


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


class Viewer:
    """A viewer of a table: a seat, the host, or a watcher."""

    __slots__ = (
        "address",
        "browser",
        "chats",
        "entered",
        "host",
        "invited",
        "key",
        "language",
        "lingers",
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
        self.chats = Bucket((limits or Limits()).chats)
        self.muted = False
        """True if the operator shows its chat to nobody."""
        self.sent = 0
        """Number of updates sent."""
        self.sheet = 0
        """The number of the score sheet that it was last sent."""
