"""A process in which all that a server needs is loaded: every server that is asked of it is a fork, there at once.

A fork is a process of its own like any other: it is killed by a signal, and what it had in memory is gone.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, TextIO

_LOADED = (
    "spadille.cli.commands",
    "spadille.cli.serve",
    "spadille.bots.club",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "sqlalchemy.dialects.sqlite",
)
_LONGEST = 1 << 20
_PATIENCE = 60.0


class Nursery:
    """The process that is loaded, seen from the tests."""

    def __init__(self) -> None:
        self._door, other = socket.socketpair()
        words = [sys.executable, str(Path(__file__)), str(other.fileno())]
        self._process = subprocess.Popen(words, pass_fds=[other.fileno()])
        other.close()

    def start(self, words: list[str], errors: TextIO) -> Child:
        """`spadille` with these words, in a process of its own and with the environment of the test."""
        asked = json.dumps({"words": words, "environment": dict(os.environ)}).encode()
        (shown, out), (told, tell) = os.pipe(), os.pipe()
        socket.send_fds(self._door, [asked], [out, errors.fileno(), tell])
        os.close(out)
        os.close(tell)
        return Child(os.fdopen(shown), os.fdopen(told))

    def close(self) -> None:
        self._door.close()
        self._process.wait(60)


class Child:
    """A process that the nursery has begun: what it writes, and how it ends."""

    def __init__(self, stdout: TextIO, told: TextIO) -> None:
        self.stdout = stdout
        self._told = told
        self.pid = int(told.readline())

    def kill(self) -> None:
        """End it without a warning."""
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        os.kill(self.pid, signal.SIGTERM)

    def wait(self) -> int:
        """Wait for its end; its exit status."""
        assert select.select([self._told], [], [], _PATIENCE)[0], "the process does not end"
        return int(self._told.readline())

    def close(self) -> None:
        """Let go of what it wrote; it has ended."""
        self.stdout.close()
        self._told.close()


# -- the process that is loaded ----------------------------------------------------------------------


def _load() -> None:
    for name in _LOADED:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()


def _stay(door: socket.socket) -> None:
    """Begin a process for whoever asks, until nobody can ask any more."""
    while True:
        asked, fds, _, _ = socket.recv_fds(door, _LONGEST, 3)
        if not asked:
            return
        if os.fork() == 0:
            door.close()
            _watch(json.loads(asked), *fds)
        for each in fds:
            os.close(each)
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def _watch(asked: dict[str, Any], out: int, errors: int, tell: int) -> None:
    """Begin the process, tell its number, and tell how it has ended."""
    pid = os.fork()
    if pid == 0:
        os.close(tell)
        _become(asked, out, errors)
    os.close(out)
    os.close(errors)
    os.write(tell, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(tell, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _become(asked: dict[str, Any], out: int, errors: int) -> None:
    """Be `spadille`, as if it had just been started."""
    for number, fd in enumerate((os.open(os.devnull, os.O_RDONLY), out, errors)):
        os.dup2(fd, number)
        os.close(fd)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["spadille", *asked["words"]]
    from spadille.cli import main

    main()


if __name__ == "__main__":
    _load()
    _stay(socket.socket(fileno=int(sys.argv[1])))
