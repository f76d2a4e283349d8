"""The hooks of conftest.py, in runs of their own: a skip in CI has a reason in `skips.txt`, a lane has its tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests import lanes

HERE = Path(__file__).parents[1]
LANES = """
## The long lane
| Part | Tests | In the whole lane |
|---|---|---|
| a | `tests/test_some.py::test_a` | `tests/test_some.py::test_b` |
## Always in the whole lane
## Never in the quick lane
| Tests | Why |
|---|---|
| `tests/test_some.py::test_c` | It is slow. |
## Longer than two seconds
"""
SKIPS = "import pytest\n\ndef test_a():\n    pytest.skip('{}')\n\ndef test_b():\n    assert True\n"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A folder of tests with our conftest."""
    folder = tmp_path / "tests"
    folder.mkdir()
    for name in ("conftest.py", "lanes.py"):
        (folder / name).write_text((HERE / name).read_text("utf-8"))
    (folder / "lanes.md").write_text(LANES)
    (folder / "skips.txt").write_text("# a comment\n*test_skipped.py::test_a*  no compiler\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = tests\naddopts = --import-mode=importlib\n")
    return folder


def run(suite: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The tests of the folder."""
    command = [sys.executable, "-m", "pytest", *words]
    env = {**os.environ, **environment}
    return subprocess.run(command, cwd=suite.parent, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("reason", "ci", "status", "processes"),
    [("no compiler here", "1", 0, "0"), ("no time", "1", 1, "0"), ("no time", "1", 1, "2"), ("no time", "", 0, "0")],
)
def test_a_skip_must_be_named(suite: Path, reason: str, ci: str, status: int, processes: str) -> None:
    (suite / "test_skipped.py").write_text(SKIPS.format(reason))
    done = run(suite, "-n", processes, CI=ci)
    assert done.returncode == status, done.stdout + done.stderr
    assert ("test_a: no time" in done.stdout) == (reason == "no time")


def test_a_run_has_the_tests_of_its_lane_and_writes_down_what_each_took(suite: Path) -> None:
    (suite / "test_some.py").write_text(
        "def test_a():\n    pass\n\ndef test_b():\n    pass\n\ndef test_c():\n    pass\n"
    )
    found = {}
    for lane in ("quick", "whole", "long"):
        times = suite / f"{lane}.tsv"
        assert run(suite, f"--lane={lane}", f"--times={times}").returncode == 0
        found[lane] = sorted(lanes.read_times(times.read_text("utf-8")))
    assert found == {
        "quick": ["tests/test_some.py::test_b"],
        "whole": ["tests/test_some.py::test_b", "tests/test_some.py::test_c"],
        "long": ["tests/test_some.py::test_a"],
    }
