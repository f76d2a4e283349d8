"""A program that plays by the line protocol and writes down all that it hears (>) and says (<).

Which move it makes follows from the moves it is offered. Kept conversations were held with it: it must not change.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from typing import TextIO


def play(log: TextIO) -> None:
    """Answer line by line."""

    def say(text: str) -> None:
        log.write(f"< {text}\n")
        log.flush()
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    moves: list[str] = []
    asked = 0
    for line in sys.stdin:
        log.write(f"> {line}")
        log.flush()
        word, _, rest = line.strip().partition(" ")
        if word == "spadille":
            say("name Scribe")
            say("ready")
        elif word == "game":
            asked = 0
            say("ready")
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "go":
            asked += 1
            say("info " + json.dumps({"why": "by heart"}))
            say("bestmove " + moves[zlib.crc32(" ".join([str(asked), *moves]).encode()) % len(moves)])
        elif word == "quit":
            break


if __name__ == "__main__":
    with open(f"{sys.argv[1]}-{os.getpid()}.txt", "w", encoding="utf-8") as file:
        play(file)
