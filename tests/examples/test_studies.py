"""The studies run as plain Python, in a short form, and are notebooks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import environment

FOLDER = Path(__file__).parents[2] / "examples" / "studies"
SAYS = {
    "bag_penalty": r"half the penalty: 1\.\d+ bags at 5 points are all of the difference\n(.*\n)*deals a match: ",
    "hand_of_spades": r"the ace is worth [+]\d\.\d\d tricks in the strong hand\n(.*\n)*makes a nil: \d+",
    "pyramid": r"a regular player has won \d+ of \d+ deals\n",
    "roads": r"Banker wins +0\.458597\n(.*\n)*\d of 7 intervals hold the chance of a full shoe, 0\.5068\n",
}


def test_all_studies_are_tried_and_listed() -> None:
    assert {each.stem for each in FOLDER.glob("*.py")} == set(SAYS)
    page = (FOLDER / "README.md").read_text("utf-8")
    assert all(f"[{name}.py]({name}.py)" in page for name in SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_a_study_runs_as_plain_python(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py")],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=environment(STUDY_SIZE="0.1"),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(SAYS[name], done.stdout), done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_a_study_is_a_notebook(name: str) -> None:
    jupytext: Any = pytest.importorskip("jupytext")
    text = (FOLDER / f"{name}.py").read_text("utf-8")
    book = jupytext.reads(text, fmt="py:percent")
    kinds = [each.cell_type for each in book.cells]
    assert (kinds[0], book.cells[0].source[:2]) == ("markdown", "# ")
    assert kinds.count("code") >= 3
    assert kinds.count("markdown") >= 3
    assert book.metadata.kernelspec.name == "python3"
