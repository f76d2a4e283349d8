"""In the browser: who waits for the next deal, who is asked about a link, and what the host has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_newcomer_is_told_to_wait_and_a_link_asks_before_it_takes_a_seat(come: Come) -> None:
    ann, bob = await come(), await come()
    table = await ann.make("spades", begin=False, level="beginner")
    await bob.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    await ann.page.get_by_role("button", name="Begin").click()
    await bob.open(f"/t/{table}")
    await bob.page.wait_for_selector(".hand .card")
    links = await (await ann.context.request.get(f"{ann.address}/api/tables/{table}/links")).json()

    await bob.open(links["seat"])
    await bob.page.wait_for_selector("text=You have a seat already")
    assert "This link is for the seat of Ann. You sit at this table as Bob." in await bob.page.inner_text(".sheet")
    await bob.page.get_by_role("button", name="Keep my seat").click()
    await bob.page.wait_for_selector(".hand .card")

    await bob.open(links["seat"])
    await bob.page.get_by_role("button", name="Take the seat of Ann").click()
    await bob.page.wait_for_selector("text=You have a seat, as Ann. You come in at the next deal;")
    assert await bob.page.locator(".hand .card").count() == 0
    await bob.shot("waiting")
    await bob.page.get_by_role("button", name="Back to the seat of Bob").click()
    await bob.page.wait_for_selector(".hand .card")

    await bob.press("Stand up")
    await bob.page.get_by_role("button", name="Leave the seat").click()
    cid = await come()
    await cid.open(f"/t/{table}")
    await cid.page.get_by_role("button", name="Sit down").click()
    await cid.page.wait_for_selector("text=You come in at the next deal;")
    await ann.page.wait_for_selector(".log .noted >> text=Bob has left the table; a bot plays on.")
    await ann.page.wait_for_selector(".log .noted >> text=Guest has sat down.")
    assert await cid.misfits() == []
