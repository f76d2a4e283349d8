"""The odds of a game in the browser: a form for each question, and the answer beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import violations

from spadille.games import GAMES

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_rules_lead_to_the_odds_and_a_question_is_answered(come: Come) -> None:
    person = await come((360, 640))
    await person.open("/rules/mini_baccarat")
    await person.page.get_by_role("link", name="The odds of Mini Baccarat").click()
    await person.page.wait_for_selector("form.odds")
    asked = person.page.locator("section", has=person.page.locator("#ask-coup")).last
    await asked.get_by_role("button", name="Work it out").click()
    await asked.locator("tbody tr").first.wait_for()
    told = await asked.locator("tbody").inner_text()
    assert "45.8597%" in told
    assert "exact" in told
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await violations(person) == []
    await person.shot("odds-360")


async def test_what_cannot_be_is_said_where_it_was_asked(come: Come) -> None:
    person = await come()
    await person.open("/odds/mini_baccarat")
    asked = person.page.locator("section", has=person.page.locator("#ask-coup")).last
    await asked.get_by_text("More that is known").click()
    await asked.get_by_label("Cards that have left the shoe").fill("ZZ")
    await asked.get_by_role("button", name="Work it out").click()
    assert await asked.locator(".wrong").inner_text() == (
        "ZZ is no card. Write the rank and the suit, such as 10♥ for the ten of hearts."
    )
    person.complaints.clear()


async def test_cards_are_written_with_the_signs_of_their_suits_and_no_field_asks_for_a_key(come: Come) -> None:
    person = await come((360, 740))
    await person.open("/odds/mini_baccarat")
    page = person.page
    await page.wait_for_selector("form.odds")
    assert "=" not in await page.locator(".sheet").inner_text()
    asked = page.locator("section", has=page.locator("#ask-coup")).last
    await asked.get_by_text("More that is known").click()
    gone = asked.get_by_label("Cards that have left the shoe")
    assert await gone.get_attribute("placeholder") == "A♠ K♦ 10♥"
    await gone.fill("5")
    await asked.get_by_role("button", name="hearts").click()
    assert await gone.input_value() == "5♥ "
    await asked.get_by_role("button", name="Work it out").click()
    await asked.locator("tbody tr").first.wait_for()
    assert "45.8597%" not in await asked.locator("tbody").inner_text()  # a card is missing
    bets = page.locator("section", has=page.locator("#ask-cost")).last.get_by_label("The bet")
    assert await bets.locator("option").all_inner_texts() == ["Player", "Banker", "Tie"]
    assert await bets.input_value() == "banker"
    assert await violations(person) == []


async def test_the_cards_of_a_shoe_are_counted_value_by_value(come: Come) -> None:
    person = await come((360, 740))
    await person.open("/odds/mini_baccarat")
    page = person.page
    asked = page.locator("section", has=page.locator("#ask-coup")).last
    await asked.get_by_text("More that is known").click()
    assert await asked.get_by_label("Tens and faces").get_attribute("placeholder") == "128"
    await asked.get_by_label("Nines").fill("0")
    await asked.get_by_role("button", name="Work it out").click()
    await asked.locator("tbody tr").first.wait_for()
    assert "45.8597%" not in await asked.locator("tbody").inner_text(), "the nines are gone"
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await violations(person) == []
    await person.shot("odds-shoe-360")


async def test_a_sample_says_how_to_have_it_again(come: Come) -> None:
    person = await come()
    await person.open("/odds/war")
    asked = person.page.locator("section", has=person.page.locator("#ask-length")).last
    await asked.get_by_role("button", name="Work it out").click()
    await asked.locator("tbody tr").first.wait_for()
    told = await asked.locator(".odds-answer").inner_text()
    assert "from a sample of" in told
    assert "ask again, and you get the same figures" in told
    assert "seed 1" not in told


async def test_a_question_about_spades_is_asked_by_the_rulebook_that_is_usual_everywhere(come: Come) -> None:
    person = await come()
    await person.open("/odds/spades")
    asked = person.page.locator("section", has=person.page.locator("#ask-hand")).last
    assert await asked.get_by_label("Rulebook").input_value() == GAMES["spades"].meant()[0]
    assert "±" not in await person.page.locator(".sheet > p").first.inner_text(), "shares have bounds, not one error"
