"""The console for commands with styled output."""

from __future__ import annotations

import rich.console


class Console(rich.console.Console):
    """Standard output with styles; a closed pipe is raised to the caller instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
