"""Distributions built and installed as a stranger has them: without the sources, and without the network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOTHING: Mapping[str, str] = {}
NO_COMPILER: Mapping[str, str] = {"CC": "false", "CXX": "false"}
_BUILT = (".git", ".venv", "node_modules", "build", "*.egg-info", "*.so", "__pycache__", ".*_cache")


def sources(folder: Path) -> Path:
    """A copy of the source tree, without what was built in it."""
    return Path(shutil.copytree(ROOT, folder / "tree", ignore=shutil.ignore_patterns(*_BUILT)))


def build(kind: str, tree: Path, folder: Path, environment: Mapping[str, str] = NOTHING) -> Path:
    """A "wheel" or an "sdist" of a source tree, made by its build backend as every tool asks it."""
    code = f"import sys; from setuptools import build_meta; build_meta.build_{kind}(sys.argv[1])"
    run([sys.executable, "-c", code, str(folder)], tree, environment)
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def install(distribution: Path, folder: Path, environment: Mapping[str, str] = NOTHING) -> Path:
    """A bare environment with nothing but a distribution, and what it depends on lent by this one; its programs."""
    venv.create(folder, with_pip=False)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    paths = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    (Path(paths["purelib"]) / "lent.pth").write_text(sysconfig.get_paths()["purelib"], "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet", "--no-index"]
    words = ["--no-deps", "--no-build-isolation", "--ignore-installed", "--disable-pip-version-check"]
    run([*pip, *words, str(distribution)], folder, environment)
    return programs


def run(
    words: list[str], folder: Path, environment: Mapping[str, str] = NOTHING, status: int = 0, given: str = ""
) -> str:
    """Return what a program says, run away from the sources; it must exit with the status expected."""
    lent = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        words,
        cwd=folder,
        env={**lent, **environment},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == status, f"{words}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout
