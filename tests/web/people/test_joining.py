"""A friend who comes to a running game sits down under a name of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_whoever_takes_the_seat_of_a_bot_is_asked_for_a_name(come: Come) -> None:
    host, friend = await come((1440, 900)), await come((360, 740))
    name = await host.make("spades", rulebook="denexa")
    await press(host, "Invite")
    await host.page.locator(".making-room button").first.click()
    await friend.open(f"/t/{name}")
    await friend.page.wait_for_selector(".banner:has-text('A seat is free.')")
    assert await friend.misfits() == []
    assert await violations(friend) == []
    await friend.shot("joining-360")
    await friend.page.get_by_role("textbox", name="Your name").fill("Zoe")
    await press(friend, "Sit down")
    await host.page.wait_for_selector(".plate:has-text('Zoe')")
    await friend.page.wait_for_selector(".banner:has-text('You have a seat, as Zoe.')")
