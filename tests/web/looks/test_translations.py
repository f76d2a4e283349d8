"""In German and Spanish nothing at the table or on the way to it is said in English, and the longer words have room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.looks.test_plain_words import SAID

from spadille.core.words import ENGLISH, LANGUAGES
from spadille.games import GAMES

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
OTHERS: Final = sorted(LANGUAGES.keys() - {ENGLISH})
_ENGLISH: Final = re.compile(r"\b(?:the|you|your|and|is|with|they)\b", re.IGNORECASE)
_CLAUSE: Final = re.compile(r"\b[A-Z]{3}(?:-[A-Z]{3})?-\d+\b")
"""Its letters are a name: SPD-AND-20."""
_OUT: Final = """[...document.querySelectorAll(".side, .side .tools, .tools button")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className || each.textContent)"""
_WIDE: Final = "document.documentElement.scrollWidth - innerWidth"


async def english(person: Person) -> list[str]:
    """Return what is said on the page in English."""
    found = await person.page.evaluate(SAID)
    return sorted({each for each in found if _ENGLISH.search(_CLAUSE.sub("", each))})


@pytest.mark.parametrize("language", OTHERS)
async def test_from_the_lobby_to_the_first_trick_of_spades_there_is_no_english_and_all_has_room(
    come: Come, language: str
) -> None:
    person = await come((360, 740), locale=f"{language}-{language.upper()}")
    page = person.page
    await person.open("/")
    await page.wait_for_selector(".tile")
    assert await page.evaluate("document.documentElement.lang") == language
    await person.shot(f"{language}-lobby-360")
    assert (await english(person), await page.evaluate(_WIDE)) == ([], 0)
    await page.locator(".tile[data-game=spades] button.main").click()
    await page.wait_for_selector(".felt")
    for _ in range(3):
        found = await person.until_mine()
        await person.shot(f"{language}-spades-360")
        assert (await english(person), await person.misfits()) == ([], []), found["prompt"]
        await person.act(found, "bid")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("width", [1024, 1440])
async def test_the_words_of_every_tool_stay_in_its_button(come: Come, language: str, width: int) -> None:
    person = await come((width, 900), locale=f"{language}-{language.upper()}")
    for game in ("five_hundred", "pyramid"):
        await person.make(game)
        await person.until_mine()
        assert await person.page.evaluate(_OUT) == [], game


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ["/new/spades", "/new/pyramid", "/daily", "/you"])
async def test_the_pages_before_and_after_a_game_are_translated_too(come: Come, language: str, path: str) -> None:
    person = await come((360, 740), locale=f"{language}-{language.upper()}")
    await person.open(path)
    await person.page.wait_for_selector(".sheet")
    await person.shot(f"{language}{path.replace('/', '-')}-360")
    assert (await english(person), await person.page.evaluate(_WIDE)) == ([], 0)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("size", [(360, 740), (1440, 800)], ids=["phone", "laptop"])
async def test_what_a_beginner_reads_is_translated(come: Come, language: str, size: tuple[int, int]) -> None:
    person = await come(size, locale=f"{language}-{language.upper()}")
    for path in ("/rules", "/rules/glossary", "/rules/care", *(f"/learn/{game}/how" for game in GAMES)):
        await person.open(path)
        await person.page.wait_for_selector(".sheet h2")
        await person.shot(f"{language}{path.replace('/', '-')}-{size[0]}")
        assert (await english(person), await person.page.evaluate(_WIDE)) == ([], 0), path


@pytest.mark.parametrize(("game", "name"), [(name, each) for name in GAMES for each in GAMES[name].lesson_pages])
async def test_a_lesson_is_german_from_step_to_step_and_fits(come: Come, game: str, name: str) -> None:
    person = await come((360, 640), locale="de-DE")
    page = person.page
    lesson = await (await person.context.request.get(f"{person.address}/api/learn/{game}/lesson/{name}")).json()
    await person.open(f"/learn/{game}/lesson?at={name}")
    for at in range(1, len(lesson["steps"]) + 1):
        await page.get_by_text(f"Schritt {at} von {len(lesson['steps'])}", exact=True).wait_for(state="attached")
        await person.shot(f"german-lesson-{game}-{name}-{at}")
        assert (await english(person), await person.misfits()) == ([], []), f"step {at}"
        if at < len(lesson["steps"]):
            await page.locator(".lesson .actions button:not([data-asleep])").first.click()


async def test_clauses_are_quoted_in_english_and_the_page_says_so_in_german(come: Come) -> None:
    person = await come((360, 740), locale="de-DE")
    await person.open("/rules/spades/denexa")
    await person.page.wait_for_selector(".clauses li[id]")
    await person.shot("german-rules-spades-360")
    assert await person.page.get_by_text("Die Regeln selbst stehen hier auf Englisch").count() == 1
    assert await person.page.locator(".clauses li[id^=spd] span:not([lang=en])").count() == 0
