"""The kernel under a build that stops at the first wrong access or undefined behaviour."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "kernel" / "src"
COMPILER = shutil.which("g++") or shutil.which("clang++")


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here")
def test_the_kernel_is_clean_under_the_sanitizers(tmp_path: Path) -> None:
    program = tmp_path / "driver"
    watch = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    strict = ["-std=c++20", "-O1", "-g", "-Wall", "-Wextra", "-Werror"]
    source = Path(__file__).parent / "driver.cpp"
    assert COMPILER is not None
    build = [COMPILER, *strict, *watch, f"-I{KERNEL}", str(source), "-o", str(program)]
    made = subprocess.run(build, capture_output=True, text=True, check=False, timeout=600)
    if "cannot find" in made.stderr and "san" in made.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert made.returncode == 0, made.stderr
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")
