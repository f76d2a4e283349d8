"""Handover of a connection from the worker that accepted it to the worker that has its table.

All workers accept connections on one port. The first line of a request names the table, if any: then the open
connection itself, with the data read so far, goes to the other process through a Unix socket. After that nothing
stands between the client and its table.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol

from spadille.server.store.lease_sql import Server

_TABLE: Final = re.compile(rb"[A-Z]+ (?:https?://[^/ ]*)?/(?:api/tables|t)/([A-Za-z0-9]{1,32})[/? ]")
_LONGEST_LINE: Final = 2000
_LENGTH: Final = struct.Struct("!I")
_MOST: Final = 65_536
"""Maximum number of bytes handed over with a connection; one of which more has been read is served where it is."""
_AT_ONCE: Final = 1 << 20
_BACKLOG: Final = 1024


def table_named(read: bytes) -> str | None:
    """The table that a request is for, "" if it is for none; None while too little of it has been read."""
    line, end, _ = read.partition(b"\n")
    if not end and len(line) < _LONGEST_LINE:
        return None
    found = _TABLE.match(line)
    return found[1].decode() if found is not None else ""


class Tables(Protocol):
    """The knowledge of tables that the handover needs."""

    def is_awake(self, name: str) -> bool:
        """True if the table is open here."""

    async def elsewhere(self, name: str) -> Server | None:
        """Return the worker that has a table, or should have it; None if it is this one."""


class Passing:
    """The door (Unix socket) of a worker, and access to the doors of the others."""

    def __init__(self, door: Path) -> None:
        self._door = door
        self._tables: Tables | None = None
        self._make: Callable[[], Any] | None = None
        self._listening: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._opened = asyncio.Event()

    def open(self, tables: Tables, make: Callable[[], Any]) -> None:
        """Start to take connections from other workers; `make` makes the protocol that serves one."""
        self._tables, self._make = tables, make
        self._door.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.setblocking(False)
        self._listening.bind(str(self._door))
        self._listening.listen(_BACKLOG)
        asyncio.get_running_loop().add_reader(self._listening, self._accept)
        self._opened.set()

    def close(self) -> None:
        """Stop taking connections."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
            self._listening = None

    def start(self, work: Awaitable[None]) -> None:
        """Run a task in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stays(self, name: str) -> bool:
        """True if a request for this table is certainly served here."""
        return not name or (self._tables is not None and self._tables.is_awake(name))

    async def way(self, name: str) -> str | None:
        """Return the door of the worker that serves a table; None if it is served here.

        A worker takes connections a moment before it knows of the others; a request for a table waits for that.
        """
        await self._opened.wait()
        assert self._tables is not None, "the worker has opened its door"
        there = await self._tables.elsewhere(name)
        return there.door if there is not None else None

    # -- connections from other workers ----------------------------------------------------------

    def _accept(self) -> None:
        assert self._listening is not None, "the worker has opened its door"
        with contextlib.suppress(OSError):
            while True:
                way, _ = self._listening.accept()
                way.setblocking(False)
                _Parcel(way, self._take)

    def _take(self, data: bytes, line: socket.socket) -> None:
        self.start(self._serve(data, line))

    async def _serve(self, data: bytes, line: socket.socket) -> None:
        assert self._make is not None, "the worker has opened its door"
        serving = self._make()
        serving.given = data
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: serving, line)
        except OSError:  # the connection was broken on the way
            line.close()


class _Parcel:
    """A connection on its way from another worker, with the data read so far."""

    def __init__(self, way: socket.socket, take: Callable[[bytes, socket.socket], None]) -> None:
        self._way = way
        self._take = take
        self._read = b""
        self._lines: list[socket.socket] = []
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(way, self._receive)

    def _receive(self) -> None:
        try:
            data, handles, _, _ = socket.recv_fds(self._way, _AT_ONCE, 1)
        except BlockingIOError:
            return
        except OSError:
            data, handles = b"", []
        self._lines += [socket.socket(fileno=each) for each in handles]
        self._read += data
        whole = len(self._read) >= _LENGTH.size and len(self._read) - _LENGTH.size >= _LENGTH.unpack_from(self._read)[0]
        if whole and self._lines:
            self._done()
            self._lines[0].setblocking(False)
            self._take(self._read[_LENGTH.size :], self._lines[0])
        elif not data:  # the sender has crashed on the way
            self._done()
            for line in self._lines:
                line.close()

    def _done(self) -> None:
        self._loop.remove_reader(self._way)
        self._way.close()


def pass_on(door: str, data: bytes, line: int) -> bool:
    """Hand an open connection to another worker, with the data read so far; False if it does not take it."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
            way.setblocking(False)
            way.connect(door)
            told = _LENGTH.pack(len(data)) + data
            return socket.send_fds(way, [told], [line]) == len(told)
    except OSError:
        return False


class Passed(H11Protocol):
    """A connection that goes to the worker of its table before its request is parsed."""

    passing: Passing
    _held = b""
    """The data of a request whose worker has yet to be found."""
    _between = True
    """True if no request has begun since the last response."""
    _asking = False
    given = b""
    """The data that another worker has read of the request that it has handed over."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        given, self.given = self.given, b""
        if given and not transport.is_closing():
            # Parse it before more of the request can arrive, whatever the event loop.
            self._between = False
            super().data_received(given)

    def data_received(self, data: bytes) -> None:
        if not self._between:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self._held += data
        if self._asking:
            return
        name = table_named(self._held)
        if name is None:
            return
        if len(self._held) > _MOST or self.passing.stays(name):
            self._stay()
        else:
            self._asking = True
            self.flow.pause_reading()
            self.passing.start(self._ask(name))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._between = self.cycle.response_complete and not self.conn.trailing_data[0]

    async def _ask(self, name: str) -> None:
        door = None
        with contextlib.suppress(Exception):  # an error is reported by the worker that serves the request
            door = await self.passing.way(name)
        self._asking = False
        if self.transport.is_closing():
            return
        line = self.transport.get_extra_info("socket")
        if door is not None and pass_on(door, self._held, line.fileno()):
            self._held = b""
            self.transport.abort()  # here only: the connection lives on in the other process
            return
        self.flow.resume_reading()
        self._stay()

    def _stay(self) -> None:
        data, self._held, self._between = self._held, b"", False
        super().data_received(data)


def passed(passing: Passing, base: type[H11Protocol] = H11Protocol) -> type[Passed]:
    """Return the protocol class of a worker's connections."""
    return type("Passed", (Passed,) if base is H11Protocol else (Passed, base), {"passing": passing})


def doors(folder: Path, count: int) -> list[Path]:
    """Return the door paths of `count` workers, in a folder that only its owner can open."""
    os.chmod(folder, 0o700)
    return [folder / str(at) for at in range(count)]
