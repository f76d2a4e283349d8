"""The kernel built with warnings as errors, and run where the first wrong access or undefined behaviour stops it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel" / "src"
DATA = {".json", ".jsonl", ".js", ".css", ".html", ".svg", ".md", ".tcss", ".webmanifest", ".typed", ".pyi"}
COMPILER = shutil.which("g++") or shutil.which("clang++")
TRAINING = (ROOT / "kernel" / "tools" / "distill").glob("*/main.cpp")
SOURCES = ["tests/kernel/driver.cpp", *sorted(each.relative_to(ROOT).as_posix() for each in TRAINING)]
WARNINGS = ["-Wall", "-Wextra", "-Werror"]


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here")
def test_the_package_is_built_without_a_warning_and_whole(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for part in ("src", "kernel", "share"):
        shutil.copytree(ROOT / part, source / part, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for file in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(source)]
    checked = {**os.environ, "SPADILLE_CHECKED": "1"}
    made = subprocess.run(build, capture_output=True, text=True, check=False, timeout=600, env=checked)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    for module in ("search/_native", "cards/_fast", "envs/_batch"):
        assert any(f"{module}." in name and not name.endswith(".pyi") for name in names), f"{module} is built and there"
    shipped = (ROOT / "src").rglob("spadille/**/*")
    wanted = {each.relative_to(ROOT / "src").as_posix() for each in shipped if each.suffix in DATA}
    wanted = {each for each in wanted if not each.startswith("spadille/page/js/")}  # read by tools.page, in a checkout
    assert wanted <= {*names}


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here")
@pytest.mark.parametrize("source", SOURCES)
def test_the_kernel_is_read_without_a_warning(source: str) -> None:
    """Every search and the training of nets, read by the compiler and not translated."""
    assert COMPILER is not None
    read = [COMPILER, "-std=c++20", "-fsyntax-only", *WARNINGS, f"-I{KERNEL}", str(ROOT / source)]
    done = subprocess.run(read, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here")
def test_the_kernel_is_clean_under_the_sanitizers(tmp_path: Path) -> None:
    """The trick search for three and four hands, and every other search once."""
    _is_clean(tmp_path, "-O1")


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here")
@pytest.mark.parametrize("optimized", ["-O0", "-O1", "-O3"])
def test_the_whole_kernel_is_clean_under_the_sanitizers(
    tmp_path: Path, optimized: str, record_property: Callable[[str, object], None]
) -> None:
    """The trick search for two to six hands, and twenty times as many positions of every search."""
    _is_clean(tmp_path, optimized, "-DSPADILLE_WHOLE")
    record_property("figure", f"2 to 6 hands at {optimized}, nothing found by AddressSanitizer and UBSan")


def _is_clean(folder: Path, *more: str) -> None:
    program = folder / "driver"
    watch = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    source = Path(__file__).parent / "driver.cpp"
    assert COMPILER is not None
    build = [COMPILER, "-std=c++20", "-g1", *WARNINGS, *more, *watch, f"-I{KERNEL}", str(source), "-o", str(program)]
    made = subprocess.run(build, capture_output=True, text=True, check=False, timeout=600)
    if "cannot find" in made.stderr and "san" in made.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert made.returncode == 0, made.stderr
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False, timeout=1200)
    assert (done.returncode, done.stderr) == (0, "")
