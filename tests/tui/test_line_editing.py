"""Lines typed at a real terminal can be edited, and earlier ones brought back."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="a terminal to open is missing: this is Windows")
pytest.importorskip("readline", reason="readline is missing: this Python was built without it")

LEFT, UP = "\x1b[D", "\x1b[A"


def talk(home: Path, *keys: str) -> str:
    """What a game in lines shows when these keys are pressed, each after the prompt for it."""
    mine, theirs = pty.openpty()
    said = {"HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm", "LANG": "C.UTF-8", "INPUTRC": os.devnull}
    command = [sys.executable, "-m", "spadille", "play", "war", "--plain", "--seed", "7"]
    game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **said})
    os.close(theirs)
    shown, waiting, until = "", list(keys), time.monotonic() + 60
    try:
        while time.monotonic() < until and select.select([mine], [], [], until - time.monotonic())[0]:
            try:
                shown += os.read(mine, 4096).decode()
            except OSError:  # the game has ended
                break
            if waiting and shown.endswith("> "):
                os.write(mine, waiting.pop(0).encode())
    finally:
        game.kill()
        game.wait()
        os.close(mine)
    assert not waiting, shown
    return shown


def test_a_typed_line_can_be_edited_and_an_earlier_one_brought_back(tmp_path: Path) -> None:
    shown = talk(tmp_path, f"able{LEFT}{LEFT}{LEFT}{LEFT}t\r", "quit\r")
    assert "is no move here" not in shown, "table is a command"
    again = talk(tmp_path, "nonsense\r", f"{UP}\r", "quit\r")
    assert again.count("“nonsense” is no move here") == 2, again
