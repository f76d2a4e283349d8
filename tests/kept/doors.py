"""The interfaces that the tests of kept data use: the command line, and a server with its wire. Nothing else here
knows how the program is built: where the wire gets another version, only this module changes.
"""

from __future__ import annotations

import email.message
import gzip
import io
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.sync.client import ClientConnection, connect

from spadille.cli import main

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "kept" / "0.1-fac4d6f"
SCRIBE = Path(__file__).with_name("scribe.py")
PATIENCE = 120.0
_AT_ONCE, _BETWEEN = 250, 0.02
"""Number of requests that a server accepts from one address at once, and the seconds between further ones."""


def told(name: str) -> Any:
    """A file of kept data in JSON."""
    return json.loads((DATA / name).read_text("utf-8"))


RENAMED = {"random": "beginner", "club": "regular", "expert": "strong"}
"""Levels of bots that have got other names since, or in whose place another plays."""


def holds(kept: Any, now: Any) -> bool:
    """Return whether what was kept still stands; objects may have got further keys."""
    if isinstance(kept, dict):
        return isinstance(now, dict) and all(key in now and holds(each, now[key]) for key, each in kept.items())
    if isinstance(kept, list):
        return isinstance(now, list) and len(now) == len(kept) and all(map(holds, kept, now))
    if isinstance(kept, float):
        return bool(now == pytest.approx(kept, abs=1e-6))
    if isinstance(kept, str) and isinstance(now, str) and kept != now:
        return "+".join(RENAMED.get(each, each) for each in kept.split("+")) == now
    return bool(kept == now)


# -- the command line --------------------------------------------------------------------------------


class Shell:
    """`spadille …` in this process, with a data folder of its own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch, self._capsys = monkeypatch, capsys
        self.data = home / "data" / "spadille"
        self.data.mkdir(parents=True)
        monkeypatch.setenv("XDG_DATA_HOME", str(self.data.parent))
        monkeypatch.chdir(ROOT)

    def run(self, *words: str, given: str = "") -> tuple[int, str]:
        """The exit status, and what was printed."""
        self._patch.setattr(sys, "argv", ["spadille", *words])
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode()), "utf-8"))
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code
        return (status if isinstance(status, int) else int(status is not None)), self._capsys.readouterr().out


# -- databases -----------------------------------------------------------------------------------------


def _dump(name: str) -> str:
    return gzip.decompress((DATA / "rooms" / name).read_bytes()).decode()


# Tables at which nobody has begun are forgotten after a month: these are to be as young as they were.
_YOUNG = "UPDATE rooms SET changed = {:.0f}"


def fill_sqlite(path: Path) -> None:
    """A SQLite file with the kept tables."""
    with sqlite3.connect(path) as db:
        db.executescript(_dump("sqlite.sql.gz"))
        db.execute(_YOUNG.format(time.time()))
    db.close()


def fill_postgresql(url: str) -> None:
    """The kept tables in a new PostgreSQL database."""
    with psycopg.connect(url) as db:
        db.execute(_dump("postgresql.sql.gz").encode())
        db.execute(_YOUNG.format(time.time()).encode())


# -- a server ------------------------------------------------------------------------------------------


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


class Host:
    """A running server, as a browser or a program asks it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._opener = urllib.request.build_opener(_NoRedirect, urllib.request.ProxyHandler({}))
        self._asked = 0
        self._turn = threading.Lock()

    def _wait(self) -> None:
        with self._turn:
            self._asked += 1
            if self._asked > _AT_ONCE:
                time.sleep(_BETWEEN)

    def ask(self, path: str, cookie: str = "") -> tuple[int, email.message.Message, bytes]:
        """Status, headers and body of an answer."""
        self._wait()
        request = urllib.request.Request(self._url + path, headers={"Cookie": cookie})
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, refused.headers, refused.read()

    def json(self, path: str, cookie: str = "") -> Any:
        status, _, body = self.ask(path, cookie)
        assert status == 200, (path, status, body)
        return json.loads(body)

    @contextmanager
    def join(self, table: str, cookie: str) -> Iterator[Viewer]:
        """Come to a table."""
        self._wait()
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as socket:
            yield Viewer(socket)


class Viewer:
    """Somebody at a table, by the wire."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: dict[str, Any] = {}
        self.until(bool)

    @property
    def moment(self) -> int:
        """How many moves have been made."""
        moment: int = self.state["v"]
        return moment

    @property
    def phase(self) -> str:
        """`gathering`, `playing` or `over`."""
        phase: str = self.state["room"]["phase"]
        return phase

    def until(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Look until something holds of the table; a refusal is a failure."""
        end = time.monotonic() + PATIENCE
        while True:
            message = json.loads(self._socket.recv(max(0.01, end - time.monotonic())))
            assert message["t"] != "refused", message
            if message["t"] == "state":
                self.state = message
                if enough(message):
                    return

    def passes(self, moment: int) -> None:
        """Wait until the table has moved on from a moment."""
        if self.moment <= moment:
            self.until(lambda state: state["v"] > moment)

    def _say(self, t: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"t": t, **fields}))

    def start(self) -> None:
        """Begin the game."""
        self._say("start")
        self.until(lambda state: state["room"]["phase"] != "gathering")

    def unpause(self) -> None:
        """Let a table that the host has stopped go on."""
        assert self.state["room"]["paused"]
        self._say("pause", on=False)
        self.until(lambda state: not state["room"]["paused"])

    def move(self, text: str) -> None:
        """Make a move, and see that it has been made."""
        before = self.moment
        self._say("move", v=before, text=text)
        self.until(lambda state: state["v"] > before)


def scribe(log: Path) -> str:
    """The command of a program that plays and writes down all it hears and says, in files whose names begin so."""
    return f"{sys.executable} {SCRIBE} {log}"


@contextmanager
def serving(home: Path, log: Path, database: str | None = None) -> Iterator[Host]:
    """`spadille serve` on this machine over its usual database in `home` (or another), with the kept server's key."""
    folder = home / "spadille"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(DATA / "rooms" / "server.key", folder / "server.key")
    if database is None:
        fill_sqlite(folder / "spadille.db")
    words = [
        "serve",
        "--port",
        "0",
        "--program",
        f"mine={scribe(log)}",
        "--trust-programs",  # it writes down what it hears
        *(["--database", database] if database else []),
    ]
    with (home / "log.txt").open("w") as complaints:
        process = subprocess.Popen(
            [sys.executable, "-m", "spadille", *words],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(home)},
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Spadille is at http://"), line
        yield Host(line.split()[3])
    finally:
        process.terminate()
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise
    troubles = [line for line in (home / "log.txt").read_text("utf-8").splitlines() if '"level":"error"' in line]
    assert not troubles, troubles
