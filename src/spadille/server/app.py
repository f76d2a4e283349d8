"""The application: HTTP for the lobby, the rules and records, a WebSocket for play, files for the browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from spadille import __version__
from spadille.core.errors import BadOptions, BadRecord, SpadilleError, Unreadable
from spadille.server import lobby, pages, play
from spadille.server.limits import Buckets
from spadille.server.rooms import Rooms
from spadille.server.store import SqlStore
from spadille.server.tokens import Signer, server_secret

MAX_BODY = 2_000_000
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def web_folder() -> Path:
    """Where the browser's files lie."""
    return Path(str(resources.files("spadille.web")))


async def _guard(response: Response[Any]) -> Response[Any]:
    response.headers.update(_HEADERS)
    return response


def _refuse(request: Request[Any, Any, Any], wrong: Exception) -> Response[dict[str, Any]]:
    """What was asked wrongly, in words; never a traceback."""
    status = 500
    told: dict[str, str | int | None] = {"reason": "the server has failed; nothing of your game is lost"}
    match wrong:
        case HTTPException():
            status, told = wrong.status_code, {"reason": str(wrong.detail)}
        case BadRecord():
            status, told = 422, {"reason": wrong.reason, "line": wrong.line, "clause": wrong.clause}
        case BadOptions() | Unreadable():
            status, told = 422, {"reason": str(wrong)}
        case SpadilleError():
            status, told = 409, {"reason": str(wrong)}
        case _:
            request.logger.exception("a request has failed: %s", request.url.path)
    return Response(told, status_code=status, headers=_HEADERS)


def make_app(database: str, folder: Path) -> Litestar:
    """The application over a database (a path of a SQLite file, or an address); `folder` keeps the server's secret."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms = Rooms(SqlStore(database))
        app.state.makers = Buckets(burst=30, refill=0.5)
        app.state.signer = Signer(server_secret(folder))
        try:
            yield
        finally:
            await app.state.rooms.close()

    static = create_static_files_router(path="/static", directories=[web_folder()], send_as_attachment=False)
    return Litestar(
        route_handlers=[*lobby.HANDLERS, *pages.HANDLERS, *play.HANDLERS, static],
        lifespan=[lifespan],
        after_request=_guard,
        exception_handlers={Exception: _refuse},
        request_max_body_size=MAX_BODY,
        state=State({}),
        openapi_config=OpenAPIConfig(
            title="Spadille", version=__version__, path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
    )
