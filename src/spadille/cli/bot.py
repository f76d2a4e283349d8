"""A bot on standard input and output: `spadille bot serve`."""

from __future__ import annotations

from typing import BinaryIO, TextIO

from spadille import __version__
from spadille.bots.protocol import Engine, converse


def serve_bot(level: str, asked: BinaryIO, answers: TextIO) -> int:
    """Answer line by line until `quit` or the end of the input."""
    converse(Engine(level, f"Spadille {level} {__version__}"), asked, answers)
    return 0
