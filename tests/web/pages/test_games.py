"""A whole game of each, by mouse, on a laptop and on a phone: everything fits and can be reached."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.conftest import LIKED

import spadille
from spadille.core.table import Table
from spadille.games.pinochle.state import Meld

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: Final = (360, 640)
LAPTOP: Final = (1440, 800)
SHORT: Final[dict[str, dict[str, Any]]] = {
    "spades": {"rulebook": "club", "options": {"max_deals": 1}},
    "five_hundred": {"options": {"max_deals": 1}},
    "pinochle": {"options": {"max_deals": 1}},
    "auction_pinochle": {"options": {"max_deals": 1}},
    "mexican_sweat": {"options": {"max_deals": 2}},
    "mini_baccarat": {"options": {"decks": 6, "marker_from_end": 298}},
    "pyramid": {"options": {"stock_passes": 1}},
    "war": {"options": {"max_skirmishes": 12}},
}


async def lookout(person: Person, game: str) -> None:
    """Everything there is after a game: its sheet, its fair deals, its record move by move."""
    page = person.page
    await person.shot(f"{game}-{page.viewport_size['width'] if page.viewport_size else 0}-end")
    assert (await page.locator(".result h2").inner_text()).strip()
    await person.until_awake()
    await page.locator(".others summary").press("Enter")
    await person.until_awake()
    await page.get_by_role("button", name="Check the deals").click()
    await page.wait_for_selector(".verdict")
    points = await page.locator(".verdict .points li").all_inner_texts()
    assert len(points) >= 3
    assert all(each.startswith("✓") for each in points), points
    await page.keyboard.press("Escape")


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_by_mouse_on_a_laptop(come: Come, game: str) -> None:
    person = await come(LAPTOP)
    await person.make(game, **SHORT[game])
    await person.until_mine()
    await person.shot(f"{game}-1440-begin")
    await person.play_on(prefer=LIKED.get(game, ""), fits=True)
    await lookout(person, game)


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_fits_on_a_phone_by_touch(come: Come, game: str) -> None:
    person = await come(PHONE, has_touch=True, is_mobile=True)
    await person.make(game, **SHORT[game])
    await person.until_mine()
    await person.shot(f"{game}-360-begin")
    await person.play_on(prefer=LIKED.get(game, ""), fits=True)
    await lookout(person, game)


async def test_spades_on_a_taller_phone_by_touch(come: Come) -> None:
    person = await come((360, 740), has_touch=True, is_mobile=True)
    await person.make("spades", **SHORT["spades"])
    await person.play_on(fits=True)
    await lookout(person, "spades")


async def test_seven_fit_round_a_phone(come: Come) -> None:
    person = await come(PHONE)
    await person.make("mexican_sweat", seats=7, options={"max_deals": 1})
    await person.play_on(fits=True)


async def test_war_runs_to_its_end_by_itself(come: Come) -> None:
    person = await come()
    await person.make("war", options={"max_skirmishes": 60})
    await person.page.get_by_role("button", name="To the end").click()
    await person.page.wait_for_selector(".after")


async def test_war_runs_when_it_is_let_and_stops_when_it_is_told(come: Come) -> None:
    person = await come()
    await person.make("war")
    page = person.page
    moment = "Number(document.querySelector('.placard .goal').textContent.match(/\\d+/)[0])"
    before = await page.evaluate(moment)
    await page.get_by_role("button", name="Let it run").click()
    await person.until(f"{moment} > {before} + 1")
    await page.get_by_role("button", name="Stop").click()
    await page.wait_for_selector("button:has-text('Let it run')")
    assert await page.get_by_role("button", name="To the end").count() == 1


async def test_pyramid_takes_a_pair_card_by_card_and_names_each_place(come: Come) -> None:
    person = await come()
    await person.make("pyramid")
    page = person.page
    for _ in range(24):
        found = await person.until_mine()
        pairs = [each["move"].split() for each in found["options"] if each["move"].startswith("pair")]
        if pairs:
            break
        await page.get_by_role("button", name="Draw", exact=True).click()
        await page.wait_for_timeout(100)
    _, high, low = pairs[0]
    first = page.locator(f'button.card[data-card="{high}"]').first
    assert "row" in (await first.get_attribute("aria-label") or "") or high
    await first.click()
    assert await page.locator(f'.card.partner[data-card="{low}"]').count() == 1
    await page.locator(f'button.card[data-card="{low}"]').first.click()
    await person.until("card => !document.querySelector(`.triangle-row [data-card='${card}']`)", arg=high)
    covered = page.locator(".triangle-row button.dim").first
    assert "row 1, card 1 of 1" in (await covered.get_attribute("aria-label") or "")
    await covered.click(position={"x": 20, "y": 8}, force=True)
    assert "PYR-" in await page.locator("#toast").inner_text()


def before_a_meld_of_two() -> Table:
    """Pinochle before a decision at which two cards can be melded."""
    table, chance = spadille.table("pinochle", seed="0"), random.Random(2)
    while not any(isinstance(each, Meld) and len(each.cards) == 2 for each in table.moves(table.deciding[0])):
        table.play(table.deciding[0], chance.choice(table.moves(table.deciding[0])))
    return table


async def test_a_meld_of_two_cards_is_named_and_a_pair_on_the_table_is_only_read_aloud(come: Come) -> None:
    person, table = await come(), before_a_meld_of_two()
    pairs = person.page.locator('[data-does="together"]')

    async def width() -> float:
        box = await pairs.first.bounding_box()
        assert box is not None
        return box["width"]

    made = await person.ask("/api/play-on", {"record": table.record.decode(), "at": table.version, "pace": 0})
    await person.open(made["path"])
    await person.until_mine()
    assert await width() > 40, "a meld can be seen"
    await person.make("pyramid")
    await person.until_mine()
    while not await pairs.count():
        await person.page.get_by_role("button", name="Draw", exact=True).click()
        await person.until_mine()
    assert await width() <= 1
    await pairs.first.focus()
    await person.page.keyboard.press("Shift+Tab")
    await person.page.keyboard.press("Tab")
    assert await width() > 40, "by the keyboard it comes into sight"


async def test_baccarat_chips_pile_up_on_a_spot_and_can_be_taken_back(come: Come) -> None:
    person = await come()
    await person.make("mini_baccarat", seats=1)
    page = person.page
    await page.locator(".options-bar .option").first.click()
    await page.get_by_role("button", name="chips of 25").click()
    shown = await page.locator("[data-place] input").evaluate_all("all => all.map((each) => each.value)")
    assert set(shown) == {""}, "an empty spot is empty"
    await page.locator("[data-place=tie] input").press("Enter")
    for laid in ("25", "50"):
        await page.locator("[data-place=banco] .lay").click()
        await page.wait_for_selector(f"[data-place=banco] .laid b:text-is('{laid}')")
    field = page.locator("[data-place=tie] input")
    await field.fill("7")
    await field.press("Enter")
    await page.wait_for_selector("[data-place=tie] .laid b:text-is('7')")
    await page.get_by_role("button", name="Take back banker").click()
    await page.wait_for_selector("[data-place=banco] .laid b", state="detached")
    await page.get_by_role("button", name="Ready").click()
    await page.wait_for_selector(".road-1 .bead-player, .road-1 .bead-banker, .road-1 .bead-tie")
