"""The long lane: its parts are files, asked for by name or by folder, and the page keeps what each has told."""

from __future__ import annotations

import xml.etree.ElementTree as xml
from pathlib import Path

import pytest
from tests import proof


def test_every_file_with_a_long_test_is_a_part_and_a_folder_names_all_of_its_own() -> None:
    known = proof.parts()
    assert {"server/workers", "server/trial", "kernel/tricks", "games/pyramid/native"} <= {*known}
    assert proof.within(["server"], known) == [each for each in known if each.startswith("server/")]
    asked = ["server/workers", "kernel", "server/workers"]
    assert proof.within(asked, ["kernel/a", "kernel/b", "server/workers"]) == ["server/workers", "kernel/a", "kernel/b"]
    assert proof.within(["serv"], known) == []


def test_a_part_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert proof.main(["server", "serv"]) == 2
    assert capsys.readouterr().err.endswith("; got serv\n")


def test_the_page_keeps_its_sections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "PAGE", tmp_path / "proof.md")
    assert proof.read() == {}
    sections = {"server/workers": "passed\n\n* a figure\n", "kernel/tricks": "FAILED\n"}
    proof.write(sections)
    assert proof.read() == sections


def test_tests_tell_figures_counts_and_what_has_failed() -> None:
    case = '<testcase name="test_{}"><properties>{}</properties>{}</testcase>'
    one = case.format("a", '<property name="figure" value="a kill"/><property name="kills" value="1000"/>', "")
    two = case.format("b", '<property name="kills" value="500"/>', "<failure/>")
    cases = [xml.fromstring(each) for each in (one, two)]
    assert proof.figures(cases) == ["a kill", "failure: test_b", "1,500 kills"]
