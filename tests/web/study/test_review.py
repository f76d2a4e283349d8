"""The review in the browser: after the game from the table, and from a record on the replay page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import spadille
from spadille.thinking.judgement import NOTATION

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 640)


async def test_a_game_that_is_over_is_reviewed(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="denexa", options={"max_deals": 2})
    page = person.page
    await person.until_mine()
    await page.locator('.options-bar [data-move="bid 13"]').click()
    await person.play_on()
    await page.get_by_role("button", name="Review", exact=True).click()
    box = page.locator("dialog")
    await box.get_by_text("could see then").wait_for()
    assert await box.get_by_label("Deal").input_value() == "2"
    await box.get_by_label("Deal").select_option("1")
    await box.get_by_text("You: bid 13. Better: ").first.wait_for()
    moments = box.locator(".moment")
    assert 0 < await moments.count() <= 3
    said = await moments.first.locator("p").first.inner_text()
    assert "You: " in said
    assert "Better: " in said
    assert not NOTATION.search(said)
    assert await box.get_by_text("the others: luck").count() == 1
    assert not await box.locator(".decisions table").is_visible()
    await person.shot("review-1440")
    await box.locator("summary").click()
    assert await box.locator(".decisions tbody tr").count() > 30
    assert await box.get_by_text("a matter of taste", exact=True).count() > 1
    await person.shot("review-all-1440")
    await box.get_by_label("With all cards seen").check()
    await box.get_by_text("double dummy").wait_for()
    await box.locator("summary").click()
    assert await box.get_by_text("Tricks lost, all cards seen: You").count() == 1
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await person.shot("review-360")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await box.get_by_label("Deal").select_option("2")
    await box.get_by_text("could see then").wait_for()
    await box.locator("summary").click()
    await box.locator(".decisions a").first.click()
    await page.wait_for_selector(".replay .felt")
    assert "&at=" in page.url
    await page.get_by_role("button", name="Review", exact=True).click()
    await box.get_by_label("Deal").select_option("1")
    await box.get_by_text("You: bid 13. Better: ").first.wait_for()
    await box.get_by_role("link", name="Try it").first.click()
    await page.get_by_role("button", name="Show me").wait_for()
    assert await page.locator(".lesson .say").inner_text() == "Here you had a choice. What would you do now?"
    assert await page.locator(".lesson .reply").inner_text() == "", "the answer is hidden"
    await person.shot("try-it-360")
    await page.get_by_role("button", name="Show me").click()
    assert len(await page.locator(".lesson .reply").inner_text()) > 20
    await person.until_awake()
    await page.get_by_role("link", name="See this moment").click()
    await page.wait_for_selector(".replay .felt")


async def test_a_record_is_reviewed_on_the_replay_page(come: Come, tmp_path: Path) -> None:
    table = spadille.table("pyramid", seed=1)
    while table.deciding:
        table.play(0, table.moves(0)[0])
    table.save(tmp_path / "game.jsonl")
    person = await come(PHONE)
    page = person.page
    await person.open("/replay")
    await page.set_input_files("input[type=file]", tmp_path / "game.jsonl")
    await page.get_by_role("button", name="Review", exact=True).click()
    box = page.locator("dialog")
    await box.get_by_text("could see then").wait_for()
    await box.get_by_label("With all cards seen").check()
    await box.get_by_text("All cards seen:").wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
