"""Learning a game in the browser: the page for beginners, and lessons at the table."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from tests.learning.row_claims import card_rows
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
    await person.page.get_by_role("button", name="Spades: More").click()
    await person.page.get_by_role("link", name="How to play Spades").click()
    await person.page.wait_for_selector("section.how")
    assert await person.page.evaluate("document.activeElement.textContent") == "How to play Spades"
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await person.shot("learn-how-360")
    await person.page.get_by_role("link", name="All the rules").click()
    await person.page.locator(".show-kept").wait_for()
    assert (await person.page.locator(".rules h2").all_inner_texts())[:2] == ["How to play", "The rules"]
    assert await person.page.locator(".clauses li[id]").count() > 30


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


async def test_a_page_shows_pictures_of_its_cards_each_row_named_by_its_words(come: Come) -> None:
    person = await come(PHONE)
    for game in GAMES:
        await person.open(f"/learn/{game}/how")
        await person.page.wait_for_selector("section.how")
        rows = card_rows(GAMES[game].how_to_play)
        figures = person.page.locator("figure.card-row")
        assert await figures.locator("figcaption").all_inner_texts() == [each.words for each in rows]
        for at, row in enumerate(rows):
            assert await person.page.get_by_role("figure", name=row.words, exact=True).count() == 1
            shown = figures.nth(at).locator(".card:not(.down)")
            names = await shown.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
            assert names == [str(each.plain.spoken) for each in row.cards]
            assert await figures.nth(at).locator(".card svg.face").count() == sum(map(len, row.groups))
        assert "cards:" not in await figures.first.inner_text()
        assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], game
        await person.shot(f"learn-how-{game}-360")


async def test_a_game_that_is_not_there_is_said_to_be_none(come: Come) -> None:
    person = await come()
    await person.open("/learn/chess/how")
    told = await person.page.locator(".wrong").inner_text()
    assert re.fullmatch(r"Expected a game.*'chess'\.", told), (
        "what the server says begins with a capital and ends with a stop"
    )
    person.complaints.clear()


# -- lessons -----------------------------------------------------------------------------------------

LESSONS = [(name, each) for name, game in GAMES.items() for each in game.lesson_pages]
FIRST = [(name, each) for name, each in LESSONS if each == "first"]
WALKED = [(*lesson, size) for size, some in ((PHONE, LESSONS), ((1440, 800), FIRST)) for lesson in some]
"""On the narrow screen, where there is little room, all of them; on the wide one the first of each game."""


async def come_to(person: Person, step: int, steps: int) -> None:
    """Wait until the teacher has come to a step and says something; the focus lies where the learner goes on."""
    await person.page.get_by_text(f"Step {step} of {steps}", exact=True).wait_for(state="attached")
    places = ".lesson .actions :is(a, button), button.card, .options-bar button, .options-bar input"
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


@pytest.mark.parametrize(("game", "name", "size"), WALKED)
async def test_a_lesson_is_gone_through_by_keyboard_and_fits(
    come: Come, game: str, name: str, size: tuple[int, int]
) -> None:
    person = await come(size)
    told = await person.context.request.get(f"{person.address}/api/learn/{game}/lesson/{name}")
    steps = (await told.json())["steps"]
    await person.open(f"/learn/{game}/lesson?at={name}")
    for at, step in enumerate(steps, 1):
        await come_to(person, at, len(steps))
        assert await person.page.locator(".lesson .say").inner_text() == step["say"]
        assert step["say"] in await person.page.locator("#live").inner_text()
        assert await person.misfits() == [], f"step {at}"
        await person.shot(f"lesson-{game}-{name}-{size[0]}-{at}")
        if step["want"]:
            await do(person, step["want"])
        elif at < len(steps):
            await person.page.keyboard.press("Enter")
    await person.page.get_by_role("button", name="Play now").click()
    await person.page.wait_for_selector(".side .tools")


async def to_the_end(person: Person, name: str) -> None:
    """Go through the lesson of Spades that is open, by its buttons."""
    lesson = lesson_of(GAMES["spades"], name)
    assert lesson is not None
    for at in range(1, len(lesson.steps) + 1):
        await come_to(person, at, len(lesson.steps))
        if at < len(lesson.steps):
            await person.page.locator(".lesson .actions button:not([data-asleep])").first.click()


async def test_a_course_shows_what_was_done_and_leads_from_lesson_to_lesson(come: Come) -> None:
    person = await come(PHONE, reduced_motion="reduce")
    page, course = person.page, [*GAMES["spades"].lesson_pages]
    await person.open("/learn/spades")
    await page.wait_for_selector("section.course")
    assert await page.evaluate("document.activeElement.textContent") == "Lessons of Spades"
    assert await page.locator(".course ol a").count() == len(course)
    assert await page.locator(".course .mark").count() == 0
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert await violations(person) == []
    await page.get_by_role("link", name="Start", exact=True).click()
    await to_the_end(person, "first")
    assert await page.locator(".lesson .actions .main").inner_text() == "Next lesson"
    assert await person.misfits() == []
    await page.locator(".lesson .actions .main:not([data-asleep])").click()
    await page.get_by_role("heading", name="Counting your tricks").wait_for(state="attached")
    await person.open("/learn/spades")
    await page.wait_for_selector("section.course")
    assert await page.locator(".course li.done").all_inner_texts() == ["Spades in two minutes ✓ done"]
    await person.shot("course-spades-360")
    await page.get_by_role("link", name="Go on with lesson 2").click()
    await page.get_by_role("heading", name="Counting your tricks").wait_for(state="attached")
    done = json.dumps({"spades": course})
    await page.evaluate("done => localStorage.setItem('spadille-lessons', done)", done)
    await person.open("/learn/spades")
    await page.wait_for_selector("section.course")
    assert await page.locator(".course .actions .main").inner_text() == "Play now"


async def test_after_the_last_lesson_a_table_is_first_and_a_single_lesson_is_given_at_once(come: Come) -> None:
    person = await come(reduced_motion="reduce")
    await person.open("/learn/spades/lesson?at=end")
    await to_the_end(person, "end")
    assert await person.page.locator(".lesson .actions .main").inner_text() == "Play now"
    await person.page.locator(".lesson .actions a:not([data-asleep])", has_text="All lessons").click()
    await person.page.wait_for_selector("section.course")
    await person.open("/learn/war")
    war = lesson_of(GAMES["war"])
    assert war is not None
    await come_to(person, 1, len(war.steps))


async def test_a_wrong_card_comes_back_with_a_word_and_an_illegal_one_with_its_rule(come: Come) -> None:
    person = await come()
    await person.open("/learn/spades/lesson")
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
    await person.open("/learn/spades/lesson")
    await come_to(person, 1, 11)
    assert await violations(person) == []
    await person.page.keyboard.press("Enter")
    await come_to(person, 2, 11)
    assert await violations(person) == []
