"""Lines that say nothing, or take too long, cost only whoever opened them; the log stays small."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import socket
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.states import PATIENCE
from tests.server.strangers import ask
from websockets.asyncio.client import connect

from spadille.server.limits import Limits
from spadille.server.storms import Storm

Serve = Callable[..., Any]


def half_said(server: Any, count: int, host: str, opened: contextlib.ExitStack) -> list[socket.socket]:
    """Lines from an address over which half a request has come."""
    place, lines = urlsplit(server.url), []
    for _ in range(count):
        line = opened.enter_context(socket.socket())
        line.settimeout(PATIENCE)
        line.bind((host, 0))
        line.connect((place.hostname, place.port))
        lines.append(line)
        with contextlib.suppress(OSError):  # there was no place for it
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
    return lines


def closed(line: socket.socket) -> bool:
    """The server has ended the line, saying nothing more."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.slow(20)
def test_three_thousand_lines_that_say_nothing_leave_others_unharmed(serve: Serve) -> None:
    server = serve()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4000)), hard))
    with contextlib.ExitStack() as opened:
        opened.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        lines = half_said(server, min(3000, hard - 500), "127.0.0.2", opened)
        for _ in range(20):
            assert ask(server, "/api/games").status == 200
        early = lines[: len(lines) - Limits().lines]
        assert all(closed(line) for line in early), "the first ones have made way"
        assert len(server.errors) < 1_000_000
    assert ask(server, "/").status == 200


@pytest.mark.asyncio
async def test_whoever_takes_too_long_is_given_up(serve_limited: Serve) -> None:
    server = serve_limited(patience=(0.3, 0.6, 0.6))
    place = urlsplit(server.url)

    async def left_waiting(words: bytes, patience: float) -> tuple[bytes, float]:
        began = time.monotonic()  # the server may have the line before this side knows it is open
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            writer.write(words)
            while words and time.monotonic() < began + patience / 2:  # little by little helps nobody
                writer.write(b"x")
                await asyncio.sleep(0.01)
            return await reader.read(), time.monotonic() - began
        finally:
            writer.close()

    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n"
    for words, soonest in ((b"", 0.3), (head, 0.3), (head + b"\r\n" + b'{"game":', 0.6)):
        async with asyncio.timeout(PATIENCE):
            found, took = await left_waiting(words, soonest)
        assert b" 408 " in found.splitlines()[0]
        assert took >= soonest
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    for _ in range(3):  # each request has its time anew
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.2)
    writer.close()
    assert "trace" not in server.errors


def test_an_address_has_so_many_lines_and_the_server_too(serve_limited: Serve) -> None:
    server = serve_limited(lines=5, all_lines=12)
    with contextlib.ExitStack() as opened:
        mine = half_said(server, 6, "127.0.0.2", opened)
        assert closed(mine[0]), "the one of this address that has waited longest makes way"
        for host in (3, 4):
            half_said(server, 5, f"127.0.0.{host}", opened)
        assert closed(mine[1]), "so does the one of all"
        assert ask(server, "/healthz").text == "ok"


@pytest.mark.asyncio
async def test_where_every_line_is_in_use_a_further_one_is_refused(serve_limited: Serve) -> None:
    server = serve_limited(lines=3, patience=(0.2, 0.2, 0.2))
    made = json.loads(
        (
            await asyncio.to_thread(
                ask, server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json"
            )
        ).text
    )
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['id']}/play"
    async with connect(address) as first, connect(address), connect(address):
        await first.recv()
        await asyncio.sleep(0.6)  # a WebSocket may say nothing for as long as it likes
        await first.send('{"t":"chat","text":"Hello"}')
        while json.loads(await first.recv())["t"] != "said":
            pass
        found = await asyncio.to_thread(ask, server, "/healthz")
        assert found.status == 503
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(ask, server, "/healthz")).status != 200:
            await asyncio.sleep(0.05)


# -- the log -----------------------------------------------------------------------------------------


def test_a_storm_of_one_complaint_is_a_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    storm, now = Storm(), [1000.0]
    monkeypatch.setattr("spadille.server.storms.time.monotonic", lambda: now[0])

    def written(words: str, level: int = logging.WARNING) -> logging.LogRecord | None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, words, None, None)
        return record if storm.filter(record) else None

    assert sum(written("socket.accept() out of system resource\nsocket: 7") is not None for _ in range(5000)) == 20
    assert written("something else") is not None
    assert all(written("a table has been made", logging.INFO) for _ in range(100))
    now[0] += 60
    after = written("socket.accept() out of system resource\nsocket: 9")
    assert after is not None
    assert vars(after)["facts"] == {"left_out": 4980}
    for kind in range(1000):
        assert written(f"kind {kind}") is not None
