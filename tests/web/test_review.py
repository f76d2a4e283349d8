"""The review in the browser: after the game from the table, and from a record on the replay page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import spadille

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 640)


@pytest.mark.slow
async def test_a_game_that_is_over_is_reviewed(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="denexa", options={"max_deals": 2})
    await person.play_on()
    page = person.page
    await page.get_by_role("button", name="Review", exact=True).click()
    box = page.locator("dialog")
    await box.get_by_text("could see then").wait_for(timeout=60_000)
    assert await box.get_by_label("Deal").input_value() == "2"
    few = await box.locator("table >> nth=1 >> .reason").count()
    await box.get_by_label("Every decision").check()
    assert await box.locator("table >> nth=1 >> .reason").count() > max(few, 30)
    assert await box.locator("p:has-text('skill')").count() >= 2
    await person.shot("review-1440")
    await box.get_by_label("Every decision").uncheck()
    await box.get_by_label("With all cards seen").check()
    await box.get_by_text("double dummy").wait_for(timeout=60_000)
    assert "Tricks" in await box.locator("table >> nth=0").inner_text()
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await person.shot("review-360")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await box.get_by_label("Deal").select_option("1")
    await box.get_by_text("could see then").wait_for(timeout=60_000)
    await box.locator("table >> nth=1 >> a").first.click()
    await page.wait_for_selector(".replay .felt")
    assert "&at=" in page.url


@pytest.mark.slow
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
    await box.get_by_text("could see then").wait_for(timeout=60_000)
    await box.get_by_label("With all cards seen").check()
    await box.get_by_text("All cards seen:").wait_for(timeout=60_000)
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
