"""Takes the pictures of the README and of the site from the running program: `python -m tools.pictures [name …]`.

It starts a server, Debian's Chromium, bots at the table and a person who follows hints, until the table fits a picture.
All chance follows from a seed, so the same sources give the same pictures.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.async_api import Browser, Page, TimeoutError, async_playwright
from tests.web.conftest import FLAGS, Come, Person, chromium_here, company
from tests.web.serving import Server

import spadille
from spadille.core.record import SUFFIX
from spadille.tui import picture

ROOT: Final = Path(__file__).parents[1]
IMAGES: Final = ROOT / "docs" / "images"
TERMINAL: Final = "terminal"
REVIEW: Final = "review"
LAPTOP: Final = (1200, 750)
SMALL: Final = (1040, 690)
PHONE: Final = (390, 780)
SHARP: Final = 1.4
"""Pixels of a picture per pixel of the page, for pictures that are shown large."""
MOST: Final = 150
"""Maximum number of decisions for a picture."""
ALL_TOGETHER: Final = 900_000
"""Maximum size of all pictures together, in bytes: they are part of every copy of the sources."""
_NOW: Final = """() => ({
  trick: document.querySelectorAll(".zone-trick .card").length,
  hand: document.querySelectorAll(".hand .card").length,
  free: document.querySelectorAll(".hand button.card:not([aria-disabled])").length,
  melds: document.querySelectorAll(".zone-melds, .zone-meld").length,
  shown: document.querySelectorAll(".felt .card:not(.back)").length,
  prompt: document.querySelector(".prompt")?.textContent ?? "",
  words: [...document.querySelectorAll(".options-bar .option")].map((each) => each.textContent).join(" "),
})"""
_SIGHT: Final = """() => [...document.querySelectorAll(".log, .hand, .table-score, .own-line, .zone")]
  .map((each) => each.textContent).join(" ")"""
"""Everything on the page that a move changes."""


class Shot(NamedTuple):
    """A picture of a table in the browser, in the light and the dark theme."""

    name: str
    game: str
    least: Mapping[str, int]
    """Minimum numbers of things on the table."""
    says: str = ""
    """A word of the prompt, or of a choice."""
    size: tuple[int, int] = SMALL
    settings: Mapping[str, Any] = {}
    scale: float = 1.0
    """Pixels of the picture per pixel of the page."""
    dark: bool = False
    """True to take it in the dark theme as well."""
    hint: bool = False
    """True to show the hint given there."""
    after: int = 0
    """Number of first decisions to skip."""


CHOICE: Final = {"trick": 3, "free": 3, "hand": 8}
"""The last to play in a trick, with a choice."""
SHOTS: Final = (
    Shot("spades", "spades", CHOICE, size=LAPTOP, scale=SHARP, dark=True, hint=True, after=14),
    Shot("phone", "five_hundred", {"trick": 3, "free": 2, "hand": 6}, size=PHONE, scale=SHARP, dark=True),
    Shot("five_hundred", "five_hundred", {"hand": 10}, says="Bid or pass"),
    Shot("pinochle", "pinochle", {"trick": 1, "free": 3, "melds": 1}, after=4),
    Shot("auction_pinochle", "auction_pinochle", {"trick": 3, "free": 2, "hand": 9}),
    Shot("mexican_sweat", "mexican_sweat", {"shown": 12}, says="Raise"),
    Shot("mini_baccarat", "mini_baccarat", {"shown": 5}, size=(1180, 860), says="Place your bets", after=4),
    Shot("pyramid", "pyramid", {}, says="uncovers"),
    Shot("war", "war", {}, says="after a war"),
)


async def take(come: Come, shot: Shot) -> dict[str, bytes]:
    """Play until a table fits its picture; return the pictures and the record of the game so far, by file name."""
    person = await come(shot.size, reduced_motion="reduce", device_scale_factor=shot.scale)
    table = await person.make(shot.game, **shot.settings)
    for count in range(MOST):
        found = await person.until_mine()
        if count >= shot.after and await _worth(person.page, shot):
            if shot.hint:
                await hinted(person.page)
            made = await both(person.page, shot.name, dark=shot.dark)
            return made | {f"{shot.name}{SUFFIX}": await _record(person, table)}
        if await advised(person):
            continue
        found = await person.until_mine()
        if found["over"]:
            break
        await person.act(found)
    raise AssertionError(f"{shot.name}: nothing to see in {MOST} decisions")


async def _record(person: Person, table: str) -> bytes:
    """Close a table; return its record, from which others can play on."""
    path = f"{person.address}/api/tables/{table}"
    closed = await person.context.request.post(f"{path}/close")
    assert closed.ok, await closed.text()
    return await (await person.context.request.get(f"{path}/record")).body()


async def _worth(page: Page, shot: Shot) -> bool:
    now = await page.evaluate(_NOW)
    said = f"{now['prompt']} {now['words']}"
    return shot.says in said and all(now[name] >= least for name, least in shot.least.items())


async def hinted(page: Page) -> bool:
    """Ask for a hint until there is one: a table that is about to move on gives none."""
    for _ in range(2):
        await page.keyboard.press("h")
        try:
            await page.locator(".hint .prompt").wait_for(timeout=40_000)
        except TimeoutError:
            continue
        return True
    return False


async def advised(person: Person) -> bool:
    """Follow a hint, if one button does it."""
    button = person.page.get_by_role("button", name="Play it", exact=True)
    if not await hinted(person.page) or not await button.count():
        return False
    await person.until_awake()
    before = await person.page.evaluate(_SIGHT)
    await button.click()
    await person.until(f"before => ({_SIGHT})() !== before", before)
    return True


async def look_back(come: Come, folder: Path) -> dict[str, bytes]:
    """The review of a deal, always the same: a beginner against good players."""
    game = spadille.table("spades", rulebook="andrews", seed=7, max_deals=1)
    bots = [spadille.bot(game, seat, "regular" if seat else "beginner", seed=seat) for seat in range(game.game.seats)]
    while game.deciding:
        seat = game.deciding[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)).move)
    game.save(folder / "game.jsonl")
    person = await come(SMALL, reduced_motion="reduce")
    await person.open("/replay")
    await person.page.set_input_files("input[type=file]", folder / "game.jsonl")
    await person.page.get_by_role("button", name="Review", exact=True).click()
    await person.page.locator("dialog .moment").first.wait_for(timeout=240_000)
    return await both(person.page, REVIEW, dark=False)


async def both(page: Page, name: str, *, dark: bool = True) -> dict[str, bytes]:
    """The page in the light theme, and in the dark one if wanted."""
    made = {f"{name}.webp": small(await page.screenshot())}
    if dark:
        await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        await page.wait_for_timeout(300)  # colours fade into each other
        made[f"{name}-dark.webp"] = small(await page.screenshot())
    return made


def small(shot: bytes) -> bytes:
    """A picture as WebP."""
    out = io.BytesIO()
    Image.open(io.BytesIO(shot)).convert("RGB").save(out, "WEBP", quality=68, method=6)
    return out.getvalue()


async def taken(wanted: list[str]) -> dict[str, bytes]:
    """Take the requested pictures, each with a new server, without output."""
    made: dict[str, bytes] = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_here(), args=FLAGS)
        for shot in SHOTS:
            if shot.name in wanted:
                async with host(browser) as (come, _, _):
                    made |= await take(come, shot)
        if REVIEW in wanted:
            async with host(browser) as (come, _, folder):
                made |= await look_back(come, folder)
        await browser.close()
    return made


@asynccontextmanager
async def host(browser: Browser) -> AsyncIterator[tuple[Come, Server, Path]]:
    """Start a server that people can join; yield the way to it, the server and its folder."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), steady=True)
        try:
            async with company(browser, server.address) as come:
                yield come, server, Path(folder)
        finally:
            server.kill()


def names() -> list[str]:
    """The names of all files: the pictures, and the records of the tables in the browser."""
    tables = [f"{each.name}{ending}.webp" for each in SHOTS for ending in (("", "-dark") if each.dark else ("",))]
    records = [f"{each.name}{SUFFIX}" for each in SHOTS]
    return [*tables, *records, f"{REVIEW}.webp", f"{TERMINAL}.svg"]


def main(words: list[str]) -> int:
    """Take the named pictures, or all; 1 if they are too large."""
    known = [*(each.name for each in SHOTS), REVIEW, TERMINAL]
    if wrong := [each for each in words if each not in known]:
        print(f"expected some of: {', '.join(known)}; got {', '.join(wrong)}", file=sys.stderr)
        return 2
    wanted = words or known
    IMAGES.mkdir(parents=True, exist_ok=True)
    if TERMINAL in wanted:
        picture.main(IMAGES / f"{TERMINAL}.svg")
    for name, held in asyncio.run(taken(wanted)).items():
        (IMAGES / name).write_bytes(held)
    files = sorted(IMAGES.iterdir())
    print(*(f"{file.stat().st_size / 1000:6.0f} KB  {file.name}" for file in files), sep="\n")
    return int(sum(file.stat().st_size for file in files) > ALL_TOGETHER)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
