"""Learning a game in the browser: the page for beginners, and lessons at the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import violations

from spadille.games import GAMES
from spadille.learning.lesson import lesson_of

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

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


async def test_words_lead_to_the_glossary_from_every_page_and_axe_finds_nothing(come: Come) -> None:
    person = await come()
    await person.open("/rules/glossary")
    await person.page.wait_for_selector("section.rules li[id]")
    there = set(await person.page.locator("li[id]").evaluate_all("all => all.map(each => each.id)"))
    for game in GAMES:
        await person.open(f"/learn/{game}/how")
        await person.page.wait_for_selector("section.how")
        assert await person.page.title() == f"How to play {GAMES[game].title}"
        links = person.page.locator('section.how a[href*="/rules/glossary#"]')
        led = set(await links.evaluate_all("all => all.map(each => each.getAttribute('href').split('#')[1])"))
        assert led
        assert led <= there, game
        assert await violations(person) == [], game
        await person.shot(f"learn-how-{game}")


async def test_a_game_that_is_not_there_is_said_to_be_none(come: Come) -> None:
    person = await come()
    await person.open("/learn/chess/how")
    told = await person.page.locator(".wrong").inner_text()
    assert re.fullmatch(r"Expected a game.*'chess'\.", told), (
        "what the server says begins with a capital and ends with a stop"
    )
    person.complaints.clear()


# -- lessons -----------------------------------------------------------------------------------------

LESSONS = [name for name, game in GAMES.items() if lesson_of(game) is not None]


async def come_to(person: Person, step: int, steps: int) -> None:
    """Wait until the teacher has come to a step and says something; the focus lies where the learner goes on."""
    await person.page.get_by_text(f"Step {step} of {steps}", exact=True).wait_for(state="attached")
    places = ".lesson .actions button, button.card, .options-bar button, .options-bar input"
    assert await person.page.evaluate("places => document.activeElement.matches(places)", places), f"step {step}"


async def do(person: Person, want: str) -> None:
    """Make a move by keyboard: a card or a word; cards that are picked first; a chip and its place."""
    exact = person.page.locator(f'.felt button[data-move="{want}"]')
    if await exact.count():
        await exact.first.focus()
    elif (said := person.page.locator(f'.options-bar .main[data-move^="{want.split()[0]} "]')) and await said.count():
        for card in want.split()[1:]:
            await person.page.locator(f'.hand button[data-card="{card}"]').focus()
            await person.page.keyboard.press("Enter")
        await said.focus()
    else:
        place, _, chips = want.rpartition(" ")
        await person.page.locator(f".tray .chip-{chips}").focus()
        await person.page.keyboard.press("Enter")
        await person.page.locator(f'.spot .lay[data-move^="{place} "]').focus()
    await person.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("size", [PHONE, (1440, 800)], ids=["phone", "laptop"])
async def test_a_lesson_is_gone_through_by_keyboard_and_fits(come: Come, game: str, size: tuple[int, int]) -> None:
    person = await come(size)
    steps = (await (await person.context.request.get(f"{person.address}/api/learn/{game}/lesson")).json())["steps"]
    await person.open(f"/learn/{game}")
    for at, step in enumerate(steps, 1):
        await come_to(person, at, len(steps))
        assert await person.page.locator(".lesson .say").inner_text() == step["say"]
        assert step["say"] in await person.page.locator("#live").inner_text()
        assert await person.misfits() == [], f"step {at}"
        await person.shot(f"lesson-{game}-{size[0]}-{at}")
        if step["want"]:
            await do(person, step["want"])
        elif at < len(steps):
            await person.page.keyboard.press("Enter")
    await person.page.get_by_role("button", name="Play now").click()
    await person.page.wait_for_selector(".side .tools")


async def test_a_wrong_card_comes_back_with_a_word_and_an_illegal_one_with_its_rule(come: Come) -> None:
    person = await come()
    await person.open("/learn/spades")
    await come_to(person, 1, 11)
    await person.page.keyboard.press("Enter")
    await come_to(person, 2, 11)
    await person.page.locator('button.card[data-card="6H"]').focus()
    await person.page.keyboard.press("Enter")
    reply = "That is legal, but it loses. Your ace beats the king."
    assert await person.page.locator(".lesson .reply").inner_text() == reply
    assert reply in await person.page.locator("#live").inner_text()
    assert await person.page.locator(".hand .card").count() == 5
    await person.page.locator('button.card[data-card="8S"]').focus()
    await person.page.keyboard.press("Enter")
    assert "SPD-ROS-20" in await person.page.locator("#toast").inner_text()
    await person.page.get_by_role("button", name="Show me").click()
    await come_to(person, 3, 11)
    assert await person.page.locator(".hand .card").count() == 4


async def test_axe_finds_nothing_at_a_lesson(come: Come) -> None:
    person = await come(reduced_motion="reduce")
    await person.open("/learn/spades")
    await come_to(person, 1, 11)
    assert await violations(person) == []
    await person.page.keyboard.press("Enter")
    await come_to(person, 2, 11)
    assert await violations(person) == []
