"""Connections that send nothing, or take too long, cost only their own peers; the log stays small."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import select
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.states import PATIENCE
from tests.server.strangers import ask
from tests.server.town import Town
from websockets.asyncio.client import connect

from spadille.server.base.limits import Limits
from spadille.server.base.log_limit import Storm
from spadille.server.net.proxies import Proxies
from spadille.server.net.slow_clients import Door, Line, Stage

Serve = Callable[..., Any]


class Wired(asyncio.Transport):
    """A connection that only notes that it was cut off."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted


@pytest.mark.parametrize(("parts", "cut_off"), [(3, False), (85, True)])
def test_a_normal_request_is_read_though_its_address_has_used_up_its_processor_time(
    monkeypatch: pytest.MonkeyPatch, parts: int, cut_off: bool
) -> None:
    took = iter([0.0, 2.0, 2.0, 2.002])
    monkeypatch.setattr(time, "thread_time", lambda: next(took))
    door = Door(Limits(), 1_000, Proxies())
    flood, honest = Wired(), Wired()
    for line in (flood, honest):
        assert door.enter(line, "10.0.0.1")
    door.read(flood, b"f" * 500, lambda _: 1)
    assert flood.aborted, "two seconds of a slow machine for one slice"
    door.read(honest, b"h" * 500, lambda _: parts)
    assert honest.aborted == cut_off, "two thousandths for a request"


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


def given_up(town: Town, words: bytes) -> tuple[bytes, float]:
    """The answer to some bytes followed by meaningless letters, and the seconds until the connection was closed."""
    began = time.monotonic()  # the server may have the line before this side knows that it is open
    with socket.create_connection(("127.0.0.1", town.port), PATIENCE) as line:
        line.sendall(words)
        found = b""
        while True:
            if words:  # little by little helps nobody
                with contextlib.suppress(OSError):
                    line.sendall(b"x")
            if select.select([line], [], [], 0.01)[0]:
                try:
                    more = line.recv(65_536)
                except ConnectionResetError:
                    more = b""
                if not more:
                    return found, time.monotonic() - began
                found += more


@pytest.mark.parametrize("stage", ["head", "body"])
def test_whoever_takes_too_long_is_given_up(tmp_path: Path, stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n"
    late = {"head": [b"", head], "body": [head + b"\r\n" + b'{"game":']}
    with contextlib.closing(Town(tmp_path)) as town:
        town.door.patience.update({"head": 3600.0, "body": 3600.0, stage: 0.3})
        for words in late[stage]:
            found, took = given_up(town, words)
            assert b" 408 " in found.splitlines()[0]
            assert took > 0.29, "not before"
    assert "trace" not in caplog.text.lower()


def test_each_request_of_a_line_has_its_time_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for, begun = Line._wait_for, list[Stage]()

    def noted(line: Line, stage: Stage) -> None:
        before = line._deadline
        wait_for(line, stage)
        if line._deadline not in (None, before):
            begun.append(stage)

    monkeypatch.setattr(Line, "_wait_for", noted)
    with (
        contextlib.closing(Town(tmp_path)) as town,
        socket.create_connection(("127.0.0.1", town.port), PATIENCE) as line,
        line.makefile("rb") as heard,
    ):
        for _ in range(3):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert heard.readline().startswith(b"HTTP/1.1 200")
            while heard.readline() != b"\r\n":
                pass
            assert heard.read(2) == b"ok"
    assert begun[:3] == ["head"] * 3, "one for each; perhaps one more for what might come next"


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
async def test_where_every_line_is_in_use_a_further_one_is_refused(tmp_path: Path) -> None:
    town = await asyncio.to_thread(Town, tmp_path, lines=3)
    made = await asyncio.to_thread(ask, town, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    address = f"{town.url.replace('http', 'ws', 1)}/api/tables/{json.loads(made.text)['id']}/play"
    async with connect(address) as first, connect(address), connect(address):
        await first.recv()
        town.door.patience.update({"head": 0.05, "body": 0.05, "answer": 0.05})
        await asyncio.sleep(0.2)  # a WebSocket may say nothing for as long as it likes
        town.door.patience.update({"head": PATIENCE, "body": PATIENCE, "answer": PATIENCE})
        await first.send('{"t":"chat","text":"Hello"}')
        while json.loads(await first.recv())["t"] != "said":
            pass
        found = await asyncio.to_thread(ask, town, "/healthz")
        assert found.status == 503
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(ask, town, "/healthz")).status != 200:
            await asyncio.sleep(0.05)
    await asyncio.to_thread(town.close)


# -- the log -----------------------------------------------------------------------------------------


def test_a_storm_of_one_complaint_is_a_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    storm, now = Storm(), [1000.0]
    monkeypatch.setattr("spadille.server.base.log_limit.time.monotonic", lambda: now[0])

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
