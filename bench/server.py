"""The server under load: 200 tables of four, each seat a connection of its own, and moves at a steady rate.

The clients are a process of their own, as far as the machine has room for it. What is measured is the time from
sending a move to the moment when all four connections of its table have been told of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Line

TABLES = 200
SECONDS = 12.0
_WARM = 2.0
_VERSION = re.compile(rb'"v":(\d+)')
_SETTINGS = {
    "game": "spades",
    "rulebook": "rules_of_spades",
    "options": {"nil": False, "blind_nil": False, "target": 1_000_000, "first_dealer": "random"},
}


def main(database: str) -> None:
    """A server that lets one address do all this; it prints its address."""
    from spadille.cli.serve import listen, run
    from spadille.server.app import make_app
    from spadille.server.limits import Limits

    plenty = (1e9, 1e9)
    limits = Limits(
        requests=plenty,
        tables=plenty,
        messages=plenty,
        share=plenty,
        sockets=100_000,
        all_sockets=100_000,
        lines=100_000,
        all_lines=100_000,
    )
    listening = listen("127.0.0.1", 0)
    app = make_app(database, Path(database).parent, limits=limits)
    run(app, listening, lambda: print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True))


class _Face(msgspec.Struct):
    move: str | None
    refusal: Any


class _Zone(msgspec.Struct):
    name: str
    faces: list[_Face]


class _Scene(msgspec.Struct):
    zones: list[_Zone]
    choices: list[_Face]


class _State(msgspec.Struct):
    v: int
    scene: _Scene


_READ = msgspec.json.Decoder(_State)


@dataclass
class Result:
    """What came of a run."""

    rate: float
    took: list[float] = field(default_factory=list)
    seconds: float = SECONDS

    @property
    def achieved(self) -> float:
        return len(self.took) / self.seconds

    def at(self, part: float) -> float:
        """Milliseconds within which this part of the moves was seen by all."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Table:
    """Four clients at one table; whoever has the turn moves when it is time."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.version = 0
        self.last: list[bytes] = [b""] * 4

    async def settle(self) -> None:
        """Wait until nothing more comes in."""
        for seat, socket in enumerate(self.sockets):
            while True:
                try:
                    async with asyncio.timeout(0.3):
                        self._take(seat, await socket.recv(decode=False))
                except TimeoutError:
                    break

    def _take(self, seat: int, message: bytes) -> int:
        self.last[seat] = message
        found = _VERSION.search(message, 0, 60)
        return int(found[1]) if found else -1

    def _next(self) -> tuple[int, str]:
        """Who can move, and how."""
        for seat in range(4):
            scene = _READ.decode(self.last[seat]).scene
            faces = [*scene.choices, *(face for zone in scene.zones if zone.name == "hand" for face in zone.faces)]
            for each in faces:
                if each.move and each.refusal is None:
                    return seat, each.move
        raise AssertionError("nobody can move")

    async def move(self) -> float:
        """Make one move; the seconds until all four have seen it."""
        seat, text = self._next()
        version = int(_VERSION.search(self.last[seat], 0, 60)[1])  # type: ignore[index]
        asked = json.dumps({"t": "move", "v": version, "text": text})
        began = time.perf_counter()
        await self.sockets[seat].send(asked)
        await asyncio.gather(*(self._until_after(version, each) for each in range(4)))
        return time.perf_counter() - began

    async def _until_after(self, version: int, seat: int) -> None:
        while self._take(seat, await self.sockets[seat].recv(decode=False)) <= version:
            pass


async def open_table(url: str) -> Table:
    """A table of four, each in a browser of its own, that has begun."""
    sockets: list[ClientConnection] = []
    room = ""
    for seat in range(4):
        async with httpx.AsyncClient(base_url=url) as browser:
            if not seat:
                room = (await browser.post("/api/tables", json=_SETTINGS)).json()["id"]
            (await browser.post(f"/api/tables/{room}/seats/{seat}", json={"name": f"P{seat}"})).raise_for_status()
            cookies = dict(browser.cookies)
        address = f"{url.replace('http', 'ws')}/api/tables/{room}/play"
        kept = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        sockets.append(await connect(address, additional_headers=kept, compression=None, max_queue=64))
    await sockets[0].send('{"t":"start"}')
    return Table(sockets)


async def _play(table: Table, first: float, every: float, end: float, result: Result, warm: float) -> None:
    due = first
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        took = await table.move()
        if due >= warm:
            result.took.append(took)
        due = max(due + every, time.perf_counter())


async def _load(tables: list[Table], rate: float) -> Result:
    """Moves at a steady rate, spread over the tables."""
    every, start = len(tables) / rate, time.perf_counter() + 0.5
    warm = start + _WARM
    result = Result(rate)
    end = warm + SECONDS
    await asyncio.gather(
        *(_play(table, start + every * at / len(tables), every, end, result, warm) for at, table in enumerate(tables))
    )
    return result


async def _measure(url: str, process: int, rates: list[float]) -> tuple[list[Result], float]:
    """The results for each rate, and the memory of a table in KiB."""
    first = await open_table(url)
    await first.settle()
    for _ in range(60):
        await first.move()
    before = _memory(process)
    tables = [await open_table(url) for _ in range(TABLES)]
    await asyncio.gather(*(table.settle() for table in tables))
    results = [await _load(tables, rate) for rate in rates]
    grown = (_memory(process) - before) / TABLES
    return results, grown


def _memory(process: int) -> float:
    """KiB that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def run_bench(rates: list[float]) -> tuple[list[Result], float]:
    """Start a server, load it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", f"from bench.server import main; main({str(Path(folder) / 'bench.db')!r})"]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            return asyncio.run(_measure(url, server.pid, rates))
        finally:
            server.terminate()
            server.wait(20)


def lines() -> Iterator[Line]:
    results, memory = run_bench([250, 500, 1000])
    for result in results:
        what = f"Server, {TABLES} tables, {result.rate:,.0f} moves/s asked"
        yield Line(f"{what}: seen by all, median", 1000 * statistics.median(result.took), "ms")
        yield Line(f"{what}: seen by all, 99 %", result.at(0.99), "ms", aim="≤ 50 at 1,000")
        yield Line(f"{what}: moves made", result.achieved, "moves/s")
    yield Line("Server, memory of a table of four", memory, "KiB", aim="≤ 100")
