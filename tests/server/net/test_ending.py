"""A server that is told to end: people hear of it, what they play meanwhile is kept, and it ends in time."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.states import PATIENCE
from tests.server.store.test_faults import Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spadille.server.net.cut_off import CutOff

pytestmark = pytest.mark.asyncio
Serve = Callable[..., Any]
LONG = "600"
"""Seconds that people are given where the test ends the server itself, by a second signal."""


async def seated(server: Any) -> str:
    """The name of a new table with somebody on a seat; what is at work there is left to it."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        made = await client.post("/api/tables", json={"game": "war"})
        name = str(made.json()["id"])
        await client.post(f"/api/tables/{name}/seats/0", json={"name": "Ann"})
        return name


async def there(server: Any, name: str) -> ClientConnection:
    """A line to a table that has been shown it."""
    line = await connect(f"{server.ws}/api/tables/{name}/play")
    while json.loads(await line.recv())["t"] != "state":
        pass
    return line


async def heard(line: ClientConnection) -> tuple[str, int | None]:
    """Return what is said by the server to all, and by which code the line is closed."""
    notice = ""
    async with asyncio.timeout(PATIENCE):
        try:
            async for message in line:
                told = json.loads(message)
                notice = told["text"] if told["t"] == "notice" else notice
        except ConnectionClosed:
            pass
    return notice, line.close_code


async def ended(server: Any) -> int:
    """Return how a server ends: in order, or with another status where it was held up and ended itself by force."""
    return int(await asyncio.to_thread(server._ended))


async def test_people_are_told_and_no_table_is_made_until_the_server_ends(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DRAIN", LONG)
    server = await asyncio.to_thread(serve)
    tables = [await seated(server) for _ in range(6)]
    lines = [await there(server, name) for name in tables]
    listening = [asyncio.create_task(heard(line)) for line in lines]
    os.kill(server.pid, signal.SIGTERM)
    async with httpx.AsyncClient(base_url=server.url) as client:
        while (await client.get("/readyz")).status_code == 200:
            await asyncio.sleep(0.01)
        assert (await client.get("/healthz")).text == "ok"
        assert (await client.get(f"/api/tables/{tables[0]}")).status_code == 200, "who is at a table plays on"
        while (refused := await client.post("/api/tables", json={"game": "war"})).status_code == 201:
            await asyncio.sleep(0.01)
        assert refused.json()["reason"] == "This server is about to restart. Make a table in a minute."
    assert not any(each.done() for each in listening), "all of them are still there"
    os.kill(server.pid, signal.SIGTERM)
    for notice, code in await asyncio.gather(*listening):
        assert notice == "The server of this table restarts in 600 seconds. Your game is kept."
        assert code in (1001, 1012, 1013)
    assert await ended(server) == 0


async def test_when_the_time_is_over_the_server_ends_by_itself(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DRAIN", "0.5")
    server = await asyncio.to_thread(serve)
    line = await there(server, await seated(server))
    began = time.monotonic()
    os.kill(server.pid, signal.SIGTERM)
    assert (await heard(line))[1] in (1001, 1012, 1013)
    assert await ended(server) == 0
    assert time.monotonic() - began >= 0.5, "not before"


async def test_what_is_played_till_the_end_is_kept(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DRAIN", LONG)
    server = await asyncio.to_thread(serve)
    player = Player(server.url)
    await player.sit_down()
    playing = asyncio.create_task(player.play())
    await player.until(player.version + 5)
    os.kill(server.pid, signal.SIGTERM)
    async with httpx.AsyncClient(base_url=server.url) as client:
        while (await client.get("/readyz")).status_code == 200:
            await asyncio.sleep(0.01)
    await player.until(player.version + 3)  # it is played on while people are told
    os.kill(server.pid, signal.SIGTERM)
    assert await ended(server) == 0
    seen = player.version
    await asyncio.to_thread(server.again)
    await player.until(seen + 3)
    playing.cancel()
    await asyncio.wait([playing])
    server.kill()


async def test_whoever_comes_till_the_end_is_told_as_well(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DRAIN", LONG)
    server = await asyncio.to_thread(serve, constants={"spadille.server.ops.operator_notes._EVERY": 0.05})
    name = await seated(server)
    os.kill(server.pid, signal.SIGTERM)
    async with httpx.AsyncClient(base_url=server.url) as client:
        while (await client.get("/readyz")).status_code == 200:
            await asyncio.sleep(0.01)
    line = await there(server, name)
    async with asyncio.timeout(PATIENCE):
        while (told := json.loads(await line.recv()))["t"] != "notice":
            pass
    assert re.fullmatch(r"The server of this table restarts in [1-9]\d* seconds. Your game is kept.", told["text"])
    os.kill(server.pid, signal.SIGTERM)
    await heard(line)
    assert await ended(server) == 0


async def test_the_second_order_to_end_is_not_waited_for(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DRAIN", LONG)
    server = await asyncio.to_thread(serve)
    line = await there(server, await seated(server))
    os.kill(server.pid, signal.SIGTERM)
    while json.loads(await line.recv())["t"] != "notice":
        pass
    os.kill(server.pid, signal.SIGTERM)
    assert (await heard(line))[1] in (1001, 1012, 1013)
    assert await ended(server) == 0


def begins(address: str, name: str, host: str) -> socket.socket:
    """A line of a host that begins a game and then reads nothing any more."""
    place = urlsplit(address)
    line = socket.create_connection((place.hostname, place.port))
    head = (
        f"GET /api/tables/{name}/play HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: host-{name}={host}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert b" 101 " in line.recv(1000)
    said = b'{"t":"start"}'
    line.sendall(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)  # with a mask that changes nothing
    return line


async def test_clients_that_hang_and_bots_that_think_hold_nothing_up(serve: Serve) -> None:
    soon = dict.fromkeys(("spadille.cli.server.serve.GRACEFUL", "spadille.server.net.websocket_frames.GRACEFUL"), 1)
    server = await asyncio.to_thread(serve, constants=soon)
    place = urlsplit(server.url)
    stuck = [socket.create_connection((place.hostname, place.port)) for _ in range(20)]
    for each in stuck[:10]:
        each.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{")
    async with httpx.AsyncClient(base_url=server.url) as client:
        for _ in range(3):
            made = await client.post("/api/tables", json={"game": "spades", "level": "strong", "pace": 0})
            name = made.json()["id"]
            host = str(made.cookies.get(f"host-{name}"))
            stuck.append(await asyncio.to_thread(begins, server.url, name, host))
            async with asyncio.timeout(PATIENCE):
                while (await client.get(f"/api/tables/{name}")).json()["phase"] != "playing":
                    await asyncio.sleep(0.05)
    os.kill(server.pid, signal.SIGTERM)
    status = await ended(server)
    for each in stuck:
        each.close()
    assert status == 0


@pytest.mark.parametrize("begun", [False, True])
async def test_a_request_that_the_end_cuts_off_is_answered_once_and_raises_nothing(begun: bool) -> None:
    """uvicorn cancels what still runs when the time is over, and logs whatever that raises."""
    sent: list[dict[str, Any]] = []
    waits = asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        waits.set()
        await asyncio.Event().wait()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "path": "/api/review", "headers": []}
    task = asyncio.create_task(CutOff(app)(scope, None, send))  # type: ignore[arg-type]
    await waits.wait()
    task.cancel()
    await task
    assert [each["status"] for each in sent if each["type"] == "http.response.start"] == [200 if begun else 503]


async def test_a_connection_to_a_table_that_the_end_cuts_off_is_closed_and_raises_nothing() -> None:
    sent: list[dict[str, Any]] = []
    waits = asyncio.Event()

    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        waits.set()
        await asyncio.Event().wait()

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)
        raise OSError("the other side is gone already")

    task = asyncio.create_task(CutOff(app)({"type": "websocket"}, None, send))  # type: ignore[arg-type]
    await waits.wait()
    task.cancel()
    await task
    assert [each["code"] for each in sent if each["type"] == "websocket.close"] == [1012]
