"""Puzzles in the browser: the list, a wrong card and a right one, what follows, and what is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import violations
from tests.web.study.test_learn import do

from spadille.games import GAMES
from spadille.puzzles.found import every, themed

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 740)
WITH = [name for name, game in GAMES.items() if game.puzzles]
ALL = len(every(GAMES["spades"]))


async def put(person: Person, game: str, name: str) -> None:
    """Open a puzzle, and wait until it can be solved."""
    await person.open(f"/learn/{game}/puzzles?at={name}")
    await person.page.get_by_role("button", name="Show me").wait_for()


async def reply(person: Person) -> str:
    return str(await person.page.locator(".lesson .reply").inner_text())


async def test_a_tile_leads_to_the_list_and_the_list_to_puzzles_that_are_kept_as_solved(come: Come) -> None:
    person = await come(PHONE)
    await person.open("/")
    await person.page.get_by_role("button", name="Spades: More").click()
    await person.page.get_by_role("link", name="Puzzles of Spades").click()
    await person.page.get_by_role("heading", name="Puzzles of Spades").wait_for()
    assert await person.page.evaluate("document.activeElement.textContent") == "Puzzles of Spades"
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await person.shot("puzzles-list-360")
    await person.page.get_by_role("link", name="Ace or jack").click()
    await person.page.get_by_role("button", name="Show me").wait_for()
    await do(person, "play AH")
    assert re.fullmatch(r"Ace of hearts costs about \d+ points\. Try another\.", await reply(person))
    assert await person.page.locator(".hand .card").count() == 13, "a wrong card comes back"
    await do(person, "play JH")
    told = await reply(person)
    assert told.startswith("Right. Jack of hearts: the others are set")
    assert told in await person.page.locator("#live").inner_text()
    assert await person.misfits() == []
    await person.shot("puzzle-solved-360")
    await person.open("/learn/spades/puzzles")
    await person.page.get_by_text(f"1 of {ALL} solved in this browser").wait_for()
    assert await person.page.locator("li.solved").inner_text() == "Ace or jack ✓ solved"


async def test_the_themes_are_folded_and_an_answer_changes_the_rating_once(come: Come) -> None:
    theme, some = max(themed(GAMES["spades"]), key=lambda each: len(each[1]))
    person = await come(PHONE)
    await person.open("/learn/spades/puzzles")
    await person.page.get_by_text("Your rating: 1200").wait_for()
    assert await person.page.get_by_role("link", name=f"{theme.title} 1", exact=True).count() == 0, "folded"
    await person.page.locator("summary", has_text=str(theme.title)).click()
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await person.shot("puzzles-themes-360")
    await person.page.get_by_role("link", name=f"{theme.title} 1", exact=True).click()
    await person.page.get_by_role("button", name="Show me").wait_for()
    shown = await person.read(f"/api/puzzles/spades/{some[0].name}")
    wrong = next(move for move, told in shown["replies"].items() if not told["good"])
    await do(person, wrong)
    first = await reply(person)
    assert re.search(r"Your rating −\d+: 11\d\d\.$", first)
    await do(person, shown["answer"]["move"])
    told = await reply(person)
    assert told.startswith("Right. ")
    assert "Your rating" not in told
    assert await person.misfits() == []
    await person.until("!document.querySelector('[data-asleep]')")
    await person.page.get_by_role("link", name="Next", exact=True).click()
    await person.page.get_by_text(f"Puzzle 2 of {len(some)}, rated").wait_for(state="attached")
    await person.open("/learn/spades/puzzles")
    await person.page.get_by_text(first.rsplit(" ", 1)[1].strip(".")).wait_for()
    await person.page.get_by_text(f"1 of {len(some)} solved", exact=True).wait_for()


async def test_a_puzzle_for_you_is_near_your_rating_and_leads_to_the_next(come: Come) -> None:
    person = await come(PHONE)
    await person.open("/learn/spades/puzzles")
    await person.page.get_by_role("link", name="A puzzle for you").click()
    await person.page.get_by_role("button", name="Show me").wait_for()
    nearest = min(abs(each.rating - 1200) for each in every(GAMES["spades"]) if each.rating)
    assert int((await person.page.locator(".how-far").text_content() or "")[-4:]) in (1200 - nearest, 1200 + nearest)
    first = await person.page.title()
    await person.page.get_by_role("button", name="Show me").click()
    assert re.search(r"Your rating −\d+: 11\d\d\.$", await reply(person)), "to look is to give up"
    await person.until("!document.querySelector('[data-asleep]')")
    await person.page.get_by_role("link", name="Next", exact=True).click()
    await person.page.get_by_role("button", name="Show me").wait_for()
    assert await person.page.title() != first
    await person.open("/you")
    await person.page.get_by_role("button", name="Erase all").click()
    await person.until("!document.querySelector('dialog [data-asleep]')")
    await person.page.locator("dialog").get_by_role("button", name="Erase all").click()
    await person.until("localStorage.getItem('spadille-puzzle-rating') === null")
    await person.open("/learn/spades/puzzles")
    await person.page.get_by_text("Your rating: 1200").wait_for()


async def test_what_follows_a_card_is_played_and_the_table_comes_back(come: Come) -> None:
    person = await come()
    await put(person, "spades", "their-nil")
    await do(person, "play KH")
    await person.page.get_by_role("button", name="See what follows").click()
    await person.page.locator("#live").get_by_text("You win the trick").wait_for(state="attached")
    await person.until("document.querySelectorAll('.hand .card').length === 13")
    await person.page.get_by_role("button", name="Show me").click()
    assert "it leaves the trick to Edie's nil" in await reply(person)
    await person.page.get_by_role("button", name="Figures").click()
    assert "eight of hearts" in await person.page.locator("dialog tbody tr").first.inner_text()
    await person.page.keyboard.press("Escape")
    await person.page.get_by_role("link", name="All puzzles").click()
    await person.page.get_by_text(f"0 of {ALL} solved in this browser").wait_for()


async def test_an_illegal_card_is_refused_with_its_rule(come: Come) -> None:
    person = await come()
    await put(person, "spades", "cheapest")
    await person.page.locator('button.card[data-card="9S"]').focus()
    await person.page.keyboard.press("Enter")
    assert "SPD-AND-15" in await person.page.locator("#toast").inner_text()


async def test_a_game_without_puzzles_and_a_puzzle_that_is_none_say_so(come: Come) -> None:
    person = await come()
    await person.open("/learn/war/puzzles")
    await person.page.get_by_text("There are no puzzles of War. War leaves no choice").wait_for()
    await person.open("/learn/spades/puzzles?at=nowhere")
    await person.page.get_by_text("Spades has no such puzzle").wait_for()
    person.complaints.clear()


@pytest.mark.parametrize("size", [PHONE, (1440, 800)], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", WITH)
async def test_every_puzzle_of_a_game_fits_and_is_solved_by_keyboard(
    come: Come, game: str, size: tuple[int, int]
) -> None:
    person = await come(size)
    for name in (each.name for each in GAMES[game].puzzles):
        await put(person, game, name)
        shown = await person.read(f"/api/puzzles/{game}/{name}")
        assert await person.misfits() == [], name
        await person.shot(f"puzzle-{game}-{name}-{size[0]}")
        await do(person, shown["answer"]["move"])
        assert (await reply(person)).startswith("Right. "), name
        assert await person.misfits() == [], name
        assert await person.page.evaluate("document.activeElement.closest('.lesson .actions') !== null"), name


async def test_axe_finds_nothing_at_a_puzzle_and_in_the_list(come: Come) -> None:
    person = await come(reduced_motion="reduce")
    await put(person, "spades", "cheapest")
    assert await violations(person) == []
    await do(person, "play JH")
    assert await violations(person) == []
    await person.page.get_by_role("link", name="All puzzles").click()
    await person.page.get_by_text(f"1 of {ALL} solved in this browser").wait_for()
    assert await violations(person) == []
