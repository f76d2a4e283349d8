"""Fixtures of the browser's tests: Debian's Chromium, servers of their own, and people who click."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import random
import secrets
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocketRoute, async_playwright
from tests.web.fox import program
from tests.web.serve import PATIENCE
from tests.web.serving import Server

SHOTS = Path(__file__).parents[2] / "build" / "web"
"""Where screenshots are kept, for people to look at."""
PHONE, LAPTOP = (360, 640), (1440, 800)
LIKED: Final = {
    "pinochle": "meld swap dix",
    "five_hundred": "no bid",
    "mini_baccarat": "cut",
    "pyramid": "pair king draw",
}
"""How the moves of a game begin that `Person.act` likes better than any other, so that the game comes to an end."""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Is kept as soon as what has just changed is fitted and drawn."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
_NO_BROWSER = "these tests need Chromium on the PATH (Debian's package `chromium`); `make test` as root installs it"
_NO_FIREFOX = "these tests need Firefox on the PATH (Debian's package `firefox-esr`); `make test` as root installs it"
_SAME_PART = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""What a browser adds to the deals."""
_OWN_STYLE = base64.b64encode(hashlib.sha256(b"body {}").digest()).decode()
"""The digest of a style that Playwright writes into a page in Firefox before each picture, which the page refuses."""
# What the viewer may do now: the places to click, with what a click means. Cards lie over one another, so that a
# place is looked for where the card itself is on top.
_CHOICES = """() => {
  const onTop = (node) => {
    const box = node.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .15], [.15, .2], [.08, .08], [.15, .85], [.85, .5], [.92, .06]]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      if (node.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const free = (node) => !node.getAttribute("aria-disabled") && !node.disabled && !("asleep" in node.dataset);
  const found = (query, kind) => [...document.querySelectorAll(query)].filter(free).map((node) => {
    const at = node.matches(".open-pairs [data-does=together]") ? [0, 0] : onTop(node);
    return at && {kind, move: node.dataset.move ?? "", card: node.dataset.card ?? "", x: at[0], y: at[1]};
  }).filter(Boolean);
  const mine = document.querySelector(".own-line .plate.to-act");
  return {
    over: Boolean(document.querySelector(".after")), mine: Boolean(mine),
    picking: Boolean(document.querySelector(".options-bar .option.main")),
    options: found(".options-bar [data-move]", "option"), cards: found("button.card:not(.raised)", "card"),
    prompt: document.querySelector(".prompt")?.textContent ?? "",
  };
}"""
_SOMETIMES: Final = 4
"""Outside the long lane, every fourth moment of a game is checked for what does not fit."""
_ASKED: Final = "document.querySelector('.after, .own-line .plate.to-act') !== null"
"""Whether it may be this person's turn: what may be done then takes long to find, and is not looked for before."""
# What does not fit: the felt needs no scrolling, and whatever a player needs is inside the window. Only a low felt may
# scroll, and then whatever a player needs can be scrolled to.
_MISFITS = """() => {
  const felt = document.querySelector(".felt"), found = [];
  const [high, wide] = [felt.scrollHeight - felt.clientHeight, felt.scrollWidth - felt.clientWidth];
  const scrolls = felt.clientHeight <= 480 && felt.classList.contains("low");
  const first = scrolls ? -felt.scrollTop : 0, last = innerHeight + (scrolls ? high - felt.scrollTop : 0);
  if (high > 2 && !scrolls) found.push(`the felt is ${high} too high`);
  if (wide > 2) found.push(`the felt is ${wide} too wide`);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.push(`the page is ${over} too wide`);
  const needed = ".own-line, .prompt, .options-bar, .hand .card, .own .card, .plate, .placard";
  for (const node of document.querySelectorAll(needed)) {
    const {width, left, right, top, bottom} = node.getBoundingClientRect();
    if (!width || (top >= first - 1 && left >= -1 && right <= innerWidth + 1 && bottom <= last + 1)) continue;
    found.push(`${node.className} lies at ${[left, right, top, bottom].map(Math.round)}`);
  }
  return found;
}"""


# -- servers -----------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers read which test runs."""
    return tmp_path_factory.mktemp("test") / "name"


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, running: Path) -> None:
    """The same deals in every run, whatever ran before; fresh ones in the long lane, and where they are asked for."""
    fresh = request.config.option.fresh_deals or request.config.option.lane == "long"
    running.write_text(f"{request.node.nodeid} {secrets.token_hex(16) if fresh else ''}")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Return whether pictures are kept and every moment is checked: in the long lane, or where pictures are wanted."""
    option = request.config.option
    return bool(option.shots or option.lane == "long")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, running: Path) -> Iterator[Server]:
    """A server that all tests of a run share; each has tables of its own."""
    found = Server(tmp_path_factory.mktemp("server"), running)
    yield found
    found.kill()


@pytest.fixture
def own_server(tmp_path: Path, running: Path) -> Iterator[Server]:
    """A server that may be killed."""
    found = Server(tmp_path, running)
    yield found
    found.kill()


# -- people ------------------------------------------------------------------------------------------


class Person:
    """Somebody with a browser of their own."""

    alone = False
    """True in the page without a server."""

    def __init__(
        self,
        context: BrowserContext,
        page: Page,
        address: str,
        complaints: list[str],
        *,
        touch: bool = False,
        thorough: bool = False,
    ) -> None:
        self.context = context
        self._touch = touch
        self._thorough = thorough
        self.page = page
        self.address = address
        self.complaints = complaints
        """What the browser has complained about; a test that expects something clears it."""
        self._chance = random.Random(1)
        """By turns two raised cards that do not pair can follow each other for ever; by chance they do not."""

    async def open(self, path: str) -> None:
        await self.page.goto(self.address + path)

    async def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server directly, with this browser's cookies."""
        answer = await self.context.request.post(self.address + path, data=body)
        assert answer.ok, await answer.text()
        told: dict[str, Any] = await answer.json()
        return told

    async def read(self, path: str) -> dict[str, Any]:
        """Return what the application tells of an address."""
        told: dict[str, Any] = await (await self.context.request.get(self.address + path)).json()
        return told

    async def make(self, game: str, *, begin: bool = True, **settings: Any) -> str:
        """Make a table, sit down and go there; its name."""
        made = await self.ask("/api/tables", {"game": game, "pace": 0, **settings})
        await self.ask(f"/api/tables/{made['id']}/seats/0", {"name": "Ann", "fair": "ann's own"})
        await self.open(made["path"])
        await self.page.wait_for_selector(".gathering")
        if begin:
            # In any language; by keyboard, as what comes up under a mouse that has just pressed sleeps for a moment.
            await self.page.locator(".gathering p.actions > button.main").press("Enter")
            await self.page.wait_for_selector(".felt")
        return str(made["id"])

    async def overhear(self) -> tuple[list[WebSocketRoute], list[str]]:
        """Stand between the table and this browser: its lines, the last one open, and every state that it is told."""
        lines: list[WebSocketRoute] = []
        told: list[str] = []

        def between(line: WebSocketRoute) -> None:
            def tell(message: str | bytes) -> None:
                if '"t":"state"' in str(message)[:20]:
                    told.append(str(message))
                line.send(message)

            line.connect_to_server().on_message(tell)
            lines.append(line)

        await self.page.route_web_socket("**/play", between)
        return lines, told

    async def choices(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(_CHOICES)
        return found

    async def misfits(self) -> list[str]:
        """Return what is too large for the window or outside it."""
        await self.page.evaluate(DRAWN)
        found: list[str] = await self.page.evaluate(_MISFITS)
        return found

    async def until_mine(self, patience: float = 60.0) -> dict[str, Any]:
        """Wait until it is this person's turn (or the game is over): what may be done."""
        found: dict[str, Any] = {}
        try:
            async with asyncio.timeout(patience):
                while not (await self.page.evaluate(_ASKED) and _is_turn(found := await self.choices())):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"it is not this person's turn for {patience} s: {found}") from None
        return found

    async def until(self, expression: str, arg: Any = None, patience: float = 60.0) -> None:
        """Wait until that is so in the page, whose policy forbids Playwright's own way of waiting."""
        async with asyncio.timeout(patience):
            while not await self.page.evaluate(expression, arg):
                await asyncio.sleep(0.05)

    async def until_awake(self) -> None:
        """Wait until what has just come up under a press may be pressed itself."""
        await self.until("!document.querySelector('[data-asleep]')")

    async def press(self, name: str) -> None:
        """Press a button; one of the tools behind "More" is looked for there."""
        await self.until_awake()
        hidden = self.page.locator(".tools > .rest:not(.shown)").get_by_text(name, exact=True)
        if await hidden.count():
            await self.page.get_by_role("button", name="More", exact=True).click()
            await self.until_awake()
        await self.page.get_by_role("button", name=name).click()

    async def act(self, found: dict[str, Any], prefer: str = "") -> str:
        """Do one of the things that may be done, by mouse or by finger; what was done."""
        options = [each for each in found["options"] if not each["move"].startswith(("resign", "leave", "look {"))]
        liked = [each for each in options if prefer and each["move"].startswith(tuple(prefer.split()))]
        if found["picking"]:
            return await self._pick_cards()
        if not options and not found["cards"]:
            if not found["options"] or await self.page.locator("[data-does=give_up]").count():
                return await self._give_up()
            options = found["options"]  # such as to leave a card of the stock where it is
        if liked or (options and not found["cards"]):
            chosen = liked[0] if liked else self._chance.choice(options[:4])
        else:
            chosen = self._chance.choice(found["cards"] or options)
        if chosen["move"].startswith("pair "):
            return await self._pair(chosen["move"])
        await self._press(chosen)
        if chosen["kind"] == "card" and chosen["card"]:
            raised = self.page.locator(f'button.card.raised[data-card="{chosen["card"]}"]')
            if await raised.count():
                await self._press(chosen)
        elif await self.page.locator(".option.armed").count():
            await self._press(chosen)
        return str(chosen["move"])

    async def _press(self, place: dict[str, Any]) -> None:
        press = self.page.touchscreen.tap if self._touch else self.page.mouse.click
        await press(place["x"], place["y"])

    async def _pair(self, move: str) -> str:
        """Press both cards of a pair."""
        for card in move.split()[1:]:
            place = self.page.locator(f'button.card:not(.raised)[data-card="{card}"]')
            if await place.count():
                await (place.first.tap if self._touch else place.first.click)()
        return move

    async def _give_up(self) -> str:
        """End the game where nothing else can be done, and mean it."""
        await self.page.locator("[data-does=give_up]").click()
        await self.page.locator("dialog .actions .main").click()
        return "resign"

    async def _pick_cards(self) -> str:
        """Choose as many cards as are wanted, then say so."""
        for _ in range(8):
            button = self.page.locator(".options-bar .option.main")
            if await button.count() and await button.is_enabled():
                await button.click()
                return "discard"
            cards = (await self.choices())["cards"]
            await self._press(cards[0])
        return ""

    async def play_on(self, *, prefer: str = "", fits: bool = False, most: int = 400) -> int:
        """Play by mouse to the end of the game; how many things were done."""
        for count in range(most):
            found = await self.until_mine()
            if fits and (self._thorough or count % _SOMETIMES == 0 or found["over"]):
                assert await self.misfits() == [], found["prompt"]
            if found["over"]:
                return count
            await self.act(found, prefer)
        raise AssertionError(f"the game does not end within {most} moves")

    async def shot(self, name: str) -> None:
        """Keep a picture for people to look at, in the long lane and where pictures are asked for."""
        if self._thorough:
            SHOTS.mkdir(parents=True, exist_ok=True)
            await self.page.screenshot(path=SHOTS / f"{name}.png")


def _is_turn(found: dict[str, Any]) -> bool:
    return bool(found["over"] or (found["mine"] and (found["options"] or found["cards"])))


Come = Callable[..., Awaitable[Person]]


def chromium_here() -> str | None:
    """Where Debian's browser is, if it is here."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Debian's browser."""
    found = chromium_here()
    if found is None:
        pytest.skip(_NO_BROWSER)
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """One browser for all tests; everybody has a profile of their own in it."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        await found.close()


@asynccontextmanager
async def company(
    browser: Browser, home: str, *, thorough: bool = False, kind: type[Person] = Person
) -> AsyncIterator[Come]:
    """Let somebody come: `await come()`; nobody's browser may have complained at the end."""
    people: list[Person] = []

    async def somebody(
        size: tuple[int, int] = LAPTOP, address: str = home, prefs: dict[str, Any] | None = None, **more: Any
    ) -> Person:
        width, height = size
        context = await browser.new_context(viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(1000 * (PATIENCE + 10))  # the server gives up first, and says so
        liked = {"speed": "instant", "forced": False, "tap": "two", **(prefs or {})}
        kept = f"localStorage.setItem('spadille', {json.dumps(json.dumps(liked))})"
        await context.add_init_script(f"if (location.host && !localStorage.getItem('spadille')) {kept}")
        await context.add_init_script(_SAME_PART)
        page = await context.new_page()
        complaints: list[str] = []

        def hear(kind: str, text: str) -> None:
            if _OWN_STYLE not in text:
                complaints.append(f"{kind}: {text}")

        def hear_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                hear(message.type, f"{message.text} ({message.location['url']})")

        page.on("console", hear_console)
        page.on("pageerror", lambda wrong: hear("uncaught", str(wrong)))
        people.append(kind(context, page, address, complaints, touch=bool(more.get("has_touch")), thorough=thorough))
        return people[-1]

    yield somebody
    for person in people:
        await person.context.close()
    assert [each for person in people for each in person.complaints] == []


@pytest_asyncio.fixture(loop_scope="session")
async def come(browser: Browser, server: Server, thorough: bool) -> AsyncIterator[Come]:
    """Let somebody come, whose browser is Chromium."""
    async with company(browser, server.address, thorough=thorough) as somebody:
        yield somebody


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def firefox(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """Debian's other browser."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        pytest.skip(_NO_FIREFOX)
    path = program(found, tmp_path_factory.mktemp("firefox"))
    async with async_playwright() as playwright:
        started = await playwright.firefox.launch(channel="moz-firefox", executable_path=path)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def come_by_firefox(firefox: Browser, server: Server, thorough: bool) -> AsyncIterator[Come]:
    """Let somebody come, whose browser is Firefox."""
    async with company(firefox, server.address, thorough=thorough) as somebody:
        yield somebody
