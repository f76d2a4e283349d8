"""The company at a table: the menu on each plate, and the line about a player who is away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
SIZES = [(360, 740), (768, 1024), (1440, 900)]


async def at_a_table(
    come: Come, size: tuple[int, int], game: str = "spades", seat: int = 1, **settings: Any
) -> tuple[Person, Person]:
    """Ann, the host, on a screen of this size, and Bob; the game has begun."""
    host, friend = await come(size), await come((1440, 900))
    name = await host.make(game, begin=False, **settings)
    await friend.ask(f"/api/tables/{name}/seats/{seat}", {"name": "Bob"})
    await friend.open(f"/t/{name}")
    await friend.page.wait_for_selector(".gathering")
    await host.page.wait_for_selector(".seat-row:has-text('is here') >> nth=0")
    await host.page.get_by_role("button", name="Begin").press("Enter")
    for each in (host, friend):
        await each.page.wait_for_selector(".felt .hand")
    return host, friend


async def until_absent_is_waited_for(host: Person) -> None:
    """Ann plays until it is the turn of Bob, who has gone."""
    page = host.page
    for _ in range(40):
        await host.until("document.querySelector('.away-line') || document.querySelector('.own-line .plate.to-act')")
        if await page.locator(".away-line").count():
            return
        await host.act(await host.until_mine())


@pytest.mark.parametrize("size", SIZES)
async def test_whoever_is_away_is_counted_down_with_more_time_or_a_bot_now(come: Come, size: tuple[int, int]) -> None:
    host, friend = await at_a_table(come, size)
    await friend.open("/")
    await until_absent_is_waited_for(host)
    page = host.page
    line = await page.locator(".away-line").inner_text()
    assert line.startswith("Bob is away. A bot takes over in ")
    assert await host.misfits() == []
    assert await violations(host) == []
    await host.shot(f"away-{size[0]}")
    await press(host, "Wait")
    await host.until("Number(document.querySelector('.away-line [data-clock]').dataset.clock) > 60")
    await press(host, "Now")
    await page.wait_for_selector(".away-line", state="detached")
    await page.wait_for_selector(".plate:has-text('Bob'):has-text('bot for now')")


@pytest.mark.parametrize("size", SIZES)
async def test_the_menu_on_a_plate_mutes_and_removes_and_asks_before(come: Come, size: tuple[int, int]) -> None:
    host, friend = await at_a_table(come, size)
    menu = host.page.get_by_role("button", name="Bob: what can be done")
    assert await friend.page.get_by_role("button", name="Ann: what can be done").count() == 1, "to see nothing of hers"
    await menu.focus()
    await host.page.keyboard.press("Enter")
    box = host.page.get_by_role("dialog", name="Bob")
    assert "Bob is here." in await box.inner_text()
    await host.shot(f"plate-menu-{size[0]}")
    assert await violations(host) == []
    await press(host, "Mute for all")
    unmute = host.page.get_by_role("button", name="Let speak again")
    await menu.click()
    for _ in range(100):  # until the table has heard of it
        if await unmute.count():
            break
        await host.page.keyboard.press("Escape")
        await asyncio.sleep(0.1)
        await menu.click()
    await unmute.wait_for()
    await press(host, "Remove")
    asked = host.page.get_by_role("dialog", name="Remove Bob?")
    await asked.wait_for()
    await host.until_awake()
    await asked.get_by_role("button", name="Remove").click()
    await friend.page.wait_for_selector("h1:has-text('This table is closed to you')")
    await host.page.wait_for_selector(".plate:has-text('Bob')", state="detached")
    friend.complaints.clear()


async def test_what_one_person_says_can_be_left_out_here_alone(come: Come) -> None:
    host, friend = await at_a_table(come, (1440, 900))
    await friend.page.get_by_role("button", name="Ann: what can be done").click()
    await press(friend, "Hide from me what they write")
    for text in ("one", "two"):
        await host.page.get_by_role("textbox", name="Say something").fill(text)
        await host.page.keyboard.press("Enter")
        await host.page.wait_for_selector(f".said-list:has-text('{text}')")
        if text == "one":
            await friend.page.get_by_role("button", name="Ann: what can be done").click()
            await press(friend, "Show me again what they write")
    await friend.page.wait_for_selector(".said-list:has-text('two')")
    assert "one" not in await friend.page.locator(".said-list").inner_text()


async def test_a_host_among_bots_makes_room_for_a_friend_who_sees_where_the_host_sits(come: Come) -> None:
    host, friend = await come((1440, 900)), await come((360, 740))
    name = await host.make("spades", rulebook="denexa")
    await press(host, "Invite")
    await host.page.locator(".making-room button").first.click()
    assert await host.page.locator(".making-room").inner_text() == (
        "The seat of Walt is free. A bot plays it until your friend sits down."
    )
    await host.page.keyboard.press("Escape")
    await friend.open(f"/t/{name}")
    await friend.page.wait_for_selector(".banner:has-text('A seat is free.')")
    plate = friend.page.locator(".own-line .plate")
    told = (await plate.inner_text()).splitlines()
    assert told[0] == "Ann", "it is the seat they look from; D is the dealer's mark"
    await press(host, "Pause")
    await host.page.wait_for_selector(".own-line .prompt:has-text('You have paused the game.')")
    await friend.page.wait_for_selector(".own-line .prompt:has-text('The host has paused the game.')")
    assert await friend.misfits() == []
    await press(host, "Invite")
    assert await host.page.locator(".making-room").count() == 0, "there is room already"
