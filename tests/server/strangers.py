"""A server that strangers come to: started with limits of its own, and asked in ways that no page asks."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
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


_LIMITED = """
import sys
from pathlib import Path
from spadille.cli.serve import _names, listen, run
from spadille.server.app import make_app
from spadille.server.limits import Limits
from spadille.server.log import set_up
set_up(30)
home, listening = Path(sys.argv[1]), listen("127.0.0.1", 0)
limits = eval(sys.argv[2])
names = _names("127.0.0.1", limits.pop("origin", None))
app = make_app(str(home / "limited.db"), home, limits=Limits(**limits), names=names)
run(app, listening, lambda: print(listening.getsockname()[1], flush=True))
"""


class Limited:
    """A server with other limits than usual, or a public address that is not where it listens."""

    def __init__(self, home: Path, limits: dict[str, Any]) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the server
        words = [sys.executable, "-c", _LIMITED, str(home), repr(limits)]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    @property
    def errors(self) -> str:
        self._log.seek(0)
        return self._log.read()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._log.close()


@pytest.fixture
def serve_limited(tmp_path: Path) -> Iterator[Callable[..., Limited]]:
    """Start a server with these limits; it ends with the test."""
    started: list[Limited] = []

    def begin(**limits: Any) -> Limited:
        started.append(Limited(tmp_path, limits))
        return started[-1]

    yield begin
    for each in started:
        each.close()
