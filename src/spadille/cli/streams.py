"""Standard output and error that no character can break: what an encoding lacks is written with what it has."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from typing import BinaryIO, Final, TextIO

from spadille.core.encoding import INSTEAD, MARK, flaw
from spadille.core.errors import Unreadable

STOPPED: Final = 130
"""The exit status after Ctrl+C, as shells have it."""
_HANDLER: Final = "spadille"
_STRICT: Final = ("strict", "surrogateescape")


def open_missing() -> bool:
    """Whether there is a standard output; where input or error is closed, nothing is read, and what is said is lost."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), "r", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    return sys.stdout is not None


def soften() -> None:
    """Let both streams write anything; a stream that already replaces what it lacks stays as it is."""
    codecs.register_error(_HANDLER, _instead)
    for stream in (sys.stdout, sys.stderr):
        _soften(stream)


def read_text(file: BinaryIO) -> str:
    """All that a file holds, as text; raises Unreadable for what is no UTF-8."""
    data = file.read().removeprefix(MARK)
    if wrong := flaw(data):
        raise Unreadable(wrong)
    return data.decode()


def _soften(stream: TextIO) -> None:
    """A stream that has been turned elsewhere behind Python's back cannot be changed, and stays as it is."""
    if getattr(stream, "errors", "") in _STRICT and hasattr(stream, "reconfigure"):
        with suppress(OSError):
            stream.reconfigure(errors=_HANDLER)


def _instead(wrong: UnicodeError) -> tuple[str, int]:
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return "".join(INSTEAD.get(each, "?") for each in wrong.object[wrong.start : wrong.end]), wrong.end
