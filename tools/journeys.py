"""Takes the pictures of the first evening for the guide from the running program: `python -m tools.journeys [name …]`.

Three people come for the first time: one plays alone, one is invited on a phone, one comes back after the server was
started anew. Each journey is a picture of its moments, side by side.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from PIL import Image
from playwright.async_api import Browser, async_playwright
from tests.web.conftest import FLAGS, Come, Person, chromium_here
from tests.web.serving import Server

from tools import pictures

LAPTOP: Final = (1100, 700)
PHONE: Final = (390, 780)
GAP: Final = 16
"""Pixels between two moments."""
MOST: Final = 60
"""Maximum number of decisions until a moment comes."""
PREFS: Final = {"forced": True, "tap": "one"}
TRICK: Final = ".zone-trick .card >> nth=1"

Moments = list[bytes]
Journey = Callable[[Come, Server], Awaitable[Moments]]


async def alone(come: Come, server: Server) -> Moments:
    """From the first page to the end of the first deal, with a hint."""
    del server
    person = await come(LAPTOP, reduced_motion="reduce", prefs=PREFS | {"speed": "fast"})
    page = person.page
    await person.open("/")
    await page.wait_for_selector(".tile")
    seen = [await page.screenshot()]
    await page.locator("[data-game=spades]").locator("button.main").click()
    await person.until_mine()
    seen.append(await page.screenshot())
    await _until(person, TRICK)
    await pictures.hinted(page)
    seen.append(await page.screenshot())
    await _until(person, ".deal-panel")
    await page.locator("#toast").wait_for(state="hidden")
    return [*seen, await page.screenshot()]


async def invited(come: Come, server: Server) -> Moments:
    """A friend follows a link on a phone, says a name, and bids."""
    del server
    host = await come(LAPTOP, reduced_motion="reduce")
    guest = await come(PHONE, reduced_motion="reduce", has_touch=True, prefs=PREFS)
    await host.open("/new/five_hundred")
    await host.page.get_by_label("Your name").fill("Ann")
    await host.page.get_by_role("button", name="Open the table for friends").click()
    await host.page.wait_for_selector(".gathering")
    page = guest.page
    await page.goto(host.page.url)
    await page.get_by_role("textbox", name="Your name").fill("Ben")
    seen = [await page.screenshot()]
    await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="Stand up").wait_for()
    seen.append(await page.screenshot())
    await host.page.locator(".gathering p.actions > button.main").press("Enter")
    both = [host, guest]
    for _ in range(MOST):
        if await page.locator(TRICK).count() and len(seen) > 2:
            break
        person = await _next(both)
        found = await person.choices()
        if person is guest and "Bid or pass" in found["prompt"] and len(seen) == 2:
            seen.append(await page.screenshot())
        await person.act(found)
    return [*seen, await page.screenshot()]


async def next_day(come: Come, server: Server) -> Moments:
    """Somebody closes the page in the middle of a deal, and comes back when the server has been started anew."""
    person = await come(PHONE, reduced_motion="reduce", has_touch=True, prefs=PREFS)
    await person.open("/")
    await person.page.locator("[data-game=spades]").locator("button.main").click()
    await _until(person, ".zone-trick .card")
    await person.page.goto("about:blank")
    person.complaints.clear()
    server.kill()
    server.start()
    await person.open("/")
    page = person.page
    link = page.get_by_role("link", name="Spades").first
    await link.wait_for()
    seen = [await page.screenshot()]
    await link.click()
    await person.until_mine()
    seen.append(await page.screenshot())
    await person.open("/daily")
    await page.wait_for_selector(".daily-row >> nth=6")
    return [*seen, await page.screenshot()]


JOURNEYS: Final[Mapping[str, tuple[Journey, int, float]]] = {
    "alone": (alone, 2, 0.62),
    "invited": (invited, 4, 0.8),
    "next_day": (next_day, 3, 0.8),
}
"""The journeys: what the person does, how many moments there are in a row, and the scale at which they are drawn."""


def names() -> list[str]:
    """The names of all files."""
    return [f"journey_{name}.webp" for name in JOURNEYS]


async def _until(person: Person, wanted: str) -> None:
    """Follow hints, or play anything, until something is on the page."""
    for _ in range(MOST):
        await person.until(f"document.querySelector('.own-line .plate.to-act, .after, {wanted.partition(' >>')[0]}')")
        if await person.page.locator(wanted).count():
            return
        if not await pictures.advised(person):
            await person.act(await person.until_mine())
    raise AssertionError(f"{wanted} does not come up within {MOST} decisions")


async def _next(people: list[Person]) -> Person:
    """Wait until one of these people may do something; that person."""
    async with asyncio.timeout(60):
        while True:
            for each in people:
                found = await each.choices()
                if found["mine"] and (found["options"] or found["cards"]):
                    return each
            await asyncio.sleep(0.05)


def strip(moments: Moments, in_row: int, scale: float) -> bytes:
    """The moments of a journey side by side, as WebP."""
    shots = [Image.open(io.BytesIO(each)).convert("RGB") for each in moments]
    width, height = (round(side * scale) for side in shots[0].size)
    rows = -(-len(shots) // in_row)
    whole = Image.new("RGB", (in_row * (width + GAP) - GAP, rows * (height + GAP) - GAP), "white")
    for at, shot in enumerate(shots):
        place = (at % in_row * (width + GAP), at // in_row * (height + GAP))
        whole.paste(shot.resize((width, height), Image.Resampling.LANCZOS), place)
    out = io.BytesIO()
    whole.save(out, "WEBP", quality=66, method=6)
    return out.getvalue()


async def _taken(browser: Browser, name: str) -> bytes:
    way, in_row, scale = JOURNEYS[name]
    async with pictures.host(browser) as (come, server, _):
        return strip(await way(come, server), in_row, scale)


async def _all(names: list[str]) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_here(), args=FLAGS)
        for name in names:
            (pictures.IMAGES / f"journey_{name}.webp").write_bytes(await _taken(browser, name))
        await browser.close()


def main(words: list[str]) -> int:
    """Take the pictures of the named journeys, or of all."""
    if wrong := [each for each in words if each not in JOURNEYS]:
        print(f"expected some of: {', '.join(JOURNEYS)}; got {', '.join(wrong)}", file=sys.stderr)
        return 2
    asyncio.run(_all(words or [*JOURNEYS]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
