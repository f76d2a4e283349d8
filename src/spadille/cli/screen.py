"""The console for commands with styled output."""

from __future__ import annotations

from typing import Any

import rich.console

from spadille.core.words import Message


class Console(rich.console.Console):
    """Standard output with styles; a closed pipe is raised to the caller instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Lines(Console):
    """A console that keeps sentences whole in a pipe, and leaves no blanks at the ends of lines there."""

    def print(self, *objects: Any, **more: Any) -> None:
        if self.is_terminal:
            super().print(*objects, **more)
            return
        with self.capture() as captured:
            super().print(*objects, **{"soft_wrap": all(isinstance(each, str | Message) for each in objects), **more})
        self.file.writelines(f"{line.rstrip()}\n" for line in captured.get().splitlines())
