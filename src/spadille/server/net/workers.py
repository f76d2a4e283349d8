"""Worker processes that serve on one port: a supervisor starts them, and restarts those that crash."""

from __future__ import annotations

import logging
import math
import mmap
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from spadille.core.errors import SpadilleError

_BRIEF: Final = 1.0
"""A worker that ends within these seconds of its start is restarted only after the same time."""
_PATIENCE: Final = 9
"""Seconds that workers have to end when asked to, besides the drain time in which they tell people of it."""

_SILENT: Final = 10.0
"""Seconds after which a worker without a sign of life is killed; it has long lost its tables, and may hold a lock that
all wait for."""
_IN_ORDER: Final = (0, -signal.SIGTERM)
"""Exit statuses of a worker that was asked to end: by itself, or by the signal if it was not serving yet."""
_LOOK: Final = 0.1
"""Seconds between two looks at the workers."""

_log = logging.getLogger("spadille.server")


class Signs:
    """The signs of a worker to its supervisor: that it is ready, and regularly that it lives."""

    def __init__(self, tell: int, pulses: memoryview[float], at: int) -> None:
        self._tell, self._pulses, self._at = tell, pulses, at

    def ready(self) -> None:
        """Tell that the worker can serve."""
        os.write(self._tell, b".")

    def alive(self) -> None:
        """Tell that the worker does not hang."""
        self._pulses[self._at] = time.monotonic()


Work = Callable[[int, Signs], None]
"""The work of a worker, given its number and its signs."""


class Workers:
    """A supervisor of several processes with the same work."""

    def __init__(self, count: int, work: Work, drain: float = 0, silent: float | None = None) -> None:
        if not hasattr(os, "fork"):
            raise SpadilleError("this system cannot have several workers: start the server with one")
        self._count = count
        self._work = work
        self._patience = math.ceil(_PATIENCE + drain)
        self._running: dict[int, tuple[int, float]] = {}
        """By process ID: the number of the worker, and its start time."""
        self._ending = False
        self._watched, self._held = os.pipe()
        self._told, self._tell = os.pipe()
        self._silent = _SILENT if silent is None else silent
        self._pulses = memoryview(mmap.mmap(-1, 8 * count)).cast("d")
        """Time of each worker's last sign of life; infinity from its start until its first sign."""
        self._looked = time.monotonic()

    def tend(self, ready: Callable[[], None]) -> int:
        """Keep the workers running until a signal to stop; call `ready` when all are. Return 0 after an orderly end."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        signal.signal(signal.SIGALRM, self._stop_hard)
        for at in range(self._count):
            self._begin(at)
        status = 0
        if self._all_ready():
            ready()
        elif not self._ending:
            status = 1
            self._stop(signal.SIGTERM, None)
        while self._running:
            process, ended = os.waitpid(-1, os.WNOHANG)
            if process in self._running:
                status = max(status, self._ended(process, os.waitstatus_to_exitcode(ended)))
            elif not process:
                self._see_that_all_live()
                time.sleep(_LOOK)
        return status

    def _see_that_all_live(self) -> None:
        """Kill a worker that hangs; it is restarted when it has ended."""
        now = time.monotonic()
        if now - self._looked > self._silent / 2:  # this process was held up itself, and so were the others
            for at in range(self._count):
                self._pulses[at] = max(self._pulses[at], now)
        self._looked = now
        for process, (at, _) in self._running.items():
            if now - self._pulses[at] > self._silent:
                self._pulses[at] = math.inf
                _log.error("a worker hangs and is killed", extra={"facts": {"worker": at}})
                with suppress(ProcessLookupError):  # it has just ended
                    os.kill(process, signal.SIGKILL)

    def _all_ready(self) -> bool:
        """Wait until every worker is ready; False if one of them ends before, or all are to end."""
        told = 0
        os.set_blocking(self._told, False)
        while told < self._count and not self._ending:
            process, _ = os.waitpid(-1, os.WNOHANG)
            if process:
                del self._running[process]
                return False
            try:
                told += len(os.read(self._told, self._count))
            except BlockingIOError:
                time.sleep(0.02)
        return told >= self._count

    def _ended(self, process: int, status: int) -> int:
        """Restart a worker that has ended, unless all are to end; return an exit status."""
        at, since = self._running.pop(process)
        if self._ending:
            return int(status not in _IN_ORDER)
        _log.error("a worker has ended and is begun again", extra={"facts": {"worker": at, "status": status}})
        if time.monotonic() - since < _BRIEF:
            time.sleep(_BRIEF)
        if not self._ending:
            self._begin(at)
        return 0

    def _begin(self, at: int) -> None:
        sys.stdout.flush()
        self._pulses[at] = math.inf
        process = os.fork()
        if process == 0:
            self._be(at)
        self._running[process] = at, time.monotonic()

    def _be(self, at: int) -> None:
        """Run as a worker, which ends when its supervisor ends, for any reason."""
        os.close(self._held)
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
            signal.signal(each, signal.SIG_DFL)
        threading.Thread(target=self._watch, daemon=True).start()
        status = 1
        try:
            self._work(at, Signs(self._tell, self._pulses, at))
            status = 0
        except SpadilleError as wrong:
            _log.error("a worker cannot begin", extra={"facts": {"reason": str(wrong)}})
        except BaseException:  # noqa: BLE001 - a process that was forked must end here, whatever happens
            _log.exception("a worker has failed")
        finally:
            os._exit(status)

    def _watch(self) -> None:
        os.read(self._watched, 1)  # nobody ever writes: this returns when the other end is gone
        os.kill(os.getpid(), signal.SIGTERM)

    def _stop(self, _signal: int, _frame: Any) -> None:
        self._ending = True
        for process in self._running:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(process, signal.SIGTERM)
        signal.alarm(self._patience)

    def _stop_hard(self, _signal: int, _frame: Any) -> None:
        for process in self._running:
            os.kill(process, signal.SIGKILL)
