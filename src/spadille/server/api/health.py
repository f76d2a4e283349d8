"""Health checks, answered at once whatever the database and the disk do: is the server alive, and can it write?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from spadille.core.errors import SpadilleError

_PATIENCE: Final = 1.5
"""Seconds that a health check waits for the database."""
_GOOD_FOR: Final = 1.0
"""Seconds for which an answer is reused: frequent checks cause no further writing."""


class Health:
    """A check that the database can be written; concurrent callers share one attempt."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._try: asyncio.Task[str] | None = None
        self._found = ("", -_GOOD_FOR)
        self.leaving = False
        """True if the server is about to end: a proxy should send no new clients here."""

    async def trouble(self) -> str:
        """Return why nothing can be written, in words; empty if it can."""
        if self.leaving:
            return "the server is about to end"
        found, at = self._found
        if time.monotonic() - at < _GOOD_FOR:
            return found
        if self._try is None or self._try.done():
            self._try = asyncio.create_task(self._look(), name="health")
        done, _ = await asyncio.wait({self._try}, timeout=_PATIENCE)
        return self._try.result() if done else "the database does not answer in time"

    async def _look(self) -> str:
        try:
            await self._probe()
        except SpadilleError:
            found = "the database cannot be written"
        else:
            found = ""
        self._found = found, time.monotonic()
        return found


@get("/healthz", media_type=MediaType.TEXT, summary="Alive")
async def healthz() -> str:
    """ "ok" while the server answers at all, whatever its database does: a restart would not help that."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, summary="Ready")
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """ "ok" if a write to the database succeeds; else status 503, and the reason, within two seconds."""
    health: Health = request.app.state.health
    trouble = await health.trouble()
    return Response(trouble or "ok", status_code=503 if trouble else 200)


HANDLERS = [healthz, readyz]
