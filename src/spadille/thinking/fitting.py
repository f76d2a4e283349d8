"""What strong players of a game take for the usual ends of deals, where it is not what lies in their folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

OWN: Final = ""
"""What lies in the game's folder."""
_ENDS: Final[ContextVar[str]] = ContextVar("ends", default=OWN)


@contextmanager
def fitted_to(ends: str) -> Iterator[None]:
    """While it lasts, strong players weigh scores by these ends of deals: JSON rows, each with its count at the end.

    How a game writes a row, its `Laboratory.ends` says.
    """
    token = _ENDS.set(ends)
    try:
        yield
    finally:
        _ENDS.reset(token)


def ends_now() -> str:
    """The ends that were said, else `OWN`."""
    return _ENDS.get()
