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
from typing import Any
from urllib.parse import urlsplit

from spadille.bots import GUESTS
from spadille.bots.confine import Leash, said, shut_in
from spadille.bots.pool import invited
from spadille.core.errors import BadOptions, SpadilleError
from spadille.places import data_folder

try:
    import uvicorn
    from litestar import Litestar
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from spadille.server.access import Names
    from spadille.server.app import make_app
    from spadille.server.door import Config, Door, raise_files
    from spadille.server.front import Front
    from spadille.server.log import set_up
    from spadille.server.proxies import Proxies, read_proxies
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

    def connection_lost(self, exc: Exception | None) -> None:
        assert isinstance(self.config, Config), "the server is run with its own configuration"
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(_GRACEFUL, self.transport.abort)


class Server(uvicorn.Server):
    """The web server; says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._ready()


def serve(
    host: str,
    port: int | None,
    database: str | None,
    origin: str | None,
    programs: Mapping[str, str],
    *,
    installed: Sequence[str] = (),
    trust_programs: bool = False,
    proxies: Sequence[str] = (),
    open_page: bool,
    verbose: bool,
) -> int:
    """Serve until told to stop; 0 after an orderly end. Raises SpadilleError for what cannot be.

    `programs` are commands by name: bots that a table may have besides the usual levels. `installed` are bots of
    installed packages that the host lets in; each runs in processes of its own, never in this one. With
    `trust_programs` they may do what the host may. `proxies` are addresses and networks of proxies that tell who is
    behind them.
    """
    believed = read_proxies(proxies)
    programs = {**programs, **_own_processes(installed)}
    folder = data_folder()
    names = _names(host, origin)
    listening = _listen_anywhere(host) if port is None else listen(host, port)
    set_up(logging.DEBUG if verbose else logging.WARNING if sys.stderr.isatty() else logging.INFO)
    app = make_app(_database(database, folder), folder, names=names)
    address = origin or _address(host, listening.getsockname()[1])

    def ready() -> None:
        print(f"Spadille is at {address} (Ctrl+C ends it; games are kept)", flush=True)
        if open_page:
            webbrowser.open(address)

    hidden = [str(folder), *_folder_of(database, folder)]
    with invited(programs, _MOVETIME, _leash(programs, hidden, trusted=trust_programs)):
        run(app, listening, ready, believed)
    return 0


def _leash(programs: Mapping[str, str], hidden: Sequence[str], *, trusted: bool) -> Leash | None:
    """How programs are confined here; the host is told if they are not."""
    confined = bool(programs) and not trusted and shut_in(hidden)
    if programs:
        log = logging.getLogger("spadille.server")
        (log.info if confined else log.warning)(said(confined, tuple(programs)))
    return None if trusted else Leash(tuple(hidden), strict=confined)


def _folder_of(database: str | None, folder: Path) -> list[str]:
    """The folder of the database, where it is a file."""
    given = _path_of(database, folder)
    return [] if "://" in given else [str(Path(given).absolute().parent)]


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


def run(app: Litestar, listening: socket.socket, ready: Callable[[], None], proxies: Proxies | None = None) -> None:
    """Serve an application at a socket until a signal asks to stop."""
    proxies = proxies or Proxies()
    door = Door(app.state.limits, raise_files(), proxies)
    sys.setswitchinterval(0.0005)  # the thread of the store asks for little: it should not wait long for its turn
    gc.collect()
    gc.freeze()  # what is loaded now stays: looking through it again and again would only cause pauses
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, _ignore)  # when the server has stopped it repeats the signal
    Server(_config(app, door, proxies), ready).run(sockets=[listening])


def _ignore(_signal: int, _frame: Any) -> None:
    """The web server has seen to it."""


def _config(app: Litestar, door: Door, proxies: Proxies) -> Config:
    return Config(
        Front(app),
        door,
        # Who is behind a proxy is told by those that the host has named, and by nobody else.
        proxy_headers=bool(proxies.written),
        forwarded_allow_ips=proxies.written,
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


def _path_of(given: str | None, folder: Path) -> str:
    return given or str(folder / "spadille.db")


def _database(given: str | None, folder: Path) -> str:
    """Where games are kept; a file that only its owner may read, for it holds the keys of seats."""
    database = _path_of(given, folder)
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
    """What the server is called: by its public address alone or, for this machine alone, by the machine's own names.

    A page of somebody else's could point a name of its own at the server; it answers to none that it does not know.
    """
    if origin is not None:
        found = urlsplit(origin.lower())
        if found.scheme not in ("http", "https") or not found.hostname or found.path.strip("/"):
            raise BadOptions(f"expected an origin such as https://cards.example; came {origin[:60]!r}")
        called = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
        return Names(f"{found.scheme}://{found.netloc}", frozenset({called}))
    return Names(hosts=frozenset({"127.0.0.1", "[::1]", "localhost"} if host in _LOOPBACK else ()))


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    return f"http://{shown}:{port}"
