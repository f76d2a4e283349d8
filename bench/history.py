"""Benchmark results by commit: a line of JSON for each run in `history.jsonl`, and the rows that have become worse."""

from __future__ import annotations

import datetime
import json
import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.measure import Line

HISTORY = Path(__file__).parent / "history.jsonl"
WORSE = 0.05
"""Fall of a ratio, as a share, from which it is reported."""


def name_of(line: Line) -> str:
    """The name of a row: the measured work, and its peer."""
    return f"{line.what}, of {line.peer}" if line.peer else line.what


def run_of(lines: Iterable[Line]) -> dict[str, Any]:
    """A run in its stored form: date, commit, processor, Python, and a row for each line."""
    rows = {
        name_of(line): {"ours": float(f"{line.ours:.4g}"), "unit": line.unit}
        | ({"theirs": float(f"{line.theirs:.4g}"), "ratio": round(line.ratio, 3)} if line.peer else {})
        for line in lines
    }
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "commit": _commit(),
        "processor": _processor(),
        "python": platform.python_version(),
        "rows": rows,
    }


def keep(run: dict[str, Any], path: Path = HISTORY) -> None:
    """Append a run to the history."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(run, ensure_ascii=False) + "\n")


def last_ratios(path: Path = HISTORY) -> dict[str, tuple[float, str]]:
    """The last stored ratio of every row on a processor of this kind, and its commit.

    Another processor may favour one of the two: from a Xeon to an EPYC, DDS became 1.8 times as fast in endings of 8
    cards, our search 1.1 times.
    """
    found: dict[str, tuple[float, str]] = {}
    here = _processor()
    for text in path.read_text("utf-8").splitlines() if path.exists() else ():
        run = json.loads(text)
        if run["processor"] != here:
            continue
        found |= {name: (row["ratio"], run["commit"]) for name, row in run["rows"].items() if "ratio" in row}
    return found


def worse(lines: Iterable[Line], kept: dict[str, tuple[float, str]]) -> list[str]:
    """The rows whose ratio has fallen by more than a twentieth since the stored run, in words."""
    told = []
    for line in lines:
        before, commit = kept.get(name_of(line), (0.0, ""))
        if line.peer and line.ratio < before * (1 - WORSE):
            change = line.ratio / before - 1
            told.append(f"{name_of(line)}: {line.ratio:.2f}, was {before:.2f} at {commit} ({change:+.0%})")
    return told


def _commit() -> str:
    """The measured commit, with a + if the tree has changes."""
    here = Path(__file__).parent

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=here, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", ":/src", ":/kernel", ":/bench/*.py")
    return git("rev-parse", "--short=9", "HEAD") + ("+" if changed else "")


def _processor() -> str:
    """The name of the processor, as far as the system reports it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
