"""Claims in the browser: asked once, and where they are not proved the hand is shown, and stays open after a no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations
from tests.web.people.test_company import SIZES

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


_COUNT: Final = "document.querySelectorAll('%s').length"
_SEEN: Final = f"{_COUNT % '.hand .card'} * 100 + {_COUNT % '.options-bar [data-move]'}"


async def until_claimable(person: Person) -> None:
    """Ann bids, and plays until it is her turn in the third trick."""
    for _ in range(30):
        found = await person.until_mine()
        if await person.page.locator(".hand .card").count() == 11 and not found["options"]:
            return
        now = await person.page.evaluate(_SEEN)
        await person.act(found, prefer="bid")
        await person.until(f"({_SEEN}) !== {now!r}")


@pytest.mark.parametrize("size", SIZES)
async def test_a_claim_that_is_not_proved_lays_the_hand_open_and_bots_say_no(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    await person.make("spades", rulebook="denexa", level="beginner")
    await until_claimable(person)
    page = person.page
    await press(person, "Claim")
    await person.shot(f"claim-asks-{size[0]}")
    await press(person, "Claim them")
    await page.get_by_role("dialog", name="Show your cards and ask the others?").wait_for()
    assert await violations(person) == []
    await press(person, "Show my hand and ask")
    await page.wait_for_selector(".open-hand:has-text('Your hand lies open:')")
    await page.wait_for_selector("#toast:has-text('Ann claims the last eleven tricks.'):has-text('does not agree')")
    assert await person.misfits() == []
    assert await violations(person) == []
    await person.shot(f"claim-open-{size[0]}")
    await person.act(await person.until_mine())
    await page.wait_for_selector(".open-hand")
