"""How far a long command is, on standard error where somebody looks at it; and how it goes on after Ctrl+C."""

from __future__ import annotations

import shlex
import sys

from rich.console import Console
from rich.progress import Progress


def bar() -> Progress:
    """A progress bar; nothing at all where standard error is no screen."""
    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def again(*more: str) -> str:
    """The command that was typed, with more words."""
    return shlex.join(["spadille", *sys.argv[1:], *more])


def stopped(words: str) -> None:
    """Say that a command was stopped, what is done, and how to go on."""
    print(f"spadille: stopped: {words}", file=sys.stderr)
