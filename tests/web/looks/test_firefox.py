"""In Firefox: from the house to a table of each game, a deal of it by mouse and keys, and everything in the window."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.conftest import DRAWN, LIKED

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES: Final = ["spades", "five_hundred", "pinochle", "mexican_sweat", "mini_baccarat", "pyramid", "war"]
WINDOWS: Final = [(360, 740), (768, 1024), (1440, 900)]
_PANEL: Final = ".deal-panel, .after"
ENOUGH: Final = {"mini_baccarat": ".road-1 :is(.bead-player, .bead-banker, .bead-tie)"}
"""What shows that a deal, or a coup, is over."""
TURNS: Final = {"war": 12}
"""Turns that are enough of a game whose deal is long."""
_SOON_OVER: Final = "document.querySelectorAll('.hand .card').length <= 3"
_SETTLED: Final = "!document.querySelector('.felt-place').getAnimations({subtree: true}).length"


async def in_each_window(person: Person, name: str) -> None:
    """Phone, tablet and laptop: a picture of each, and nothing lies outside."""
    for width, height in WINDOWS:
        await person.page.set_viewport_size({"width": width, "height": height})
        await person.until("size => innerWidth === size", arg=width)
        await person.page.evaluate(DRAWN)
        await person.shot(f"firefox-{name}-{width}")
        assert await person.misfits() == [], (name, width)


async def to_watch(person: Person) -> None:
    """From now on cards fly and a deal ends with its panel; chosen by keys alone."""
    page = person.page
    await page.get_by_role("button", name="Settings").focus()
    await page.keyboard.press("Enter")
    await page.get_by_label("Speed").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Escape")
    await page.wait_for_selector("dialog", state="detached")
    assert await page.evaluate("JSON.parse(localStorage.getItem('spadille')).speed") == "fast"


async def play(person: Person, game: str) -> None:
    """Play until the deal is over; whenever there is something to do, everything is in the window."""
    over, turns, watching = ENOUGH.get(game, _PANEL), TURNS.get(game, 200), False
    async with asyncio.timeout(120):
        while turns and not await person.page.locator(over).count():
            found = await person.choices()
            if not watching and await person.page.evaluate(_SOON_OVER):
                await to_watch(person)
                watching = True
            if found["mine"] and (found["options"] or found["cards"]) and await person.page.evaluate(_SETTLED):
                assert await person.misfits() == [], found["prompt"]
                await person.act(found, LIKED.get(game, ""))
                turns -= 1
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", GAMES)
async def test_firefox_plays_a_deal(come_by_firefox: Come, game: str) -> None:
    person = await come_by_firefox()
    page = person.page
    await person.open("/")
    await page.locator(f".tile[data-game={game}] button.main").click()
    await page.wait_for_selector(".felt")
    await person.until_mine()
    await in_each_window(person, game)
    await play(person, game)
    await in_each_window(person, f"{game}-panel")


async def test_firefox_plays_by_keys(come_by_firefox: Come) -> None:
    person = await come_by_firefox((1440, 900))
    page, press = person.page, person.page.keyboard.press
    await person.make("spades", rulebook="club", options={"max_deals": 1, "first_dealer": "random"})
    await person.until_mine()
    for key in "11":
        await press(key)
    await page.wait_for_selector(".hand button.card")
    for at in range(6):
        await person.until_mine()
        before = await page.locator(".hand .card").count()
        await press("ArrowRight")
        for _ in range(13):
            if await page.evaluate("!document.activeElement.getAttribute('aria-disabled')"):
                break
            await press("ArrowRight")
        await press("Enter" if at % 2 else "ArrowUp")
        await person.until("count => document.querySelectorAll('.hand .card').length < count", arg=before)
    assert "11" in await page.locator(".own-line .facts").inner_text()
    await person.until_mine()
    await press("s")
    await page.wait_for_selector("dialog:has-text('Score sheet')")
    await press("Escape")
    await page.wait_for_selector("dialog", state="detached")
