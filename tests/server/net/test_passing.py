"""What a worker makes of the beginning of a request, and of a connection that is passed to it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
import uvicorn
from tests.server.states import PATIENCE, eventually
from uvicorn.server import ServerState

from spadille.core.errors import SpadilleError
from spadille.server.net import workers
from spadille.server.net.handover import Passing, doors, pass_on, passed, table_named
from spadille.server.store.lease import Lease
from spadille.server.store.lease_sql import Server
from spadille.server.store.process import this_process
from spadille.server.store.store import Row, SqlStore
from spadille.server.table.peers import Peers


@pytest.mark.parametrize(
    ("read", "name"),
    [
        (b"GET /api/tables/abcDEF12 HTTP/1.1\r\n", "abcDEF12"),
        (b"GET /api/tables/abc/play HTTP/1.1\r\nHost: x", "abc"),
        (b"POST /api/tables/abc/seats/0 HTTP/1.1\r\n\r\n{}", "abc"),
        (b"GET /t/abc?key=x HTTP/1.1\n", "abc"),
        (b"GET http://here:80/t/abc HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables HTTP/1.1\r\n", ""),
        (b"GET /t/ HTTP/1.1\r\n", ""),
        (b"GET /static/t/abc HTTP/1.1\r\n", ""),
        (b"\r\n", ""),
        (b"\x16\x03\x01\n", ""),
        (b"GET /t/" + b"a" * 40 + b" HTTP/1.1\r\n", ""),
        (b"GET /" + b"a" * 3000, ""),
        (b"GET /t/ab", None),
        (b"", None),
    ],
)
def test_the_first_line_of_a_request_names_its_table(read: bytes, name: str | None) -> None:
    assert table_named(read) == name


class Serving:
    """What serves a connection: it notes what was read of it."""

    def __init__(self, heard: list[bytes]) -> None:
        self.heard = heard

    def __call__(self) -> Any:
        heard = self.heard

        class Line(asyncio.Protocol):
            given = b""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                heard.append(self.given)
                cast("asyncio.Transport", transport).write(b"served")

        return Line()


class Nothing:
    def is_awake(self, name: str) -> bool:
        return False

    async def elsewhere(self, name: str) -> Server | None:
        return None


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncIterator[tuple[str, list[bytes]]]:
    """The door of a worker, and what it has been passed."""
    heard: list[bytes] = []
    passing = Passing(tmp_path / "door")
    passing.open(Nothing(), Serving(heard))
    yield str(tmp_path / "door"), heard
    passing.close()
    passing.close()


@pytest.mark.asyncio
async def test_a_connection_is_served_by_whom_it_was_passed_to(opened: tuple[str, list[bytes]]) -> None:
    door, heard = opened
    ours, theirs = socket.socketpair()
    assert pass_on(door, b"GET /t/abc", theirs.fileno())
    theirs.close()
    ours.setblocking(False)
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.get_running_loop().sock_recv(ours, 100) == b"served"
    assert heard == [b"GET /t/abc"]
    ours.close()


@pytest.mark.asyncio
async def test_what_was_sent_by_half_is_let_go(opened: tuple[str, list[bytes]]) -> None:
    door, heard = opened
    ours, theirs = socket.socketpair()
    with socket.socket(socket.AF_UNIX) as way:
        way.connect(door)
        socket.send_fds(way, [b"\0\0\0\x0aGET"], [theirs.fileno()])
    theirs.close()
    with socket.socket(socket.AF_UNIX) as way:
        way.connect(door)
    ours.setblocking(False)
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.get_running_loop().sock_recv(ours, 100) == b""  # nobody holds the other end any more
    assert heard == []
    ours.close()


@pytest.mark.asyncio
async def test_what_comes_in_two_pieces_is_put_together(opened: tuple[str, list[bytes]]) -> None:
    door, heard = opened
    ours, theirs = socket.socketpair()
    with socket.socket(socket.AF_UNIX) as way:
        way.connect(door)
        socket.send_fds(way, [b"\0\0\0\x08GET "], [theirs.fileno()])
        await asyncio.sleep(0.05)
        way.send(b"/t/a")
        await eventually(lambda: heard == [b"GET /t/a"])
    theirs.close()
    ours.close()


@pytest.mark.asyncio
async def test_the_rest_of_a_request_follows_what_was_passed_on_however_soon_it_comes(tmp_path: Path) -> None:
    bodies: list[bytes] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        bodies.append((await receive())["body"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(app, http="h11", lifespan="off", log_config=None)
    config.load()
    line = passed(Passing(tmp_path / "door"))(config, ServerState(), {})
    line.given = b"POST /api/tables/abc/seats/0 HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\n"
    ours, theirs = socket.socketpair()

    def made() -> asyncio.Protocol:
        """Some loops begin to read at once: then nothing may come between."""
        begin = line.connection_made

        def connection_made(transport: Any) -> None:
            begin(transport)
            line.data_received(b"body")

        line.connection_made = connection_made  # type: ignore[method-assign]
        return line

    transport, _ = await asyncio.get_running_loop().connect_accepted_socket(made, ours)
    await eventually(lambda: bodies == [b"body"])
    transport.abort()
    theirs.close()


def test_a_door_that_is_not_there_takes_nothing(tmp_path: Path) -> None:
    ours, theirs = socket.socketpair()
    assert not pass_on(str(tmp_path / "nowhere"), b"", theirs.fileno())
    ours.close()
    theirs.close()


@pytest.mark.asyncio
async def test_a_request_for_a_table_waits_until_the_worker_knows_of_the_others(tmp_path: Path) -> None:
    passing = Passing(tmp_path / "door")
    assert passing.stays("")
    assert not passing.stays("abc")
    asking = asyncio.create_task(passing.way("abc"))
    assert not (await asyncio.wait({asking}, timeout=0.1))[0]
    passing.open(Nothing(), Serving([]))
    assert await asking is None
    passing.close()


def test_workers_that_cannot_begin_end_the_server() -> None:
    """Tried in a process of its own, which may have children."""
    text = (
        "import os, sys\n"
        "from spadille.core.errors import SpadilleError\n"
        "from spadille.server.net.workers import Workers\n"
        "def work(at, told):\n"
        "    if at:\n"
        "        raise SpadilleError('there is no room')\n"
        "    told()\n"
        "    __import__('time').sleep(60)\n"
        "sys.exit(Workers(2, work).tend(lambda: print('ready')))\n"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1
    assert "a worker cannot begin" in done.stderr
    assert done.stdout == ""


def test_a_worker_that_is_asked_to_end_before_it_serves_ends_in_good_order(tmp_path: Path) -> None:
    """The second one falls as soon as it is ready, and is asked to end while it is begun again."""
    text = (
        "import os, signal, sys, time\n"
        "from pathlib import Path\n"
        "from spadille.server.net.workers import Workers\n"
        "def work(at, signs):\n"
        "    if at and Path(sys.argv[1]).exists():\n"
        "        os.kill(os.getppid(), signal.SIGTERM)\n"
        "        time.sleep(60)\n"
        "    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))\n"
        "    signs.ready()\n"
        "    while not Path(sys.argv[1]).exists():\n"
        "        time.sleep(0.01)\n"
        "    if not at:\n"
        "        time.sleep(60)\n"
        "sys.exit(Workers(2, work).tend(lambda: Path(sys.argv[1]).touch()))\n"
    )
    words = [sys.executable, "-c", text, str(tmp_path / "fallen")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "a worker has ended and is begun again" in done.stderr
    assert done.returncode == 0


def test_a_system_that_cannot_fork_has_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(SpadilleError, match="cannot have several workers"):
        workers.Workers(2, lambda _at, _told: None)


@pytest.mark.asyncio
async def test_a_request_that_comes_letter_by_letter_is_passed_on_whole(serve: Callable[..., Any]) -> None:
    server = serve("--workers", "2")
    host, port = server.url.removeprefix("http://").split(":")
    for at in range(6):
        reader, writer = await asyncio.open_connection(host, int(port))
        for letter in f"GET /api/tables/nowhere{at} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode():
            writer.write(bytes([letter]))
            await writer.drain()
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 404 ")
        writer.close()
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/tables/nowhere HTTP/1.1\r\nHost: localhost\r\n")
    writer.write(b"Connection: close\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        told = await reader.read()
    assert [told.count(each) for each in (b"HTTP/1.1 200 ", b"HTTP/1.1 404 ")] == [1, 1]
    writer.close()


@pytest.mark.asyncio
async def test_the_workers_end_when_the_process_that_began_them_is_asked_to(serve: Callable[..., Any]) -> None:
    server = serve("--workers", "2")
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("ascii").split()
    assert len(children) == 2
    assert server.stop() == 0
    for each in children:
        assert not Path(f"/proc/{each}").exists()


@pytest.mark.asyncio
async def test_a_worker_that_has_just_begun_knows_who_has_a_table(tmp_path: Path) -> None:
    ways = two_doors(tmp_path)
    store = SqlStore(str(tmp_path / "rooms.db"))
    other = this_process(str(ways[0]))
    await store.enlist(other, 60.0)
    lease = Lease(store, lambda: this_process(str(ways[1])), lambda: None)
    await lease.sure()
    for at in range(20):  # whichever of the two would be chosen for a table that nobody has
        await store.create(Row(f"table{at}", b"{}", "playing", False), other.owner)
        assert await Peers(store, lease, str(ways[1])).elsewhere(f"table{at}") == other
    await store.close()


def two_doors(folder: Path) -> list[Path]:
    """The doors of two workers, where files stand for them."""
    (folder / "doors").mkdir()
    found = doors(folder / "doors", 2)
    for each in found:
        each.touch()
    return found
