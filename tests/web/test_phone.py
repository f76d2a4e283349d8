"""On a phone everything is in reach: four tools and the rest behind one more, the hand as large as the width allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL: Final = (360, 740)
CLUB: Final[dict[str, Any]] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}
_OUTSIDE: Final = """() => [...document.querySelectorAll(".tools > :is(button, .button), .tools > .rest.shown > *")]
  .map((each) => [each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.right > innerWidth
    || box.bottom > innerHeight || Math.min(box.height, box.width) < 40)
  .map(([text, box]) => `${text} ${Math.round(box.left)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)"""


async def test_all_tools_are_inside_a_small_window_and_log_and_chat_come_up_as_drawers(come: Come) -> None:
    person = await come(SMALL)
    await person.make("spades", **CLUB)
    page = person.page
    await person.until_mine()
    assert await page.locator(".tools > button:visible").count() == 5
    assert await page.evaluate(_OUTSIDE) == []
    await page.get_by_role("button", name="More").click()
    assert await page.get_by_role("button", name="Stand up").is_visible()
    assert await page.evaluate(_OUTSIDE) == []
    await person.shot("tools-360-more")
    await person.until_awake()
    await page.get_by_role("button", name="Log").click()
    assert await page.locator(".log").is_visible()
    assert not await page.get_by_role("button", name="Stand up").is_visible()
    await page.locator(".mid").click(position={"x": 5, "y": 5})
    assert not await page.locator(".log").is_visible(), "a tap on the felt folds it again"
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")
