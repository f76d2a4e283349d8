"""One's own tables are let go from the lobby and at the table: it is said what is lost, and asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import violations
from tests.web.people.test_talk import two_at_a_table

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)])
async def test_a_table_is_deleted_from_the_lobby_after_one_question(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    await person.make("spades")
    await person.open("/")
    page = person.page
    await page.get_by_role("button", name="Let this table of Spades go").click()
    asked = page.get_by_role("dialog", name="Delete this table of Spades?")
    assert "lost for good" in await asked.inner_text()
    assert await violations(person) == []
    await person.shot(f"delete-{size[0]}")
    for name in ("Keep it", "Let this table of Spades go", "Delete it"):
        await press(person, name)
    await page.get_by_role("button", name="Let this table of Spades go").wait_for(state="detached")
    assert "The table is deleted." in await page.locator("#toast").inner_text()


async def test_a_host_closes_a_table_where_a_friend_plays_and_both_see_that_it_has_closed(come: Come) -> None:
    host, friend = await two_at_a_table(come, (360, 740))
    assert await friend.page.get_by_role("button", name="Close table").count() == 0
    await press(host, "Close table")
    asked = host.page.get_by_role("dialog", name="Close this table of War?")
    assert await asked.get_by_role("button", name="Delete it").count() == 0
    await press(host, "Close it")
    for each, width in ((host, 1440), (friend, 360)):
        await each.page.wait_for_selector(".after")
        assert "The host has closed this table." in await each.page.locator(".felt").inner_text()
        await each.shot(f"closed-{width}")


async def press(person: Person, name: str) -> None:
    await person.press(name)
