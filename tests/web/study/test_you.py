"""Who one is: a name, a face and a colour, kept in the browser and shown at the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
KEY = "spadille-you"


async def test_a_name_a_face_and_a_colour_are_kept_and_shown_at_the_table(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/you")
    await page.get_by_label("Your name").fill("Zo\u00eb")
    await page.get_by_label("fox").check(force=True)
    await page.get_by_label("blue").check(force=True)
    await page.wait_for_selector("#you:has-text('Zo\u00eb')")
    await person.open("/")
    await page.wait_for_selector("#you .animal.on-blue")
    await page.get_by_role("button", name="Play Spades now").click()
    await person.until_mine()
    assert await page.locator('.own-line .animal[aria-label="fox"].on-blue').count() == 1
    others = await page.locator(".seats .plate .name").all_inner_texts()
    assert sorted(others) == ["Edie", "Nora", "Walt"]
    assert await page.locator(".seats .plate .look .bot-sign").count() == 3


async def test_a_name_that_cannot_be_had_is_refused_and_the_old_one_stays(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/you")
    field = page.get_by_label("Your name")
    await field.fill("Ann")
    await field.blur()
    await page.wait_for_selector("#you:has-text('Ann')")
    for name, why in (
        ("H\u043est", "The table itself speaks as"),
        ("\u3164", "A name needs something that can be seen"),
    ):
        await field.fill(name)
        await field.blur()
        await page.wait_for_selector(f".wrong:has-text('{why}')")
    assert json.loads(await page.evaluate(f"localStorage.getItem('{KEY}')"))["name"] == "Ann"
    assert all("422" in each for each in person.complaints), "the browser notes the refusals"
    person.complaints.clear()


async def test_the_bot_of_a_seat_may_play_better_than_the_others(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await page.get_by_text("The table", exact=True).click()
    await page.get_by_label("How well Nora plays").select_option("beginner")
    await page.get_by_role("button", name="Open the table for friends").click()
    await page.wait_for_selector(".gathering")
    for _ in range(3):
        await page.get_by_role("button", name="A bot, please").first.click()
    await page.wait_for_selector(".seat-row.bot >> nth=2")
    rows = await page.locator(".seat-row.bot .about").all_inner_texts()
    assert rows == ["a bot (regular)", "a bot (beginner)", "a bot (regular)"]
