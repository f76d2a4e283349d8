"""Moments: a coup is dealt card by card and paid, bets are laid once more, the pot grows, a killed hand is told why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import LAPTOP, Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const said = document.querySelector(".prompt")?.textContent ?? "";
    const cards = document.querySelectorAll("[data-zone=player] .card, [data-zone=banker] .card").length;
    if (said !== seen.at(-1)?.said) seen.push({ said, cards, roads: document.querySelectorAll(".front .bead").length });
  };
  new MutationObserver(look).observe(document.querySelector(".felt-place"), { childList: true, subtree: true });
}"""
SIZES = [(360, 740), (768, 1024), LAPTOP]


async def at_the_shoe(come: Come, speed: str = "normal", size: tuple[int, int] = LAPTOP) -> Person:
    """Somebody at Baccarat, alone, whose shoe is cut."""
    person = await come(size, prefs={"speed": speed})
    await person.make("mini_baccarat", seats=1, options={"max_bet": 150})
    await person.page.locator(".options-bar .option").first.click()
    await person.page.wait_for_selector(".tray")
    await person.until_awake()
    return person


async def lay(person: Person, place: str, chips: int) -> None:
    """Chips on a place."""
    await person.page.get_by_role("button", name=f"chips of {chips}", exact=True).click()
    await person.page.locator(f"[data-place={place}] .lay").click()
    await person.page.wait_for_selector(f"[data-place={place}] .laid b")


@pytest.mark.parametrize("size", SIZES, ids=["360", "768", "1440"])
async def test_a_coup_is_dealt_card_by_card_and_then_paid(come: Come, size: tuple[int, int]) -> None:
    person = await at_the_shoe(come, "fast", size)
    await lay(person, "banco", 100)
    await person.page.evaluate(WATCH)
    await person.page.get_by_role("button", name="Ready").click()
    await person.until("seen.some((each) => each.said.startsWith('Player has'))")
    await person.shot(f"moments-coup-{size[0]}")
    await person.until("/^(You lose|Your 100)/.test(seen.at(-1).said)")
    assert await person.misfits() == []
    await person.until("seen.at(-1).said === 'Place your bets.'")
    seen: list[dict[str, Any]] = await person.page.evaluate("seen")
    at = [each["said"] for each in seen].index("No more bets.")
    assert [each["cards"] for each in seen[at : at + 6]] == [0, 1, 2, 3, 4, 4]
    assert [each["said"].split(" gets")[0] for each in seen[at + 1 : at + 5]] == ["Player", "Banker"] * 2
    paid = next(place for place, each in enumerate(seen) if each["said"].startswith(("You lose 100", "Your 100")))
    assert "wins" in seen[paid - 1]["said"] or "tie" in seen[paid - 1]["said"]
    assert {each["roads"] for each in seen[at : paid + 1]} == {0}, "the score cards tell nothing before its time"
    assert seen[-1]["roads"] == 1
    assert len([line for line in await person.page.locator(".log li").all_inner_texts() if "wins, " in line]) <= 1
    await person.shot(f"moments-paid-{size[0]}")


async def test_whoever_bets_while_a_coup_is_dealt_does_not_wait_for_it(come: Come) -> None:
    person = await at_the_shoe(come)
    await person.page.evaluate(WATCH)
    await person.page.get_by_role("button", name="Ready").click()
    await person.until("seen.some((each) => each.said.includes(' gets '))")
    await lay(person, "banco", 25)
    assert await person.page.locator(".prompt").inner_text() == "Place your bets."
    assert await person.page.locator("[data-zone=player] .card").count() >= 2


async def test_the_last_bet_is_laid_once_more_and_doubled_as_far_as_the_limit(come: Come) -> None:
    person = await at_the_shoe(come, "instant")
    page = person.page
    await lay(person, "punto", 100)
    await lay(person, "tie", 5)
    await page.get_by_role("button", name="Ready").click()
    await page.get_by_role("button", name="Rebet, 105").click()
    await page.wait_for_selector("[data-place=punto] .laid b:text-is('100')")
    await page.wait_for_selector("[data-place=tie] .laid b:text-is('5')")
    await person.until_awake()
    await page.get_by_role("button", name="Double, 160").click()
    await page.wait_for_selector("[data-place=punto] .laid b:text-is('150')")
    await page.wait_for_selector("[data-place=tie] .laid b:text-is('10')")


@pytest.mark.parametrize("size", SIZES, ids=["360", "768", "1440"])
async def test_the_roads_lie_in_a_drawer_on_the_felt(come: Come, size: tuple[int, int]) -> None:
    person = await at_the_shoe(come, "instant", size)
    page = person.page
    await page.get_by_role("button", name="Ready").click()
    await page.wait_for_selector(".front .bead")
    assert not await page.locator(".felt-drawer .road-2").is_visible()
    await page.locator(".felt-drawer summary").click()
    await page.wait_for_selector(".felt-drawer .road-2")
    await person.shot(f"moments-drawer-{size[0]}")
    assert await person.misfits() == []
    await page.get_by_role("button", name="Ready").click()
    await page.wait_for_selector(".felt-drawer[open] .road-2 .bead")
    assert await page.locator(".aside .road, .looked .road").count() == 0


async def test_the_open_drawer_leaves_its_name_free_so_that_it_can_be_closed(come: Come) -> None:
    person = await come((360, 740), prefs={"speed": "instant"})
    await person.make("mini_baccarat", seats=3)
    await person.page.locator(".felt-drawer summary").click()
    await person.page.wait_for_selector(".felt-drawer[open] .inside")
    await person.page.locator(".felt-drawer summary").click(timeout=5000)
    assert await person.page.locator(".felt-drawer[open]").count() == 0


@pytest.mark.parametrize("size", SIZES, ids=["360", "768", "1440"])
async def test_a_card_that_kills_is_named_and_the_pot_grows(come: Come, size: tuple[int, int]) -> None:
    person = await come(size, prefs={"speed": "fast", "panel": "go"})
    await person.make("mexican_sweat", seats=3, options={"max_deals": 30, "chips": 2000})
    await person.page.evaluate(WATCH)
    killed = "seen.some((each) => / matches the kill card[.] /.test(each.said))"
    for _ in range(400):  # in about every second deal somebody is killed
        found = await person.until_mine()
        if found["over"] or await person.page.evaluate(killed):
            break
        await person.act(found, "call check turn")
        if await person.page.locator(".pot .more").count():
            await person.shot(f"moments-pot-{size[0]}")
    await person.until(killed)
    await person.shot(f"moments-sweat-{size[0]}")
