"""The browser tells whose turn it is when nobody looks: only after it was asked for, and only if it may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.web.pages.test_pages import violations

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
_HEARD: Final = """
window.heard = []; window.asked = 0; window.may = "default"; window.answer = "granted";
window.Notification = class {
  constructor(title, told) { window.heard.push([title, told.body]); }
  static get permission() { return window.may; }
  static async requestPermission() { window.asked += 1; return (window.may = window.answer); }
};
"""
_HIDE: Final = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => %s})"
SWITCH: Final = "Tell me when it is my turn and I am not looking"


async def test_a_person_who_asked_for_it_is_told_while_the_page_is_out_of_sight(come: Come) -> None:
    person = await come((360, 740))
    await person.context.add_init_script(_HEARD)
    await person.make("spades", rulebook="denexa", level="beginner")
    assert await person.page.evaluate("window.asked") == 0
    await person.page.get_by_role("button", name="Settings").click()
    box = person.page.get_by_role("checkbox", name=SWITCH)
    await box.scroll_into_view_if_needed()
    await person.until_awake()
    await box.click()
    await person.until("window.asked === 1")
    assert await violations(person) == []
    await person.shot("notify-360")
    await person.page.keyboard.press("Escape")
    found = await person.until_mine()
    assert await person.page.evaluate("window.heard.length") == 0, "seen by whoever looks"
    await person.page.evaluate(_HIDE % "true")
    await person.act(found, prefer="bid")
    await person.until("window.heard.length > 0")
    assert (await person.page.evaluate("window.heard[0]"))[0] == "Spades"
