"""The end of a server: requests that it cancels are answered, and WebSockets closed, without an error in the log."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from spadille.server.net.smuggling import answer

_RESTARTS = 1012
"""The code of a WebSocket that is closed because the server restarts."""
_WHY = "the server is ending: ask again in some seconds"


class CutOff:
    """Wrapper of the application that answers cancelled requests with 503 and closes cancelled WebSockets."""

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
            kind = str(scope["type"])
            if kind == "websocket":
                with suppress(Exception):  # it may be closed already
                    closing: Any = {"type": "websocket.close", "code": _RESTARTS, "reason": _WHY}
                    await send(closing)
            elif kind != "http":
                raise
            elif not begun:
                await answer(send, 503, _WHY)
