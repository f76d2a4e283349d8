"""Progress of long commands on standard error, and the command to continue after Ctrl+C."""

from __future__ import annotations

import shlex
import sys

from rich.console import Console
from rich.progress import Progress


def bar() -> Progress:
    """A progress bar; disabled unless standard error is a terminal."""
    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def again(*more: str) -> str:
    """The typed command with more arguments."""
    return shlex.join(["spadille", *sys.argv[1:], *more])


def stopped(words: str) -> None:
    """Report that a command was stopped, with its progress and the command to continue."""
    print(f"spadille: stopped: {words}", file=sys.stderr)
