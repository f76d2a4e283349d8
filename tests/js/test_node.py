"""The logic of the browser's modules, tested by Node's own runner: `node --test tests/js/*.test.mjs`."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
_DOM: Final = ROOT / "node_modules" / "linkedom"


def node() -> str:
    """Where Node.js is; without it, or without what the tests import, they are left out."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node.js is not installed")
    if not _DOM.is_dir():
        pytest.skip("linkedom is not installed: `npm ci` installs it")
    return found


def test_every_test_of_the_browsers_modules_passes() -> None:
    files = sorted(str(each.relative_to(ROOT)) for each in HERE.rglob("*.test.mjs"))
    done = subprocess.run(
        [node(), "--no-warnings", "--test", "--test-concurrency=8", "--test-reporter=spec", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    told = done.stdout + done.stderr
    # The reporter lists what failed once more at the end, with the reasons.
    assert done.returncode == 0, told[told.find("failing tests:") :] if "failing tests:" in told else told
    counts = {
        name: int(number) for name, number in re.findall(r"^\S* ?(tests|pass|skipped|todo) (\d+)$", told, re.MULTILINE)
    }
    assert counts["tests"] > len(files)
    assert counts["pass"] == counts["tests"], counts
