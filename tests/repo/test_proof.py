"""The long lane: its parts are files, asked for by name or by folder, and the page keeps what each has told."""

from __future__ import annotations

import xml.etree.ElementTree as xml
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests import lanes
from tools import proof, repeat


def test_a_folder_names_all_parts_of_its_own() -> None:
    known = [*lanes.load().parts]
    assert {"server/sealed", "server/trial", "kernel/tricks", "games/pyramid/native"} <= {*known}
    assert proof.within(["server"], known) == [each for each in known if each.startswith("server/")]
    asked = ["server/sealed", "kernel", "server/sealed"]
    assert proof.within(asked, ["kernel/a", "kernel/b", "server/sealed"]) == ["server/sealed", "kernel/a", "kernel/b"]
    assert proof.within(["serv"], known) == []


def test_a_part_is_looked_for_in_its_files_and_folders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    patterns = ("tests/a/test_b.py::test_c*", "tests/a/test_b.py::test_d", "tests/web/*", "tests/server/*[x]")
    row = lanes.Row(("part",), patterns, lanes.matching(patterns))
    monkeypatch.setattr(lanes, "load", lambda: SimpleNamespace(parts={"part": row}))
    assert proof.places("part") == ["tests/a/test_b.py", "tests/web", "tests/server"]


def test_a_part_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert proof.main(["server", "serv"]) == 2
    assert capsys.readouterr().err.endswith("; got serv\n")


def test_the_page_keeps_its_sections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "PAGE", tmp_path / "proof.md")
    assert proof.read() == {}
    sections = {"server/sealed": "passed\n\n* a figure\n", "kernel/tricks": "FAILED\n"}
    proof.write(sections)
    assert proof.read() == sections


def test_tests_tell_figures_counts_and_what_has_failed() -> None:
    case = '<testcase name="test_{}"><properties>{}</properties>{}</testcase>'
    one = case.format("a", '<property name="figure" value="a kill"/><property name="kills" value="1000"/>', "")
    two = case.format("b", '<property name="kills" value="500"/>', "<failure/>")
    cases = [xml.fromstring(each) for each in (one, two)]
    assert proof.figures(cases) == ["a kill", "failure: test_b", "1,500 kills"]


def test_repeated_runs_go_on_where_they_were_and_begin_again_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    kept: list[str] = []

    def run(commit: str, number: int) -> tuple[int, str]:
        asked.append(number)
        wrong = len(asked) == 4
        return int(wrong), f"* now at commit `{commit}`: {'FAILED: x' if wrong else 'passed'}; 5 passed (1 s)"

    monkeypatch.setattr(repeat, "run", run)
    monkeypatch.setattr(repeat, "RUNS", 6)
    three = repeat.told([f"* then at commit `a`: passed; {at} passed" for at in range(3)])
    assert three.startswith("not finished: 3 of 6 runs")
    assert repeat.prove(three, "b", kept.append) == 0
    assert (asked, len(kept)) == ([3, 4, 5], 3)
    assert kept[-1].startswith("passed: 6 of 6 runs")
    assert repeat.prove(three, "b", kept.append) == 1
    assert kept[-1].startswith("FAILED: 3 of 6 runs")
    assert repeat.prove(kept[-1], "b", kept.append) == 0
    assert asked[-6:] == [0, 1, 2, 3, 4, 5]
