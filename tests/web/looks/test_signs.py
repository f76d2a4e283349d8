"""Signs on the felt can be read: suits by night, and the marks of the latest coups beside what the dealer says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
# The signs of suits in text whose contrast to what they lie on is under 3 to 1 (a felt's pattern counts as the page).
_FAINT: Final = """() => {
  const parts = (colour) => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return [[r, g, b], a]; };
  const under = (node) => {
    if (!node) return [255, 255, 255];
    const [colour, alpha] = parts(getComputedStyle(node).backgroundColor);
    if (alpha === 1) return colour;
    const below = under(node.parentElement);
    return colour.map((each, at) => each * alpha + below[at] * (1 - alpha));
  };
  const light = (colour) => colour.map((each) => each / 255)
    .map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
  return [...document.querySelectorAll(".pip")].filter((each) => each.checkVisibility()).flatMap((pip) => {
    const [one, other] = [light(parts(getComputedStyle(pip).color)[0]), light(under(pip))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio < 3 ? [`${pip.parentElement.textContent} ${pip.getAttribute("class")} ${ratio.toFixed(1)}`] : [];
  });
}"""
# What the drawer's front lies over in the middle of the felt.
_UNDER: Final = """() => { const a = document.querySelector(".felt-drawer summary").getBoundingClientRect();
  return [...document.querySelectorAll(".mid .lines, .mid .card, .mid .title")].filter((each) => {
    const b = each.getBoundingClientRect();
    return b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })
  .map((each) => each.textContent); }"""


async def contracted(person: Person, suit: str) -> None:
    """The person has the contract in a suit, and the score says so."""
    await person.make("five_hundred")
    found = await person.until_mine()
    while not any(each["move"].startswith("bid") for each in found["options"]):
        await person.act(found, "no")
        await person.until_awake()
        found = await person.until_mine()
    await person.until_awake()
    await person.page.locator(f'[data-move="bid 10{suit}"]').click()
    await person.until("document.querySelector('.options-bar .option')?.textContent.includes('Discard')")
    await person.act(await person.until_mine())
    await person.until("document.querySelector('.placard .now .pip')")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("suit", ["S", "H"])
async def test_the_suit_of_a_contract_can_be_read_by_day_and_by_night(come: Come, theme: str, suit: str) -> None:
    person = await come((360, 740), prefs={"theme": theme})
    await contracted(person, suit)
    await person.shot(f"signs-{theme}-{suit}")
    assert await person.page.evaluate(_FAINT) == []


@pytest.mark.parametrize("size", [(1200, 750), (1440, 900)], ids=["1200", "1440"])
async def test_the_marks_of_the_latest_coups_lie_over_nothing_the_dealer_says(
    come: Come, size: tuple[int, int]
) -> None:
    person = await come(size)
    await person.make("mini_baccarat", seats=1)
    await person.page.locator(".options-bar .option").first.click()
    for _ in range(8):
        await person.until("document.querySelector('.tray')")
        await person.until_awake()
        coups = await person.page.locator(".front > *").count()
        await person.page.get_by_role("button", name="Ready").click()
        await person.until(f"document.querySelectorAll('.front > *').length > {coups}")
    await person.shot(f"signs-coup-{size[0]}")
    assert await person.page.evaluate(_UNDER) == []
