"""On a phone everything is in reach: four tools and the rest behind one more, the hand as large as the width allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL: Final = (360, 740)
CLUB: Final[dict[str, Any]] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}
_OUTSIDE: Final = """() => [...document.querySelectorAll(".tools > :is(button, .button), .tools > .rest.shown > *")]
  .map((each) => [each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.right > innerWidth
    || box.bottom > innerHeight || Math.min(box.height, box.width) < 40)
  .map(([text, box]) => `${text} ${Math.round(box.left)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)"""

_UNREAD: Final = """() => [...document.querySelectorAll(".zone-melds")].filter((zone) => {
    const title = zone.querySelector(".title").getBoundingClientRect();
    const cards = [...zone.querySelectorAll(".card")].map((each) => each.getBoundingClientRect().width);
    return !title.height && Math.min(...cards) < 30;
  }).map((zone) => zone.ariaLabel)"""
"""Melds that are neither told in words nor drawn so large that they can be read."""
_FLIGHTS: Final = """() => {
  const flights = (window.flights = []), animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const {x, y, width, height} = this.getBoundingClientRect();
    const [, across, down] = /translate\\((.+)px, (.+)px\\)/.exec(frames[0].transform) ?? [];
    if (across) flights.push({wide: width, x: x + width / 2 + Number(across), y: y + height / 2 + Number(down)});
    return animate.call(this, frames, how);
  };
}"""
"""Notes how wide each card is that flies, and where it comes from."""


async def test_melds_can_be_read_where_there_is_no_room_for_their_cards(come: Come) -> None:
    person = await come(SMALL)
    await person.make("auction_pinochle", rulebook="partnership")
    for _ in range(20):
        found = await person.until_mine()
        if await person.page.locator(".zone-melds").count():
            break
        await person.act(found)
    assert await person.page.locator(".zone-melds").count()
    assert await person.page.evaluate(_UNREAD) == []
    assert await person.misfits() == []


async def test_cards_that_are_not_shown_neither_come_from_nor_fly_anywhere(come: Come) -> None:
    person = await come((360, 640), prefs={"speed": "fast", "panel": "go"})
    await person.make("auction_pinochle", rulebook="partnership", options={"max_deals": 6, "concede": False})
    await person.page.evaluate(_FLIGHTS)
    hidden = "[...document.querySelectorAll('.zone-melds .card')].filter((each) => !each.offsetWidth).length"
    tricks = were_hidden = 0
    while tricks < 3 and not (found := await person.until_mine())["over"]:
        were_hidden += await person.page.evaluate(hidden)
        await person.act(found)
        tricks += bool(were_hidden and found["cards"]) and not found["options"]
    assert were_hidden
    flights: list[dict[str, float]] = await person.page.evaluate("flights")
    assert len(flights) > 5
    assert [each for each in flights if not each["wide"]] == [], "a card that is not shown flies"
    assert [each for each in flights if each["x"] < 1 and each["y"] < 1] == [], "a card comes from the window's corner"


async def test_all_tools_are_inside_a_small_window_and_log_and_chat_come_up_as_drawers(come: Come) -> None:
    person = await come(SMALL)
    await person.make("spades", **CLUB)
    page = person.page
    await person.until_mine()
    assert await page.locator(".tools > button:visible").count() == 5
    assert await page.evaluate(_OUTSIDE) == []
    await page.get_by_role("button", name="More").click()
    assert await page.get_by_role("button", name="Stand up").is_visible()
    assert await page.evaluate(_OUTSIDE) == []
    await person.shot("tools-360-more")
    await person.until_awake()
    await page.get_by_role("button", name="Log").click()
    assert await page.locator(".log").is_visible()
    assert not await page.get_by_role("button", name="Stand up").is_visible()
    await page.locator(".mid").click(position={"x": 5, "y": 60})  # below the seats, however much their plates say
    assert not await page.locator(".log").is_visible(), "a tap on the felt folds it again"
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_a_refusal_stands_over_the_hand_and_not_over_the_players_or_the_trick(come: Come) -> None:
    person = await come(SMALL)
    await person.make("spades", **CLUB)
    await person.until_mine()
    await person.page.locator('[data-move="bid 3"]').click()
    await person.page.wait_for_selector(".hand button.card")
    for _ in range(12):
        found = await person.until_mine()
        if await person.page.locator(".hand button.dim").count():
            break
        await person.act(found)
    await person.page.locator(".hand button.dim").first.dispatch_event("click")
    toast = await person.page.locator("#toast").bounding_box()
    hand = await person.page.locator(".hand").bounding_box()
    assert toast is not None
    assert hand is not None
    assert toast["width"] > 250
    assert 0 <= hand["y"] - toast["y"] - toast["height"] < 20
    for each in await person.page.locator(".plate, .zone-trick .card").all():
        box = await each.bounding_box()
        own = await each.evaluate("each => Boolean(each.closest('.own-line'))")
        assert own or box is None or box["y"] + box["height"] <= toast["y"]


async def test_the_score_breaks_no_name_and_the_sheet_tells_how_the_first_deal_stands(come: Come) -> None:
    person = await come((768, 1024))
    # The other seat is another person's, whose name is long.
    other = await come(SMALL)
    made = await person.ask("/api/tables", {"game": "pinochle", "pace": 0})
    await person.ask(f"/api/tables/{made['id']}/seats/0", {"name": "Ann", "fair": "a"})
    await other.ask(f"/api/tables/{made['id']}/seats/1", {"name": "Bartholomew Fitzroys", "fair": "b"})
    await person.open(made["path"])
    await person.page.get_by_role("button", name="Begin").click()
    await person.page.wait_for_selector(".placard")
    broken = await person.page.evaluate(
        """() => [...document.querySelectorAll(".placard .side-name")].filter((each) => {
        const range = document.createRange(); range.selectNodeContents(each);
        return range.getClientRects().length > each.textContent.split(" ").length; }).length"""
    )
    assert broken == 0
    await person.page.keyboard.press("s")
    sheet = await person.page.locator("dialog").inner_text()
    assert "The first deal is being played" in sheet
    assert "You" in sheet


async def test_a_key_lists_the_keys_and_another_the_words_of_the_game(come: Come) -> None:
    person = await come((1440, 900))
    await person.make("spades", **CLUB)
    await person.until_mine()
    await person.page.keyboard.press("?")
    assert "score sheet" in await person.page.locator("dialog .keys").inner_text()
    await person.page.keyboard.press("Escape")
    await person.page.wait_for_selector("dialog", state="detached")
    await person.page.keyboard.press("g")
    await person.page.wait_for_selector("dialog:has-text('nil')")


@pytest.mark.parametrize(("rulebook", "locale"), [("classic", "en-US"), ("classic", "de-DE"), ("modern", "en-US")])
async def test_a_hint_over_forty_bids_takes_neither_the_hand_nor_the_players_from_the_window(
    come: Come, rulebook: str, locale: str
) -> None:
    person = await come((360, 640), locale=locale)
    page = person.page
    await person.make("auction_pinochle", rulebook=rulebook, options={"max_deals": 1})
    await person.until_mine()
    await person.until_awake()
    bids = page.locator(".options-bar :is(.level, .many) .option")
    assert await bids.count() > 30
    await page.keyboard.press("h")
    await page.locator(".hint .prompt").wait_for()
    await person.shot(f"forty-bids-{rulebook}-{locale}")
    assert await person.misfits() == []
    assert await page.locator(".felt").evaluate("felt => felt.scrollHeight - felt.clientHeight") < 2
    last = bids.last
    move = await last.get_attribute("data-move")
    await last.click()  # it can be scrolled to
    await person.until("move => !document.querySelector(`.options-bar [data-move='${move}']`)", move)
