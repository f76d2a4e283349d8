"""The units of a contest or study on several processes, or on a cluster, by joblib; results come in order.

Every unit follows from its number alone: it does not matter where it is played, nor whether a worker that was lost had
played it before.
"""

from __future__ import annotations

import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from spadille.core.errors import SpadilleError
from spadille.lab import clusters

if TYPE_CHECKING:
    from joblib import Parallel

T = TypeVar("T")

_LOSSES: Final = 3
"""So often in a row workers may be lost before any unit is done."""
_BATCH: Final = 10
"""Seconds that a batch should take."""
_WATCH: Final = 1
"""So many seconds after its parent a worker is gone."""
_TIDYING: Final = "ignore::UserWarning:joblib.externals.loky.backend.resource_tracker"
"""Where work is broken off, joblib's process that tidies up may find tidied what it looks for, and tells of it."""
_STOPPED: Final = threading.Event()
"""This process, which plays for another, was told to stop."""


class WorkersLost(SpadilleError):
    """Workers went away again and again."""


def in_order(play: Callable[[int], T], numbers: Sequence[int], jobs: int, on: str = "") -> Iterator[T]:
    """What is played for each number, in their order, in so many processes, or on the cluster at an address.

    Raises BadOptions for a cluster that is not there, and WorkersLost where workers are lost again and again.
    """
    if jobs <= 1 and not on:
        yield from map(play, numbers)
        return
    done, lost = 0, 0
    while done < len(numbers):
        try:
            for result in _spread(play, numbers[done:], jobs, on):
                yield result
                done, lost = done + 1, 0
        except Exception as wrong:
            if not clusters.is_loss(wrong):
                raise
            lost += 1
            if lost == _LOSSES:
                told = str(wrong).strip().partition("\n")[0]
                raise WorkersLost(f"workers were lost {_LOSSES} times in a row; the last time: {told}") from None


def _spread(play: Callable[[int], T], numbers: Sequence[int], jobs: int, on: str) -> Iterator[T]:
    """Results as they come, or batch by batch where the cluster gives them so."""
    from joblib import Parallel, delayed

    with clusters.at_work(jobs, on, begin) as (how, batch):
        if batch:
            yield from _in_batches(Parallel(**how), play, numbers, batch)
            return
        with _uninterrupted():
            results = Parallel(return_as="generator", **how)(delayed(_play_apart)(play, each) for each in numbers)
        try:
            # Not `yield from`, which would close them before our `finally` does.
            for result in results:  # noqa: UP028
                yield result
        finally:
            with warnings.catch_warnings():  # joblib tells of what is broken off, which our caller does
                warnings.simplefilter("ignore", UserWarning)
                results.close()


def _in_batches(workers: Parallel, play: Callable[[int], T], numbers: Sequence[int], batch: int) -> Iterator[T]:
    """Batches that grow until one takes long enough for waiting at its end not to matter."""
    from joblib import delayed

    at = 0
    while at < len(numbers):
        began = time.monotonic()
        yield from workers(delayed(_play_apart)(play, each) for each in numbers[at : at + batch])
        at += batch
        if time.monotonic() - began < _BATCH:
            batch *= 2


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """While processes are begun Ctrl+C waits, for them too: until they can deal with it. They warn of no tidying."""
    _mask(block=True)
    told = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = f"{told},{_TIDYING}" if told else _TIDYING
    try:
        yield
    finally:
        if told is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = told
        _mask(block=False)


def _mask(*, block: bool) -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK if block else signal.SIG_UNBLOCK, {signal.SIGINT})


def begin(parent: int) -> None:
    """In a process that works for another: what it has to know, and that it goes when the other is gone."""
    ignore_interrupts()
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    """End this process soon after its parent was killed; without that it would wait for work for minutes."""
    while os.getppid() == parent:
        time.sleep(_WATCH)
    os._exit(1)


def ignore_interrupts() -> None:
    """In a process that works for another: Ctrl+C is no matter of its own while it waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mask(block=False)


def _play_apart(play: Callable[[int], T], number: int) -> T:
    """A unit in a process that works for another; Ctrl+C breaks it off, and those that would come after it."""
    if _STOPPED.is_set():
        raise KeyboardInterrupt
    if threading.current_thread() is not threading.main_thread():
        return play(number)  # a cluster's worker, which our terminal does not reach
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return play(number)
    except KeyboardInterrupt:
        _STOPPED.set()
        raise
    finally:
        ignore_interrupts()
