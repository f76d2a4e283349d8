"""A test that is left out in CI without a reason in `skips.txt` makes the run fail, in several processes too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SKIPS = "import pytest\n\ndef test_a():\n    pytest.skip('{}')\n\ndef test_b():\n    assert True\n"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A folder of tests with our conftest."""
    (tmp_path / "conftest.py").write_text((HERE / "conftest.py").read_text("utf-8"))
    (tmp_path / "skips.txt").write_text("# a comment\n*test_some.py::test_a*  no compiler\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow: x\n  proof: x\n  counted: x\n  uncounted: x\n")
    return tmp_path


@pytest.mark.parametrize(
    ("reason", "ci", "status", "processes"),
    [("no compiler here", "1", 0, "0"), ("no time", "1", 1, "0"), ("no time", "1", 1, "2"), ("no time", "", 0, "0")],
)
def test_a_skip_must_be_named(suite: Path, reason: str, ci: str, status: int, processes: str) -> None:
    (suite / "test_some.py").write_text(SKIPS.format(reason))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", processes, str(suite)],
        cwd=suite,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert ("test_a: no time" in done.stdout) == (reason == "no time")


def test_what_is_long_waits_for_the_long_lane(suite: Path) -> None:
    marked = "import pytest\n\n@pytest.mark.proof\ndef test_a():\n    assert True\n\ndef test_b():\n    assert True\n"
    (suite / "test_some.py").write_text(marked)
    told = [
        subprocess.run(
            [sys.executable, "-m", "pytest", "-v", "-p", "no:xdist", *words, str(suite)],
            cwd=suite,
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        for words in ([], ["-m", "not slow"], ["-m", "proof"])
    ]
    assert [("test_a PASSED" in each, "test_b PASSED" in each) for each in told] == [
        (False, True),
        (False, True),
        (True, False),
    ]
