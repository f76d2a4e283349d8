"""Deals left to bots and matches given up in the browser: asked once, then the panel, or the end, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations
from tests.web.people.test_company import SIZES

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", SIZES)
async def test_the_rest_of_a_deal_is_skipped_its_panel_waits_and_the_match_can_be_given_up(
    come: Come, size: tuple[int, int]
) -> None:
    person = await come(size, prefs={"speed": "fast"})
    page = person.page
    await person.make("spades", rulebook="denexa", level="beginner", options={"max_deals": 3})
    await person.until_mine()
    for tool, asked, yes in (
        ("Skip the deal", "Let bots play the rest of this deal for you?", "Let them play"),
        ("Give up", "End the match now? The current score stands.", "Give it up"),
    ):
        await press(person, tool)
        await page.get_by_role("dialog", name=asked).wait_for()
        assert await violations(person) == []
        await person.shot(f"skip-{yes.split()[0].lower()}-{size[0]}")
        await press(person, yes)
        if tool == "Give up":
            break
        await page.wait_for_selector(".deal-panel")
        assert await page.locator(".deal-panel h2").inner_text() == "Deal 1"
        await person.shot(f"skipped-{size[0]}")
        await press(person, "Next")
        await person.until_mine()
    await page.wait_for_selector(".after")
    assert "You give the match up." in await page.locator(".felt").inner_text()
    assert await person.misfits() == []
    assert await violations(person) == []
    await person.shot(f"given-up-{size[0]}")
