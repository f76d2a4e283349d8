"""A table with a teacher for people: who comes by the link reads of it before sitting down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_guests_read_of_the_teacher_before_they_sit_down_and_of_none_where_there_is_none(come: Come) -> None:
    host, guest = await come(), await come((360, 740))
    for teacher in (True, False):
        name = await host.make("spades", begin=False, teacher=teacher)
        await guest.open(f"/t/{name}")
        await guest.page.wait_for_selector(".gathering")
        said = await guest.page.locator(".gathering").inner_text()
        assert ("This table has a teacher" in said) == teacher
        await guest.shot(f"teacher-{teacher}")
    await host.open("/new/spades")
    await host.page.locator("details:has(select[aria-label='Teacher']) > summary").click()
    await host.page.get_by_label("Teacher").select_option(label="among people too")
