"""Tests that the tests of the rules reach every line and branch of the rules; lines only in the long lane."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
COUNTED = (
    "api", "cards", "clauses", "conformance", "core", "exchange", "fair", "games", "golden", "parts", "plugins",
    "puzzles", "scene", "table",
)  # fmt: skip
"""The folders of tests whose runs are traced."""


def test_every_line_and_branch_of_the_rules_is_reached(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    environment = {**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")}

    def run(*words: str) -> str:
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
        return done.stdout

    folders = [f"tests/{each}" for each in COUNTED]
    run("pytest", "-n", "auto", "--dist", "worksteal", "--lane=whole", "--tenth=0", "--cov", "--cov-report=", *folders)
    told = run("coverage", "report", "--skip-covered", "--fail-under=100")
    counts = re.search(r"^TOTAL +(\d+) +0 +(\d+) +0 +100%", told, re.MULTILINE)
    assert counts is not None, told
    record_property("figure", f"{int(counts[1]):,} lines and {int(counts[2]):,} branches of the rules, none missing")
