"""Where commands print what has a style."""

from __future__ import annotations

import rich.console


class Console(rich.console.Console):
    """Standard output with styles; a reader that goes away is told to whoever prints, and no failure."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
