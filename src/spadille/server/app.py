"""The application: HTTP for the lobby, the rules and records, a WebSocket for play, files for the browser."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from spadille import __version__
from spadille.core.errors import BadOptions, BadRecord, SpadilleError, Unreadable
from spadille.core.words import Message, speak
from spadille.server import say
from spadille.server.api import (
    catalogue,
    health,
    learn,
    links,
    odds,
    pages,
    play_on,
    puzzles,
    records,
    request_body,
    retry,
    reviews,
    statistics,
    tables,
    visitor,
    ways,
    websocket,
)
from spadille.server.base.background import REVIEWS
from spadille.server.base.counters import FIGURES
from spadille.server.base.errors import Gone, LimitReached, Unavailable
from spadille.server.base.limits import Buckets, Limits, Places
from spadille.server.base.log import REQUEST, next_number
from spadille.server.base.settings import Retention, Timeouts
from spadille.server.base.tokens import Signer, server_secret
from spadille.server.daily import challenge, day, numbers
from spadille.server.friends import handlers as friends
from spadille.server.live.rooms import Rooms
from spadille.server.ops.bans import Bans
from spadille.server.ops.operator_notes import Steward
from spadille.server.store.key_check import paired
from spadille.server.store.store import SqlStore, StoreFailed
from spadille.server.table.viewer import BANNED
from spadille.web.scripts import scripts

_MAX_BODY = 16 * 1024
"""Maximum bytes of a request body; a record may be longer. Parsing blocks all tables, so the limit is low."""
_SAFE = {"GET", "HEAD", "OPTIONS"}
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
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_HANDLERS: Final = [
    *tables.HANDLERS,
    *links.HANDLERS,
    *catalogue.HANDLERS,
    *ways.HANDLERS,
    *learn.HANDLERS,
    *puzzles.HANDLERS,
    *retry.HANDLERS,
    *play_on.HANDLERS,
    *records.HANDLERS,
    *reviews.HANDLERS,
    *odds.HANDLERS,
    *statistics.HANDLERS,
    *day.HANDLERS,
    *challenge.HANDLERS,
    *numbers.HANDLERS,
    *friends.HANDLERS,
    *pages.HANDLERS,
    *health.HANDLERS,
    *websocket.HANDLERS,
]
_DESCRIPTION: Final = OpenAPIConfig(
    title="Spadille",
    version=__version__,
    path="/api/description",  # ours is at /api: a page that loads nothing from elsewhere
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)

_OF_PAGES = frozenset(
    {"Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"}
)
"""Headers that a browser heeds on a page alone: some fifty small files are sent without them."""
_UNKEPT = {"Cache-Control": "no-store"}
"""Header for answers that are personal, or that change."""
_HSTS = "max-age=31536000"
_SIGNS = {"/healthz", "/readyz"}
"""Paths of health checks."""

_log = logging.getLogger("spadille.server")


def web_folder() -> Path:
    """The folder of the browser's files."""
    return Path(str(resources.files("spadille.web")))


class MisdirectedRequest(HTTPException):
    """A request for another host name, as in DNS rebinding: a foreign page gives its own name our address."""

    status_code = 421


async def _guard(request: Request[Any, Any, Any]) -> None:
    """Check every request first: bans, rates, the server's name, and that no foreign page sends it.

    A health check need not use the server's name, and has a rate limit of its own.
    """
    request.state.began = time.perf_counter()
    REQUEST.set(next_number())
    asker, state = visitor.asker(request), request.app.state
    speak(asker.language)
    if state.bans.banned(asker.address):
        raise PermissionDeniedException(BANNED.reason)
    sign = request.url.path in _SIGNS
    if not (state.signs if sign else state.requests).take(asker.address):
        raise TooManyRequestsException(say("too-many-requests"))
    if not sign and not visitor.meant_for_us(asker, state.names):
        raise MisdirectedRequest(state.names.words)
    if request.method not in _SAFE and not visitor.from_our_page(asker, state.names):
        raise PermissionDeniedException(say("other-site"))
    await request_body.check(request)


def _headers(names: visitor.Names) -> dict[str, str]:
    """Return the headers of every answer."""
    return {**_HEADERS, "Strict-Transport-Security": _HSTS} if names.secure else dict(_HEADERS)


def _dresser(headers: dict[str, str]) -> Callable[[Response[Any]], Awaitable[Response[Any]]]:
    """Return a function that adds headers to answers, unless they have their own."""

    async def dress(response: Response[Any]) -> Response[Any]:
        response.headers.update({name: value for name, value in headers.items() if name not in response.headers})
        response.headers["X-Request-Id"] = REQUEST.get()
        return response

    return dress


async def _note(request: Request[Any, Any, Any]) -> None:
    """Log an answered request: only its path template, as the path itself may let people in."""
    if _log.isEnabledFor(logging.DEBUG):
        took = round((time.perf_counter() - getattr(request.state, "began", time.perf_counter())) * 1000, 1)
        facts = {"method": request.method, "path": str(request.scope.get("path_template", "")), "ms": took}
        _log.debug("request", extra={"facts": facts})


def _refuse(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    """Return an answer with the error in words; never a traceback."""
    speak(visitor.asker(request).language)
    wrong = websocket.as_asked(request.scope["path"], wrong)
    status, told = _told(wrong)
    if status == 500 and not isinstance(wrong, HTTPException):
        _log.error("a request has failed", exc_info=wrong, extra={"facts": {"method": request.method}})
    if status == 500:
        told["request"] = REQUEST.get()
    FIGURES.answers[str(status)] += 1
    own = (wrong.headers or {}) if isinstance(wrong, HTTPException) else {}
    headers = {**_headers(request.app.state.names), **_UNKEPT, **own, "X-Request-Id": REQUEST.get()}
    if pages.is_visit(request):
        page = pages.sorry(request.scope["path"], status, str(told["reason"]), club=pages.has_club(request))
        return Response(page, status_code=status, headers=headers, media_type="text/html")
    if told["reason"] == HTTPStatus(status).phrase:
        told["reason"] = _usual(status, request.method, own)
    return Response(told, status_code=status, headers=headers, media_type="application/json")


def _usual(status: int, method: str, headers: Mapping[str, str]) -> str:
    """Return the reason for an error of the framework, which knows no more than the status."""
    match status:
        case 404:
            return str(say("no-such-address"))
        case 405:
            known = sorted({*headers.get("allow", "GET").split(", ")} - {"OPTIONS"})
            return f"expected {' or '.join(known)}; got {method}"
        case 413:
            return f"expected at most {_MAX_BODY} bytes"
        case _:
            return HTTPStatus(status).phrase


def _told(wrong: Exception) -> tuple[int, dict[str, str | int | None]]:
    match wrong:
        case HTTPException():
            return wrong.status_code, {"reason": _in_words(wrong)}
        case BadRecord():
            return 422, {"reason": str(wrong.told), "line": wrong.line, "clause": wrong.clause}
        case BadOptions() | Unreadable():
            return 422, {"reason": str(wrong)}
        case StoreFailed():
            return 503, {"reason": str(say("no-database"))}
        case LimitReached():
            return 429, {"reason": str(wrong)}
        case Gone():
            return 404, {"reason": str(say("no-such-table"))}
        case Unavailable():
            return 503, {"reason": str(wrong)}
        case SpadilleError():
            return 409, {"reason": str(wrong)}
        case RecursionError():
            return 400, {"reason": "expected JSON; got lists within lists without end"}
        case _:
            return 500, {"reason": str(say("failed"))}


def _in_words(wrong: HTTPException) -> str:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    details = [f"{each['key']}: {each['message']}" for each in extra if isinstance(each, dict) and "key" in each]
    if details:
        return "; ".join(details[:3])
    if wrong.detail.startswith("no file or directory"):
        return str(say("no-such-file"))
    return str(extra[0]["message"]) if extra and isinstance(extra[0], dict) and "message" in extra[0] else wrong.detail


def _bare(headers: dict[str, str]) -> Callable[[Response[Any]], Awaitable[Response[Any]]]:
    """Return what gives an answer the few headers of the browser's files: they are many and small."""
    bare = {name: value for name, value in headers.items() if name not in _OF_PAGES}

    async def dress(response: Response[Any]) -> Response[Any]:
        response.headers.update(bare)
        if "content-disposition" in response.headers:
            del response.headers["content-disposition"]
        return response

    return dress


def _files(folder: str, headers: dict[str, str]) -> Router:
    """Return a router for a folder of the browser's files; they are cacheable and the same for everybody."""
    return create_static_files_router(
        path=f"/static/{folder}",
        directories=[web_folder() / folder],
        name=folder,
        send_as_attachment=False,
        include_in_schema=False,
        after_request=_bare(headers),
    )


def _modules(headers: dict[str, str]) -> Router:
    """Return a router for the browser's modules, which are sent without comments."""

    @get("/{path:path}", include_in_schema=False)
    async def module(path: str) -> Response[bytes]:
        found = scripts().get(path.lstrip("/"))
        if found is None:
            raise NotFoundException(say("no-such-file"))
        return Response(found.data, media_type="text/javascript", headers=found.headers)

    return Router(path="/static/js", route_handlers=[module], after_request=_bare(headers))


def _of_club(folder: Path | None) -> tuple[Any, list[HTTPRouteHandler]]:
    """Return the shelf of a club's folder and its route handlers; nothing for a server without a club."""
    if folder is None:
        return None, []
    from spadille.server.club.handlers import HANDLERS
    from spadille.server.club.reading import Shelf

    return Shelf(folder), HANDLERS


def _state(limits: Limits, names: visitor.Names, signer: Signer, shelf: Any) -> State:
    """Return what the handlers share."""
    return State(
        {
            "signer": signer,
            "club": shelf,
            "bans": Bans(),
            "leave": lambda _: None,  # replaced by the runner of the application, if it can end it
            "names": names,
            "limits": limits,
            "requests": Buckets(limits.requests),
            "signs": Buckets(limits.requests),
            "shares": Buckets(limits.share),
            "new_names": Buckets(limits.chats),
            "replays": Buckets(limits.replays),
            "presence": Buckets(limits.presence),
            "reviews": reviews.Reviews(limits.reviews, REVIEWS),
            "odds": Buckets(limits.reviews),
            "places": Places(limits.all_sockets, limits.sockets),
        }
    )


def make_app(
    database: str,
    folder: Path,
    *,
    limits: Limits | None = None,
    timeouts: Timeouts | None = None,
    retention: Retention = Retention(),  # noqa: B008 - a value
    names: visitor.Names | None = None,
    draw_secret: Callable[[int], str] = secrets.token_hex,
    club: Path | None = None,
) -> Litestar:
    """Make the application over a database (a path of a SQLite file, or an address); `folder` has the server's secret.

    `draw_secret` draws the secret of a new table's deals; `club` is the folder of a club to show. Raises SpadilleError
    if the database cannot be used.
    """
    limits = limits or Limits()
    timeouts = timeouts or Timeouts()
    store = SqlStore(database, timeouts, paired(folder))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms = Rooms(store, limits, draw_secret)
        app.state.health = health.Health(store.probe)
        steward = Steward(store, app.state.rooms, app.state.bans, retention, lambda seconds: app.state.leave(seconds))
        app.state.steward = steward
        looking = asyncio.create_task(steward.run(), name="steward")
        try:
            yield
        finally:
            looking.cancel()
            await app.state.rooms.close()

    names = names or visitor.Names()
    headers = _headers(names)
    shelf, of_club = _of_club(club)
    return Litestar(
        route_handlers=[
            *_HANDLERS,
            *of_club,
            _files("css", headers),
            _files("fonts", headers),
            _modules(headers),
        ],
        lifespan=[lifespan],
        before_request=_guard,
        after_request=_dresser({**headers, **_UNKEPT}),
        after_response=_note,
        exception_handlers={Exception: _refuse},
        request_max_body_size=_MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        logging_config=None,
        type_encoders={Message: str},
        state=_state(limits, names, Signer(server_secret(folder)), shelf),
        openapi_config=_DESCRIPTION,
    )
