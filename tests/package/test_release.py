"""Tests a release: small, stripped, named after its systems, and passing its tests on several Pythons."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from tests.package.building import sources
from tools import release

MANY = "spadille-1-cp311-cp311-manylinux_2_28_x86_64.whl"


def wheel(folder: Path, name: str, **modules: bytes) -> Path:
    """A wheel with nothing but modules."""
    made = folder / name
    with ZipFile(made, "w", ZIP_DEFLATED) as held:
        for module, content in modules.items():
            held.writestr(f"spadille/{module}.cpython-311-x86_64-linux-gnu.so", content)
    return made


def test_a_small_stripped_wheel_for_many_systems_is_fine(tmp_path: Path) -> None:
    assert release.look_at(wheel(tmp_path, MANY, _native=b"code")).startswith(f"{MANY}: 0.0 MB, 1 modules")


@pytest.mark.skipif(sys.platform != "linux", reason="the tag is a matter of Linux")
def test_a_wheel_for_this_machine_alone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(release.Wrong, match="no index takes this one"):
        release.look_at(wheel(tmp_path, "spadille-1-cp311-cp311-linux_x86_64.whl", _native=b"code"))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({}, "got none"),
        ({"_native": b"code .debug_info code"}, "expected stripped modules"),
        ({"_native": bytes((1 << 20) + 1)}, "1 MB a module"),
    ],
    ids=["nothing native", "names for debuggers", "large"],
)
def test_what_is_wrong_with_a_wheel_is_said(content: dict[str, bytes], words: str, tmp_path: Path) -> None:
    with pytest.raises(release.Wrong, match=words):
        release.look_at(wheel(tmp_path, MANY, **content))


def test_what_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(release.Wrong, match="as it should"):
        release.run([sys.executable, "-c", "print('as it should'); raise SystemExit(1)"])


def test_source_to_wheel_to_tests_on_every_python_that_is_here(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    pythons = release.found()
    release.build(tmp_path / "dist", pythons, sources(tmp_path))
    for told in release.check(tmp_path / "dist", pythons):
        record_property("figure", told)
