"""The table before its game: seats are changed, left and taken again under the same name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_own_tables import press

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_person_moves_to_another_seat_keeps_the_name_and_sees_the_partners(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("spades", begin=False)
    await page.get_by_text("Partners: You and North; West and East.").wait_for()
    await page.get_by_role("button", name="Move here").first.click()
    await page.get_by_text("Partners: South and North; You and East.").wait_for()
    assert await page.locator(".seat-row.mine b").inner_text() == "Ann"
    await press(person, "Stand up")
    await page.get_by_role("button", name="Sit here").first.wait_for()
    assert await page.locator(".seat-row.mine").count() == 0
