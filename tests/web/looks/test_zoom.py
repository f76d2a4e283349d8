"""In a window zoomed to 200 % no card of any game is smaller, none goes, and nothing lies over anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import ViewportSize
from tests.web.conftest import DRAWN, LIKED

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
WHOLE: Final = [(1440, 900), (1280, 720), (768, 1024)]
MOVES: Final = 7
EVERY: Final = 3
"""Not every position, for the sake of time."""
SHORT: Final[dict[str, dict[str, Any]]] = {
    "spades": {"rulebook": "club", "options": {"max_deals": 1}},
    "five_hundred": {"options": {"max_deals": 1}},
    "pinochle": {"options": {"max_deals": 1}},
    "mexican_sweat": {"options": {"max_deals": 2}},
    "mini_baccarat": {"options": {"decks": 6, "marker_from_end": 285}},
    "pyramid": {"options": {"stock_passes": 1}},
    "war": {"options": {"max_skirmishes": 12}},
}
OWN: Final = {**LIKED, "mini_baccarat": "cut ready bet"}
# Every card that lies on the felt: where, and how wide it is; a card that is not drawn has no width.
_CARDS: Final = """() => [...document.querySelectorAll(".felt .card:not(.gone)")].map((card) =>
  [card.closest("[data-zone]")?.dataset.zone ?? "", card.checkVisibility() ? card.offsetWidth : 0])"""
# What lies over something else, or sticks out of the felt at a side. Cards of one place overlap by right.
_OVER: Final = """() => {
  const felt = document.querySelector(".felt"), edge = felt.getBoundingClientRect(), found = [];
  const kinds = ".plate, .placard, .badge, .mid .card, .seat .card, .own .card, .hand, .prompt, .options-bar, .after,"
    + ".deal-panel, .result, .lines, .felt-drawer summary, .pot .laid";
  const nodes = [...felt.querySelectorAll(kinds)].filter((node) => node.checkVisibility() && !node.matches(".gone"));
  const box = (node) => node.getBoundingClientRect();
  const named = (node) => `${node.className || node.tagName} ${node.dataset.card ?? ""}`;
  const heap = (node) => node.matches(".card") && node.closest(".zone");
  for (const [at, one] of nodes.entries()) {
    const a = box(one);
    if (a.left < edge.left - 1 || a.right > edge.right + 1) found.push(`${named(one)} sticks out`);
    for (const other of nodes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || (heap(one) && heap(one) === heap(other))) continue;
      const b = box(other);
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 2 && high > 2) found.push(`${named(one)} over ${named(other)}`);
    }
  }
  return found;
}"""
# The felt is fitted in the frame in which it is laid out anew, and so before the next one.
# How far the felt is scrolled above its foot.
_ABOVE: Final = """() => { const felt = document.querySelector(".felt");
  return Math.round(felt.scrollHeight - felt.clientHeight - felt.scrollTop); }"""


async def resize(person: Person, width: int, height: int) -> None:
    await person.page.set_viewport_size(ViewportSize(width=width, height=height))
    await person.until("([width, height]) => innerWidth === width && innerHeight === height", [width, height])
    await person.page.evaluate(DRAWN)


async def measured(person: Person, width: int, height: int) -> tuple[list[Any], list[Any]]:
    """The cards in this window and in half of it, of the same moment: meanwhile other seats may go on."""
    for _ in range(MOVES):
        await resize(person, width, height)
        whole = await person.page.evaluate(_CARDS)
        await resize(person, width // 2, height // 2)
        half = await person.page.evaluate(_CARDS)
        if [card[0] for card in half] == [card[0] for card in whole]:
            return whole, half
    raise AssertionError("the table does not come to rest")


async def zoom(person: Person, width: int, height: int) -> None:
    """In half of this window everything lies where it can be reached, and no card is smaller on the screen."""
    whole, half = await measured(person, width, height)
    smaller = [
        (place, before, now) for (place, before), (_, now) in zip(whole, half, strict=True) if 2 * now < before - 1
    ]
    assert smaller == [], (width, height)
    assert await person.misfits() == [], (width, height)
    assert await person.page.evaluate(_OVER) == [], (width, height)
    assert await person.page.evaluate(_ABOVE) == 0


@pytest.mark.parametrize("game", SHORT)
async def test_at_200_percent_no_card_is_smaller_none_goes_and_nothing_covers_anything(come: Come, game: str) -> None:
    person = await come(WHOLE[0])
    await person.make(game, **SHORT[game])
    for move in range(MOVES):
        found = await person.until_mine()
        if found["over"]:
            break
        if move % EVERY == 0:
            for width, height in WHOLE:
                await zoom(person, width, height)
                await person.shot(f"zoom-{game}-{move}-{width // 2}")
            await resize(person, *WHOLE[0])
            found = await person.until_mine()
        await person.act(found, OWN.get(game, ""))


async def test_a_felt_that_scrolls_stays_where_somebody_has_scrolled_it(come: Come) -> None:
    person = await come((640, 360))
    await person.make("pyramid", **SHORT["pyramid"])
    await person.until_mine()
    assert await person.page.evaluate(_ABOVE) == 0
    await person.page.evaluate("document.querySelector('.felt').scrollTop -= 20")
    await person.until(f"({_ABOVE})() === 20")
    await person.act({**await person.until_mine(), "cards": []}, "draw")
    await person.until("document.querySelector('.plate b').textContent === '1'")
    assert await person.page.evaluate(_ABOVE) == 20


_TALL_PROMPT = """() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync(".felt .prompt { min-height: 900px !important }");
    document.adoptedStyleSheets = [rule];
}"""


async def test_what_is_too_full_for_a_felt_even_so_can_be_scrolled_to(come: Come) -> None:
    person = await come((360, 740))
    await person.make("war")
    await person.until_mine()
    page = person.page
    assert await page.locator(".felt.low").count() == 0
    await page.evaluate(_TALL_PROMPT)  # a rule, as the felt may be drawn again meanwhile
    await page.set_viewport_size({"width": 360, "height": 739})  # it is laid out anew
    await page.wait_for_selector(".felt.low.scrolls")
    felt = page.locator(".felt")
    assert await felt.evaluate("felt => felt.scrollTop > 100 && getComputedStyle(felt).overflowY") in ("auto", "scroll")
