"""A hint in the browser: a sentence in the place of the prompt, the card lifted, the figures behind a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from spadille.thinking.judgement import NOTATION
from spadille.thinking.saying import LONGEST

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [(1440, 800), (360, 740)])
async def test_a_hint_stands_in_the_prompt_line_and_lifts_the_card(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    page = person.page
    await person.make("spades", rulebook="denexa", options={"max_deals": 1})
    await person.until_mine()
    await page.keyboard.press("h")
    await page.locator(".hint .prompt").wait_for()
    assert (await page.locator(".hint .prompt").inner_text()).startswith("Bid ")
    assert await page.locator("dialog").count() == 0
    ring = "getComputedStyle(document.querySelector('.option.hinted')).boxShadow"
    assert "255, 209, 102" in await page.evaluate(ring), "the word is lit"
    await person.act(await person.until_mine(), "bid")
    while len((found := await person.until_mine())["cards"]) < 2:
        await person.act(found)
    assert await page.locator(".hint").count() == 0, "it is about another moment"
    await page.keyboard.press("h")
    await page.locator(".hint .prompt").wait_for()
    said = await page.locator(".hint .prompt").inner_text()
    assert len(said) <= LONGEST
    assert not NOTATION.search(said)
    raised = page.locator(".hand .card.raised")
    assert await raised.count() == 1
    await person.shot(f"hint-{size[0]}")
    await page.get_by_role("button", name="Figures", exact=True).click()
    assert await page.locator("dialog tbody tr").count() > 1
    assert "±" in await page.locator("dialog table").inner_text()
    await person.shot(f"hint-figures-{size[0]}")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Close", exact=True).click()
    assert await page.locator(".hint").count() == await raised.count() == 0
    await page.keyboard.press("h")
    await page.locator(".hint .prompt").wait_for()
    await person.until_awake()
    card = await raised.get_attribute("data-card")
    await page.get_by_role("button", name="Play it", exact=True).click()
    await person.until("card => !document.querySelector(`.hand [data-card='${card}']`)", card)


async def test_a_hint_lights_the_cards_to_put_away(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("five_hundred", options={"max_deals": 1, "first_dealer": "random"})
    for _ in range(9):
        found = await person.until_mine()
        if found["picking"]:
            break
        highest = [each for each in found["options"] if each["move"].endswith("10NT")]
        await page.locator(f'[data-move="{highest[0]["move"] if highest else found["options"][0]["move"]}"]').click()
    await page.keyboard.press("h")
    await page.locator(".hint .prompt").wait_for()
    assert await page.locator(".hand .card.hinted").count() == 5


async def test_the_teacher_says_a_quiet_line_after_a_move_that_cost_much(come: Come) -> None:
    person = await come(prefs={"teacher": True})
    page = person.page
    # By the club, where a set costs the contract; where it scores nothing, a weak hand loses little by any bid.
    await person.make("spades", rulebook="club", options={"max_deals": 2})
    await person.until_mine()
    await person.until_awake()
    await page.locator('.options-bar [data-move="bid 13"]').click()
    lesson = page.locator(".lesson")
    await lesson.wait_for()
    assert (await lesson.inner_text()).startswith("Bid 13 cost about ")
    assert await page.locator("dialog").count() == 0
    await person.until_mine()
    assert await page.locator(".hint .prompt").count() == 1, "what is expected stands above it"
    await person.shot("teacher-1440")
    await person.act(await person.until_mine())
    await person.until("() => !document.querySelector('.lesson')?.textContent.startsWith('Bid 13')")
