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
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

from spadille.bots import GUESTS
from spadille.bots.confine import Leash, said, shut_in
from spadille.bots.external import read_programs
from spadille.bots.pool import invited
from spadille.core.data_folder import data_folder
from spadille.core.encoding import printable
from spadille.core.errors import BadOptions, SpadilleError

try:
    import uvicorn
    from litestar import Litestar

    from spadille.server.api.visitor import Names
    from spadille.server.app import make_app
    from spadille.server.base.data_folder import database_of, make_place
    from spadille.server.base.log import set_up
    from spadille.server.base.settings import Held, Metrics, ServerSettings, written
    from spadille.server.club.reading import check_club
    from spadille.server.net.cut_off import CutOff
    from spadille.server.net.proxies import Proxies, read_proxies
    from spadille.server.net.slow_clients import Config, Door, Line, raise_files
    from spadille.server.net.smuggling import Front
    from spadille.server.net.websocket_frames import GRACEFUL, Wire
except ImportError as missing:
    raise SpadilleError(
        f"the server needs more than is installed ({missing.name}): pip install 'spadille[server]'"
    ) from None

_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_PORT = 8052
_MAX_FRAME = 16 * 1024
_LATEST = 9.5
"""Seconds after which the process is ended even if something hangs."""
_BACKLOG = 1024
_MOVETIME = 1_000
"""Milliseconds per move for external programs."""


class Server(uvicorn.Server):
    """The web server; reports when it is ready, and warns people before it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], state: Any, drain: float) -> None:
        super().__init__(config)
        self._state = state
        self._ready = ready
        self._drain = drain
        self._leaving = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._loop = asyncio.get_running_loop()
        self._state.leave = self.leave
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._leaving or not self.started:
            self._end()
        else:
            self._loop.call_soon_threadsafe(self.leave, self._drain)

    def leave(self, seconds: float) -> None:
        """End after `seconds`; a second call has no effect."""
        if self._leaving:
            return
        self._leaving = self._state.health.leaving = self._state.rooms.closing = True
        self._state.steward.take_leave(seconds)
        self._loop.call_later(seconds, self._end)

    def _end(self) -> None:
        self.should_exit = True
        # A hanging shutdown must not delay the next server; nothing is lost, as everything shown has been stored.
        late = threading.Timer(_LATEST, os._exit, (1,))
        late.daemon = True
        late.start()


def print_settings(held: Held) -> None:
    """Print the effective settings as a settings file."""
    print(written(held), end="")


def serve(settings: ServerSettings, *, open_page: bool) -> int:
    """Serve until told to stop; return 0 after an orderly end. Raises SpadilleError for impossible settings.

    A bot of an installed package runs in its own processes, never in this one.
    """
    club = None if settings.club is None else Path(settings.club)
    if club is not None:
        check_club(club)
    programs = {**read_programs(list(settings.programs)), **_own_processes(settings.bots)}
    read_proxies(settings.trusted_proxies)  # reject invalid proxies before anything is opened
    folder = data_folder()
    host = settings.host.removeprefix("[").removesuffix("]")
    names = _names(host, settings.origin)
    listening = _listen_anywhere(host) if settings.port is None else listen(host, settings.port)
    set_up(_level(settings.log.level))
    place = make_place(database_of(settings))
    address = settings.origin or _address(host, listening.getsockname()[1])

    def ready() -> None:
        print(f"Spadille is at {address} (Ctrl+C ends it; games are kept)", flush=True)
        if open_page:
            webbrowser.open(address)

    limited = {"limits": settings.limits, "timeouts": settings.timeouts, "retention": settings.retention}
    app = make_app(place, folder, names=names, club=club, **limited)  # type: ignore[arg-type]
    hidden = [str(folder), *_folder_of(place), *([] if club is None else [str(club.absolute())])]
    with (
        invited(programs, _MOVETIME, _leash(programs, hidden, trusted=settings.trust_programs)),
        _figures(settings.metrics, app.state),
    ):
        proxies = read_proxies(settings.trusted_proxies)
        run(app, listening, ready, proxies=proxies, drain=settings.timeouts.drain)
    return 0


@contextmanager
def _figures(wanted: Metrics, state: Any) -> Iterator[None]:
    """Serve metrics if they are enabled."""
    if wanted.port is None:
        yield
        return
    from spadille.server.ops.metrics import offer

    gauges = {
        "tables_awake": ("Tables that are awake.", lambda: float(state.rooms.awake)),
        "connections": ("Open connections to tables.", lambda: float(state.places.all)),
        "store_waiting": ("What the store has been asked and not yet begun.", lambda: float(state.rooms.store.waiting)),
    }
    with offer(wanted.host, wanted.port, gauges):
        yield


def _level(said: str | None) -> int:
    """Minimum level for logging; higher by default in an interactive terminal."""
    if said is None:
        return logging.WARNING if sys.stderr.isatty() else logging.INFO
    return logging.getLevelNamesMapping()[said.upper()]


def _leash(programs: Mapping[str, str], hidden: Sequence[str], *, trusted: bool) -> Leash | None:
    """The confinement of programs; logs whether they are confined."""
    confined = bool(programs) and not trusted and shut_in(hidden)
    if programs:
        log = logging.getLogger("spadille.server")
        (log.info if confined else log.warning)(said(confined, tuple(programs)))
    return None if trusted else Leash(tuple(hidden), strict=confined)


def _folder_of(place: str) -> list[str]:
    """The database's folder, if the database is a file."""
    return [] if "://" in place else [str(Path(place).absolute().parent)]


def _own_processes(names: Sequence[str]) -> dict[str, str]:
    """A command for each allowed installed bot; removes all installed bots from this process."""
    here = {name for name, guest in GUESTS.items() if guest.installed}
    for name in names:
        if name not in here:
            raise BadOptions(
                f"expected a bot that is installed: {', '.join(sorted(here)) or 'there is none'}; got {name[:40]!r}"
            )
    for name in here:
        del GUESTS[name]
    return {name: shlex.join([sys.executable, "-m", "spadille", "bot", "serve", "--level", name]) for name in names}


def run(
    app: Litestar,
    listening: socket.socket,
    ready: Callable[[], None],
    *,
    proxies: Proxies | None = None,
    drain: float = 0,
) -> None:
    """Serve an application at a socket until a stop signal, and then for `drain` seconds more."""
    proxies = proxies or Proxies()
    door = Door(app.state.limits, raise_files(), proxies)
    sys.setswitchinterval(0.0005)  # the store's thread needs little time but should not wait long for it
    gc.collect()
    gc.freeze()  # loaded objects stay: scanning them in every collection would only cause pauses
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, _ignore)  # when the server has stopped it repeats the signal
    Server(_config(app, door, proxies), ready, app.state, drain).run(sockets=[listening])


def _ignore(_signal: int, _frame: Any) -> None:
    """Do nothing: the web server has handled the signal already."""


def _config(app: Litestar, door: Door, proxies: Proxies) -> Config:
    return Config(
        Front(CutOff(app)),
        door,
        http=Line,
        # Only the operator's named proxies may tell a client's address.
        proxy_headers=bool(proxies.written),
        forwarded_allow_ips=proxies.written,
        ws=Wire,
        ws_max_size=_MAX_FRAME,
        # A state takes some kilobytes: compression would cost each connection hundreds of them, and time.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL,
        lifespan="on",
    )


def _listen_anywhere(host: str) -> socket.socket:
    """A socket at the default port, to keep the browsers' stored data valid; at any free port if it is taken."""
    try:
        return listen(host, _PORT)
    except SpadilleError as usual:
        try:
            return listen(host, 0)
        except SpadilleError:
            raise usual from None


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket at a name or an address, IPv4 or IPv6; raises SpadilleError if impossible."""
    if not 0 <= port <= 65_535:
        raise BadOptions(f"expected a port from 0 to 65535; got {port}")
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(_BACKLOG)
    except (OSError, UnicodeError) as wrong:
        reason = getattr(wrong, "strerror", None) or "that is no name of a machine"
        raise SpadilleError(f"cannot serve at {printable(host)} port {port}: {reason}") from None
    return listening


def _names(host: str, origin: str | None) -> Names:
    """Accepted host names of the server: its public address only, or without one this machine's local names.

    A foreign page could point its own host name at the server, so requests for unknown names are rejected.
    """
    if origin is not None:
        found = urlsplit(origin.lower())
        if found.scheme not in ("http", "https") or not found.hostname or found.path.strip("/"):
            raise BadOptions(f"expected an origin such as https://cards.example; got {origin[:60]!r}")
        called = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
        return Names(f"{found.scheme}://{found.netloc}", frozenset({called}))
    return Names(hosts=frozenset({"127.0.0.1", "[::1]", "localhost"} if host in _LOOPBACK else ()))


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
