"""Signs of life, answered at once whatever the database and the disk do: is the server alive, and can it write?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from spadille.core.errors import SpadilleError

_PATIENCE: Final = 1.5
"""Seconds that a sign of life waits for the database."""
_GOOD_FOR: Final = 1.0
"""Seconds that an answer stands for whoever asks next: to ask often costs no more writing."""


class Health:
    """Whether something small can be written just now; however many ask, one try is under way."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._try: asyncio.Task[str] | None = None
        self._found = ("", -_GOOD_FOR)
        self.leaving = False
        """The server is about to end: nobody new should be sent here."""

    async def trouble(self) -> str:
        """Why nothing can be written, in words; empty if it can."""
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
    """ "ok" as long as the server answers at all, whatever its database does: to start it anew would not help that."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, summary="Ready")
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """ "ok" if the server can write to its database, which it tries; else status 503, and why, within two seconds."""
    health: Health = request.app.state.health
    trouble = await health.trouble()
    return Response(trouble or "ok", status_code=503 if trouble else 200)


HANDLERS = [healthz, readyz]
