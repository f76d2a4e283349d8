"""A fresh environment with the examples installed, and a server that runs in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.conftest import browser as browser
from tests.web.conftest import chromium as chromium
from tests.web.conftest import come as come
from tests.web.conftest import thorough as thorough

ROOT = Path(__file__).parents[2]


class Fresh:
    """An environment of its own: Spadille is this checkout, what it needs is lent, the examples are installed."""

    def __init__(self, home: Path) -> None:
        self.home = home
        venv.create(home / "env", with_pip=False, symlinks=True)
        self.python = str(home / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")
        asked = [self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        site = Path(subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60).stdout.strip())
        (site / "lent.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n", "utf-8")
        self.examples = home / "examples"
        left = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
        shutil.copytree(ROOT / "examples", self.examples, ignore=left)
        folders = [str(each.parent) for each in sorted(self.examples.glob("*/pyproject.toml"))]
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet", "--no-index"]
        made = subprocess.run(
            [*pip, "--no-deps", "--no-build-isolation", *folders],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert made.returncode == 0, made.stderr
        for folder in folders:
            shutil.rmtree(Path(folder) / "src")  # what is used from now on is what was installed

    @property
    def environment(self) -> dict[str, str]:
        """What its processes are told: no path of ours, and a data folder of their own."""
        given = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        own = {"XDG_DATA_HOME": str(self.home / "data"), "PYTHONUTF8": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return {**given, **own}

    def python_says(self, *words: str, lines: str = "", aside: str = "") -> str:
        """Return what Python prints when run there; it must not fail, and writes asides to standard error."""
        done = subprocess.run(
            [self.python, *words],
            input=lines,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.home,
            env=self.environment,
            timeout=240,
        )
        heard = done.stderr.strip()
        assert done.returncode == 0, done.stdout[-4000:] + heard
        assert heard.startswith(aside) if aside else not heard, done.stdout[-4000:] + heard
        return done.stdout

    def says(self, *words: str, lines: str = "", aside: str = "") -> str:
        """Return what a command of Spadille prints there."""
        return self.python_says("-m", "spadille", *words, lines=lines, aside=aside)


class Serving:
    """A server that runs in the fresh environment."""

    def __init__(self, fresh: Fresh) -> None:
        kept = str(fresh.home / "rooms.db")
        words = [fresh.python, "-m", "spadille", "serve", "--port", "0", "--database", kept, "--bot", "tidy"]
        words.append("--trust-programs")  # the environment lies where a confined program sees nothing
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=fresh.home, env=fresh.environment
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        assert said[:3] == ["Spadille", "is", "at"], "the server does not start"
        self.address = said[3].rstrip("/")


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """The environment that the tests of a run share."""
    return Fresh(tmp_path_factory.mktemp("fresh"))


@pytest.fixture(scope="session")
def server(fresh: Fresh) -> Iterator[Serving]:
    """The server of these tests."""
    found = Serving(fresh)
    yield found
    found.process.kill()
    found.process.communicate()
