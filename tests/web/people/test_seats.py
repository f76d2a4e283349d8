"""Five and six sit round the table, only teams have colours, and every score can be read on a phone."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
_PLATES: Final = """() => { const felt = document.querySelector(".felt").getBoundingClientRect();
  return [...document.querySelectorAll(".seats .plate")].map((each) => { const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return [(x - felt.left) / felt.width, (y - felt.top) / felt.height]; });
}"""
_COLOURS: Final = """() => [...document.querySelectorAll(".plate")]
  .map((each) => getComputedStyle(each).borderBottomColor)
  .concat([...document.querySelectorAll(".placard .line")].map((each) => getComputedStyle(each).borderLeftColor))
  .filter((colour) => !/rgba\\(.*, 0\\)/.test(colour))"""


async def overlapping(person: Person, query: str) -> int:
    boxes: list[Any] = await person.page.evaluate(
        """query => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect())
        .map(({left, right, top, bottom}) => [left, right, top, bottom])""",
        query,
    )
    return sum(
        one[0] < other[1] - 1 and other[0] < one[1] - 1 and one[2] < other[3] - 1 and other[2] < one[3] - 1
        for one, other in combinations(boxes, 2)
    )


@pytest.mark.parametrize("seats", [5, 6])
async def test_five_and_six_sit_round_the_table_in_playing_order(come: Come, seats: int) -> None:
    person = await come((1440, 900))
    await person.make("spades", rulebook="bicycle", seats=seats)
    for _ in range(4):
        found = await person.until_mine()
        if await person.page.locator(".zone-trick .card").count() > 1:
            break
        await person.act(found)
    plates = await person.page.evaluate(_PLATES)
    assert len(plates) == seats - 1
    assert plates[0][0] < 0.25, "the first sits at the left"
    assert plates[-1][0] > 0.75, "the last at the right"
    assert all(one[0] <= other[0] + 0.01 for one, other in pairwise(plates)), "clockwise"
    assert min(y for _, y in plates) < 0.25, "somebody sits opposite"
    assert await overlapping(person, ".plate, .placard, .prompt") == 0
    assert await overlapping(person, ".zone-trick .card, .seats .plate") == 0
    assert await person.misfits() == []
    assert await person.page.evaluate(_COLOURS) == [], "nobody plays with anybody"


@pytest.mark.parametrize(("game", "seats"), [("mexican_sweat", 4), ("mexican_sweat", 6), ("spades", 6)])
async def test_every_score_is_in_sight_on_a_phone(come: Come, game: str, seats: int) -> None:
    person = await come((360, 740))
    await person.make(game, seats=seats, rulebook="bicycle" if game == "spades" else "denexa")
    await person.until_mine()
    assert await person.page.locator(".placard .line:visible").count() == seats
    assert await person.page.evaluate(_COLOURS) == []
    assert await person.misfits() == []


async def test_teams_keep_their_colours(come: Come) -> None:
    person = await come((1440, 900))
    await person.make("spades")
    await person.until_mine()
    assert len(await person.page.evaluate(_COLOURS)) == 6
