"""The page without a server, in a browser: a game begins, is there after a reload and in a second tab, and offline."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

pytest.importorskip("playwright", reason="playwright is not installed: pip install --group dev")
from playwright.async_api import BrowserContext, Page, async_playwright
from tests.web.conftest import FLAGS, chromium_here
from tools import page as building

PATIENCE = 30_000.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built from the packages that its lock file names."""
    if not (building.ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("the npm package pyodide is not installed: npm ci")
    found = tmp_path_factory.mktemp("page") / "page"
    try:
        sent = building.build(found)
    except subprocess.CalledProcessError:
        pytest.skip("the wheels of requirements/page.txt cannot be fetched here")
    assert sent <= building.MOST
    return found


@pytest.fixture(scope="module")
def home(folder: Path) -> Iterator[str]:
    with building.serving(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest_asyncio.fixture
async def visitor() -> AsyncIterator[BrowserContext]:
    path = chromium_here()
    if path is None:
        pytest.skip("Chromium is not installed")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield await browser.new_context()
        await browser.close()


async def opened(visitor: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A tab, and the errors that it reports."""
    tab, wrong = await visitor.new_page(), list[str]()
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    await tab.goto(address)
    return tab, wrong


async def bids_begin(tab: Page) -> None:
    await tab.locator('[data-move="bid 3"]').wait_for(timeout=PATIENCE)


@pytest.mark.asyncio
async def test_a_game_begins_and_is_there_after_a_reload_in_a_second_tab_and_without_a_network(
    home: str, visitor: BrowserContext
) -> None:
    tab, wrong = await opened(visitor, home)
    await tab.get_by_text("Play now", exact=True).first.click(timeout=PATIENCE)
    await tab.wait_for_url("**/t/*", timeout=PATIENCE)
    await bids_begin(tab)
    hand = await tab.locator(".card[aria-label]").evaluate_all("each => each.map(one => one.ariaLabel).sort()")
    await tab.reload()
    await bids_begin(tab)
    again = await tab.locator(".card[aria-label]").evaluate_all("each => each.map(one => one.ariaLabel).sort()")
    assert again == hand
    await tab.evaluate("navigator.serviceWorker.ready")
    second, also_wrong = await opened(visitor, tab.url)
    await bids_begin(second)
    await second.close()
    await visitor.set_offline(True)
    await tab.locator('[data-move="bid 3"]').click()
    await tab.locator('[data-move="bid 3"]').wait_for(state="detached", timeout=PATIENCE)
    await tab.close()
    late, later_wrong = await opened(visitor, home)
    await late.get_by_role("heading", name="Go on").wait_for(timeout=PATIENCE)
    assert wrong == also_wrong == later_wrong == []


@pytest.mark.asyncio
async def test_german_is_spoken_by_a_german_browser_and_friends_are_told_that_there_is_no_server(home: str) -> None:
    path = chromium_here()
    if path is None:
        pytest.skip("Chromium is not installed")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        visitor = await browser.new_context(locale="de-DE")
        tab, wrong = await opened(visitor, home)
        await tab.get_by_text("Jetzt spielen", exact=True).first.click(timeout=PATIENCE)
        await tab.wait_for_url("**/t/*", timeout=PATIENCE)
        await tab.get_by_text("Einladen", exact=True).first.click(timeout=PATIENCE)
        await tab.get_by_text("Diese Seite hat keinen Server").first.wait_for(timeout=PATIENCE)
        assert wrong == []
        await browser.close()
