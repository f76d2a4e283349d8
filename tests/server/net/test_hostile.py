"""Tests dishonest clients: names that are not the server's, requests with two meanings, silent connections."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.states import PATIENCE
from tests.server.strangers import ONCE, ask, say
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from spadille.core.errors import BadOptions
from spadille.server.net.proxies import read_proxies

Serve = Callable[..., Any]
PUBLIC = "https://cards.example.org"


# -- names that the server answers ----------------------------------------------------------------------


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
async def test_a_page_of_another_scheme_opens_no_line(roomy: Any) -> None:
    address = f"{roomy.ws}/api/tables/none/play"
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, origin=f"https://127.0.0.1:{roomy.port}"):  # type: ignore[arg-type]
            pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["cards.example", "ftp://cards.example", "https://", "https://cards.example/a"])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    from spadille.cli.server.serve import _names

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


def test_a_request_with_two_lengths_ends_the_line(roomy: Any) -> None:
    smuggled = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    for more in (
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n5\r\n{"a":\r\n0\r\n\r\n',
    ):
        found = say(roomy, head + more + smuggled)
        assert found.startswith(b"HTTP/1.1 400 ")
        assert found.count(b"HTTP/1.1") == 1, "what stood behind it is not looked at"
        assert b"got both" in found


def test_a_head_without_end_is_refused(roomy: Any) -> None:
    long = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n"
    assert say(roomy, long).split(b" ")[1] in (b"400", b"431")
    assert ask(roomy, "/").status == 200


@pytest.mark.parametrize("path", ["/static/js/%00", "/static/js/%00.js", "/t/%00", "/%0a", "/api/rules/%00"])
def test_a_path_with_what_cannot_be_read_is_not_found(roomy: Any, path: str) -> None:
    answer = ask(roomy, path)
    assert (answer.status, json.loads(answer.text)["reason"]) == (404, "there is no such page")
    assert ask(roomy, f"/static/js/{'a' * 3000}").status == 404
    assert "error" not in roomy.errors


def test_json_without_end_is_refused_in_a_line(roomy: Any) -> None:
    for path in ("/api/tables", "/api/options", "/api/review"):
        answer = ask(roomy, path, "POST", b'{"options":' + b"[" * 100_000, Content_Type="application/json")
        assert 400 <= answer.status < 500, path
        assert "Traceback" not in answer.text
    answer = ask(roomy, "/api/replay", "POST", b"[" * 100_000, Content_Type="application/jsonl")
    assert 400 <= answer.status < 500
    assert "trace" not in roomy.errors


def test_only_the_files_of_the_browser_are_served(roomy: Any) -> None:
    for path in ("__init__.py", "types.py", "index.html", "../web/types.py", "js/../types.py", "js/%2e%2e/types.py"):
        assert ask(roomy, f"/static/{path}").status == 404, path
    for path in ("js/main.js", "css/base.css", "icon.svg", "icon-mask.svg"):
        answer = ask(roomy, f"/static/{path}")
        assert answer.status == 200
        assert "Cache-Control" not in answer.headers or "no-store" not in answer.headers["Cache-Control"]


def test_a_page_says_what_it_may_load_and_its_small_files_need_not(roomy: Any) -> None:
    page, script = ask(roomy, "/"), ask(roomy, "/static/js/main.js")
    assert page.headers["X-Content-Type-Options"] == script.headers["X-Content-Type-Options"] == "nosniff"
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    assert "Content-Security-Policy" not in script.headers
    assert script.headers["Cross-Origin-Resource-Policy"] == "same-origin"


# -- in words ----------------------------------------------------------------------------------------


def test_a_person_is_told_in_words_that_a_link_is_dead(roomy: Any) -> None:
    made = ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for path, words in (("/t/nothing", "no such table"), (f"/t/{table}?key=dead", "no longer works"), ("/nowhere", "")):
        answer = ask(roomy, path, Accept="text/html,*/*;q=0.8")
        assert answer.headers["Content-Type"].startswith("text/html")
        assert words in answer.text
        assert 'href="/"' in answer.text
        assert "{" not in re.sub(r"<script id=.texts.*?</script>", "", answer.text)
        assert "Content-Security-Policy" in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"
        program = ask(roomy, path)
        assert program.status == answer.status
        assert json.loads(program.text)["reason"]


def test_what_is_not_everybodys_is_kept_nowhere(roomy: Any) -> None:
    made = ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for path in ("", "/links", "/record", "/review"):
        assert ask(roomy, f"/api/tables/{table}{path}").headers["Cache-Control"] == "no-store", path
    for path in (f"/t/{table}", "/api/tables", "/api/mine"):
        assert ask(roomy, path).headers["Cache-Control"] == "no-store", path


def test_a_name_that_somebody_has_is_changed_in_words(roomy: Any) -> None:
    made = ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for seat, name, shown in ((0, "Bob", "Bob"), (1, "bob", "bob (owl)")):
        body = json.dumps({"name": name, "face": "owl"}).encode()
        sat = ask(roomy, f"/api/tables/{table}/seats/{seat}", "POST", body, Content_Type="application/json")
        told = json.loads(sat.text)
        assert told["name"] == shown
        assert bool(told["note"]) == (name != shown)
        assert shown in told["note"] or not told["note"]


def test_a_name_that_held_what_nobody_sees_is_not_said_to_be_taken(roomy: Any) -> None:
    made = ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    body = json.dumps({"name": " Ben\u202e"}).encode()
    path = f"/api/tables/{json.loads(made.text)['id']}/seats/0"
    told = json.loads(ask(roomy, path, "POST", body, Content_Type="application/json").text)
    assert (told["name"], told["note"]) == ("Ben", "")


def test_a_seal_comes_with_the_wish_for_a_seat(roomy: Any) -> None:
    made = ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    table = json.loads(made.text)["id"]
    for seal, status in (("sha256:none", 422), (f"sha256:{'0' * 64}", 200)):
        body = json.dumps({"name": "Bob", "seal": seal}).encode()
        sat = ask(roomy, f"/api/tables/{table}/seats/1", "POST", body, Content_Type="application/json")
        assert sat.status == status, sat.text


# -- what would hold up all tables -------------------------------------------------------------------


def test_only_a_record_may_be_long(serve_limited: Serve) -> None:
    server = serve_limited()
    entries = ",".join(f'"option{each}":[]' for each in range(1500))
    body = f'{{"game":"spades","options":{{{entries}}}}}'.encode()
    for path in ("/api/options", "/api/tables", "/api/tables/none/seats/0", "/api/tables/none/link"):
        assert ask(server, path, "POST", body, Content_Type="application/json").status == 413, path
    for path in ("/api/replay", "/api/review"):
        assert ask(server, path, "POST", b"x" * 900_000).status == 422, path


def sent(server: Any, head: bytes, words: bytes) -> bool:
    """All of it has been taken, and what it asks for has been answered."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        try:
            line.sendall(head + words)
            return bool(line.recv(1))
        except (ConnectionResetError, BrokenPipeError):
            return False


def test_whoever_makes_reading_a_labour_is_cut_off_and_the_others_are_not(serve_limited: Serve) -> None:
    server = serve_limited(replays=(1000, 1000), constants=ONCE)
    head = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    whole = b"%x\r\n%b\r\n" % (60_000, b"a" * 60_000)
    assert sent(server, head, whole * 15 + b"0\r\n\r\n"), "a long record in chunks"
    assert not sent(server, head, b"1\r\na\r\n" * 900_000 + b"0\r\n\r\n")
    assert ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json").status == 201


def flood(line: socket.socket, words: bytes) -> None:
    """Say something a hundred times; a line that is cut off breaks in between."""
    for _ in range(100):
        line.sendall(words)


def test_a_flood_of_empty_frames_is_cut_off_and_the_others_are_not(serve_limited: Serve) -> None:
    server = serve_limited(constants=ONCE)
    made = ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    name = json.loads(made.text)["id"]
    head = (
        f"GET /api/tables/{name}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3BhZGlsbGUgc3BhZGlsbA==\r\n\r\n"
    ).encode()
    pong = b"\x8a\x80" + bytes(4)
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(head)
        assert b"101" in line.recv(65_536)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            flood(line, pong * 100_000)
    assert ask(server, f"/api/tables/{name}").status == 200
