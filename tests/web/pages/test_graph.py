"""Graphs in the browser: of a match on its score sheet, and of one's own games, ten by ten."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.pages.test_own_tables import press
from tests.web.pages.test_pages import violations
from tests.web.people.test_company import SIZES

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
_OUTSIDE = """() => {
  const graph = document.querySelector(".graph").getBoundingClientRect();
  const inside = (box) => box.left >= graph.left && box.right <= graph.right && box.top >= graph.top &&
    box.bottom <= graph.bottom;
  return [...document.querySelectorAll(".graph polyline, .graph span")].filter(
    (each) => !inside(each.getBoundingClientRect())).map((each) => each.outerHTML);
}"""


async def skip_deals(person: Person, count: int) -> None:
    """Let bots play some deals to their ends."""
    for deal in range(1, count + 1):
        await person.until_mine()
        await press(person, "Skip the deal")
        await press(person, "Let them play")
        await person.page.wait_for_selector(f".after, .deal-panel h2:text-is('Deal {deal}')")
        if await person.page.locator(".deal-panel").count():
            await press(person, "Next")


@pytest.mark.parametrize("size", SIZES)
async def test_a_match_has_its_graph_on_the_score_sheet_and_in_its_replay(come: Come, size: tuple[int, int]) -> None:
    person = await come(size, prefs={"speed": "fast"})
    page = person.page
    table = await person.make("spades", rulebook="denexa", level="beginner", options={"max_deals": 3})
    await skip_deals(person, 2)
    await person.until_mine()
    await page.locator(".placard").click()
    await page.wait_for_selector("dialog .deal >> nth=1")
    assert await page.locator(".graph").count() == 0, "two deals make no graph"
    await page.locator("dialog .close").click()
    await skip_deals(person, 1)
    await page.wait_for_selector(".after")
    totals = (await person.read(f"/api/tables/{table}/tally"))["totals"]
    us, them = (str(each).replace("-", "\u2212") for each in totals)
    says = f"You and Nora {us}, Walt and Edie {them}, after 3 deals"
    await page.get_by_role("button", name="Score sheet", exact=True).click()
    await page.get_by_role("img", name=says, exact=True).wait_for()
    assert await page.locator(".graph .mark").inner_text() == "500"
    assert await page.locator(".graph .ends b").all_inner_texts() == [us, them]
    assert await page.evaluate(_OUTSIDE) == []
    assert await violations(person) == []
    await person.shot(f"graph-{size[0]}")
    await person.open(f"/replay?table={table}")
    await page.wait_for_selector(".replay .placard")
    await page.get_by_label("Move", exact=True).press("End")
    await page.wait_for_selector(".replay .felt-place .result, .replay .said:has-text('match')")
    await page.locator(".replay .placard").click()
    await page.locator("dialog .graph").wait_for()


def game(number: int, *, won: bool) -> dict[str, Any]:
    """A game as the browser keeps it."""
    tally = {
        "game": "spades", "title": "Spades", "rulebook": "denexa", "names": ["You", "Nora", "Walt", "Edie"],
        "deals": 4, "finished": True, "won": won, "seat": 0, "totals": [500, 300], "side": 0, "unit": "points",
        "per_unit": 1, "counts": [],
    }  # fmt: skip
    ended = f"2026-01-{number + 1:02}T12:00:00.000Z"
    return {"id": f"g{number}", "ended": ended, "helped": False, "record": "{}", "tally": tally, "lost": {}}


@pytest.mark.parametrize("size", SIZES)
async def test_twenty_games_are_told_as_a_trend_and_fewer_are_not(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    page = person.page
    # Four of the first ten are won, six of the next ten, two of the last ten.
    games = [game(at, won=at % 10 < (4, 6, 2)[at // 10]) for at in range(30)]
    for count, says in (
        (19, ""),
        (20, "Of your last ten games of Spades you won six; of the ten before four."),
        (30, "Of your last ten games of Spades you won two; of the ten before six."),
    ):
        await person.open("/you")
        told = json.dumps({"form": 1, "games": games[:count]}).encode()
        await page.locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": told}
        )
        await page.wait_for_selector(f".counted:has-text('{count} games')")
        assert await page.locator(".trend p").all_inner_texts() == ([says] if says else [])
    await page.get_by_role("img", name="Games won of every ten, the oldest first: 4, 6, 2").wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert await violations(person) == []
    await person.shot(f"trend-{size[0]}")
