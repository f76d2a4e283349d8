"""Errors of the server: each has a code for programs and words for people."""

from __future__ import annotations

from typing import ClassVar, Literal

from spadille.core.errors import SpadilleError

Code = Literal["stale", "illegal", "unreadable", "bad_request", "not_allowed", "not_now", "limit", "unavailable"]
"""Error codes; `docs/guide/protocol.md` explains each."""


class RequestRefused(SpadilleError):
    """A request that the table refuses, not the game."""

    code: ClassVar[Code]


class NotAllowed(RequestRefused):
    """The role of the asker does not permit the request at this table."""

    code = "not_allowed"


class NotNow(RequestRefused):
    """The request is impossible in the current state of the table."""

    code = "not_now"


class LimitReached(RequestRefused):
    """A request beyond a limit: too large or too frequent."""

    code = "limit"


class Unavailable(RequestRefused):
    """The server could not do it; the asker is not at fault."""

    code = "unavailable"


class Lost(Unavailable):
    """The room no longer matches its stored state and must be opened anew."""


class Gone(Lost):
    """The table has been deleted and cannot be opened anew."""
