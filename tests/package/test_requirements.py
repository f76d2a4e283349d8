"""Tests requirements: locked versions that fit, and the oldest that are promised to do."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tests.package.building import ROOT, build, run, sources

KEPT = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED = ("tui", "server", "postgres", "envs", "openspiel", "fast")
OLDEST = ("tui", "server", "postgres", "envs")
MADE_BY = "expected what `make lock` makes"


def asked(extras: tuple[str, ...], groups: tuple[str, ...]) -> Iterator[Requirement]:
    """Return what the project asks for, its own extras left out."""
    told = PROJECT["project"]
    lists = [told["dependencies"], *(told["optional-dependencies"][each] for each in extras)]
    lists += [PROJECT["dependency-groups"][each] for each in groups]
    for line in (line for each in lists for line in each):
        if not line.startswith("spadille["):
            yield Requirement(line)


def pinned(name: str) -> dict[str, str]:
    """The versions of a list, each with its hashes."""
    text = (KEPT / name).read_text("utf-8").replace("\\\n", " ")
    found: dict[str, str] = {}
    for line in text.splitlines():
        match = re.match(r"([\w.-]+)(?:\[\w+\])?==([^ ;]+)", line)
        assert match is not None, line
        assert " --hash=sha256:" in line
        found[canonicalize_name(match[1])] = match[2]
    return found


def test_what_is_locked_is_what_is_asked_for() -> None:
    versions = pinned("lock.txt")
    for wanted in asked(LOCKED, ("dev", "dev-more", "bench", "docs", "release")):
        name = canonicalize_name(wanted.name)
        assert name in versions, MADE_BY
        assert wanted.specifier.contains(versions[name], prereleases=True), f"{MADE_BY}: {wanted}"


def test_the_oldest_versions_are_those_that_are_promised() -> None:
    versions = pinned("oldest.txt")
    for wanted in asked(OLDEST, ("smoke",)):
        lowest = min(Version(each.version) for each in wanted.specifier if each.operator == ">=")
        found = Version(versions[canonicalize_name(wanted.name)])
        # Of 3.2 there may be no 3.2.0: the first that was published under that number stands for it.
        assert found.release[: len(lowest.release)] == lowest.release, f"{MADE_BY}: {wanted}"


def test_no_list_names_a_place_on_the_network() -> None:
    assert [each.name for each in KEPT.glob("*.txt") if "://" in each.read_text("utf-8")] == []


def test_every_extra_is_one_that_messages_may_name() -> None:
    extras = {*PROJECT["project"]["optional-dependencies"]}
    texts = [path.read_text("utf-8") for room in ("src", "docs") for path in (ROOT / room).rglob("*.[pm][yd]")]
    named = {
        extra for text in texts for told in re.findall(r"spadille\[([\w,]+)\]'", text) for extra in told.split(",")
    }
    assert named >= {"server", "postgres", "envs"}
    assert named - extras == set()


def test_the_oldest_libraries_do(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    """With nothing newer than is promised, an installed copy does all that a wheel must do."""
    venv.create(tmp_path / "home", with_pip=True)
    python = str(tmp_path / "home" / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    got = [*install, "--require-hashes", "--requirement", str(KEPT / "oldest.txt")]
    if subprocess.run(got, check=False, timeout=900).returncode:
        pytest.skip("no package index can be reached")
    run([*install, "--no-deps", str(build("wheel", sources(tmp_path), tmp_path))], tmp_path)
    smoke = ROOT / "tests" / "smoke"
    told = run([python, "-m", "pytest", "-c", str(smoke / "pytest.ini"), str(smoke)], tmp_path)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert "skipped" not in told
    version = ".".join(map(str, sys.version_info[:2]))
    record_property(
        "figure", f"{passed[1]} tests of an installed copy passed with the oldest libraries (Python {version})"
    )
