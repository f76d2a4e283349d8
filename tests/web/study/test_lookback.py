"""The end of a match in the browser: what was decided best and worst, and luck, below the result."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations
from tests.web.people.test_company import SIZES

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", SIZES)
async def test_a_bid_of_thirteen_is_the_worst_decision_of_the_match(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    page = person.page
    await person.make("spades", rulebook="rules_of_spades", options={"max_deals": 1})
    await person.until_mine()
    await page.locator('[data-move="bid 13"]').click()
    await page.wait_for_selector(".plate:has-text('13')")
    await press(person, "Skip the deal")
    await press(person, "Let them play")
    await page.wait_for_selector(".look-back .said")
    said = await page.locator(".look-back .said").all_inner_texts()
    assert any(each.startswith("Your worst decision: deal 1. Bid 13.") for each in said), said
    assert await person.misfits() == []
    assert await violations(person) == []
    await person.shot(f"look-back-{size[0]}")


async def test_what_comes_late_below_a_result_still_fits(come: Come) -> None:
    person = await come((1440, 900))
    page, shown = person.page, asyncio.Event()

    async def late(route: Any) -> None:
        await shown.wait()
        await route.fulfill(json={"lines": ["Your worst decision was told at length. " * 6] * 3})

    await page.route("**/api/tables/*/match", late)
    await person.make("pyramid")
    await person.play_on(prefer="pair king draw")
    await page.wait_for_selector(".look-back", state="attached")
    await page.wait_for_selector(".after")
    shown.set()
    await page.wait_for_selector(".look-back .said >> nth=2")
    assert await person.misfits() == []
