"""Playing on in the browser: from a moment of a record, from a decision of one's own, and from a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.study.test_puzzles import put

import spadille

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def cards(person: Person) -> list[str]:
    """The names of the cards in the own hand."""
    found: list[str] = await person.page.locator(".own-line .card, .hand .card").evaluate_all(
        "each => each.map((one) => one.ariaLabel).sort()"
    )
    return found


async def test_a_record_is_played_on_from_the_moment_that_is_shown_by_the_seat_that_looks(come: Come) -> None:
    person, table = await come(), spadille.table("spades", seed="play on")
    for _ in range(10):
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])
    await person.open("/replay?at=8")
    await person.page.locator("input[type=file]").set_input_files(
        {"name": "a.jsonl", "mimeType": "application/jsonl", "buffer": table.record}
    )
    await person.page.locator(".replay select").select_option("2")
    await person.page.wait_for_selector(".replay .card[aria-label]")
    await press(person, "Play on from here")
    await person.page.wait_for_url("**/t/*")
    await person.until_mine()
    dealt = await cards(person)
    assert len(dealt) >= 12
    assert await person.misfits() == []
    await person.page.reload()
    await person.until_mine()
    assert await cards(person) == dealt


async def test_a_puzzle_is_played_on_at_a_table(come: Come) -> None:
    person = await come()
    await put(person, "spades", "cheapest")
    await press(person, "Play on from here")
    await person.page.wait_for_url("**/t/*")
    await person.until_mine()
    await person.page.locator('button.card[data-card="JH"]').first.click()


async def test_an_address_without_a_record_says_so(come: Come) -> None:
    person = await come()
    for path in ("/static/none.jsonl", "https://example.org/a.jsonl"):
        await person.open(f"/replay?from={path}")
        await person.page.get_by_text("There is no record at that address.").wait_for()
    person.complaints.clear()
