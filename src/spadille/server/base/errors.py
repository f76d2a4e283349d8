"""Why the server does not do what it is asked: errors with the code that a program reads, beside words for people."""

from __future__ import annotations

from typing import ClassVar, Literal

from spadille.core.errors import SpadilleError

Code = Literal["stale", "illegal", "unreadable", "bad_request", "not_allowed", "not_now", "limit", "unavailable"]
"""Each is explained in `docs/guide/protocol.md`."""


class RequestRefused(SpadilleError):
    """A request that the table, not the game, refuses."""

    code: ClassVar[Code]


class NotAllowed(RequestRefused):
    """Whoever asks may not do that at this table."""

    code = "not_allowed"


class NotNow(RequestRefused):
    """It cannot be done as things stand at the table."""

    code = "not_now"


class LimitReached(RequestRefused):
    """Too much, or too often."""

    code = "limit"


class Unavailable(RequestRefused):
    """The server could not do it, through no fault of whoever asks."""

    code = "unavailable"


class Lost(Unavailable):
    """The room and what is kept of it have parted: the room must be opened anew."""


class Gone(Lost):
    """The table has been deleted: there is nothing to be opened anew."""
