"""A proxy with a configuration of `deploy`, run for real before two servers, killed and begun again."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import ssl
import subprocess
from pathlib import Path
from typing import Final

import httpx
from tests.server.states import PATIENCE, free

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
FILES: Final = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg", "caddy": "Caddyfile"}
_WORDS: Final = {
    "nginx": ["-c", "{}", "-g", "daemon off;"],
    "haproxy": ["-db", "-f", "{}"],
    "caddy": ["run", "--adapter", "caddyfile", "--config", "{}"],
}


def found(kind: str) -> str | None:
    """The program of a kind of proxy, if it is installed."""
    return shutil.which(kind, path="/usr/sbin:/usr/bin:/usr/local/bin")


class Proxy:
    """A proxy with the configuration of the repository, but for addresses and certificates."""

    def __init__(self, kind: str, home: Path, servers: list[str]) -> None:
        program = found(kind)
        assert program is not None, f"{kind} is not installed"
        self._home = home
        self._port = free()
        self.url = f"https://127.0.0.1:{self._port}"
        self._make_certificate()
        file = home / FILES[kind]
        file.write_text(self._written(kind, *(each.removeprefix("http://") for each in servers)), "utf-8")
        self._words = [program, *(each.format(file) for each in _WORDS[kind])]
        self._log = (home / "proxy.log").open("w")
        self._process: subprocess.Popen[bytes] | None = None

    def _written(self, kind: str, one: str, two: str) -> str:
        """The configuration of the repository, at home here."""
        home = self._home
        text = (DEPLOY / FILES[kind]).read_text("utf-8")
        for old, new in {
            "127.0.0.1:8101": one,
            "127.0.0.1:8102": two,
            "/etc/ssl/cards-with-key.pem": f"{home}/both.pem",
            "/etc/ssl/cards.pem": f"{home}/cards.pem",
            "/etc/ssl/cards.key": f"{home}/cards.key",
            "/run/nginx-spadille.pid": f"{home}/nginx.pid",
            "listen 443": f"listen 127.0.0.1:{self._port}",
            "bind :443": f"bind 127.0.0.1:{self._port}",
            "\ncards.example.org {": f"\n{self.url} {{",
            "maxconn 20000": "maxconn 2000",  # a test may open fewer files
            "hdr Host cards.example.org": "hdr Host localhost",
            "admin off": "admin off\n\tskip_install_trust\n\tauto_https disable_redirects",
        }.items():
            text = text.replace(old, new)
        return text

    def _make_certificate(self) -> None:
        words = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout cards.key -out cards.pem -subj /CN=127.0.0.1"
        more = ["-addext", "subjectAltName=IP:127.0.0.1"]
        subprocess.run([*words.split(), *more], cwd=self._home, check=True, capture_output=True)
        both = (self._home / "cards.pem").read_text("ascii") + (self._home / "cards.key").read_text("ascii")
        (self._home / "both.pem").write_text(both, "ascii")

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._home / "cards.pem"))

    def start(self) -> None:
        """Begin it, with all its processes in a group of their own."""
        home = str(self._home)
        environment = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PATH": "/usr/bin"}
        self._process = subprocess.Popen(
            self._words, stdout=self._log, stderr=self._log, env=environment, start_new_session=True
        )

    async def ready(self) -> None:
        """Wait until it passes something on."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url, verify=self.trust()) as client:
            while True:
                assert self._process is not None
                assert self._process.poll() is None, (self._home / "proxy.log").read_text("utf-8")
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        """End all its processes without a warning."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self._log.close()
