"""A server of its own for tests in a browser, in a process of its own; its deals are the same in every run."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

_SERVE = """
import sys
from pathlib import Path
from spadille.cli.serve import listen, run
from spadille.server.app import make_app
from spadille.server.limits import Limits
home, many = Path(sys.argv[2]), (100_000, 100_000)
app = make_app(str(home / "rooms.db"), home, limits=Limits(requests=many, tables=many, replays=many, reviews=many))
run(app, listen("127.0.0.1", int(sys.argv[1])), lambda: print("ready", flush=True))
"""
_DEALT = """
import collections, hashlib, secrets, sys, types
from pathlib import Path
from spadille.server import document
tables = collections.Counter()
def dealt(size):
    test = Path(sys.argv[3]).read_text()
    tables[test] += 1
    return hashlib.sha256(f"{test} {tables[test]}".encode()).hexdigest()[: 2 * size]
document.secrets = types.SimpleNamespace(token_hex=dealt, token_urlsafe=secrets.token_urlsafe)
"""
"""The first table of a test has the same cards in every run, and so has the second."""


class Server:
    """A server of its own, in a process of its own, that can be killed and started again."""

    def __init__(self, home: Path, before: str = "", running: Path | None = None) -> None:
        """`before` is done in its process before it starts; the deals are those of the test that `running` names."""
        self._home, self._running = home, running
        self._before = before + (_DEALT if running else "")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-c", self._before + _SERVE, str(self._port), str(self._home), str(self._running)]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n", "the server does not start"

    def kill(self) -> None:
        """End it without a word."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()
