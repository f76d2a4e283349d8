"""Tests that talk is noticed: a bubble at the speaker's plate, a count of unread lines, a word to screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

_COUNTED: Final = "[...document.querySelectorAll('.count-badge')].some((each) => each.checkVisibility())"
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def two_at_a_table(come: Come, size: tuple[int, int]) -> tuple[Person, Person]:
    host, friend = await come((1440, 900)), await come(size)
    name = await host.make("war", begin=False)
    await friend.open(f"/t/{name}")
    await friend.page.get_by_role("textbox", name="Your name").fill("Bob")
    await friend.page.get_by_role("button", name="Sit here").first.click()
    await host.page.wait_for_selector(".seat-row:has-text('Bob')")
    await host.page.get_by_role("button", name="Begin").click()
    for each in (host, friend):
        await each.page.wait_for_selector(".felt")
    return host, friend


async def say(person: Person, text: str) -> None:
    await person.page.get_by_role("textbox", name="Say something").fill(text)
    await person.page.keyboard.press("Enter")


async def test_what_a_friend_says_is_seen_and_heard_on_a_phone_and_counted_until_it_is_read(come: Come) -> None:
    host, friend = await two_at_a_table(come, (360, 740))
    await say(host, "are you there?")
    page = friend.page
    await page.wait_for_selector(".bubble:has-text('are you there?')")
    plate = await page.locator(".seats .plate").bounding_box()
    bubble = await page.locator(".bubble").bounding_box()
    assert plate is not None
    assert bubble is not None
    assert 0 <= bubble["y"] - plate["y"] - plate["height"] < 20, "right below the plate of the one who says it"
    assert "Ann says: are you there?" in await page.locator("#live").inner_text()
    chat = page.get_by_role("button", name="Chat, 1 new")
    await friend.shot("talk-360")
    await say(host, "hello?")
    await page.get_by_role("button", name="Chat, 2 new").wait_for()
    await chat.or_(page.get_by_role("button", name="Chat, 2 new")).click()
    await page.wait_for_selector(".said-list:has-text('hello?')")
    await friend.until(f"!{_COUNTED}")
    await friend.shot("talk-360-open")
    await page.wait_for_selector(".bubble", state="detached")
    await page.reload()
    await page.wait_for_selector(".felt")
    assert await page.locator(".bubble").count() == 0, "what was said before is not said again"
    assert not await page.evaluate(_COUNTED)


async def test_the_host_at_a_large_screen_sees_the_chat_as_soon_as_somebody_is_there_to_talk_to(come: Come) -> None:
    host, friend = await two_at_a_table(come, (1440, 900))
    await say(friend, "here I am")
    await host.page.wait_for_selector(".said-list:has-text('here I am')")
    assert await host.page.locator(".said-list").is_visible()
    assert await friend.page.locator(".bubble").count() == 0, "nobody sees a bubble of one's own"


@pytest.mark.parametrize("width", [360, 768, 1440])
async def test_a_face_is_pulled_at_the_plate_and_a_phrase_is_read_in_ones_own_language(come: Come, width: int) -> None:
    host, friend = await two_at_a_table(come, (width, 900))
    await friend.context.add_cookies([{"name": "language", "value": "de", "url": friend.address}])
    await friend.page.reload()
    await friend.page.wait_for_selector(".felt .plate >> nth=1")
    await host.page.get_by_role("button", name="Good luck").click()
    await friend.page.wait_for_selector(".bubble:has-text('Viel Glück')")
    await host.page.wait_for_selector(".said-list:has-text('Good luck')", state="attached")
    await host.until_awake()
    await host.page.get_by_role("button", name="Laugh").click()
    await friend.page.wait_for_selector(".bubble.mien:has-text('😂')")
    assert "Ann lacht." in await friend.page.locator("#live").inner_text()
    await host.page.wait_for_selector(".bubble.mien:has-text('😂')")
    if await friend.page.get_by_role("button", name="Chat").count():
        await friend.page.get_by_role("button", name="Chat").first.click()
    await friend.shot(f"faces-{width}")
