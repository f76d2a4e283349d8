"""Tests the fork server: what its processes inherit, how they end, and that errors are reported."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from tests.server.fork_server import ForkServer


def _say(*words: str) -> None:
    sys.stdout.write(" ".join([os.environ["TOLD"], str(Path.cwd()), *words]))
    sys.stderr.write("in the log")
    sys.exit(3)


def _wait() -> None:
    sys.stdout.write("here\n")
    sys.stdout.flush()
    signal.pause()


def test_a_process_has_the_environment_and_the_folder_of_its_test(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOLD", "told")
    monkeypatch.chdir(tmp_path)
    child = fork_server.call(_say, "one", "two", errors=tmp_path / "log")
    assert child.stdout.read() == f"told {tmp_path} one two"
    assert child.wait() == 3
    assert (tmp_path / "log").read_text() == "in the log"
    child.close()


def _tell_where_loaded() -> None:
    from tests.server import preload

    sys.stdout.write(str(os.getppid() == preload.PROCESS))


def test_what_a_server_needs_is_loaded_before_it_is_forked(fork_server: ForkServer, tmp_path: Path) -> None:
    child = fork_server.call(_tell_where_loaded, errors=tmp_path / "log")
    assert child.stdout.read() == "True"
    assert child.wait() == 0
    child.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_process_ends_by_a_signal_and_says_by_which(fork_server: ForkServer, tmp_path: Path, how: int) -> None:
    child = fork_server.call(_wait, errors=tmp_path / "log")
    assert child.stdout.readline() == "here\n"
    assert child.pid not in (os.getpid(), os.getppid())
    child.kill() if how == signal.SIGKILL else child.terminate()
    assert child.wait() == -how
    child.close()


def test_a_name_that_is_gone_ends_the_process_and_is_told(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fork_server, "preloaded", "spadille.gone")
    child = fork_server.call(_say, errors=tmp_path / "log")
    assert child.wait() == 1
    assert "ModuleNotFoundError: No module named 'spadille.gone'" in (tmp_path / "log").read_text()
    assert child.stdout.read() == ""
    child.close()


def _tell_effort() -> None:
    from spadille.server.net import slow_clients

    sys.stdout.write(str(slow_clients._EFFORT))


def test_a_process_may_have_other_constants_but_none_that_are_gone(fork_server: ForkServer, tmp_path: Path) -> None:
    for name, told in (("_EFFORT", "7"), ("_GONE", "")):
        child = fork_server.call(
            _tell_effort, errors=tmp_path / "log", constants={f"spadille.server.net.slow_clients.{name}": 7}
        )
        assert child.stdout.read() == told
        assert child.wait() == (not told)
        child.close()
    assert "has no attribute '_GONE'" in (tmp_path / "log").read_text()
