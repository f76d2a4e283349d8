"""The end of a deal: a panel with the result, which waits for a press if one is alone, and not long with others."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.pages.test_pages import violations

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAIRS: dict[str, Any] = {
    "rulebook": "bicycle",
    "seats": 6,
    "options": {"partnership": True, "max_deals": 2, "first_dealer": "random"},
}
"""Eight cards each, so that a deal is soon over."""
READ = {"speed": "fast"}


async def to_the_panel(*people: Person) -> None:
    """Play on until a deal is over."""
    async with asyncio.timeout(100):
        while not await people[0].page.locator(".deal-panel").count():
            for person in people:
                found = await person.choices()
                if found["mine"] and (found["options"] or found["cards"]):
                    await person.act(found, "bid")
            await asyncio.sleep(0.05)


async def test_a_deal_ends_with_a_panel_that_waits_for_its_person(come: Come) -> None:
    person = await come(prefs=READ)
    await person.make("spades", **PAIRS)
    await to_the_panel(person)
    page = person.page
    panel = page.locator(".deal-panel")

    said = await panel.locator(".said").all_inner_texts()
    assert len(said) == 2
    assert all(each.startswith(("Made. ", "Set. ")) for each in said)
    assert await panel.locator("thead th").all_inner_texts() == ["Bid", "Taken", "Bags", "Points", "Total"]
    assert await panel.locator(".did li").count() == 6
    assert said[0] in await page.locator("#live").inner_text()
    assert await page.locator(".hand, .zone-trick, .options-bar").count() == 0, "nothing of the next deal yet"
    assert await page.locator(".placard, .plate .facts, .plate .button-d").count() == 0, "nor of its chips and dealer"
    assert await page.evaluate("document.activeElement.textContent") == "Next"
    assert await page.title() == "Spades: The deal is over.", "not for whom the next deal waits"
    assert await person.misfits() == []
    assert await violations(person) == []
    await person.shot("panel-1440")
    before = await page.locator(".deal-panel").inner_text()
    await asyncio.sleep(2.5)
    assert await page.locator(".deal-panel").inner_text() == before, "bots would have bid by now"
    await page.reload()
    await page.wait_for_selector(".deal-panel")
    assert await page.locator(".deal-panel").inner_text() == before
    await page.get_by_role("button", name="Next").press("Enter")
    await page.wait_for_selector(".hand .card")
    assert await page.locator(".deal-panel").count() == 0
    await page.get_by_role("button", name="Score", exact=True).click()
    assert said[0] in await page.locator("dialog details.deal").first.inner_text()


async def test_the_panel_fits_a_phone_and_can_be_switched_off(come: Come) -> None:
    person = await come((360, 640), prefs=READ, has_touch=True, is_mobile=True)
    await person.make("spades", **PAIRS)
    await to_the_panel(person)
    assert await person.misfits() == []
    await person.shot("panel-360")
    table = "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('.deal-panel .scroll'))"
    assert await person.page.evaluate(table) <= 0, "every figure is in sight"
    box = await person.page.get_by_role("button", name="Next").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    await person.page.get_by_role("button", name="Settings").tap()
    await person.page.get_by_label("When a deal is over").select_option("go")
    await person.page.keyboard.press("Escape")
    await person.page.wait_for_selector(".deal-panel", state="detached")


async def test_with_others_the_last_ones_see_how_long_they_may_look(come: Come) -> None:
    ann, bob = await come(prefs=READ), await come(prefs=READ)
    name = await ann.make("spades", begin=False, **PAIRS)
    await bob.ask(f"/api/tables/{name}/seats/1", {"name": "Bob", "fair": ""})
    await bob.open(f"/t/{name}")
    await ann.page.get_by_role("button", name="Begin").click()
    await to_the_panel(ann, bob)
    await bob.page.wait_for_selector(".deal-panel")
    assert await bob.page.get_by_role("button", name="More time").count() == 0
    await ann.page.get_by_role("button", name="Next").click()
    await ann.page.wait_for_selector(".deal-panel .waits:has-text('Bob is still looking.')")
    await bob.page.wait_for_selector(".deal-panel .waits:has-text('The next deal begins in ')")
    left = "Number.parseInt(document.querySelector('.deal-panel [data-clock]').textContent)"
    assert 20 < await bob.page.evaluate(left) <= 30
    await bob.page.get_by_role("button", name="More time").click()
    await bob.until(f"{left} > 40")
    await bob.page.get_by_role("button", name="Next").click()
    for each in (ann, bob):
        await each.page.wait_for_selector(".hand .card")


async def test_the_end_of_a_match_says_where_it_turned(come: Come) -> None:
    person = await come()
    await person.make("spades", **PAIRS)
    await person.play_on(prefer="bid")
    page = person.page
    assert await page.locator(".after .main").inner_text() == "Play again"
    head = await page.locator(".result h2").inner_text()
    said = " ".join(await page.locator(".result > p.said").all_inner_texts())
    assert re.search(r"The match turned in deal [12], when .+\.$", said) or head.startswith("The match is drawn")
    told = await page.locator(".felt").inner_text()
    assert told.count(head) == 1, "nothing is said twice"
    faces = await page.locator(".laurel .animal").count()
    assert faces == (0 if head.startswith("The match is drawn") else 2)
    await person.shot("end-1440")
