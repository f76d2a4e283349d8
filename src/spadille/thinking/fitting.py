"""A way to let strong players assume another distribution of deal results than the one in their game's folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

OWN: Final = ""
"""The distribution in the game's folder."""
_ENDS: Final[ContextVar[str]] = ContextVar("ends", default=OWN)


@contextmanager
def fitted_to(ends: str) -> Iterator[None]:
    """In a `with` block, let strong players use these deal results: JSON rows, each with its count at the end.

    `Laboratory.ends` of a game defines its rows.
    """
    token = _ENDS.set(ends)
    try:
        yield
    finally:
        _ENDS.reset(token)


def ends_now() -> str:
    """The deal results that were set, else `OWN`."""
    return _ENDS.get()
