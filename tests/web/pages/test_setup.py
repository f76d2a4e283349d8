"""Rules at the table: what most people play, set-up in sentences, rules of one's own and as a link."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Route
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_play_now_in_spades_is_what_most_people_play_and_says_so(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/")
    tile = page.locator(".tile[data-game=spades]")
    assert await tile.locator(".usual").inner_text() == "As most people play it, by the rulebook “Rules of Spades”"
    await tile.locator("button.main").click()
    found = await person.until_mine()
    moves = {each["move"] for each in found["options"]}
    assert {"nil", "bid 1"} <= moves
    assert "to 500" in await page.locator(".placard").inner_text()
    assert "by Rules of Spades" in await page.locator(".side .title").inner_text()


async def test_set_up_tells_the_rulebooks_apart_and_shows_the_five_rules_that_matter(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    books = page.locator(".books label")
    assert await page.get_by_role("radio", name="Rules of Spades").is_checked()
    assert "As most people play it." in await books.filter(has_text="Rules of Spades").inner_text()
    lines = await page.locator(".books small").all_inner_texts()
    assert len(lines) == len(set(lines)) == 5
    assert await page.locator(".in-sight .option-field:visible").count() == 5
    assert await page.locator(".rule-group .option-field:visible").count() == 0
    assert await page.locator(".rule-group summary").all_inner_texts() == ["Bidding", "Scoring", "Play", "The end"]
    chosen = await page.locator('[data-choose="break_rule"] option:checked').inner_text()
    assert chosen.startswith("Spades may not be led until one has been played")
    labels = await page.locator(".in-sight .option-field > b").all_inner_texts()
    assert labels == ["Partners", "Points to win", "Nil", "Leading spades", "Penalty for bags"]
    text = await page.locator("#app").inner_text()
    assert "SPD-" not in text, "clauses are cited on the rules page"
    assert not [word for word in ("break_rule", "Break rule", "bag_penalty", "Bag penalty") if word in text]
    await page.locator('[data-choose="nil"]').select_option("false")
    await page.locator(".rule-group >> nth=1 >> summary").click()
    await page.wait_for_selector('[data-option="nil_bonus"]', state="hidden")
    assert await page.locator('[data-option="trick_points"]').is_visible()


async def test_rules_of_ones_own_are_kept_found_again_and_forgotten(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await page.locator('[data-number="target"]').fill("250")
    await page.locator('[data-number="target"]').blur()
    await page.get_by_text("Your own rules").click()
    await page.get_by_label("A name for these rules").fill("Friday night")
    await page.get_by_role("button", name="Keep these rules").click()
    await page.reload()
    await page.get_by_role("button", name="Friday night", exact=True).click()
    await page.wait_for_selector(".difference li:has-text('250 points')")
    await page.get_by_role("button", name="Play against bots").click()
    await page.wait_for_selector(".felt")
    assert "to 250" in await page.locator(".placard").inner_text()
    await page.get_by_role("button", name="“Friday night”, by Rules of Spades, with changes").click()
    dialog = page.locator("dialog")
    assert "The match ends when a side reaches 250 points." in await dialog.inner_text()
    await dialog.get_by_role("button", name="Compare with Friday night").click()
    await page.wait_for_selector("dialog:has-text('The same rules as Friday night.')")
    await person.open("/new/spades")
    await page.get_by_role("button", name="Forget Friday night").click()
    await page.reload()
    assert await page.get_by_role("button", name="Friday night", exact=True).count() == 0


async def test_rules_of_ones_own_are_played_from_the_first_page_under_their_name_for_everybody(come: Come) -> None:
    host, friend = await come(), await come()
    rules = {"name": "Friday's <b>rules</b>", "game": "spades", "rulebook": "andrews", "seats": 4, "options": {}}
    await host.open("/")
    kept = {"form": 1, "rules": [rules]}
    await host.page.evaluate("kept => localStorage.setItem('spadille-rules', JSON.stringify(kept))", kept)
    await host.page.reload()
    await host.page.get_by_role("button", name="Play Spades: Friday's <b>rules</b>").click()
    await host.page.wait_for_selector(".felt .plate")
    await friend.open("/t/" + host.page.url.rpartition("/")[2])
    for each in (host, friend):
        await each.page.get_by_role("button", name="“Friday's <b>rules</b>”, by Joe Andrews").wait_for()


async def test_a_press_counts_though_the_differences_are_told_in_the_middle_of_it(come: Come) -> None:
    person = await come((1440, 2400))
    page = person.page
    await person.open("/new/spades")
    await page.wait_for_selector(".difference:has-text('Exactly as Rules of Spades has it.')")
    pressing = asyncio.Event()

    async def wait(route: Route) -> None:
        await pressing.wait()
        await route.continue_()

    await page.route("**/api/options", wait)
    await page.locator('[data-number="target"]').fill("250")
    async with page.expect_response("**/api/options") as answered:
        await page.locator('[data-number="target"]').blur()
        summary = page.get_by_text("Your own rules")
        await summary.scroll_into_view_if_needed()
        place = await summary.bounding_box()
        assert place is not None
        await page.mouse.move(place["x"] + 20, place["y"] + place["height"] - 2)
        # The differences wait for a finger for a second at most: the page's clock stands still meanwhile.
        await page.clock.install()
        await page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
        await page.mouse.down()
        pressing.set()
    await (await answered.value).finished()
    await asyncio.sleep(0.1)
    await page.clock.resume()
    await page.mouse.up()
    await page.wait_for_selector(".difference li:has-text('250 points')")
    assert await page.locator(".own-box[open]").count() == 1, "the press has opened it"


async def test_what_is_said_of_earlier_rules_never_replaces_what_is_said_of_the_present_ones(come: Come) -> None:
    person = await come()
    page, later = person.page, asyncio.Event()

    async def wait(route: Route) -> None:
        if "250" not in (route.request.post_data or ""):
            await later.wait()
        await route.continue_()

    await page.route("**/api/options", wait)
    await person.open("/new/spades")
    await page.locator('[data-number="target"]').fill("250")
    await page.locator('[data-number="target"]').blur()
    await page.wait_for_selector(".difference li:has-text('250 points')")
    async with page.expect_response("**/api/options") as answered:
        later.set()
    await (await answered.value).finished()
    await asyncio.sleep(0.2)
    assert "250 points" in await page.locator(".difference").inner_text()


async def test_a_link_brings_the_rules_and_what_is_not_known_of_it_is_said(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades?rules=andrews&seats=4&target=300&nil=no&mercy=none&hot_dogs=7")
    await page.wait_for_selector(".difference li:has-text('300 points')")
    assert await page.get_by_role("radio", name="Joe Andrews").is_checked()
    assert "Nil may only be bid blind." in await page.locator(".difference").inner_text()
    assert await page.locator(".told").inner_text() == "One rule of this link is not known here and is left out."
    await person.open("/new/spades?rules=hoyle_1845&target=300")
    await page.wait_for_selector(".told:has-text('a rulebook that is not here')")
    assert await page.get_by_role("radio", name="Rules of Spades").is_checked()
    await page.wait_for_selector(".difference:has-text('Exactly as Rules of Spades has it.')")


async def test_whoever_opens_a_table_for_friends_is_asked_for_a_name_and_they_see_it(come: Come) -> None:
    host = await come()
    await host.open("/new/spades")
    await host.page.get_by_label("Your name").fill("Anna")
    await host.page.get_by_role("button", name="Open the table for friends").click()
    await host.page.wait_for_selector(".seat-list li:has-text('you')")
    friend = await come()
    await friend.open(await host.page.evaluate("location.pathname"))
    assert "Anna" in await friend.page.locator(".seat-list li").first.inner_text()
    await host.open("/new/spades")
    assert await host.page.get_by_label("Your name").count() == 0, "who has one is not asked again"
    await host.open("/new/pyramid")
    assert await host.page.get_by_label("Your name").count() == 0, "alone, nobody asks"
