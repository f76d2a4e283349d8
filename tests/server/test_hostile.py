"""What nobody honest sends: names that are not the server's, requests with two meanings, lines that say nothing."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.states import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from spadille.core.errors import BadOptions
from spadille.server.limits import Limits
from spadille.server.proxies import read_proxies
from spadille.server.storms import Storm

Serve = Callable[..., Any]
PUBLIC = "https://cards.example.org"


def ask(server: Any, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Any:
    """One request, with any headers; the answer, its body read."""
    place = urlsplit(server.url)
    line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    answer.text = answer.read().decode()  # type: ignore[attr-defined]
    line.close()
    return answer


def say(server: Any, words: bytes) -> bytes:
    """Everything that comes back until the server ends the line."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(words)
        found = b""
        while more := line.recv(65_536):
            found += more
        return found


_LIMITED = """
import sys
from pathlib import Path
from spadille.cli.serve import _names, listen, run
from spadille.server.app import make_app
from spadille.server.limits import Limits
from spadille.server.log import set_up
set_up(30)
home, listening = Path(sys.argv[1]), listen("127.0.0.1", 0)
limits = eval(sys.argv[2])
names = _names("127.0.0.1", limits.pop("origin", None))
app = make_app(str(home / "limited.db"), home, limits=Limits(**limits), names=names)
run(app, listening, lambda: print(listening.getsockname()[1], flush=True))
"""


class Limited:
    """A server with other limits than usual, or a public address that is not where it listens."""

    def __init__(self, home: Path, limits: dict[str, Any]) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the server
        words = [sys.executable, "-c", _LIMITED, str(home), repr(limits)]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    @property
    def errors(self) -> str:
        self._log.seek(0)
        return self._log.read()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._log.close()


@pytest.fixture
def serve_limited(tmp_path: Path) -> Iterator[Callable[..., Limited]]:
    """Start a server with these limits; it ends with the test."""
    started: list[Limited] = []

    def begin(**limits: Any) -> Limited:
        started.append(Limited(tmp_path, limits))
        return started[-1]

    yield begin
    for each in started:
        each.close()


# -- whom the server answers to ----------------------------------------------------------------------


def test_with_a_public_address_only_its_name_is_answered_to(serve_limited: Serve) -> None:
    server = serve_limited(origin=PUBLIC)
    for name in ("evil.example", "127.0.0.1", server.url.removeprefix("http://"), "cards.example.org.evil.example"):
        answer = ask(server, "/api/games", Host=name)
        assert answer.status == 421
        assert json.loads(answer.text)["reason"] == f"this server does not answer to that name; it is at {PUBLIC}"
    for name in ("cards.example.org", "CARDS.example.org:443"):
        assert ask(server, "/api/tables", Host=name).status == 200
    assert ask(server, "/healthz", Host="10.1.2.3").text == "ok", "whoever looks after it does not know its name"


def test_behind_https_cookies_are_secure_wherever_the_proxy_stands(serve_limited: Serve) -> None:
    server = serve_limited(origin=PUBLIC)
    made = ask(
        server,
        "/api/tables",
        "POST",
        b'{"game":"war"}',
        Host="cards.example.org",
        Origin=PUBLIC,
        Content_Type="application/json",
    )
    cookies = made.headers.get_all("Set-Cookie")
    assert made.status == 201
    assert len(cookies) == 2
    assert all("secure" in each.lower() for each in cookies)
    for path in ("/", "/api/games", "/static/js/main.js", "/nothing"):
        assert ask(server, path, Host="cards.example.org").headers["Strict-Transport-Security"] == "max-age=31536000"


def test_a_page_is_ours_by_its_scheme_too(serve_limited: Serve) -> None:
    public, local = serve_limited(origin=PUBLIC), serve_limited()
    here = local.url.removeprefix("http://")
    cases = [
        (public, "cards.example.org", PUBLIC, 201),
        (public, "cards.example.org", "http://cards.example.org", 403),
        (public, "cards.example.org", "https://evil.example", 403),
        (local, here, f"http://{here}", 201),
        (local, here, f"https://{here}", 403),
        (local, here, "null", 403),
    ]
    for server, name, origin, status in cases:
        made = ask(
            server, "/api/tables", "POST", b'{"game":"war"}', Host=name, Origin=origin, Content_Type="application/json"
        )
        assert made.status == status, (name, origin)
    assert "Strict-Transport-Security" not in ask(local, "/").headers


@pytest.mark.asyncio
async def test_a_page_of_another_scheme_opens_no_line(serve: Serve) -> None:
    server = serve()
    address = f"{server.ws}/api/tables/none/play"
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, origin=f"https://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
            pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["cards.example", "ftp://cards.example", "https://", "https://cards.example/a"])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    from spadille.cli.serve import _names

    with pytest.raises(BadOptions, match="expected an origin"):
        _names("0.0.0.0", origin)


# -- who is behind a proxy ---------------------------------------------------------------------------


def test_only_named_proxies_tell_who_is_behind_them(serve: Serve) -> None:
    believed, alone = serve("--trusted-proxy", "127.0.0.0/8"), serve()

    def refused(server: Any, guests: int) -> int:
        answers = [
            ask(
                server,
                "/api/tables",
                "POST",
                b'{"game":"war"}',
                Content_Type="application/json",
                X_Forwarded_For=f"6.6.6.6, 198.51.100.{each % guests}",
                X_Forwarded_Proto="https",
            )
            for each in range(40)
        ]
        secure = ["secure" in (each.headers["Set-Cookie"] or "").lower() for each in answers if each.status == 201]
        assert set(secure) == {server is believed}
        return sum(each.status == 429 for each in answers)

    assert refused(believed, guests=20) == 0, "each of twenty people has thirty tables at once"
    assert refused(alone, guests=20) > 0, "all of this comes from one address"


def test_proxies_are_addresses_or_networks() -> None:
    proxies = read_proxies(["10.0.0.5", " 172.16.0.0/12 ", "2001:db8::/32"])
    for host in ("10.0.0.5", "::ffff:10.0.0.5", "172.20.1.1", "2001:db8::7"):
        assert host in proxies
    for host in ("10.0.0.6", "::ffff:10.0.0.6", "2001:db9::", "localhost", ""):
        assert host not in proxies
    for word in ("localhost", "10.0.0.0/33", "*"):
        with pytest.raises(BadOptions, match="the address or network of a proxy"):
            read_proxies([word])


# -- requests with two meanings ----------------------------------------------------------------------


def test_a_request_with_two_lengths_ends_the_line(serve: Serve) -> None:
    smuggled = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    for more in (
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n5\r\n{"a":\r\n0\r\n\r\n',
    ):
        found = say(serve(), head + more + smuggled)
        assert found.startswith(b"HTTP/1.1 400 ")
        assert found.count(b"HTTP/1.1") == 1, "what stood behind it is not looked at"
        assert b"came both" in found


def test_a_head_without_end_is_refused(serve: Serve) -> None:
    server = serve()
    long = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n"
    assert say(server, long).split(b" ")[1] in (b"400", b"431")
    assert ask(server, "/").status == 200


@pytest.mark.parametrize("path", ["/static/js/%00", "/static/js/%00.js", "/t/%00", "/%0a", "/api/rules/%00"])
def test_a_path_with_what_cannot_be_read_is_not_found(serve: Serve, path: str) -> None:
    server = serve()
    answer = ask(server, path)
    assert (answer.status, json.loads(answer.text)["reason"]) == (404, "there is no such page")
    assert ask(server, f"/static/js/{'a' * 3000}").status == 404
    assert "error" not in server.errors


def test_json_without_end_is_refused_in_a_line(serve: Serve) -> None:
    server = serve()
    for path in ("/api/tables", "/api/options", "/api/review"):
        answer = ask(server, path, "POST", b'{"options":' + b"[" * 100_000, Content_Type="application/json")
        assert 400 <= answer.status < 500, path
        assert "Traceback" not in answer.text
    answer = ask(server, "/api/replay", "POST", b"[" * 100_000, Content_Type="application/jsonl")
    assert 400 <= answer.status < 500
    assert "trace" not in server.errors


def test_only_the_files_of_the_browser_are_served(serve: Serve) -> None:
    server = serve()
    for path in ("__init__.py", "types.py", "index.html", "../web/types.py", "js/../types.py", "js/%2e%2e/types.py"):
        assert ask(server, f"/static/{path}").status == 404, path
    for path in ("js/main.js", "css/base.css", "icon.svg", "icon-mask.svg"):
        answer = ask(server, f"/static/{path}")
        assert answer.status == 200
        assert "Cache-Control" not in answer.headers or "no-store" not in answer.headers["Cache-Control"]


# -- in words ----------------------------------------------------------------------------------------


def test_a_person_is_told_in_words_that_a_link_is_dead(serve: Serve) -> None:
    server = serve()
    made = ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for path, words in (("/t/nothing", "no such table"), (f"/t/{table}?key=dead", "not valid"), ("/nowhere", "")):
        answer = ask(server, path, Accept="text/html,*/*;q=0.8")
        assert answer.headers["Content-Type"].startswith("text/html")
        assert words in answer.text
        assert 'href="/"' in answer.text
        assert "{" not in answer.text
        assert "Content-Security-Policy" in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"
        program = ask(server, path)
        assert program.status == answer.status
        assert json.loads(program.text)["reason"]


def test_what_is_not_everybodys_is_kept_nowhere(serve: Serve) -> None:
    server = serve()
    made = ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for path in ("", "/links", "/record", "/review"):
        assert ask(server, f"/api/tables/{table}{path}").headers["Cache-Control"] == "no-store", path
    for path in (f"/t/{table}", "/api/tables", "/api/mine"):
        assert ask(server, path).headers["Cache-Control"] == "no-store", path


def test_a_name_that_is_changed_is_changed_in_words(serve: Serve) -> None:
    server = serve()
    made = ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for seat, name, shown in ((0, "Watcher", "South"), (1, "Bob", "Bob")):
        body = json.dumps({"name": name}).encode()
        sat = ask(server, f"/api/tables/{table}/seats/{seat}", "POST", body, Content_Type="application/json")
        told = json.loads(sat.text)
        assert told["name"] == shown
        assert bool(told["note"]) == (name != shown)
        assert shown in told["note"] or not told["note"]


# -- lines that say nothing --------------------------------------------------------------------------


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

    async def left_waiting(words: bytes) -> tuple[bytes, float]:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        began = time.monotonic()
        try:
            for each in range(len(words)):
                writer.write(words[each : each + 1])
                await asyncio.sleep(0.002)
            return await reader.read(), time.monotonic() - began
        finally:
            writer.close()

    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n"
    for words, soonest in ((b"", 0.3), (head, 0.3), (head + b"\r\n" + b'{"game":', 0.6)):
        async with asyncio.timeout(PATIENCE):
            found, took = await left_waiting(words)
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
