"""`spadille` in a process of its own, as a person meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

COMMAND = [sys.executable, "-m", "spadille"]


def environment(**more: str) -> dict[str, str]:
    """What the commands of the tests run with."""
    return {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "PYTHONUTF8": "1", **more}


def run(
    *words: str, given: str | bytes = "", folder: Path | None = None, more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """One command, with its output; what it writes is read as UTF-8, and what is none of it is marked."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        timeout=60,
        cwd=folder,
        env=environment(**(more or {})),
        check=False,
    )
    out, err = (each.decode("utf-8", "backslashreplace") for each in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
