"""The page without a server, built once for all tests, and people who come to it."""

from __future__ import annotations

import fcntl
import json
import re
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

pytest.importorskip("playwright", reason="playwright is not installed: pip install --group dev")
from playwright.async_api import Browser
from tests.web.conftest import Come, Person, company
from tests.web.conftest import browser as browser
from tests.web.conftest import chromium as chromium
from tests.web.conftest import thorough as thorough
from tools import page as building
from tools import page_kernel

BASE = "/cards/table"
"""The page is tested below the top of its host, which is harder than at the top."""
ASK = """async ([base, method, path, body, kind]) => {
    const way = await import(`${base}/static/js/core/transport.js`);
    const headers = { "content-type": kind };
    const found = await way.request(path, method === "GET" ? {} : { method, body, headers });
    return { ok: found.ok, text: await found.text() };
}"""
"""Asks the application in the page."""
_SHELL = re.compile(rf"error: Failed to load resource: .* 404 .*{BASE}/[^.]*\)")
"""What a browser says of an address that is no file on the host."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The page, built once for all processes from the packages that its lock files name.

    Where its compiler is not installed, it has no kernel.
    """
    if not (building.ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("the npm package pyodide is not installed: npm ci")
    own = tmp_path_factory.getbasetemp()
    place = own if worker_id == "master" else own.parent
    with (place / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = place / "page"
        if not (found / "sw.js").exists():
            try:
                sent = building.build(found, BASE, native=page_kernel.compiler() is not None)
            except subprocess.CalledProcessError:
                pytest.skip("the wheels of requirements/page.txt cannot be fetched here")
            assert sent <= building.MOST
    return found


@pytest.fixture
def native() -> None:
    """Skip a test where the page has no kernel."""
    if page_kernel.compiler() is None:
        pytest.skip("the package ziglang is not installed: make page")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder's page."""
    with building.serving(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}{BASE}/"
        server.shutdown()


@pytest.fixture(scope="session")
def home(folder: Path) -> Iterator[str]:
    with served(folder) as address:
        yield address


class Visitor(Person):
    """Somebody in a page without a server: the application is asked in the page itself."""

    alone = True

    async def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return await self._asked("POST", path, json.dumps(body))

    async def read(self, path: str) -> dict[str, Any]:
        return await self._asked("GET", path, "")

    async def _asked(self, method: str, path: str, body: str) -> dict[str, Any]:
        if self.page.url == "about:blank":
            await self.open("/")
        found = await self.page.evaluate(ASK, [BASE, method, path, body, "application/json"])
        assert found["ok"], found["text"]
        told: dict[str, Any] = json.loads(found["text"])
        return told

    async def open(self, path: str) -> None:
        """Open an address; the host has no file of that name, and answers with the page's shell."""
        await super().open(path.removeprefix(BASE))
        self.complaints[:] = [each for each in self.complaints if not _SHELL.fullmatch(each)]


@pytest_asyncio.fixture(loop_scope="session")
async def come(browser: Browser, home: str, thorough: bool) -> AsyncIterator[Come]:
    """A function that opens the page without a server for another person."""
    async with company(browser, home.rstrip("/"), thorough=thorough, kind=Visitor) as somebody:
        yield somebody
