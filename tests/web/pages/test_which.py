"""Ways to play by name in the browser: asked for, chosen, told to a guest before a seat is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.web.conftest import PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
MIRROR: dict[str, Any] = {"rulebook": "rules_of_spades", "seats": 4, "options": {"bidding": "mirror"}}
SENTENCES = [
    "Everybody bids the number of spades in hand.",
    "Without a spade it is nil.",
    "Nobody bids blind, and all else is the usual game to 500.",
]


async def press(person: Person, name: str) -> None:
    """Press a button in the questions, once it is awake."""
    button = person.page.locator(".which").get_by_role("button", name=name, exact=True)
    await button.wait_for()
    await person.until_awake()
    await button.click()


@pytest.mark.parametrize("size", [PHONE, (768, 1024), (1440, 900)])
async def test_a_few_questions_in_plain_words_lead_to_the_way_a_table_plays(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    page = person.page
    await person.open("/new/spades")
    await press(person, "Which game do we play?")
    await press(person, "4")
    await page.wait_for_selector(".which .answers")
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    await press(person, "Players bid the number of spades they hold; without any they bid nil.")
    await press(person, "There are no jokers.")
    await press(person, "Twos are the lowest cards of their suits.")
    await press(person, "The match ends when a side reaches 500 points.")
    await page.wait_for_selector(".difference .guest")
    assert "You play Spades: Mirror. Your bid is the number of spades you hold." in await page.inner_text(".which")
    assert await page.locator(".difference .guest li").all_inner_texts() == SENTENCES
    assert "The rulebook: Players bid what they like." in await page.inner_text(".difference")
    assert await page.locator(".ways input[value=mirror]").is_checked()
    assert await page.get_by_role("radio", name="Rules of Spades").is_checked()
    await person.shot(f"which-{size[0]}")
    await press(person, "Play against bots")
    await page.wait_for_selector(".felt")
    if size[0] > 1000:
        assert await page.locator(".side .title .by").inner_text() == "Mirror"


async def test_whoever_does_not_know_is_asked_something_else_and_told_what_fits(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await press(person, "Which game do we play?")
    await press(person, "4")
    asked = set()
    for _ in range(8):
        await page.wait_for_selector(".which .answers")
        before = await page.inner_text(".which")
        asked.add(before)
        await press(person, "We do not know")
        await person.until("(old) => document.querySelector('.which').innerText !== old", before)
    assert len(asked) == 8
    await page.wait_for_selector(".which:has-text('Most people play Spades: Rules of Spades.')")
    await press(person, "Mirror")
    await page.wait_for_selector(".difference:has-text('This is “Mirror”.')")
    assert await page.locator(".which").get_by_role("button", name="Rules of Spades").count() == 1, "and back"
    await press(person, "Ask again")
    await page.wait_for_selector(".which:has-text('How many play?')")


async def test_a_way_is_chosen_by_its_name_and_a_change_takes_the_name_away(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await page.get_by_text("Ways to play by name").click()
    await page.get_by_role("radio", name="Six in three pairs").check()
    await page.wait_for_selector(".difference:has-text('This is “Six in three pairs”.')")
    assert await page.get_by_label("Seats").input_value() == "6"
    assert await page.get_by_role("radio", name="Bicycle").is_checked()
    await page.locator('[data-number="target"]').fill("250")
    await page.locator('[data-number="target"]').blur()
    await page.wait_for_selector(".difference li:has-text('250 points')")
    assert "This is" not in await page.inner_text(".difference")
    assert not await page.locator(".ways input[value=three_pairs]").is_checked()


async def test_a_guest_reads_three_sentences_before_sitting_down_and_all_at_a_press(come: Come) -> None:
    host = await come()
    await host.make("spades", begin=False, listed=True, **MIRROR)
    guest = await come(PHONE)
    page = guest.page
    await guest.open(await host.page.evaluate("location.pathname"))
    await page.wait_for_selector(".gathering .guest")
    assert await page.locator(".gathering h1").inner_text() == "Ann invites you to play Spades"
    assert await page.locator(".gathering h1 + p").inner_text() == "Spades: Mirror"
    assert await page.locator(".gathering .guest li").all_inner_texts() == SENTENCES
    sentences = await page.locator(".gathering .guest").bounding_box()
    seats = await page.locator(".gathering .seat-list").bounding_box()
    assert sentences is not None
    assert seats is not None
    assert sentences["y"] + sentences["height"] < seats["y"]
    every = page.get_by_text("The rulebook: Players bid what they like.")
    assert not await every.is_visible()
    await page.get_by_text("All differences from Rules of Spades").click()
    assert await every.is_visible()
    await guest.open("/")
    await page.wait_for_selector(".tables li:has-text('Mirror')")


async def test_the_window_of_the_rules_tells_the_way_and_its_differences(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("spades", **MIRROR)
    await page.locator(".side .title .by").click()
    await page.wait_for_selector("dialog .guest")
    told = await page.inner_text("dialog")
    assert "Mirror: Your bid is the number of spades you hold." in told
    assert all(each in told for each in SENTENCES)


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
async def test_on_a_phone_the_name_of_the_way_stands_over_the_felt_and_leads_to_the_rules(
    come: Come, language: str
) -> None:
    person = await come(PHONE, locale=language)
    page = person.page
    deuces = {"jokers": 2, "jokers_replace": "heart_and_club", "deuces": "diamond_spade"}
    deuces |= {"nil_pass": 2, "nil_pass_when": "blind"}
    await person.make("spades", rulebook="rules_of_spades", options=deuces)
    await person.until_mine()
    place = page.locator(".side .title .by")
    box, menu = await place.bounding_box(), await page.locator(".bar nav").bounding_box()
    assert box is not None
    assert menu is not None
    assert box["height"] >= 44
    assert 100 < box["x"] + box["width"] <= menu["x"]
    over = "(node, at) => node.contains(document.elementFromPoint(...at))"
    assert await place.evaluate(over, [box["x"] + 30, box["y"] + 30])
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert await person.misfits() == []
    await person.shot(f"way-phone-{language}")
    await place.click()
    await page.wait_for_selector("dialog .guest")


async def test_the_plate_of_a_bot_that_nobody_measured_by_these_rules_leads_to_saying_so(come: Come) -> None:
    said = "Nobody has measured yet how well regular bots play by these rules."
    person = await come()
    page = person.page
    await person.make("spades", rulebook="rules_of_spades", options={"bidding": "whiz", "target": 444})
    await person.until_mine()
    assert await page.locator(".side .unmeasured").inner_text() == said
    await person.shot("unmeasured-1440")
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not await page.locator(".side .unmeasured").is_visible(), "a phone has the room for the felt"
    await page.locator("[data-focus=plate-2]").click()
    assert await page.locator("dialog .cited").inner_text() == said
    await person.shot("unmeasured-360")
    await page.keyboard.press("Escape")
    other = await come()
    await other.make("spades")
    await other.until_mine()
    assert await other.page.locator(".side .unmeasured").count() == 0
    await other.page.locator("[data-focus=plate-2]").click()
    assert await other.page.locator("dialog .actions").count()
    assert await other.page.locator("dialog .cited").count() == 0


async def test_bots_that_nobody_measured_by_these_rules_are_told_at_set_up_and_at_the_table(come: Come) -> None:
    regular, strong = (
        f"Nobody has measured yet how well {each} bots play by these rules." for each in ("regular", "strong")
    )
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await page.wait_for_selector(".difference:has-text('Exactly as Rules of Spades has it.')")
    assert await page.locator(".setup .unmeasured").inner_text() == ""
    await page.locator(".rule-group summary").first.click()
    await page.locator('[data-choose="bidding"]').select_option('"whiz"')
    await page.locator('[data-number="target"]').fill("444")
    await page.locator('[data-number="target"]').blur()
    await page.wait_for_selector(f".unmeasured:has-text('{regular}')")
    await page.get_by_text("The table", exact=True).click()
    await page.get_by_label("Bots").first.select_option('"strong"')
    await page.wait_for_selector(f".unmeasured:has-text('{strong}')")
    await page.get_by_role("button", name="Open the table for friends").click()
    await page.wait_for_selector(f".gathering .unmeasured:has-text('{strong}')")


async def test_what_is_said_of_bots_at_set_up_wraps_on_a_phone_and_leaves_no_trace_where_it_is_empty(
    come: Come,
) -> None:
    person = await come(PHONE)
    page = person.page
    await person.open("/new/auction_pinochle")
    await page.locator('[data-number="target"]').fill("777")
    await page.locator('[data-number="target"]').blur()
    line = page.locator(".setup p[role=status]", has_text="Nobody has measured yet")
    await line.wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert await line.evaluate("node => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)"
    await person.open("/new/spades")
    await page.wait_for_selector(".difference:has-text('Exactly as Rules of Spades has it.')")
    shown = await page.locator(".setup .cited[role=status]").evaluate("node => node.getBoundingClientRect().height")
    assert shown == 0


async def test_german_asks_in_german(come: Come) -> None:
    person = await come(PHONE, locale="de-DE")
    page = person.page
    await person.open("/new/spades")
    await press(person, "Was spielen wir?")
    await press(person, "4")
    await page.wait_for_selector(".which:has-text('Was gilt an eurem Tisch?')")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await person.until_awake()
    await page.locator(".ways summary").click()
    await page.locator(".ways input").first.check()
    await page.wait_for_selector(".difference:has-text('Das ist „')")
