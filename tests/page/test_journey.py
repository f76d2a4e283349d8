"""The page without a server, in a browser: games begin, are kept, and go on without a network; errors are told."""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import spadille

pytest.importorskip("playwright", reason="playwright is not installed: pip install --group dev")
from bench.wasm import asked, compare
from playwright.async_api import Browser, BrowserContext, Page, async_playwright
from tests.page.conftest import ASK, BASE, served
from tests.web.conftest import FLAGS

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
PATIENCE = 30_000.0


@pytest_asyncio.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """A browser of its own, whose workers can be counted."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        await found.close()


@pytest_asyncio.fixture
async def visitor(browser: Browser) -> BrowserContext:
    return await browser.new_context()


async def opened(visitor: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A tab, and the errors that it reports."""
    tab, wrong = await visitor.new_page(), list[str]()
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    await tab.goto(address)
    return tab, wrong


async def bids_begin(tab: Page) -> None:
    await tab.locator('[data-move="bid 3"]').wait_for(timeout=PATIENCE)


async def begun(tab: Page) -> None:
    """Press the first game's button, and wait for the bids of Spades."""
    await tab.get_by_text("Play now", exact=True).first.click(timeout=PATIENCE)
    await tab.wait_for_url("**/t/*", timeout=PATIENCE)
    await bids_begin(tab)


async def hand(tab: Page) -> Any:
    return await tab.locator(".card[aria-label]").evaluate_all("each => each.map(one => one.ariaLabel).sort()")


async def ask(tab: Page, method: str, path: str, body: str = "", kind: str = "application/json") -> str:
    """Return what the application in the page answers."""
    found = await tab.evaluate(ASK, [BASE, method, path, body, kind])
    return str(found["text"])


@pytest.mark.asyncio
async def test_a_game_begins_and_is_there_after_a_reload_in_a_second_tab_and_without_a_network(
    home: str, visitor: BrowserContext
) -> None:
    tab, wrong = await opened(visitor, home)
    await begun(tab)
    dealt = await hand(tab)
    await tab.reload()
    await bids_begin(tab)
    assert await hand(tab) == dealt
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


async def end_worker(browser: Browser) -> None:
    """End the page's worker, as a browser does that needs its memory."""
    session = await browser.new_browser_cdp_session()
    targets = (await session.send("Target.getTargets"))["targetInfos"]
    (worker,) = [each["targetId"] for each in targets if each["type"] == "shared_worker"]
    await session.send("Target.closeTarget", {"targetId": worker})


@pytest.mark.asyncio
async def test_a_game_goes_on_after_the_browser_has_ended_the_worker(
    browser: Browser, home: str, visitor: BrowserContext
) -> None:
    tab, wrong = await opened(visitor, home)
    await begun(tab)
    dealt = await hand(tab)
    await end_worker(browser)
    await tab.locator("#page-state:not([hidden])").wait_for(timeout=PATIENCE)
    await tab.locator("#page-state").wait_for(state="hidden", timeout=PATIENCE)
    await bids_begin(tab)
    assert await hand(tab) == dealt
    await tab.locator('[data-move="bid 3"]').click()
    await tab.locator('[data-move="bid 3"]').wait_for(state="detached", timeout=PATIENCE)
    assert wrong == []


@pytest.mark.asyncio
async def test_an_update_that_is_published_during_a_game_waits_until_the_page_is_closed(
    folder: Path, tmp_path: Path, visitor: BrowserContext
) -> None:
    copy = tmp_path / "page"
    shutil.copytree(folder, copy)
    with served(copy) as home:
        tab, wrong = await opened(visitor, home)
        await begun(tab)
        dealt = await hand(tab)
        await tab.evaluate("navigator.serviceWorker.ready")
        worker = copy / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace("spadille-page-", "spadille-page-2", 1), "utf-8")
        await tab.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
        await tab.reload()
        await bids_begin(tab)
        assert await hand(tab) == dealt
        assert wrong == []


@pytest.mark.usefixtures("native")
@pytest.mark.asyncio
async def test_strong_bots_and_hints_think_in_the_page(home: str, visitor: BrowserContext) -> None:
    tab, wrong = await opened(visitor, home)
    games = json.loads(await ask(tab, "GET", "/api/games"))
    spades = next(each for each in games if each["name"] == "spades")
    assert spades["bots"] == ["beginner", "regular", "strong"]
    given = {"game": "spades", "pace": 0.0, "level": "strong"}
    name = json.loads(await ask(tab, "POST", "/api/tables", json.dumps(given)))["id"]
    await ask(tab, "POST", f"/api/tables/{name}/seats/0", '{"name": "Ann"}')
    await tab.goto(f"{home}t/{name}")
    await tab.get_by_role("button", name="Begin").click(timeout=PATIENCE)
    await bids_begin(tab)
    await tab.get_by_role("button", name="Hint").click()
    await tab.locator(".hint .prompt").wait_for(timeout=PATIENCE)
    assert wrong == []


@pytest.mark.usefixtures("native")
def test_the_kernel_of_the_page_answers_what_the_one_of_this_installation_does(folder: Path) -> None:
    rows = compare(asked(300, secrets.token_hex(4)), folder)
    assert sum(each.calls for each in rows) == 300
    assert [each for each in rows if each.equal < each.calls] == []


@pytest.mark.asyncio
async def test_a_record_of_a_program_is_shown_in_the_page(home: str, visitor: BrowserContext) -> None:
    table = spadille.table("spades", seed="page")
    table.play(table.deciding[0], table.moves(table.deciding[0])[2])
    tab, _ = await opened(visitor, home)
    record = table.record.decode()
    shown = json.loads(await ask(tab, "POST", "/api/replay?at=1&seat=0", record, "application/jsonl"))
    assert shown["scene"]["game"] == "spades"


@pytest.mark.asyncio
async def test_a_match_is_looked_back_on_when_it_is_asked_for(home: str, visitor: BrowserContext) -> None:
    table = spadille.table("spades", seed="page", max_deals=1)
    while len(table.log) < 57:
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])
    tab, wrong = await opened(visitor, home)
    given = {"record": table.record.decode(), "at": 55, "seat": table.deciding[0], "pace": 0}
    name = json.loads(await ask(tab, "POST", "/api/play-on", json.dumps(given)))["id"]
    await tab.goto(f"{home}t/{name}")
    await tab.get_by_role("button", name="How did I play?").click(timeout=PATIENCE)
    await tab.locator(".look-back .said").first.wait_for(timeout=PATIENCE)
    assert wrong == []


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        ("indexedDB", "This browser keeps nothing for this page"),
        ("WebAssembly", "The table cannot be prepared in this browser"),
    ],
)
@pytest.mark.asyncio
async def test_a_browser_that_lacks_something_is_told_so(
    folder: Path, tmp_path: Path, visitor: BrowserContext, lost: str, said: str
) -> None:
    copy = tmp_path / "page"
    shutil.copytree(folder, copy)
    first = copy / "pyodide" / "pyodide.mjs"
    losing = f"Object.defineProperty(self, '{lost}', {{ value: undefined }});"
    first.write_text(f"{losing}\n{first.read_text('utf-8')}", "utf-8")
    with served(copy) as home:
        tab, _ = await opened(visitor, home)
        await tab.get_by_text(said).wait_for(timeout=PATIENCE)
        await tab.get_by_text("Play now", exact=True).first.wait_for(timeout=PATIENCE)
        if lost == "indexedDB":
            await begun(tab)


@pytest.mark.asyncio
async def test_german_is_spoken_by_a_german_browser_and_friends_are_told_that_there_is_no_server(
    home: str, browser: Browser
) -> None:
    visitor = await browser.new_context(locale="de-DE")
    tab, wrong = await opened(visitor, home)
    await tab.get_by_text("Jetzt spielen", exact=True).first.click(timeout=PATIENCE)
    await tab.wait_for_url("**/t/*", timeout=PATIENCE)
    await tab.get_by_role("button", name="Mehr", exact=True).click(timeout=PATIENCE)
    await tab.locator("[data-asleep]").wait_for(state="detached")  # what has just come up under the press
    await tab.get_by_text("Einladen", exact=True).first.click(timeout=PATIENCE)
    await tab.get_by_text("Diese Seite hat keinen Server").first.wait_for(timeout=PATIENCE)
    assert wrong == []
