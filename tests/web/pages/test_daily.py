"""The deal of the day and challenges in the browser: sit down, finish, see how others did, send a link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_deal_of_the_day_is_played_once_and_then_practised(come: Come) -> None:
    person = await come((360, 740))
    page = person.page
    await person.open("/")
    await page.get_by_role("link", name="Deal of the day").click()
    await page.wait_for_selector(".daily-row >> nth=6")
    await page.get_by_text("How can I check the deals?").click()
    assert (await page.locator(".promises >> nth=0").inner_text()).count("sha256:") == 7
    await page.get_by_text("How can I check the deals?").click()
    await page.get_by_role("button", name="Play today's Pyramid").click()
    await person.until_mine()
    assert "this try counts" in await page.locator(".same").inner_text()
    assert await page.get_by_role("button", name="Hint", exact=True).count() == 0
    await person.play_on(prefer="pair king draw", fits=True)
    await page.wait_for_selector(".daily-told:has-text('finish')")
    assert await person.misfits() == []
    assert await page.get_by_role("link", name="Download the record").count() == 0
    await person.until_awake()
    await page.get_by_role("button", name="Share the result").click()
    day, result, *more = (await page.locator("dialog textarea").input_value()).split("\n")
    assert day.startswith("Spadille, deal of the day, ")
    assert re.fullmatch(r"Pyramid: \d+ cards left", result), "and no card of them"
    assert [line for line in more if "://" in line] == ([] if person.alone else [f"{person.address}/daily"])
    await page.locator("dialog .close").click()
    await person.open("/daily")
    await page.wait_for_selector(".daily-row[data-game=pyramid]:has-text('You have had your try.')")
    await page.get_by_role("button", name="Practise Pyramid").click()
    await page.wait_for_selector(".same:has-text('practice')")
    await person.open("/you")
    await page.wait_for_selector(".past tbody tr:has-text('Pyramid')")


async def test_a_deal_of_a_number_is_found_played_and_begun_again(come: Come) -> None:
    person = await come((768, 1024))
    page = person.page
    await person.open("/new/pyramid")
    await page.get_by_text("A deal by its number").click()
    await page.get_by_role("button", name="Find one that can be won").click()
    await page.wait_for_selector(".by-number [role=status]:has-text('can be won.')")
    number = await page.get_by_label("Number of the deal").input_value()
    await page.get_by_role("button", name="Play", exact=True).click()
    await person.until_mine()
    shown = (
        "[...document.querySelectorAll('.zone-triangle .card, .felt .card')].map((each) => each.dataset.card).join()"
    )
    before, place = await page.evaluate(shown), page.url
    assert await page.locator(".same").inner_text() != ""
    assert f"Deal {number}." in await page.locator(".same").inner_text()
    await page.locator(".same").get_by_role("button", name="Can it be won?").click()
    await page.wait_for_selector(f".same:has-text('Deal {number} can be won.')")
    await page.mouse.move(5, 5)
    await person.until_awake()
    await page.locator(".same").get_by_role("button", name="Restart").click()
    await person.until("place => location.href !== place && Boolean(document.querySelector('.felt .card'))", place)
    await person.until_mine()
    assert await page.evaluate(shown) == before
    assert await person.misfits() == []


async def test_a_friend_takes_the_challenge_and_both_see_both_results(come: Come) -> None:
    person, friend = await come(), await come((360, 740))
    page = person.page
    await person.open("/you")
    await page.get_by_label("Your name").fill("Zo\u00eb")
    await page.get_by_label("Your name").blur()
    await page.wait_for_selector("#you:has-text('Zo\u00eb')")
    table = await person.make("pyramid")
    await person.play_on(prefer="pair king draw")
    await person.until_awake()
    await page.get_by_role("button", name="Challenge a friend").click()
    link = await page.locator("dialog .link input").input_value()
    await friend.page.goto(link)
    await friend.page.wait_for_selector(".challenge:has-text('has played these cards')")
    assert await friend.page.locator(".results").count() == 0
    await friend.page.get_by_role("button", name="Play", exact=True).click()
    await friend.until_mine()
    assert table not in friend.page.url
    for _ in range(3):  # who pairs where it can does otherwise
        await friend.act(await friend.until_mine(), "draw")
    await friend.play_on(prefer="pair king draw")
    await friend.until_awake()
    await friend.page.get_by_role("link", name="See both results").click()
    await friend.page.wait_for_selector(".results tr >> nth=1")
    assert await friend.page.locator(".results .mine").count() == 1
    await friend.page.wait_for_selector(".parted")
    await page.goto(link)
    await page.wait_for_selector(".results tr >> nth=1")
    assert await page.get_by_role("button", name="Practise").count() == 1
