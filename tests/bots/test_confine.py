"""Tests confinement with a program that looks for secrets, the network, other processes, memory and a way out."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from spadille.bots import confine
from spadille.bots.confine import Leash, Shut, environment, said, shut_in, tried
from spadille.bots.external import Program, ProgramFault
from spadille.cli.doctor import report

FOUND = tried()
_HIDDEN, _NONE = "this Python lies where programs do not see it", "this system lets nobody make namespaces"
needs_namespaces = pytest.mark.skipif(not FOUND.started, reason=_HIDDEN if FOUND.confined else _NONE)

TRIES = """
import json, os, socket, subprocess, sys
secrets, address, escape = sys.argv[1:4]
def tried(work):
    try:
        return work()
    except BaseException as wrong:
        return type(wrong).__name__
def call():
    return socket.create_connection(json.loads(address), 2).recv(9).decode()
found = {
    'listed': tried(lambda: os.listdir(secrets)),
    'here': tried(lambda: os.listdir('.')),
    'read': tried(lambda: open(secrets + '/server.key').read()),
    'behind': tried(lambda: subprocess.run(['umount', secrets], capture_output=True).returncode and 'kept'),
    'net': tried(call),
    'wrote': tried(lambda: open(escape, 'w').write('x')),
    'memory': tried(lambda: len(bytearray(8 << 30))),
    'told': sorted(os.environ),
    'others': tried(lambda: [each for each in os.listdir('/proc') if each.isdigit() and int(each) > 9]),
    'open': tried(lambda: [open(os.devnull) for _ in range(100)] and 'all'),
}
import time
if os.fork() == 0:
    os.setsid()
    time.sleep(600)
print(json.dumps(found), flush=True)
time.sleep(600)
"""


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "server.key").write_text("the key")
    return folder


def attempt(leash: Leash, secrets: Path, address: Any, escape: Path) -> tuple[dict[str, Any], subprocess.Popen[str]]:
    """Let a program try all that; what it has got."""
    words = [sys.executable, "-c", TRIES, str(secrets), json.dumps(address), str(escape)]
    process = subprocess.Popen(
        leash.command(words), stdout=subprocess.PIPE, text=True, env=environment(), cwd=secrets, start_new_session=True
    )
    assert process.stdout is not None
    found: dict[str, Any] = json.loads(process.stdout.readline())
    return found, process


@needs_namespaces
def test_a_program_gets_none_of_what_it_tries_for(
    secrets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")
    with confine_socket() as listening:
        found, process = attempt(Leash((str(secrets),), strict=True), secrets, listening, tmp_path / "escaped")
    assert found["listed"] in ([], "FileNotFoundError")
    assert "server.key" not in found["here"]
    assert found["read"] == "FileNotFoundError"
    assert found["behind"] in ("kept", "FileNotFoundError")
    assert found["net"] in ("OSError", "ConnectionRefusedError")
    assert found["wrote"] in ("OSError", "FileNotFoundError")
    assert not (tmp_path / "escaped").exists()
    assert (found["memory"], found["open"], found["others"]) == ("MemoryError", "OSError", [])
    assert "DATABASE_PASSWORD" not in found["told"]
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)
    assert process.stdout is not None
    assert process.stdout.read() == "", "whoever went into a session of its own has ended too"
    process.stdout.close()


def confine_socket() -> Any:
    """Somebody who listens on this machine."""
    import contextlib
    import socket

    @contextlib.contextmanager
    def listening() -> Any:
        with socket.create_server(("127.0.0.1", 0)) as found:
            yield list(found.getsockname())

    return listening()


@needs_namespaces
def test_a_confined_program_plays_and_one_that_cannot_be_begun_says_so(tmp_path: Path) -> None:
    leash = Leash((str(tmp_path),), strict=True)
    greets = "import sys; sys.stdin.readline(); print('games war', flush=True); print('ready', flush=True); input()"
    program = Program(f"{shlex.quote(sys.executable)} -c {shlex.quote(greets)}", leash)
    assert program.start() == ("war",)
    program.end()
    with pytest.raises(ProgramFault, match="cannot be started: No such file"):
        Program("/nowhere/bot", leash).start()


LIMITED = """
import runpy, sys
module = runpy.run_path(sys.argv[1])
def refused(*_):
    raise PermissionError('not here')
module['main'].__globals__['_namespaces'] = refused
sys.exit(module['main'](sys.argv[2], [sys.executable, '-c', sys.argv[3]]))
"""
SHOWS = "import resource; print(resource.getrlimit(resource.RLIMIT_NOFILE)[1])"


def test_where_nobody_can_be_shut_in_there_are_limits_and_a_warning() -> None:
    words = [sys.executable, "-c", LIMITED, confine.__file__]
    told = subprocess.run([*words, '{"hidden": [], "strict": false}', SHOWS], capture_output=True, check=False)
    assert (int(told.stdout), told.returncode) == (confine.FILES, 0)
    told = subprocess.run([*words, '{"hidden": [], "strict": true}', SHOWS], capture_output=True, check=False)
    assert (told.stdout, told.returncode) == (b"", 125)
    assert b"cannot be confined: not here" in told.stderr
    assert "NOT CONFINED" in said(False, ["mine"])
    assert "are confined" in said(True, ["mine"])


def test_a_system_that_fails_to_confine_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert not shut_in()
    assert tried() == Shut(confined=False, started=False)


@pytest.fixture
def hidden_python(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """This Python, called from a folder that a confined program does not see."""
    with TemporaryDirectory(dir="/tmp") as folder:
        python = Path(folder) / "python"
        python.symlink_to(os.path.realpath(sys.executable))
        monkeypatch.setattr(sys, "executable", str(python))
        yield python


@needs_namespaces
def test_a_python_out_of_sight_is_told_from_a_system_that_cannot_confine(
    hidden_python: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tried() == Shut(confined=True, started=False)
    assert shut_in(), "what is let in is confined all the same"
    report()
    (line,) = [each for each in capsys.readouterr().out.splitlines() if each.startswith("programs")]
    assert "NOT CONFINED" not in line
    assert f"confined at a server's tables, but the sandbox cannot see {hidden_python}: programs that need it" in line
    with pytest.raises(ProgramFault, match=f"a confined program does not see the folder of {hidden_python}"):
        Program(f"{hidden_python} -c 'print(1)'", Leash(strict=True)).start()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    report()
    assert "NOT CONFINED at a server's tables: they see all (this system lets nobody make" in capsys.readouterr().out
