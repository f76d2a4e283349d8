"""Runs the whole lane ten times in a row under load, to find tests that fail by chance: `make proof PART=repeat`.

Each run is written to `docs/proof.md` when it ends, so an interrupted command resumes. After a failed run the count
starts again.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from tests.lanes import HERE

PART: Final = "repeat"
RUNS: Final = 10
LOOPS: Final = 4
_LOAD: Final = [sys.executable, "-c", "while True: pass"]


def prove(section: str, commit: str, keep: Callable[[str], None]) -> int:
    """Run until ten runs in a row have passed, or one fails; return the exit status. The section is kept after every
    run.
    """
    lines = re.findall(r"^\* .*$", section, re.MULTILINE)
    if len(lines) >= RUNS or not all(map(_passed, lines)):
        lines = []
    status = 0
    while len(lines) < RUNS and status == 0:
        status, line = run(commit, len(lines))
        lines.append(line)
        keep(told(lines))
    return status


def told(lines: list[str]) -> str:
    """The section of the page with these runs."""
    passed = sum(map(_passed, lines))
    result = "passed" if passed == RUNS else "FAILED" if passed < len(lines) else "not finished"
    load = f"beside {LOOPS} busy loops on {os.cpu_count()} cores"
    return "\n".join([f"{result}: {passed} of {RUNS} runs of the whole lane in a row {load}.", "", *lines, ""])


def _passed(line: str) -> bool:
    return "`: passed;" in line


def run(commit: str, number: int) -> tuple[int, str]:
    """Run the whole lane beside the busy loops, with the given tenth of the matrices."""
    words = ["-n", "auto", "--dist", "worksteal", "--lane=whole", f"--tenth={number}"]
    began, when = time.monotonic(), f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    loops = [subprocess.Popen(_LOAD) for _ in range(LOOPS)]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words], cwd=HERE.parent, capture_output=True, text=True, check=False
        )
    finally:
        for each in loops:
            each.kill()
            each.wait()
    if done.returncode:
        (told := HERE.parent / "build" / "repeat" / f"{number}.log").parent.mkdir(parents=True, exist_ok=True)
        told.write_text(done.stdout + done.stderr)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    result = "passed" if done.returncode == 0 else f"FAILED (status {done.returncode}): {', '.join(failed)}"
    counts = done.stdout.strip().rpartition("\n")[2].strip("= ")
    return done.returncode, f"* {when} at commit `{commit}`: {result}; {counts} ({time.monotonic() - began:,.0f} s)"
