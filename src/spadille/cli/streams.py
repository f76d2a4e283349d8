"""Standard output and error without encoding errors: unsupported characters are replaced by similar ones."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from typing import BinaryIO, Final, TextIO

from spadille.core.encoding import INSTEAD, MARK, flaw

STOPPED: Final = 130
"""Exit status after Ctrl+C, by shell convention."""
_HANDLER: Final = "spadille"
_STRICT: Final = ("strict", "surrogateescape")


def open_missing() -> bool:
    """Return whether there is a standard output; a closed input or error stream is replaced by the null device."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), "r", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    return sys.stdout is not None


def soften() -> None:
    """Let both streams write any character; a stream with its own error handler stays as it is."""
    codecs.register_error(_HANDLER, _instead)
    for stream in (sys.stdout, sys.stderr):
        _soften(stream)


def read_text(file: BinaryIO) -> str:
    """Read a file as text; raises Unreadable if it is not UTF-8."""
    data = file.read().removeprefix(MARK)
    if wrong := flaw(data):
        from spadille.core.errors import Unreadable

        raise Unreadable(wrong)
    return data.decode()


def _soften(stream: TextIO) -> None:
    """Change a stream's error handler; one that was redirected outside of Python's control stays as it is."""
    if getattr(stream, "errors", "") in _STRICT and hasattr(stream, "reconfigure"):
        with suppress(OSError):
            stream.reconfigure(errors=_HANDLER)


def _instead(wrong: UnicodeError) -> tuple[str, int]:
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return "".join(INSTEAD.get(each, "?") for each in wrong.object[wrong.start : wrong.end]), wrong.end
