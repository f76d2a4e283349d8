"""In German nothing at the table or on the way to it is said in English, and the longer words have room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.test_plain_words import SAID

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow(15)]
_ENGLISH: Final = re.compile(r"\b(?:the|you|your|and|is|with|they)\b", re.IGNORECASE)
_PAGE: Final = re.compile(r"\([A-Z]{3}-[A-Z]{3}-\d+\)$")
"""What the glossary says of a word, with its clause at the end: pages are in English."""
_WIDE: Final = "document.documentElement.scrollWidth - innerWidth"


async def english(person: Person) -> list[str]:
    """What is said on the page in English."""
    found = await person.page.evaluate(SAID)
    return sorted({each for each in found if _ENGLISH.search(each) and not _PAGE.search(each)})


async def test_from_the_lobby_to_the_first_trick_of_spades_there_is_no_english_and_all_has_room(come: Come) -> None:
    person = await come((360, 740), locale="de-DE")
    page = person.page
    await person.open("/")
    await page.wait_for_selector(".tile")
    assert await page.evaluate("document.documentElement.lang") == "de"
    await person.shot("german-lobby-360")
    assert (await english(person), await page.evaluate(_WIDE)) == ([], 0)
    await page.locator(".tile[data-game=spades] button.main").click()
    await page.wait_for_selector(".felt")
    for _ in range(3):
        found = await person.until_mine()
        await person.shot("german-spades-360")
        assert (await english(person), await person.misfits()) == ([], []), found["prompt"]
        await person.act(found, "bid")


@pytest.mark.parametrize("path", ["/new/spades", "/new/pyramid", "/daily", "/you"])
async def test_the_pages_before_and_after_a_game_are_german_too(come: Come, path: str) -> None:
    person = await come((360, 740), locale="de-DE")
    await person.open(path)
    await person.page.wait_for_selector(".sheet")
    await person.shot(f"german{path.replace('/', '-')}-360")
    assert (await english(person), await person.page.evaluate(_WIDE)) == ([], 0)
