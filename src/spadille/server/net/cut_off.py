"""Requests that are unfinished when the time of a server to end is over: answered, and not logged as faults."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from spadille.server.net.smuggling import answer


class CutOff:
    """Wrapper of the application that answers a request which the web server cancels at its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if str(scope["type"]) != "http":
                raise
            if not begun:
                await answer(send, 503, "the server is ending: ask again in some seconds")
