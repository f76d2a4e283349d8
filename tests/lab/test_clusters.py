"""Studies on processes and clusters: workers are killed in the middle, and the figures are those of one process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest

from spadille.core.errors import BadOptions
from spadille.lab import clusters
from spadille.lab.processes import WorkersLost, in_order
from spadille.lab.study import Arm, Played, Study, play_unit

STUDY = Study(
    game="spades",
    arms=(Arm(rulebook="andrews"), Arm(rulebook="andrews", options={"nil_bonus": 150})),
    bots=("beginner", "beginner"),
)
UNITS = 300
ROOT = Path(__file__).parents[2]
ONE = partial(play_unit, STUDY, key=bytes(16))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def played(on: str, kill: Callable[[], None]) -> list[Played]:
    """Return what comes back, in order, where a worker is killed after the first units."""
    found: list[Played] = []
    for unit in in_order(ONE, range(UNITS), 2, on):
        found.append(unit)
        if len(found) == 5:
            kill()
    return found


def alone() -> list[Played]:
    return list(in_order(ONE, range(UNITS), 1))


def kill_one(words: str, parent: psutil.Process) -> None:
    """Kill a process beneath another that has these words in its command line."""
    worker = next(each for each in parent.children(recursive=True) if words in " ".join(each.cmdline()))
    worker.kill()


def test_a_process_that_is_killed_costs_no_unit() -> None:
    assert played("", lambda: kill_one("popen_loky", psutil.Process())) == alone()


def test_what_is_broken_off_is_broken_off_without_a_word(recwarn: pytest.WarningsRecorder) -> None:
    units = in_order(ONE, range(UNITS), 2)
    next(units)
    units.close()  # type: ignore[attr-defined]
    assert [str(each.message) for each in recwarn] == []


def _lasting(number: int) -> int:
    os.write(1, f"{os.getpid()}\n".encode())
    time.sleep(60)
    return number


def test_processes_do_not_outlive_a_study_that_is_killed() -> None:
    """Killed with no time for goodbyes, in the middle of units that take a minute."""
    words = "from tests.lab.test_clusters import _lasting, in_order; list(in_order(_lasting, range(2), 2))"
    study = subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert study.stdout is not None
    workers = [psutil.Process(int(study.stdout.readline())) for _ in range(2)]
    study.kill()
    study.wait()
    study.stdout.close()
    assert psutil.wait_procs(workers, 20)[1] == []


def _mortal(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_workers_that_die_of_the_work_itself_are_given_up_in_a_sentence() -> None:
    with pytest.raises(WorkersLost, match="lost 3 times in a row"):
        list(in_order(_mortal, range(4), 2))


@pytest.mark.parametrize("on", ["dask", "dask://", "nowhere://host:1", "host:8786"])
def test_an_address_that_is_none_is_refused(on: str) -> None:
    with pytest.raises(BadOptions, match="expected a cluster such as dask://host:8786"):
        list(in_order(ONE, range(2), 2, on))


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    with pytest.raises(BadOptions, match=r"expected a Dask scheduler at 127\.0\.0\.1:"):
        list(in_order(ONE, range(2), 2, f"dask://127.0.0.1:{free_port()}"))


def test_what_is_not_installed_is_named_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="Ray is not installed here; `pip install 'spadille\\[ray\\]'` brings it"):
        list(in_order(ONE, range(2), 2, "ray://host:10001"))


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[tuple[str, psutil.Process]]:
    """A Dask cluster of its own: a scheduler, and two workers that a nanny begins again; its address, and the nanny."""
    port = free_port()
    at = ["--host", "127.0.0.1", "--no-dashboard"]
    begin = [sys.executable, "-m", "distributed.cli.dask_scheduler", *at, "--port", str(port)]
    work = [sys.executable, "-m", "distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", *at]
    work += ["--nworkers", "2", "--nthreads", "1", "--local-directory", str(tmp_path)]
    quiet = subprocess.DEVNULL
    running = [subprocess.Popen(words, stdout=quiet, stderr=quiet) for words in (begin, work)]
    yield f"dask://127.0.0.1:{port}", psutil.Process(running[1].pid)
    for each in reversed(running):
        each.send_signal(signal.SIGINT)
    for each in running:
        try:
            each.wait(20)
        except subprocess.TimeoutExpired:
            each.kill()


def test_a_dask_worker_that_is_killed_costs_no_unit(dask: tuple[str, psutil.Process]) -> None:
    address, nanny = dask
    assert played(address, lambda: kill_one("spawn_main", nanny)) == alone()


def test_a_sweep_on_dask_that_is_killed_and_goes_on_gives_the_table_of_one_run(
    dask: tuple[str, psutil.Process], tmp_path: Path
) -> None:
    """Killed with no time for goodbyes, while its units are at work on the cluster."""
    kept, rows = tmp_path / "kept.jsonl", tmp_path / "rows.csv"
    words = [sys.executable, "-m", "spadille", "lab", "compare", "spades", "--rulebook", "andrews"]
    words += ["--with", "nil_bonus=50,150", "--primary", "bags", "--bots", "beginner", "--deals", "200", "--json"]
    onward = [*words, "--on", dask[0], "--keep", str(kept), "--rows", str(rows)]
    first = subprocess.Popen(onward, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while first.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 20):
        time.sleep(0.01)
    first.kill()
    assert first.wait() == -signal.SIGKILL, "it was to be killed in the middle"
    assert 20 <= kept.read_bytes().count(b"\n") < 201
    second = subprocess.run(onward, capture_output=True, check=True)
    once = subprocess.run(
        [*words, "--jobs", "1", "--rows", str(tmp_path / "once.csv")], capture_output=True, check=True
    )
    assert second.stdout == once.stdout
    assert rows.read_bytes() == (tmp_path / "once.csv").read_bytes()


@pytest.fixture
def short() -> Iterator[str]:
    """A folder with a short name: Ray puts sockets into it, whose paths may have at most 107 characters."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as found:
        yield found


def test_a_ray_worker_that_is_killed_costs_no_unit(tmp_path: Path, short: str) -> None:
    """Ray is large, so it is installed for this test alone; its cluster and the study run from there."""
    place = tmp_path / "ray"
    venv.create(place, with_pip=True)
    python = str(place / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "-q", "ray[client]>=2.40"], check=True)
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    Path(site, "tested.pth").write_text(f"{sysconfig.get_path('purelib')}\n{Path(__file__).parents[2] / 'src'}\n")
    port, client = free_port(), free_port()
    start = ["--head", f"--port={port}", f"--ray-client-server-port={client}", "--num-cpus=2", "--block"]
    start += [
        "--include-dashboard=false",
        "--node-ip-address=127.0.0.1",
        "--disable-usage-stats",
        f"--temp-dir={short}",
    ]
    cluster = subprocess.Popen([place / "bin" / "ray", "start", *start], stdout=subprocess.DEVNULL)
    try:
        words = ["lab", "compare", "spades", "--rulebook", "andrews", "--with", "nil_bonus=150", "--bots", "beginner"]
        words += ["--deals", "3000", "--json"]
        time.sleep(15)
        begun = [python, "-m", "spadille", *words, "--on", f"ray://127.0.0.1:{client}"]
        study = subprocess.Popen(begun, stdout=subprocess.PIPE, text=True)
        _kill_actor(psutil.Process(cluster.pid))
        out, _ = study.communicate(timeout=300)
        here = subprocess.run([python, "-m", "spadille", *words], capture_output=True, text=True, check=True)
        assert out == here.stdout
    finally:
        for each in [*psutil.Process(cluster.pid).children(recursive=True), cluster]:
            each.kill()
        cluster.wait()


def _kill_actor(cluster: psutil.Process) -> None:
    """Kill a worker of Ray as soon as there is one."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for each in cluster.children(recursive=True):
            if "ray::PoolActor" in " ".join(each.cmdline()):
                each.kill()
                return
        time.sleep(0.05)
    raise AssertionError("Ray has begun no worker")
