"""Processes forked from one in which all that a server imports is loaded: a server starts in a moment.

A fork is a process of its own like any other: a signal kills it, and its memory is gone. The standard library's fork
server does the forking; it is one for a whole run of the tests.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import pkgutil
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TextIO

PRELOADED: Final = "tests.server.preload"
"""The module that loads it. Each process imports it again: if it fails, no test has a server."""
_ROOT: Final = str(Path(__file__).parents[2])
_PATIENCE: Final = 60.0
NONE: Final[Mapping[str, object]] = MappingProxyType({})
PATIENT: Final[Mapping[str, object]] = MappingProxyType(
    {
        f"spadille.server.base.background.{lane}.{name}": value
        for lane in ("REPLAYS", "REVIEWS", "ODDS", "SKIPS", "SCENES")
        for name, value in (("seconds", 600.0), ("awaited", True))
    }
)
"""Slow work may take long here, and yields no more than what people wait for: else a busy machine lets it stand."""


class ForkServer:
    """The process that has everything loaded, seen from the tests."""

    def __init__(self) -> None:
        self.preloaded = PRELOADED
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["__main__", __name__, PRELOADED])
        with _found():
            forkserver.ensure_running()

    def start(self, words: list[str], errors: Path, constants: Mapping[str, object] = NONE) -> Child:
        """`spadille` with these words, in a process of its own; what it says on stderr is added to the file."""
        return self.call(_spadille, words, errors=errors, constants=constants)

    def call(
        self, work: Callable[..., object], *values: Any, errors: Path, constants: Mapping[str, object] = NONE
    ) -> Child:
        """Call a function of a module in a process of its own, with the environment and the folder of the test.

        `constants` are other values for constants of modules there, or for attributes of these, by their full names.
        """
        reading, writing = multiprocessing.Pipe(duplex=False)
        place = _Place(self.preloaded, writing, errors, Path.cwd(), dict(os.environ), dict(constants))
        process = self._context.Process(target=_become, args=(place, work, values))
        with _found():
            process.start()
        writing.close()
        stdout = os.fdopen(os.dup(reading.fileno()))
        reading.close()
        return Child(process, stdout)


@contextmanager
def _found() -> Iterator[None]:
    """Other processes find the tests, which pytest imports without a path."""
    before = os.environ.get("PYTHONPATH")
    sys.path.append(_ROOT)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (before, _ROOT)))
    try:
        yield
    finally:
        sys.path.remove(_ROOT)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


class Child:
    """A process of the fork server: what it writes, and how it ends."""

    def __init__(self, process: multiprocessing.context.ForkServerProcess, stdout: TextIO) -> None:
        self._process = process
        self.stdout = stdout
        assert process.pid is not None
        self.pid = process.pid

    def kill(self) -> None:
        """Send SIGKILL."""
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        """Send SIGTERM."""
        os.kill(self.pid, signal.SIGTERM)

    def wait(self) -> int:
        """Wait for its end; its exit status, negative where a signal has ended it."""
        self._process.join(_PATIENCE)
        assert self._process.exitcode is not None, "the process does not end"
        return self._process.exitcode

    def close(self) -> None:
        """Close what it wrote; it has ended."""
        self.stdout.close()
        self._process.close()


# -- in the new process ------------------------------------------------------------------------------


class _Place(NamedTuple):
    """What a process is given before it begins."""

    preloaded: str
    out: Connection
    errors: Path
    folder: Path
    environment: dict[str, str]
    constants: dict[str, object]


def _become(place: _Place, work: Callable[..., object], values: tuple[Any, ...]) -> None:
    """Take the streams, the folder, the environment and the constants that are given, and do the work."""
    with place.errors.open("a") as log:
        os.dup2(log.fileno(), 2)
    os.dup2(place.out.fileno(), 1)
    place.out.close()
    os.chdir(place.folder)
    os.environ.clear()
    os.environ.update(place.environment)
    importlib.import_module(place.preloaded)  # the standard library's fork server passes over what cannot be imported
    for name, value in place.constants.items():
        place_of, _, constant = name.rpartition(".")
        found = pkgutil.resolve_name(place_of)
        getattr(found, constant)  # one that is gone ends the process
        setattr(found, constant, value)
    work(*values)


def _spadille(words: list[str]) -> None:
    sys.argv = ["spadille", *words]
    from spadille.cli import main

    main()
