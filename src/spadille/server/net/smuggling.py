"""Protection against request smuggling: ambiguous requests are refused before they reach the application."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

_LONGEST_HEAD: Final = 32 * 1024
_LONGEST_PART: Final = 200
"""Maximum number of characters between two slashes; a system may not even look for a longer name."""


class Front:
    """Wrapper of the application that ends a connection on a request that no honest client sends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        wrong = None if kind == "lifespan" else _wrong(scope)
        if wrong is None:
            await self._app(scope, receive, send)
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1002, "reason": wrong[1]})
        else:
            await answer(send, *wrong)


def _wrong(scope: Scope) -> tuple[int, str] | None:
    names = [name for name, _ in scope["headers"]]
    if b"transfer-encoding" in names and b"content-length" in names:
        # RFC 9112, 6.3: a proxy before the server may have read another length, and another request behind it.
        return 400, "expected a Content-Length or a Transfer-Encoding; got both"
    if sum(len(name) + len(value) for name, value in scope["headers"]) > _LONGEST_HEAD:
        return 431, f"expected at most {_LONGEST_HEAD} bytes of headers"
    path = scope["path"]
    if not path.isprintable() or any(len(part) > _LONGEST_PART for part in path.split("/")):
        return 404, "there is no such page"
    return None


async def answer(send: Send, status: int, reason: str) -> None:
    """Answer without the application, and end the connection."""
    headers: Any = [(b"content-type", b"application/json"), (b"connection", b"close"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode({"reason": reason}), "more_body": False})
