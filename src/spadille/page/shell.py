"""The application in a worker: requests of the page are answered without a network.

The page sends what it would send to a server; here it goes to the same application. The cookies of the only visitor are
kept beside the database.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final

from litestar import Litestar

from spadille.server.app import make_app
from spadille.server.base.limits import Limits

_HOST: Final = b"page"
_FREELY: Final = (1e9, 1e9)
LIMITS: Final = Limits(
    requests=_FREELY,
    tables=_FREELY,
    replays=_FREELY,
    reviews=_FREELY,
    messages=_FREELY,
    share=_FREELY,
    chats=_FREELY,
)
"""There is one visitor, who harms nobody else."""
Headers = list[tuple[bytes, bytes]]


class Cookies:
    """The cookies of the visitor, in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._all: dict[str, tuple[str, str]] = {}
        """By name: the value, and the path that it is sent for."""
        if file.exists():
            self._all = {name: (value, path) for name, value, path in json.loads(file.read_text("utf-8"))}

    def header(self, path: str, own: str) -> bytes:
        """The header for a path; `own` are the cookies that the page itself has set."""
        found = [f"{name}={value}" for name, (value, under) in self._all.items() if path.startswith(under)]
        return "; ".join([*found, *([own] if own else [])]).encode("latin-1")

    def keep(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Keep the cookies that an answer sets."""
        changed = False
        for name, text in headers:
            if name.lower() == b"set-cookie":
                for key, each in SimpleCookie(text.decode("latin-1")).items():
                    self._all[key] = each.value, each["path"] or "/"
                    changed = True
        if changed:
            rows = [[name, value, path] for name, (value, path) in self._all.items()]
            self._file.write_text(json.dumps(rows), "utf-8")


class Page:
    """The application, and the page that asks it."""

    def __init__(self, folder: Path, changed: Callable[[], object] = lambda: None) -> None:
        """Take the folder of the database, and a function that is called when a request may have changed it."""
        folder.mkdir(parents=True, exist_ok=True)
        self.app: Litestar = make_app(str(folder / "spadille.db"), folder, limits=LIMITS)
        self._cookies = Cookies(folder / "cookies.json")
        self._changed = changed
        self._tasks: set[asyncio.Task[None]] = set()
        self._lifespan: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def start(self) -> None:
        """Begin to answer."""
        began: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def send(message: Mapping[str, Any]) -> None:
            if message["type"] == "lifespan.startup.complete":
                began.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                began.set_exception(RuntimeError(message.get("message", "")))

        await self._lifespan.put({"type": "lifespan.startup"})
        self._spawn(self._call({"type": "lifespan", "asgi": {"version": "3.0"}}, self._lifespan.get, send))
        await began

    async def stop(self) -> None:
        """Close the database."""
        await self._lifespan.put({"type": "lifespan.shutdown"})
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call(self, scope: Any, receive: Any, send: Any) -> None:
        await self.app(scope, receive, send)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, kind: str, address: str, headers: Mapping[str, str], own: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        told: Headers = [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]
        told += [(b"host", _HOST), (b"cookie", self._cookies.header(path, own))]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": told,
            "client": ("page", 0),
            "server": ("page", 80),
            "state": {},
            "subprotocols": [],
        }

    async def request(
        self, method: str, address: str, headers: Mapping[str, str], body: str, own: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Answer a request: the status, the headers and the body."""
        scope = {**self._scope("http", address, headers, own), "method": method}
        data = body.encode()
        if data:
            scope["headers"].append((b"content-length", str(len(data)).encode()))
        given = iter([{"type": "http.request", "body": data, "more_body": False}])
        forever: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        status, answer, parts = 500, dict[str, str](), list[bytes]()

        async def receive() -> dict[str, Any]:
            return next(given, None) or await forever

        async def send(message: Mapping[str, Any]) -> None:
            nonlocal status, answer
            if message["type"] == "http.response.start":
                status = message["status"]
                self._cookies.keep(message["headers"])
                answer = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self._call(scope, receive, send)
        answer.pop("set-cookie", None)
        if method != "GET":
            self._changed()
        return status, answer, b"".join(parts)

    def open(self, address: str, heard: Callable[[str], object], closed: Callable[[int, str], object]) -> Line:
        """Open a connection to a table; `heard` gets its messages, `closed` the code and the reason of its end."""
        line = Line(heard, closed, self._changed)
        self._spawn(self._serve(self._scope("websocket", address, {}, ""), line))
        return line

    async def _serve(self, scope: dict[str, Any], line: Line) -> None:
        try:
            await self._call(scope, line.receive, line.send)
        finally:
            line.end(1006, "")


class Line:
    """An open connection of the page to a table."""

    def __init__(
        self,
        heard: Callable[[str], object],
        closed: Callable[[int, str], object],
        changed: Callable[[], object],
    ) -> None:
        self._heard, self._closed, self._changed = heard, closed, changed
        self._mail: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._mail.put_nowait({"type": "websocket.connect"})
        self._over = False

    def say(self, text: str) -> None:
        """Send a message to the table."""
        self._mail.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Close the connection, as the page has left the table."""
        self._over = True
        self._mail.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        """Return the next event for the application."""
        return await self._mail.get()

    async def send(self, message: Mapping[str, Any]) -> None:
        """Handle an event of the application."""
        if message["type"] == "websocket.send" and not self._over:
            self._heard(message["text"])
            self._changed()
        elif message["type"] == "websocket.close":
            self.end(message.get("code", 1000), message.get("reason") or "")

    def end(self, code: int, reason: str) -> None:
        """Tell the page once that the connection has ended."""
        if not self._over:
            self._over = True
            self._closed(code, reason)
