"""Lines that fit a terminal, broken between words."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from typing import Final, TextIO

_LEAST: Final = 20
"""Smallest width to wrap to; a terminal that claims less is not measured right."""


def columns_of(sink: TextIO) -> int | None:
    """The width of the terminal behind a stream; None for a pipe or file, whose lines stay whole."""
    return max(_LEAST, shutil.get_terminal_size().columns) if sink.isatty() else None


def wrapped(line: str, columns: int | None) -> Iterator[str]:
    """A line in parts of at most `columns`, broken between words; later parts keep its indentation.

    >>> list(wrapped("  Take the pyramid apart.", 16))
    ['  Take the', '  pyramid apart.']
    """
    for each in line.split("\n"):
        if columns is None or len(each) <= columns:
            yield each
            continue
        indent = each[: len(each) - len(each.lstrip(" "))]
        yield from textwrap.wrap(
            each, columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
