"""Learning a game in the browser: the page for beginners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.test_pages import violations

from spadille.games import GAMES

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 640)


async def test_a_tile_leads_to_a_page_for_beginners_and_the_rules_lead_there_too(come: Come) -> None:
    person = await come(PHONE)
    await person.open("/")
    await person.page.get_by_role("link", name="How to play Spades").click()
    await person.page.wait_for_selector("section.how")
    assert await person.page.evaluate("document.activeElement.textContent") == "How to play Spades"
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await person.shot("learn-how-360")
    await person.page.get_by_role("link", name="The rules, clause by clause").click()
    await person.page.wait_for_selector("tbody tr[id]")
    await person.page.get_by_role("link", name="How to play").click()
    await person.page.wait_for_selector("section.how")


@pytest.mark.slow
async def test_words_lead_to_the_glossary_from_every_page_and_axe_finds_nothing(come: Come) -> None:
    person = await come()
    await person.open("/rules/glossary")
    await person.page.wait_for_selector("section.rules li[id]")
    there = set(await person.page.locator("li[id]").evaluate_all("all => all.map(each => each.id)"))
    for game in GAMES:
        await person.open(f"/learn/{game}/how")
        await person.page.wait_for_selector("section.how")
        assert await person.page.title() == f"How to play {GAMES[game].title}"
        links = person.page.locator('section.how a[href^="/rules/glossary#"]')
        led = set(await links.evaluate_all("all => all.map(each => each.getAttribute('href').split('#')[1])"))
        assert led
        assert led <= there, game
        assert await violations(person) == [], game
        await person.shot(f"learn-how-{game}")


async def test_a_game_that_is_not_there_is_said_to_be_none(come: Come) -> None:
    person = await come()
    await person.open("/learn/chess/how")
    assert "expected a game" in await person.page.locator(".wrong").inner_text()
    person.complaints.clear()
