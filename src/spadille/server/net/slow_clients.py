"""Connection limits and slow clients: the number of open connections, and time limits for requests.

A client that opens connections and sends nothing, or sends it byte by byte, harms only itself: when an address or the
server is at its limit, the connection that has waited longest is closed.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from spadille.server.base.limits import Bucket, Buckets, Limits, address_key
from spadille.server.net.proxies import Proxies

_SPARE: Final = 200
"""Number of files that the server needs besides connections."""
_MOST_FILES: Final = 65_536
_USUAL_FILES: Final = 512
_SLICE: Final = 4096
"""Bytes to parse at once: however small their parts, that takes some milliseconds at most."""
_TASTE: Final = 512
"""The same for an address that has used up its processor time."""
_EFFORT: Final = (1.0, 0.2)
"""Processor seconds that parsing the data of an address may take (burst, then per second)."""
_COSTLY: Final = 0.005
"""Seconds that parsing one request or message stays below, on a slow machine too."""
_MANY: Final = 16
"""Maximum number of parts of a request, or of messages, in one slice of data from a client within its rate."""
_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


Stage = Literal["", "head", "body", "answer"]
"""The next step due from a client: send the head or the body of its request, or take the answer."""


def raise_files() -> int:
    """Raise the limit of open files as far as the system allows (within reason); return the limit."""
    if sys.platform == "win32":
        return _USUAL_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else _MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Door:
    """The open connections, and those of them that have not sent a whole request."""

    def __init__(self, limits: Limits, files: int, proxies: Proxies) -> None:
        self.patience: dict[Stage, float] = dict(zip(("head", "body", "answer"), limits.patience, strict=True))
        self._of_one = limits.lines
        self._most = min(limits.all_lines, files - min(_SPARE, files // 2))
        self._proxies = proxies
        self._trusted = ProxyHeadersMiddleware(cast("Any", None), proxies.written).trusted_hosts
        self._open: dict[asyncio.BaseTransport, str | None] = {}
        """Each connection with its address; None for a proxy, which opens connections for many."""
        self._behind: dict[asyncio.BaseTransport, str] = {}
        """For a proxy's connection: the client's address, as soon as it is known."""
        self._counts: Counter[str | None] = Counter()
        self._waiting: dict[asyncio.BaseTransport, str | None] = {}
        """Connections that have no whole request yet, the longest first."""
        self._efforts = Buckets(_EFFORT)

    def enter(self, line: asyncio.Transport, host: str | None) -> bool:
        """Count an open connection; False if there is no place for it."""
        key = None if host is not None and host in self._proxies else address_key(host)
        if key is not None and self._counts[key] >= self._of_one and not self._give_way(key):
            return False
        if len(self._open) >= self._most and not self._give_way(None):
            return False
        self._open[line] = key
        self._counts[key] += 1
        return True

    def _give_way(self, key: str | None) -> bool:
        """Close the connection that has waited longest (of an address, if given); False if none waits."""
        late = next((line for line, of in self._waiting.items() if key is None or of == key), None)
        if late is None:
            return False
        self.leave(late)
        cast("asyncio.Transport", late).abort()  # another event loop's transports are of no class of asyncio
        return True

    def wait(self, line: asyncio.BaseTransport) -> None:
        """Note that a connection has not sent a whole request."""
        if line in self._open:
            self._waiting.setdefault(line, self._open[line])

    def serve(self, line: asyncio.BaseTransport) -> None:
        """Note that a connection has sent a whole request."""
        self._waiting.pop(line, None)

    def told(self, line: asyncio.BaseTransport, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Note the head of a request: from a proxy it contains the client's address."""
        if self._open.get(line, "") is None:
            said = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
            self._behind[line] = address_key(self._trusted.get_trusted_client_address(said)[0])

    def _effort(self, line: asyncio.BaseTransport) -> Bucket:
        return self._efforts.of(self._behind.get(line) or self._open.get(line) or "")

    def read(self, line: asyncio.Transport, data: bytes, take: Callable[[bytes], int]) -> None:
        """Pass the data of a connection on in slices; `take` returns the number of parts in one.

        The connection is aborted if its address makes parsing too costly: by chunks and frames of a byte, say. What is
        usual is read all the same, as an honest person may have the same address.
        """
        at = 0
        while at < len(data):
            size = _TASTE if self._effort(line).owe(0) else _SLICE
            began = time.thread_time()
            parts = take(data[at : at + size])
            spent = time.thread_time() - began
            late, at = self._effort(line).owe(spent) > 0, at + size  # the address may be known only now
            if line.is_closing():
                return
            if late and (parts > _MANY or spent > _COSTLY or _SLICE <= at < len(data)):
                line.abort()
                return

    def leave(self, line: asyncio.BaseTransport) -> None:
        """Note that a connection is closed."""
        self._waiting.pop(line, None)
        self._behind.pop(line, None)
        if line in self._open:
            key = self._open.pop(line)
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


class Config(uvicorn.Config):
    """The configuration of the web server, with the door that its connections pass."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, **more)
        self.door = door


class Line(H11Protocol):
    """A connection that is closed if its client takes too long."""

    _deadline: asyncio.TimerHandle | None = None
    _stage: Stage = ""
    _known: object = None
    """The request whose head was last passed to the door."""
    _upgraded = False
    """True if it has become a WebSocket, which has limits of its own."""
    _parts = 0
    """Number of heads, pieces of bodies and ends that were read."""

    @property
    def _door(self) -> Door:
        assert isinstance(self.config, Config), "the server is run with its own configuration"
        return self.config.door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._count_parts()
        if self._door.enter(transport, self.client[0] if self.client else None):
            self._wait_for("head")
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._door.read(self.transport, data, self._take)
        self._look()

    def _count_parts(self) -> None:
        read = self.conn.next_event

        def counted() -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
            self._parts += 1
            return read()

        self.conn.next_event = counted  # type: ignore[method-assign]

    def _take(self, data: bytes) -> int:
        before = self._parts
        if not self._upgraded:  # a client sends nothing before the answer to its upgrade
            super().data_received(data)
            if self.scope is not self._known:
                self._known = self.scope
                self._door.told(self.transport, self.scope["headers"])
        return self._parts - before

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for("")
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._look()

    def _look(self) -> None:
        """Determine the next step due from the client."""
        if self._upgraded:
            return
        if self.flow.write_paused:
            self._wait_for("answer")
        elif self.conn.their_state is h11.IDLE:
            self._wait_for("head")
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body")
        else:
            self._wait_for("")

    def _wait_for(self, stage: Stage) -> None:
        """Start the time limit of a stage, which partial progress does not prolong."""
        if stage == self._stage:
            return
        self._stage = stage
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if stage == "":
            self._door.serve(self.transport)
            return
        self._door.wait(self.transport)
        self._deadline = self.loop.call_later(self._door.patience[stage], self._give_up)

    def _give_up(self) -> None:
        self._deadline = None
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_LATE)
            self.transport.close()
        else:
            self.transport.abort()
