"""Tests that a question to the others stands in place of the prompt, with yes and no for those who are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations
from tests.web.people.test_company import SIZES, at_a_table

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
MINE = "document.querySelector('.own-line .plate.to-act')"


async def until_ann_has_bid(ann: Person, bob: Person) -> None:
    """Both bid when it is their turn, until Ann has just bid and Bob is to bid."""
    for _ in range(8):
        await ann.until(f"{MINE} || document.querySelector('.plate.to-act[data-seat=\"1\"]')")
        if await ann.page.evaluate(MINE):
            await ann.act(await ann.until_mine(), prefer="bid")
            await ann.until(f"!{MINE}")
            return
        await bob.act(await bob.until_mine(), prefer="bid")
        await ann.until("!document.querySelector('.plate.to-act[data-seat=\"1\"]')")


@pytest.mark.parametrize("size", SIZES)
async def test_a_friend_is_asked_to_let_a_move_be_taken_back(come: Come, size: tuple[int, int]) -> None:
    ann, bob = await at_a_table(come, size, rulebook="denexa")
    await bob.page.set_viewport_size({"width": size[0], "height": size[1]})
    await until_ann_has_bid(ann, bob)
    await press(ann, "Take back")
    line = bob.page.locator(".ask-line")
    await line.wait_for()
    assert (await line.inner_text()).startswith("Ann asks to take a move back: Ann bids")
    await ann.page.wait_for_selector(".ask-line:has-text('Everybody has to agree.')")
    await bob.until("document.querySelector('#live').textContent.includes('Ann asks to take a move back')")
    assert await bob.misfits() == []
    assert await violations(bob) == []
    await bob.shot(f"asked-{size[0]}")
    await press(bob, "Yes")
    await ann.until(MINE)
    assert "Everybody agrees." in await ann.page.locator("#toast").inner_text()
    await ann.page.wait_for_selector(".log:has-text('Ann has taken a move back; everybody agreed.')", state="attached")


@pytest.mark.parametrize("opened", ["Chat", "Score", "Settings"])
async def test_a_question_is_seen_and_answered_on_a_phone_whatever_is_open(come: Come, opened: str) -> None:
    ann, bob = await at_a_table(come, (1440, 900), rulebook="denexa")
    await bob.page.set_viewport_size({"width": 360, "height": 740})
    await until_ann_has_bid(ann, bob)
    await bob.page.get_by_role("button", name=opened, exact=True).click()
    await press(ann, "Take back")
    asked = bob.page.locator(".ask-over:has-text('Ann asks to take a move back')")
    await asked.wait_for()
    assert await asked.bounding_box() is not None
    assert await violations(bob) == []
    await bob.shot(f"asked-over-{opened.lower()}")
    await bob.until_awake()
    await asked.get_by_role("button", name="Yes").click()
    await ann.page.wait_for_selector(".log:has-text('everybody agreed.')", state="attached")
    await asked.wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
async def test_a_question_that_is_in_sight_is_asked_once(come: Come, size: tuple[int, int]) -> None:
    ann, bob = await at_a_table(come, (1440, 900), rulebook="denexa")
    await bob.page.set_viewport_size({"width": size[0], "height": size[1]})
    await until_ann_has_bid(ann, bob)
    await press(ann, "Take back")
    await bob.page.wait_for_selector(".ask-line")
    await bob.until("Number.parseInt(document.querySelector('.ask-line [data-clock]').textContent) < 19")
    assert await bob.page.locator(".ask-over").count() == 0
