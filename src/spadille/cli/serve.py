"""Running the server: `spadille serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shlex
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from spadille.bots import GUESTS
from spadille.bots.external import invited
from spadille.core.errors import BadOptions, SpadilleError
from spadille.places import data_folder

try:
    import uvicorn
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from spadille.server.access import Names
    from spadille.server.app import make_app
    from spadille.server.log import set_up
    from spadille.server.passing import Passing, doors, passed
    from spadille.server.sharing import Beside, Together
    from spadille.server.store import SqlStore
    from spadille.server.tokens import server_secret
    from spadille.server.workers import Workers
except ImportError as missing:
    raise SpadilleError(
        f"the server needs more than is installed ({missing.name}): pip install 'spadille[server]'"
    ) from None

_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_PORT = 8052
_MAX_FRAME = 16 * 1024
_GRACEFUL = 5
"""Seconds that clients have to go when the server stops."""
_BACKLOG = 1024
_MOVETIME = 1_000
"""Milliseconds that a program may take for a move."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that keeps little while it is open, and does not wait for ever for whoever has stopped reading."""

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The handshake is done; what was said in it would take as much room as all the rest.
        self.request.headers.clear()
        self.response.headers.clear()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(_GRACEFUL, self.transport.abort)


class Server(uvicorn.Server):
    """The web server; says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], passing: Passing | None, state: Any) -> None:
        super().__init__(config)
        self._ready = ready
        self._passing = passing
        self._state = state

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self._passing is not None:
            await self._state.rooms.ready()
            self._passing.open(self._state.rooms, self._line)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._passing is not None:
            self._passing.close()
        await super().shutdown(sockets=sockets)

    def _line(self) -> asyncio.Protocol:
        """What serves a connection that another worker has accepted."""
        line: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return line(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def serve(
    host: str,
    port: int | None,
    database: str | None,
    origin: str | None,
    programs: Mapping[str, str],
    *,
    installed: Sequence[str] = (),
    workers: int = 1,
    open_page: bool,
    verbose: bool,
) -> int:
    """Serve until told to stop; 0 after an orderly end. Raises SpadilleError for what cannot be.

    `programs` are commands by name: bots that a table may have besides the usual levels. `installed` are bots of
    installed packages that the host lets in; each runs in processes of its own, never in this one. `workers` are
    processes that serve at the same port.
    """
    programs = {**programs, **_own_processes(installed)}
    folder = data_folder()
    names = _names(host, origin)
    listening = _listen_anywhere(host) if port is None else listen(host, port)
    set_up(logging.DEBUG if verbose else logging.WARNING if sys.stderr.isatty() else logging.INFO)
    place = _database(database, folder)
    address = origin or _address(host, listening.getsockname()[1])

    def ready() -> None:
        print(f"Spadille is at {address} (Ctrl+C ends it; games are kept)", flush=True)
        if open_page:
            webbrowser.open(address)

    def make(beside: Beside | None = None) -> Any:
        return make_app(place, folder, names=names, beside=beside)

    with invited(programs, _MOVETIME):
        if workers > 1:
            _try(place, folder)
            return _serve_beside(workers, make, listening, ready)
        run(make(), listening, ready)
    return 0


def _serve_beside(
    workers: int, make: Callable[[Beside], Any], listening: socket.socket, ready: Callable[[], None]
) -> int:
    """Serve by so many processes at one socket, each with an application of its own."""
    with TemporaryDirectory(prefix="spadille-") as way:
        ways, together = doors(Path(way), workers), Together(workers)

        def work(at: int, told: Callable[[], None]) -> None:
            run(make(Beside(at, str(ways[at]), together)), listening, told, Passing(ways[at]))

        return Workers(workers, work).tend(ready)


def _try(database: str, folder: Path) -> None:
    """Bring the database into form before anybody else opens it, and see that all can be used; raises SpadilleError."""
    server_secret(folder)
    asyncio.run(SqlStore(database).close())
    gc.collect()
    gc.freeze()  # the workers share what is loaded by now


def _own_processes(names: Sequence[str]) -> dict[str, str]:
    """A command for each installed bot that is let in; from now on no installed bot plays in this process."""
    here = {name for name, guest in GUESTS.items() if guest.installed}
    for name in names:
        if name not in here:
            raise BadOptions(
                f"expected a bot that is installed: {', '.join(sorted(here)) or 'there is none'}; got {name[:40]!r}"
            )
    for name in here:
        del GUESTS[name]
    return {name: shlex.join([sys.executable, "-m", "spadille", "bot", "serve", "--level", name]) for name in names}


def run(app: Any, listening: socket.socket, ready: Callable[[], None], passing: Passing | None = None) -> None:
    """Serve an application at a socket until a signal asks to stop; beside others, where there is a way to them."""
    sys.setswitchinterval(0.0005)  # the thread of the store asks for little: it should not wait long for its turn
    gc.collect()
    gc.freeze()  # what is loaded now stays: looking through it again and again would only cause pauses
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, _ignore)  # when the server has stopped it repeats the signal
    Server(_config(app, passing), ready, passing, app.state).run(sockets=[listening])


def _ignore(_signal: int, _frame: Any) -> None:
    """The web server has seen to it."""


def _config(app: Any, passing: Passing | None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="auto" if passing is None else passed(passing),
        ws=Wire,
        ws_max_size=_MAX_FRAME,
        # A state is some kilobytes: packing it would cost every connection hundreds of them, and time.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACEFUL,
        lifespan="on",
    )


def _listen_anywhere(host: str) -> socket.socket:
    """A socket at the usual port, so that browsers keep what they know, or at any other."""
    try:
        return listen(host, _PORT)
    except SpadilleError as usual:
        try:
            return listen(host, 0)
        except SpadilleError:
            raise usual from None


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises SpadilleError if it cannot."""
    if not 0 <= port <= 65_535:
        raise BadOptions(f"expected a port from 0 to 65535; came {port}")
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(_BACKLOG)
    except OSError as wrong:
        raise SpadilleError(f"cannot serve at {host} port {port}: {wrong.strerror or wrong}") from None
    return listening


def _database(given: str | None, folder: Path) -> str:
    """Where games are kept; a file that only its owner may read, for it holds the keys of seats."""
    database = given or str(folder / "spadille.db")
    if "://" not in database:
        path = Path(database)
        if given is None:
            folder.mkdir(parents=True, exist_ok=True)
        if not path.parent.is_dir():
            raise SpadilleError(f"the database cannot be opened: there is no folder {path.parent}")
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    return database


def _names(host: str, origin: str | None) -> Names:
    """What the server is called: one for this machine alone has no other names, so that no page can borrow it."""
    if origin is not None and (urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).hostname):
        raise BadOptions(f"expected an origin such as https://cards.example; came {origin[:60]!r}")
    origins = frozenset() if origin is None else frozenset({origin.rstrip("/")})
    if host not in _LOOPBACK:
        return Names(origins)
    public = urlsplit(origin or "").hostname
    return Names(origins, frozenset({"127.0.0.1", "[::1]", "localhost", *([public] if public else [])}))


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    return f"http://{shown}:{port}"
