"""Abuse from one address while a table at another address plays on: the increase of its latency.

`python -m bench.floods [kind…]` starts a server with its usual limits, plays at one table from 127.0.0.1, sends each
kind of flood from 127.0.0.2, and prints the ratio of the latencies with the flood to those without it.
"""

from __future__ import annotations

import asyncio
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import spadille
from bench.honest import Table, open_table
from spadille.bots import make_bot

SECONDS = 8.0
EVERY = 0.05
HONEST, BUSY = "127.0.0.1", "127.0.0.2"

# -- the floods: each runs until its process is stopped ---------------------------------------------


def _http(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address=BUSY), timeout=60)


async def _made(client: httpx.AsyncClient, url: str, *, seated: bool = False, **settings: Any) -> ClientConnection:
    """Make a table, watched by its host, who may have a seat there."""
    made = (await client.post("/api/tables", json={"game": "spades", **settings})).json()
    if seated:
        await client.post(f"/api/tables/{made['id']}/seats/0", json={})
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{url.replace('http', 'ws')}/api/tables/{made['id']}/play"
    return await connect(address, additional_headers={"Cookie": cookie}, local_addr=(BUSY, 0), compression=None)


async def _tables(url: str, many: int, **settings: Any) -> list[ClientConnection]:
    found: list[ClientConnection] = []
    async with _http(url) as client:
        for _ in range(many):
            with suppress(Exception):
                found.append(await _made(client, url, **settings))
    return found


async def _repeat(sockets: list[ClientConnection], asked: Callable[[int], dict[str, Any]], every: float) -> None:
    async def one(line: ClientConnection) -> None:
        with suppress(Exception):
            for turn in range(10**9):
                await line.send(json.dumps(asked(turn)))
                with suppress(TimeoutError):
                    async with asyncio.timeout(every):
                        while True:
                            await line.recv()

    await asyncio.gather(*(one(each) for each in sockets))


async def half_open(url: str) -> None:
    """Connections that send half a request and wait."""
    place = httpx.URL(url)
    lines = []
    for _ in range(3000):
        with suppress(OSError):
            line = socket.socket()
            line.settimeout(0.2)
            line.bind((BUSY, 0))
            line.connect((place.host, place.port))
            line.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-")
            lines.append(line)
    print("ready", flush=True)
    await asyncio.sleep(3600)


async def pauses(url: str) -> None:
    """Hosts that stop and start their tables."""
    lines = await _tables(url, 20)
    for each in lines:
        await each.send('{"t":"start"}')
    print("ready", flush=True)
    await _repeat(lines, lambda turn: {"t": "pause", "on": turn % 2 == 0}, 0.04)


async def chat(url: str) -> None:
    """Hosts that chat without end."""
    lines = await _tables(url, 20)
    print("ready", flush=True)
    await _repeat(lines, lambda turn: {"t": "chat", "text": f"{turn} {'blah ' * 39}"}, 0.055)


async def hints(url: str) -> None:
    """People who ask for hints again and again."""
    lines = await _tables(url, 25, seated=True, pace=0)
    for each in lines:
        await each.send('{"t":"start"}')
    print("ready", flush=True)
    await _repeat(lines, lambda _: {"t": "hint"}, 0.055)


async def bots(url: str) -> None:
    """Tables of bots only, without delays."""
    lines = await _tables(url, 25, pace=0)
    for each in lines:
        await each.send('{"t":"start"}')
    print("ready", flush=True)
    await _repeat(lines, lambda _: {"t": "chat", "text": "go on"}, 5.0)


def _record(game: str = "spades", **options: Any) -> bytes:
    """A game of bots, as a record."""
    table = spadille.table(game, seed="flood", **options)
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, make_bot("regular", table.game, seat, 1).choose(table.view(seat), table.moves(seat)).move)
    return table.record


async def _post(url: str, path: str, body: bytes, many: int) -> None:
    async with _http(url) as client:

        async def one() -> None:
            while True:
                with suppress(Exception):
                    await client.post(path, content=body)
                await asyncio.sleep(0.01)

        print("ready", flush=True)
        await asyncio.gather(*(one() for _ in range(many)))


async def replays(url: str) -> None:
    """Long records to check."""
    await _post(url, "/api/replay", _record("war"), 6)


async def reviews(url: str) -> None:
    """Records to review."""
    await _post(url, "/api/review?all_cards=true", _record(max_deals=3), 7)


FLOODS: dict[str, Callable[[str], Awaitable[None]]] = {
    each.__name__: each for each in (half_open, pauses, chat, hints, bots, replays, reviews)
}

# -- the honest table ----------------------------------------------------------------------------------


async def _moves(table: Table, seconds: float) -> list[float]:
    """The seconds from each move until all four had seen it."""
    took, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        took.append(await table.move())
        await asyncio.sleep(EVERY)
    return took


@asynccontextmanager
async def _flooded(kind: str, url: str) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.floods", "--flood", kind, url), stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readline(), 60)
        yield
    finally:
        process.kill()
        await process.wait()


def _at(took: list[float], part: float) -> float:
    return 1000 * sorted(took)[min(len(took) - 1, int(part * len(took)))]


async def _measure(url: str, kinds: list[str]) -> None:
    table = await open_table(url)
    await table.settle()
    await _moves(table, 2.0)
    print("| flood | usual, median and 99 % | with it | ratio of the 99 % |\n|---|---|---|---|")
    for kind in kinds:
        usual = await _moves(table, SECONDS)
        async with _flooded(kind, url):
            try:
                async with asyncio.timeout(6 * SECONDS):
                    with_it = await _moves(table, SECONDS)
            except TimeoutError:
                print(f"| {kind} | | no service | |")
                return
        before, after = (f"{1000 * statistics.median(each):.1f}, {_at(each, 0.99):.1f} ms" for each in (usual, with_it))
        print(f"| {kind} | {before} | {after} | {_at(with_it, 0.99) / _at(usual, 0.99):.2f} |", flush=True)
        await asyncio.sleep(1.0)
        await table.settle()


def main(words: list[str]) -> None:
    """Measure the named kinds of flood, or all; with `--flood` be one."""
    if words[:1] == ["--flood"]:
        asyncio.run(FLOODS[words[1]](words[2]))  # type: ignore[arg-type]
        return
    with tempfile.TemporaryDirectory() as folder:
        place = f"--database={Path(folder) / 'bench.db'}"
        server = subprocess.Popen(
            [sys.executable, "-m", "spadille", "serve", "--port", "0", place],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            line = next(each for each in server.stdout if "http://" in each)
            url = line[line.index("http://") :].split()[0].rstrip("/.")
            asyncio.run(_measure(url, words or list(FLOODS)))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main(sys.argv[1:])
