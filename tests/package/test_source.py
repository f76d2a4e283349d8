"""The source distribution is whole: it can be built from, and its own tests pass in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.package.building import build, sources

ROOT = Path(__file__).parents[2]


def test_its_own_quick_tests_pass_in_the_source_distribution(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    archive = build("sdist", sources(tmp_path), tmp_path)
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    wheel = build("wheel", source, tmp_path)
    with ZipFile(wheel) as built:
        for name in built.namelist():
            if name.endswith((".so", ".pyd")):
                built.extract(name, source / "src")
    words = ["-n", "auto", "--lane=quick", "-p", "no:cacheprovider"]
    told = _run(["-m", "pytest", *words], source, PYTHONPATH=str(source / "src"))
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > 2_000
    record_property("figure", f"the source distribution was built, and {passed[1]} tests of its own passed in it")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout")
def test_whatever_stands_beside_the_sources_is_in_the_source_distribution() -> None:
    """The short form: every file and folder that is kept is named in MANIFEST.in, or taken along by itself."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    kept = {line.partition("/")[0] for line in listed.stdout.splitlines()}
    named = {*(ROOT / "MANIFEST.in").read_text("utf-8").split()}
    by_itself = {"src", "pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in", ".gitignore"}
    assert kept >= {"src", "tests"}
    assert kept - named - by_itself == set()


def _run(words: list[str], folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=1500,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout
