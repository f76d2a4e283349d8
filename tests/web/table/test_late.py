"""A click does not wait for the previous page, and that page does not replace the new one when it arrives late."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Route
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_page_that_comes_late_is_not_painted_over_the_one_that_was_asked_for_since(come: Come) -> None:
    person = await come()
    page, held = person.page, asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await person.open("/")
    await page.route("**/api/rules/spades", hold)
    async with page.expect_response("**/api/rules/spades") as late:
        await page.get_by_role("link", name="Rules of Spades").click()
        await page.locator("#you").click()
        await page.locator("h1:has-text('You')").wait_for()
        held.set()
    await (await late.value).finished()
    await page.evaluate("new Promise((done) => setTimeout(done, 300))")
    assert await page.locator("h1").inner_text() == "You"
    assert await page.title() == "You"
    await page.go_back()
    await page.locator("h1:has-text('Spades')").wait_for()
    assert "Spades" in await page.title()
