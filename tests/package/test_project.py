"""Tests what a stranger meets beside the code: one version everywhere, workflows that run what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.package.building import ROOT
from tools import version

from spadille import __version__

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEXT = "## [Unreleased]\n\nLater.\n\n## [0.2.0] - 2026-12-01\n\n* New.\n\n## [0.1.0] - unreleased\n\n* Old.\n"


def test_the_version_is_the_same_wherever_it_stands() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert re.search(r'^dynamic = \[.*"version"\]', project, re.MULTILINE)
    assert not re.search(r'^version = "', project, re.MULTILINE)


def test_a_release_tells_what_has_changed_in_it() -> None:
    assert version.changes(TEXT, "0.2.0") == "* New."
    assert version.changes(TEXT, "0.1.0") == "", "it has no date"
    assert version.changes(TEXT, "0.20") == ""


def test_a_tag_that_is_not_the_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert version.main("99.0") == 1
    assert capsys.readouterr().err == f"expected the version of the sources, {__version__}; got 99.0\n"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    text = path.read_text("utf-8")
    targets = {*re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)}
    assert {*re.findall(r"run: make ([\w-]+)", text)} <= targets
    for name in re.findall(r"\b((?:tests|requirements|\.ci)/[\w./-]+)", text):
        assert (ROOT / name).exists() or name.endswith("**"), name
    for module in re.findall(r"python3? -m (tests\.\w+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()


def test_the_site_leads_to_the_table_only_where_it_lies_beside_it() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    assert "$(if $(TABLE),-D table_page=$(TABLE))" in text
    assert not re.search(r"^TABLE\b", text, re.MULTILINE), "its value is what who calls make gives, or nothing"


def test_nothing_in_a_workflow_may_do_more_than_it_says() -> None:
    for path in WORKFLOWS:
        text = path.read_text("utf-8")
        assert "\npermissions:\n  contents: read\n" in text, path.name
        assert "secrets." not in text, "a release needs no password"
        assert {*re.findall(r"uses: ([\w-]+)/", text)} <= {"actions"}, "what is not the host's own is named by its hash"
