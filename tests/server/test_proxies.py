"""The configurations of proxies in `deploy`, run for real: two servers over one PostgreSQL behind each of them."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE
from tests.server.travellers import Crowd, Traveller

from spadille.server.store import SqlStore

DEPLOY = Path(__file__).parents[2] / "deploy"
_SOON = 8.0
"""Seconds within which all goes on after a server has fallen."""
_MOST = 28
"""Tables; a fair choice by name gives them all to one of two servers once in a hundred million times."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Proxy:
    """A proxy with the configuration of the repository, but for addresses and certificates."""

    def __init__(self, kind: str, home: Path, servers: list[str]) -> None:
        self.port = free_port()
        self._home = home
        self._make_certificate()
        one, two = (each.removeprefix("http://") for each in servers)
        places = {
            "127.0.0.1:8101": one,
            "127.0.0.1:8102": two,
            "/etc/ssl/cards-with-key.pem": f"{home}/both.pem",
            "/etc/ssl/cards.pem": f"{home}/cards.pem",
            "/etc/ssl/cards.key": f"{home}/cards.key",
            "/run/nginx-spadille.pid": f"{home}/nginx.pid",
            "listen 443": f"listen 127.0.0.1:{self.port}",
            "bind :443": f"bind 127.0.0.1:{self.port}",
            "\ncards.example.org {": f"\nhttps://127.0.0.1:{self.port} {{",
            "maxconn 20000": "maxconn 2000",  # a test may open fewer files
            "hdr Host cards.example.org": "hdr Host localhost",
            "admin off": "admin off\n\tskip_install_trust\n\tauto_https disable_redirects",
        }
        text = (DEPLOY / FILES[kind]).read_text("utf-8")
        for old, new in places.items():
            text = text.replace(old, new)
        file = home / FILES[kind]
        file.write_text(text, "utf-8")
        self._log = (home / "proxy.log").open("w")
        words = [each.format(file) for each in COMMANDS[kind]]
        environment = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "PATH": "/usr/bin"}
        self._process = subprocess.Popen(words, stdout=self._log, stderr=self._log, env=environment)
        self.url = f"https://127.0.0.1:{self.port}"

    def _make_certificate(self) -> None:
        words = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout cards.key -out cards.pem -subj /CN=127.0.0.1"
        more = ["-addext", "subjectAltName=IP:127.0.0.1"]
        subprocess.run([*words.split(), *more], cwd=self._home, check=True, capture_output=True)
        both = (self._home / "cards.pem").read_text("ascii") + (self._home / "cards.key").read_text("ascii")
        (self._home / "both.pem").write_text(both, "ascii")

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._home / "cards.pem"))

    async def ready(self) -> None:
        """Wait until it passes something on."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url, verify=self.trust()) as client:
            while True:
                assert self._process.poll() is None, (self._home / "proxy.log").read_text("utf-8")
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()


FILES = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg", "caddy": "Caddyfile"}
COMMANDS = {
    "nginx": ["nginx", "-c", "{}", "-g", "daemon off;"],
    "haproxy": ["haproxy", "-db", "-f", "{}"],
    "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", "{}"],
}


@pytest.fixture(params=sorted(FILES))
def proxied(
    request: pytest.FixtureRequest, postgres: Any, serve: Callable[..., Any], tmp_path: Path
) -> Iterator[tuple[Proxy, list[Any]]]:
    """Two servers over one database, and a proxy before them."""
    kind: str = request.param
    program = shutil.which(kind, path="/usr/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        pytest.skip(f"{kind} is not installed")
    database = postgres.fresh()
    servers = [serve(database=database) for _ in range(2)]
    COMMANDS[kind][0] = program
    proxy = Proxy(kind, tmp_path, [each.url for each in servers])
    yield proxy, servers
    proxy.close()


@pytest.mark.slow(20)
@pytest.mark.asyncio
async def test_a_proxy_routes_by_the_name_of_the_table_and_past_a_server_that_has_fallen(
    proxied: tuple[Proxy, list[Any]],
) -> None:
    proxy, servers = proxied
    await proxy.ready()
    trust = proxy.trust()
    travellers = [Traveller([proxy.url], random.Random(at), trust) for at in range(6)]
    crowd = Crowd([proxy.url], random.Random(1), trust)
    await asyncio.gather(*(each.sit_down() for each in travellers), crowd.gather())
    busy = [asyncio.create_task(each.play()) for each in travellers]
    busy.append(asyncio.create_task(crowd.sit_down()))
    await _all_go_on(travellers, busy)
    await _come_until_shared(proxy, servers, travellers, busy)
    servers[0].kill()
    began = time.monotonic()
    await _all_go_on(travellers, busy)
    assert time.monotonic() - began < _SOON
    await asyncio.to_thread(servers[0].again)
    await _all_go_on(travellers, busy)
    for task in busy:
        task.cancel()
    await asyncio.wait(busy)
    await crowd.has_its_seats(proxy.url)
    for each in servers:
        assert each.stop() == 0
    store = SqlStore(servers[0].database)
    for each in travellers:
        kept = await store.read(each.table)
        assert kept is not None
        assert each.differs(list(kept.moves)) is None
    await store.close()


async def _all_go_on(travellers: list[Traveller], busy: list[asyncio.Task[None]]) -> None:
    before = [len(each.shown) + each.taken_back for each in travellers]
    async with asyncio.timeout(PATIENCE):
        while any(len(each.shown) + each.taken_back <= at + 4 for each, at in zip(travellers, before, strict=True)):
            for task in busy:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.05)


async def _come_until_shared(
    proxy: Proxy, servers: list[Any], travellers: list[Traveller], busy: list[asyncio.Task[None]]
) -> None:
    """Each server has some of the tables; their names are random, so the first few may all be one server's."""
    while not await _shared(servers, [each.table for each in travellers]):
        assert len(travellers) < _MOST, f"{_MOST} tables, and one of the servers has none of them"
        late = Traveller([proxy.url], random.Random(len(travellers)), proxy.trust())
        await late.sit_down()
        travellers.append(late)
        busy.append(asyncio.create_task(late.play()))
        await _all_go_on([late], busy)


async def _shared(servers: list[Any], tables: list[str]) -> bool:
    """Each server has some of the tables."""
    store = SqlStore(servers[0].database)
    known = {each.owner: each.process for each in await store.servers()}
    found = {known.get(await store.owner_of(each) or "") for each in tables}
    await store.close()
    return {each.pid for each in servers} <= found
