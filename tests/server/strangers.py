"""A server that strangers come to: started with limits of its own, and asked in ways that no page asks."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from tests.server.fork_server import NONE, PATIENT, ForkServer
from tests.server.limited import serve_limits
from tests.server.states import PATIENCE


def ask(server: Any, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Any:
    """One request, with any headers; the answer, its body read."""
    place = urlsplit(server.url)
    line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    answer.text = answer.read().decode()  # type: ignore[attr-defined]
    line.close()
    return answer


def say(server: Any, words: bytes) -> bytes:
    """Everything that comes back until the server ends the line."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(words)
        found = b""
        while more := line.recv(65_536):
            found += more
        return found


ONCE: Final = {"spadille.server.net.slow_clients._EFFORT": (0.2, 1e-9)}
"""Processor time for reading the lines of an address, which is not renewed however long it waits."""
ROOMY: Final = {
    "requests": (1e9, 1e9),
    "tables": (1e9, 1e9),
    "messages": (1e9, 1e9),
    "share": (1e9, 1e9),
    "replays": (1e9, 1e9),
    "reviews": (1e9, 1e9),
}
"""Limits of a server that may be asked as often and as fast as one likes."""


class Limited:
    """A server with other limits than usual, or a public address that is not where it listens."""

    def __init__(
        self,
        fork_server: ForkServer,
        home: Path,
        log: Path,
        limits: Mapping[str, Any],
        constants: Mapping[str, object] = NONE,
    ) -> None:
        self.database = str(home / "limited.db")
        self._log = log
        self._read = 0
        self._process = fork_server.call(serve_limits, home, dict(limits), errors=log, constants=constants)
        line = self._process.stdout.readline()
        assert line, self.errors
        self.url = f"http://127.0.0.1:{int(line)}"

    @property
    def ws(self) -> str:
        return self.url.replace("http://", "ws://")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def errors(self) -> str:
        """What the server has logged since it was last forgotten."""
        return self._log.read_text()[self._read :]

    def forget(self) -> None:
        """Forget what was logged until now."""
        self._read += len(self.errors)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process.close()


@pytest.fixture
def serve_limited(tmp_path: Path, fork_server: ForkServer) -> Iterator[Callable[..., Limited]]:
    """Start a server with these limits, and other values for some constants of its modules; it ends with the test."""
    started: list[Limited] = []

    def begin(*, constants: Mapping[str, object] = NONE, **limits: Any) -> Limited:
        log = tmp_path / f"limited-{len(started)}.log"
        started.append(Limited(fork_server, tmp_path, log, limits, constants))
        return started[-1]

    yield begin
    for each in started:
        each.close()


@pytest.fixture(scope="session")
def roomy_of_all(tmp_path_factory: pytest.TempPathFactory, fork_server: ForkServer) -> Iterator[Limited]:
    home = tmp_path_factory.mktemp("roomy")
    found = Limited(fork_server, home, home / "log", ROOMY, PATIENT)
    yield found
    found.close()


@pytest.fixture
def roomy(roomy_of_all: Limited) -> Limited:
    """A server without rate limits, shared by the tests that need none of their own."""
    roomy_of_all.forget()
    return roomy_of_all


@pytest.fixture
def serve_roomy(serve_limited: Callable[..., Limited]) -> Callable[[], Limited]:
    """Start a server without rate limits for this test alone."""
    return lambda: serve_limited(**ROOMY)
