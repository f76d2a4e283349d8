"""Two people who meet at a table keep in touch: each sees on the home page that the other is here and wants players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def wish(person: Person, who: str) -> None:
    page = person.page
    more = page.locator(".tools .more")
    if await more.is_visible():
        await more.click()
    await page.get_by_role("button", name="Keep in touch").click()
    await page.locator("dialog").get_by_role("button", name=who, exact=True).click()


async def test_two_keep_in_touch_and_one_joins_the_other_from_the_home_page(come: Come) -> None:
    ann, bob = await come(), await come((360, 740))
    name = await ann.make("war", begin=False)
    await bob.open(f"/t/{name}")
    await bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    await bob.page.get_by_role("button", name="Sit here").first.click()
    await ann.page.wait_for_selector(".seat-row:has-text('Bob')")
    await wish(ann, "Bob")
    await bob.page.wait_for_selector(".banner:has-text('Ann would like to keep in touch')")
    await bob.shot("friends-asked-360")
    await bob.page.get_by_role("button", name="Yes", exact=True).click()
    for each in (ann, bob):
        await each.until("localStorage.getItem('spadille-friends') !== null")
    await ann.make("spades", begin=False)
    await ann.page.get_by_role("checkbox", name="Tell my friends that this table wants players").check()
    await ann.shot("friends-telling")
    await bob.open("/")
    await bob.page.wait_for_selector(".friends:has-text('Ann wants players for Spades')")
    await bob.shot("friends-home-360")
    await bob.page.locator(".friends").get_by_role("link", name="Join Spades").click()
    await bob.page.wait_for_selector(".gathering")
    await bob.open("/you")
    await bob.page.get_by_role("button", name="Remove Ann").click()
    await bob.shot("friends-drop-360")
    await bob.page.locator("dialog").get_by_role("button", name="Remove Ann").click()
    await bob.until("localStorage.getItem('spadille-friends') === null")
