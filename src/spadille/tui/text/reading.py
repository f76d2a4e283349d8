"""Lines that a person types."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TextIO


def at_terminal(source: TextIO, sink: TextIO) -> bool:
    """True if a person types and reads, and no other program does."""
    return source.isatty() and sink.isatty()


def read_line(source: TextIO, sink: TextIO, prompt: str = "> ") -> str:
    """Read a line with its end; empty at the end of the input. The prompt is for a terminal alone.

    At the terminal of this process the line can be edited, and the arrow keys bring earlier lines back.
    """
    typed = at_terminal(source, sink)
    if not typed or source is not sys.stdin or sink is not sys.stdout:
        sink.write(prompt if typed else "")
        sink.flush()
        return source.readline()
    with suppress(ImportError):
        import readline  # noqa: F401 - input() edits lines by it
    try:
        return f"{input(prompt)}\n"
    except EOFError:
        return ""
