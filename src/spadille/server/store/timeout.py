"""Transaction timeout: the connection is closed, and its waiting caller gets an error."""

from __future__ import annotations

import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sql

from spadille.server.base.background import THREADS

_LOOKS: Final = 0.25
"""Seconds between two looks at the clock."""


class Deadline:
    """A watch over the transactions of one thread, one at a time: `with deadline: …`.

    A database that has stopped answering does not report its own timeout either: so the limit is enforced here, by a
    second thread.
    """

    def __init__(self, engine: sql.Engine, seconds: float) -> None:
        self._seconds = seconds
        self._due: float | None = None
        self._connection: Any = None
        self._lock = threading.Lock()
        self._closed = threading.Event()
        sql.event.listen(engine, "connect", self._remember)
        if THREADS:
            threading.Thread(target=self._watch, name="spadille-deadline", daemon=True).start()

    def __enter__(self) -> None:
        self._due = time.monotonic() + self._seconds

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._due = None

    def close(self) -> None:
        """End the watch."""
        self._closed.set()

    def _remember(self, connection: Any, _record: Any) -> None:
        with self._lock:
            self._connection = connection

    def _watch(self) -> None:
        while not self._closed.wait(_LOOKS):
            with self._lock:
                if self._due is not None and time.monotonic() >= self._due:
                    self._due = None
                    _cut(self._connection)


def _cut(connection: Any) -> None:
    """Interrupt the query that a connection waits for."""
    with suppress(Exception):  # the query may have ended by itself at this moment
        if hasattr(connection, "interrupt"):
            connection.interrupt()
        else:
            with socket.socket(fileno=os.dup(connection.pgconn.socket)) as wire:
                wire.shutdown(socket.SHUT_RDWR)
