"""The processes that the trial begins, kills and begins again: PostgreSQL, two servers, and nginx before them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx
from tests.server.postgres import Postgres, installed
from tests.server.proxying import Proxy, found
from tests.server.states import PATIENCE, free
from tests.trial.people import Broken
from tools.proof import machine

NEEDED: Final = {
    "nginx": found("nginx"),
    "openssl": shutil.which("openssl"),
    "PostgreSQL (postgres, initdb)": installed(),
}


def missing() -> str | None:
    """Return what this machine lacks, in a sentence; None if all is here."""
    lacking = [name for name, place in NEEDED.items() if place is None]
    if not lacking:
        return None
    return f"The trial needs {' and '.join(lacking)}, and this machine has none: install Debian's package of that name."


class Server:
    """`spadille serve` as a machine of its own would run it: all its processes in one group."""

    def __init__(self, home: Path, name: str) -> None:
        self._home = home
        self._port = free()
        self._log = (home / f"{name}.log").open("a")
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    async def start(self, database: str, data: Path, origin: str) -> None:
        """Begin it, and wait until it can write."""
        words = ["serve", "--port", str(self._port), "--database", database]
        words += ["--origin", origin, "--trusted-proxy", "127.0.0.1"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "spadille", *words],
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, "XDG_DATA_HOME": str(data), "TMPDIR": str(self._home)},  # what it leaves goes with us
            start_new_session=True,
        )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url) as client:
            while not await self._ready(client, origin):
                if self._process.poll() is not None:
                    raise Broken(f"a server has ended: {Path(self._log.name).read_text('utf-8')[-1000:]}")
                await asyncio.sleep(0.1)

    async def _ready(self, client: httpx.AsyncClient, origin: str) -> bool:
        try:
            told = await client.get("/readyz", headers={"Host": origin.removeprefix("https://")})
        except httpx.HTTPError:
            return False
        return told.status_code == 200

    @property
    def running(self) -> bool:
        """It was begun, and not killed since."""
        return self._process is not None

    def kill(self) -> None:
        """End all its processes without a warning, as a machine ends whose plug is pulled."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def stop(self) -> None:
        """Ask it to end, as it should within ten seconds."""
        assert self._process is not None
        self._process.terminate()
        status = self._process.wait(PATIENCE)
        self._process = None
        if status != 0:
            raise Broken(f"a server that was asked to end has ended with status {status}")

    def close(self) -> None:
        if self._process is not None:
            self.kill()
        self._log.close()


class House:
    """All of it: two PostgreSQL servers, of which the second stands by, and one public address."""

    def __init__(self, home: Path) -> None:
        programs = installed()
        assert programs is not None
        self.home = home
        self.servers = [Server(home, f"server-{at}") for at in range(2)]
        self.proxy = Proxy("nginx", home, [each.url for each in self.servers])
        self.data = home / "data"
        self.data.mkdir()
        self._programs = programs
        self.second: Postgres | None = None
        self.first = Postgres(programs, safe=True)
        self.database = self.first.fresh()

    @property
    def made_of(self) -> str:
        """What it is made of."""
        nginx = subprocess.run([str(found("nginx")), "-v"], capture_output=True, text=True, check=True).stderr
        servers = f"{len(self.servers)} servers"
        return f"PostgreSQL {self.first.version}, nginx {nginx.strip().rpartition('/')[2]}, {servers}; {machine()}"

    async def start(self) -> None:
        """Begin everything that people come to, and meanwhile the PostgreSQL that stands by."""
        self._standing_by = asyncio.create_task(asyncio.to_thread(self._stand_by))
        for each in self.servers:  # the first one brings the database into form, and makes the key
            await each.start(self.database, self.data, self.proxy.url)
        self.proxy.start()
        await self.proxy.ready()

    def _stand_by(self) -> None:
        self.second = Postgres(self._programs, safe=True)

    async def again(self, server: Server) -> None:
        """Begin a server again."""
        await server.start(self.database, self.data, self.proxy.url)

    async def spadille(self, *words: str) -> tuple[str, float]:
        """Run an operator's command with the servers' database and key; returns its output and its seconds."""
        began = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "spadille", *words),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": str(self.data)},
        )
        try:
            out, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
        except TimeoutError:
            process.kill()
            raise Broken(f"spadille {words[0]} does not come to an end") from None
        if process.returncode:
            raise Broken(f"spadille {words[0]}: {out.decode()[-2000:]}{wrong.decode()[-2000:]}")
        return out.decode(), time.monotonic() - began

    async def move(self) -> None:
        """A second PostgreSQL, and a data folder without a key: nothing is left but the backup."""
        await self._standing_by
        assert self.second is not None, "it stands by now"
        self.database, self.data = self.second.fresh(), self.home / "restored"
        self.data.mkdir()

    def close(self) -> None:
        """End whatever runs."""
        self.proxy.close()
        for server in self.servers:
            server.close()
        for database in (self.first, self.second):
            if database is not None:
                database.close()
