"""Parallel play of a contest's or study's units with joblib, in processes or on a cluster; results are in order.

Every unit follows from its number alone, so it does not matter where it is played, or whether a lost worker had played
it before.
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
"""Maximum consecutive losses of workers without any finished unit."""
_BATCH: Final = 10
"""Target duration of a batch in seconds."""
_WATCH: Final = 1
"""Seconds between checks that the parent lives; a worker ends this long after its parent."""
_TIDYING: Final = "ignore::UserWarning:joblib.externals.loky.backend.resource_tracker"
"""Filter for a warning of joblib's clean-up process, which may find its files already removed after an interruption."""
_STOPPED: Final = threading.Event()
"""Set when this worker process was told to stop."""


class WorkersLost(SpadilleError):
    """Raised when workers are lost repeatedly."""


def in_order(play: Callable[[int], T], numbers: Sequence[int], jobs: int, on: str = "") -> Iterator[T]:
    """Yield the result for each number in order, with `jobs` processes, or on the cluster at an address.

    Raises BadOptions for an unreachable cluster, and WorkersLost if workers are lost repeatedly.
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
    """Yield results in order, each as soon as it is there; in batches if the cluster requires it."""
    from joblib import Parallel, delayed

    with clusters.at_work(jobs, on, begin) as (how, batch):
        if batch:
            yield from _in_batches(Parallel(**how), play, numbers, batch)
            return
        with _uninterrupted():
            results = Parallel(return_as="generator", **how)(delayed(_play_apart)(play, each) for each in numbers)
        try:
            # Not `yield from`, which would close the results before our `finally` does.
            for result in results:  # noqa: UP028
                yield result
        finally:
            with warnings.catch_warnings():  # joblib warns of the interruption, which our caller reports
                warnings.simplefilter("ignore", UserWarning)
                results.close()


def _in_batches(workers: Parallel, play: Callable[[int], T], numbers: Sequence[int], batch: int) -> Iterator[T]:
    """Run batches that grow until the waiting time at a batch's end no longer matters."""
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
    """Block Ctrl+C in starting worker processes until they can handle it; silence the clean-up warning."""
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
    """Initialise a worker process: ignore Ctrl+C, and end when the parent is gone."""
    ignore_interrupts()
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    """End this process soon after its parent was killed; otherwise it would wait for work for minutes."""
    while os.getppid() == parent:
        time.sleep(_WATCH)
    os._exit(1)


def ignore_interrupts() -> None:
    """Ignore Ctrl+C in a worker process while it waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mask(block=False)


def _play_apart(play: Callable[[int], T], number: int) -> T:
    """Play a unit in a worker process; Ctrl+C interrupts it, and prevents the later ones."""
    if _STOPPED.is_set():
        raise KeyboardInterrupt
    if threading.current_thread() is not threading.main_thread():
        return play(number)  # a cluster's worker, which gets no signals from our terminal
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return play(number)
    except KeyboardInterrupt:
        _STOPPED.set()
        raise
    finally:
        ignore_interrupts()
