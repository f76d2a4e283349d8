"""The recipes for proxies, run for real on loopback: TLS, the WebSocket, and who is behind them."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE, free
from websockets.sync.client import connect

from spadille.cli import main

DEPLOY = Path(__file__).parents[3] / "deploy" / "one"
FORGED = "203.0.113.9"


def _strange() -> ssl.SSLContext:
    """A TLS context without verification, as the certificate of a test has no authority."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@contextmanager
def running(words: list[str], port: int, home: Path) -> Iterator[str]:
    """A proxy, once it takes connections; its address."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "HOME": str(home)}
    with (home / "log").open("w") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, env=environment)
    address = f"https://localhost:{port}"
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, (home / "log").read_text()
            assert time.monotonic() < end, (home / "log").read_text()
            try:
                httpx.get(f"{address}/healthz", verify=_strange())
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                break
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def nginx(server: str, port: int, home: Path) -> Iterator[str]:
    """The recipe, with paths and ports of the test, in what Debian has round it."""
    words, key = [program("nginx")], f"{home}/key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key]
    subprocess.run([*made, "-out", f"{home}/cert.pem"], check=True, capture_output=True)
    recipe = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("127.0.0.1:8052", server),
        ("listen 80;", f"listen 127.0.0.1:{free()};"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("/etc/letsencrypt/live/cards.example/fullchain.pem", f"{home}/cert.pem"),
        ("/etc/letsencrypt/live/cards.example/privkey.pem", key),
        ("/var/log/nginx/", f"{home}/"),
    ):
        assert old in recipe
        recipe = recipe.replace(old, new)
    parts = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{part}_temp_path {home}/{part};" for part in parts)
    user = "user root;" if os.geteuid() == 0 else ""
    (home / "all.conf").write_text(f"{user} daemon off; pid {home}/pid; events {{}} http {{ {places}\n{recipe} }}")
    words += ["-e", "stderr", "-p", str(home), "-c", str(home / "all.conf")]
    with running(words, port, home) as address:
        yield address
    log = (home / "spadille.log").read_text()
    assert "GET 101" in log
    assert "/t/" not in log
    assert "/api/" not in log


@contextmanager
def caddy(server: str, port: int, home: Path) -> Iterator[str]:
    """The recipe, with a certificate of its own making."""
    words = [program("caddy")]
    recipe = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "cards.example {" in recipe
    recipe = recipe.replace("cards.example {", f"https://localhost:{port} {{\n\ttls internal")
    top = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    (home / "Caddyfile").write_text(top + recipe.replace("127.0.0.1:8052", server))
    with running([*words, "run", "--config", str(home / "Caddyfile")], port, home) as address:
        yield address


@contextmanager
def behind(origin: str, port: int, database: Path) -> Iterator[str]:
    """A server that stands behind a proxy; where the proxy finds it."""
    words = ["serve", "--port", str(port), "--origin", origin, "--database", str(database)]
    process = subprocess.Popen([sys.executable, "-m", "spadille", *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(f"Spadille is at {origin} ")
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_table_is_played_through_the_proxy_and_knows_who_is_behind_it(
    proxy: Callable[..., Any], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, database = free(), tmp_path / "rooms.db"
    with (
        behind(f"https://localhost:{port}", free(), database) as own,
        proxy(own, port, tmp_path) as address,
        httpx.Client(base_url=address, verify=_strange(), headers={"X-Forwarded-For": FORGED}) as client,
    ):
        name = client.post("/api/tables", json={"game": "war", "pace": 0}, headers={"Origin": address}).json()["id"]
        sat = client.post(f"/api/tables/{name}/seats/0", json={"name": "Ann"})
        assert all("secure" in each.lower() for each in sat.headers.get_list("set-cookie"))
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"Cookie": cookies, "X-Forwarded-For": FORGED}
        place = f"{address.replace('https', 'wss')}/api/tables/{name}/play"
        with connect(place, additional_headers=headers, ssl=_strange(), origin=address) as line:
            line.send('{"t":"start"}')
            while (told := json.loads(line.recv(PATIENCE)))["t"] != "state" or not told["v"]:
                pass
            line.send(json.dumps({"t": "move", "v": told["v"], "text": "turn"}))
            while json.loads(line.recv(PATIENCE)).get("v", 0) <= told["v"]:
                pass
            monkeypatch.setattr("sys.argv", ["spadille", "admin", "people", name, "--database", str(database)])
            with pytest.raises(SystemExit):
                main()
            people = capsys.readouterr().out
        assert re.search(r": (127\.0\.0\.1|::1?/64): seat 0, Ann", people), people
        assert FORGED not in people
