"""The units of a contest in several processes, which Ctrl+C breaks off together."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, TypeVar

T = TypeVar("T")

_STOPPED: Final = threading.Event()
"""This process, which plays for another, was told to stop."""


def in_order(play: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    """What is played for each number, in their order, in so many processes."""
    if jobs <= 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        try:
            yield from pool.map(partial(_play_apart, play), numbers)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """In a process that works for another: Ctrl+C is no matter of its own while it waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_apart(play: Callable[[int], T], number: int) -> T:
    """A unit in a process that works for another; Ctrl+C breaks it off, and those that would come after it."""
    if _STOPPED.is_set():
        raise KeyboardInterrupt
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return play(number)
    except KeyboardInterrupt:
        _STOPPED.set()
        raise
    finally:
        _ignore_interrupts()
