"""Tests that every server journey that the page leaves out still exists under its name."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="playwright is not installed: pip install --group dev")

from tests.page.test_server_journeys import LEFT_OUT, WEB


def test_a_folder_a_file_or_a_test_that_was_renamed_is_not_left_out_under_its_old_name() -> None:
    files = {f"{path.parent.name}/{path.stem}": path.read_text("utf-8") for path in WEB.glob("*/test_*.py")}
    folders = {name.partition("/")[0] for name in files}
    tests = "\n".join(files.values())
    gone = [each for each in LEFT_OUT if each not in files.keys() | folders and f"def {each}(" not in tests]
    assert gone == []
