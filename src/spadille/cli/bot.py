"""A bot behind standard input and output: `spadille bot serve`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, TextIO

from spadille import __version__
from spadille.bots.protocol import MAX_LINE, Engine


def serve_bot(level: str, asked: BinaryIO, answers: TextIO) -> int:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine(level, f"Spadille {level} {__version__}")
    for line in _lines(asked):
        if line.strip() == "quit":
            break
        for each in engine.answer(line):
            print(each, file=answers)
        answers.flush()
    return 0


def _lines(asked: BinaryIO) -> Iterator[str]:
    """The lines, each cut where it is too long to be one; what is no UTF-8 will not be understood."""
    while line := asked.readline(MAX_LINE):
        yield line.decode("utf-8", "replace")
        while not line.endswith(b"\n") and (line := asked.readline(MAX_LINE)):
            pass
