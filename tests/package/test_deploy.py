"""Tests `deploy/`: the steps of the container in an empty folder, and the unit under systemd."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest
from tests.package.building import NO_COMPILER, ROOT, run, sources
from tests.server.states import free

DEPLOY = ROOT / "deploy"
_PLACES = re.compile(r"(?<![\w.:/])/(?=(?:opt|src|etc|var/lib)\b)")
_OF_THE_SYSTEM = ("apt-get", "useradd", "chown")
"""What the steps ask of a system of their own: here it is only seen that nothing else is asked."""


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, in order."""
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word.isupper()]


class Root:
    """A folder that stands for the root of a container."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.tree = folder / "root", sources(folder)
        for each in ("opt", "etc", "var/lib"):
            (self.folder / each).mkdir(parents=True)
        self.stubs = folder / "stubs"
        self.stubs.mkdir()
        for name in _OF_THE_SYSTEM:
            (self.stubs / name).write_text("#!/bin/sh\n")
            (self.stubs / name).chmod(0o755)
        (self.stubs / "python").symlink_to(sys.executable)
        self.environment: dict[str, str] = {}

    def here(self, text: str) -> str:
        """Return what the steps say, with their root in this folder."""
        return _PLACES.sub(f"{self.folder}/", text)

    def take(self, word: str, rest: str) -> None:
        """Do what an instruction says."""
        if word == "RUN" and not rest.startswith("apt-get"):
            path = f"{self.stubs}:{os.environ['PATH']}"
            # There is no network in tests: what the server needs is lent by this environment.
            offline = {
                "PIP_NO_INDEX": "1",
                "PIP_NO_DEPS": "1",
                "PIP_NO_BUILD_ISOLATION": "0",
                "PIP_IGNORE_INSTALLED": "1",
            }
            run(["sh", "-ec", self.here(rest)], self.folder, {"PATH": path, **offline, **NO_COMPILER})
            self._lend()
        elif word == "COPY" and not rest.startswith("--from=build"):
            what, where = rest.split()
            there = Path(self.here(where))
            if what == ".":
                shutil.copytree(self.tree, there)
            else:
                shutil.copyfile(self.tree / what, there)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            self.environment[name] = self.here(value)

    def _lend(self) -> None:
        for site in self.folder.glob("opt/spadille/lib/python*/site-packages"):
            lent = sysconfig.get_paths()["purelib"]  # before what the environment has: its setuptools may be old
            (site / "lent.pth").write_text(f"import sys; sys.path.insert(1, {lent!r})", "utf-8")


def test_the_steps_of_the_container_make_a_server_that_is_ready_and_ends(tmp_path: Path) -> None:
    root, port = Root(tmp_path), free()
    for word, rest in steps():
        root.take(word, rest)
    told = dict(steps())
    assert (root.folder / "var/lib/spadille").stat().st_mode & 0o777 == 0o700
    entry = [root.here(each) for each in re.findall(r'"([^"]+)"', told["ENTRYPOINT"])]
    lent = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    usual = {"SPADILLE_PORT": str(port), "SPADILLE_HOST": "127.0.0.1"}
    server = subprocess.Popen(entry, env={**lent, **root.environment, **usual}, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        assert server.stdout.readline().startswith(f"Spadille is at http://127.0.0.1:{port} ")
        check = json.loads(root.here(told["HEALTHCHECK"].partition(" CMD ")[2]).replace(":8052", f":{port}"))
        run(check, tmp_path)
        assert (root.folder / "var/lib/spadille/spadille.db").stat().st_mode & 0o777 == 0o600
        began = time.monotonic()
    finally:
        server.terminate()
        server.communicate(timeout=20)
    assert server.returncode == 0
    assert time.monotonic() - began < 10
    with pytest.raises(AssertionError):
        run(check, tmp_path)  # nobody is there any more


def test_a_linter_of_container_files_has_nothing_to_say() -> None:
    program = shutil.which("hadolint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        pytest.skip("hadolint is not installed")
    done = subprocess.run([program, str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_settings_of_the_container_are_settings() -> None:
    from spadille.server.base.settings import gather

    held = gather(DEPLOY / "container.toml", {}, {}).settings
    assert (held.host, held.port) == ("0.0.0.0", 8052)
    assert dict(steps())["EXPOSE"] == "8052"


def test_systemd_takes_the_unit_and_finds_little_that_it_may_do(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "spadille.service"
    text = (DEPLOY / "spadille.service").read_text("utf-8")
    assert "/opt/spadille/bin/spadille" in text
    unit.write_text(text.replace("/opt/spadille/bin/spadille", sys.executable))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    exposed = [program, "security", "--offline=true", "--threshold=25", str(unit)]
    found = subprocess.run(exposed, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-2000:]
