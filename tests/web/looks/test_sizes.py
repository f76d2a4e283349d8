"""Tests that the signs of a card never shrink in a zoomed window and are never covered; the hand takes the width."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import ViewportSize
from tests.web.conftest import PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
CLUB: Final[dict[str, Any]] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}
WHOLE: Final = ViewportSize(width=1440, height=900)
ZOOMED: Final = ViewportSize(width=720, height=450)
_WIDTHS: Final = """() => [".hand .card", ".zone-trick .card"].map((query) =>
  document.querySelector(query)?.offsetWidth ?? 0)"""
# Plates that the score lies over.
_UNDER: Final = """() => { const a = document.querySelector(".placard").getBoundingClientRect();
  return [...document.querySelectorAll(".plate")].filter((each) => { const b = each.getBoundingClientRect();
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; })
  .map((each) => each.textContent); }"""
# Letters of the hand that something else lies over.
_COVERED: Final = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
  const box = card.querySelector(".head .letter").getBoundingClientRect();
  const corners = [[.1, .1], [.9, .1], [.1, .8], [.9, .8]]
    .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
  return !box.width || corners.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.dataset.card)"""

# What is written on a plate and lies under the sign of a bot.
_SIGNED: Final = """() => [...document.querySelectorAll(".seats .plate")].flatMap((plate) => {
  const sign = plate.querySelector(".look .bot-sign").getBoundingClientRect();
  const texts = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT, (each) =>
    each.parentElement.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const found = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    const over = sign.left < box.right - 1 && box.left < sign.right - 1;
    if (over && sign.top < box.bottom - 1 && box.top < sign.bottom - 1)
      found.push(texts.currentNode.data);
  }
  return found;
})"""


async def bid(person: Person, bid: str = "bid 3") -> None:
    await person.until_mine()
    await person.page.locator(f'[data-move="{bid}"]').click()
    await person.page.wait_for_selector(".hand button.card")


async def zoomed(person: Person) -> None:
    """Twice as large, every card on the screen is at least as large as before, and the page scrolls no way sideways."""
    await person.page.set_viewport_size(WHOLE)
    await person.until("innerWidth === 1440")
    whole = await person.page.evaluate(_WIDTHS)
    await person.page.set_viewport_size(ZOOMED)
    await person.until("innerWidth === 720")
    await person.page.wait_for_timeout(100)  # the felt is fitted when it has been laid out
    half = await person.page.evaluate(_WIDTHS)
    assert all(2 * now >= before - 1 for now, before in zip(half, whole, strict=True)), (whole, half)
    assert await person.misfits() == []
    assert await person.page.evaluate(_UNDER) == []


async def test_at_200_percent_no_card_is_smaller_while_bidding_and_in_a_trick(come: Come) -> None:
    person = await come((1440, 900))
    await person.make("spades", **CLUB)
    await person.until_mine()
    await zoomed(person)
    await person.shot("zoom-bid")
    await person.page.set_viewport_size(WHOLE)
    await bid(person)
    for _ in range(3):
        found = await person.until_mine()
        if await person.page.locator(".zone-trick .card").count():
            break
        await person.act(found)
    await zoomed(person)
    await person.shot("zoom-play")


async def test_with_letters_twice_as_large_the_score_lies_over_no_plate(come: Come) -> None:
    person = await come((1440, 900))
    await person.page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    await person.make("spades", **CLUB)
    await person.until_mine()
    await person.shot("letters-200")
    assert await person.page.evaluate(_UNDER) == []


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)])
async def test_no_letter_of_a_suit_is_covered(come: Come, size: tuple[int, int]) -> None:
    person = await come(size, prefs={"colours": "four", "index": "large", "letters": True})
    await person.make("spades", **CLUB)
    await person.until_mine()
    await person.shot(f"letters-{size[0]}")
    assert await person.page.evaluate(_COVERED) == []


async def test_on_a_phone_the_hand_takes_the_width_breaks_between_suits_and_keeps_each_index_in_sight(
    come: Come,
) -> None:
    person = await come((360, 740))
    await person.make("spades", **CLUB)
    await bid(person)
    found = await person.page.evaluate(
        """() => [...document.querySelectorAll(".hand-row")].map((row) => [...row.children].map((card) =>
        [card.dataset.card, card.getBoundingClientRect().left, card.getBoundingClientRect().right]))"""
    )
    assert len(found) == 2
    assert all(card[2] - card[1] >= 64 for row in found for card in row)
    assert all(after[1] - card[1] >= 34 for row in found for card, after in pairwise(row))
    longest = max(found, key=len)
    assert longest[-1][2] - longest[0][1] >= 310
    suits = [card[0][-1] for row in found for card in row]
    between = [at for at in (5, 6, 7, 8) if suits[at] != suits[at - 1]]
    assert len(found[0]) in (between or [7]), "the rows break between suits, where neither gets too long by that"
    card = person.page.locator(".hand button.card:not(.dim)").first
    await card.click(position={"x": 8, "y": 8})
    assert await person.page.locator(".hand .card.raised").count() == 1
    covered = await person.page.evaluate(
        """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
        const box = card.querySelector(".head .index").getBoundingClientRect();
        return !card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }).length"""
    )
    await person.shot("hand-360")
    assert covered == 0


async def test_a_hand_with_a_legend_lies_in_the_middle(come: Come) -> None:
    person = await come((1440, 900))
    await person.make("five_hundred")
    for _ in range(12):
        found = await person.until_mine()
        if found["picking"]:
            break
        liked = sorted((each for each in found["options"] if "bid 10" in each["move"]), key=lambda each: each["move"])
        await person.page.mouse.click(liked[-1]["x"], liked[-1]["y"]) if liked else await person.act(found, "no pass")
        await person.until_awake()
    assert await person.page.locator(".hand .card").count() == 15
    left, right = await person.page.evaluate(
        """() => { const felt = document.querySelector(".felt").getBoundingClientRect();
        const cards = [...document.querySelectorAll(".hand .card")].map((each) => each.getBoundingClientRect());
        return [Math.min(...cards.map((each) => each.left)) - felt.left,
          felt.right - Math.max(...cards.map((each) => each.right))]; }"""
    )
    assert min(left, right) > 10
    assert abs(left - right) < 30


async def test_the_hand_to_beat_is_large_enough_to_read(come: Come) -> None:
    person = await come((768, 1024))
    await person.make("mexican_sweat", seats=4, options={"first_dealer": "random"})
    await person.until_mine()
    wide = "[...document.querySelectorAll('.seat .zone .card')].map((each) => each.offsetWidth)"
    found = await person.page.evaluate(wide)
    assert len(found) == 21
    assert min(found) >= 42
    assert await person.misfits() == []


async def test_how_a_side_stands_keeps_to_its_line_on_a_phone(come: Come) -> None:
    person = await come((360, 740))
    await person.make("spades", rulebook="andrews", options={"first_dealer": "random"})
    await person.until_mine()
    await person.page.locator('[data-move="look"]').click()
    await bid(person)
    lines = "[...document.querySelectorAll('.placard .now')].map((each) => each.offsetHeight)"
    await person.until("document.querySelectorAll('.placard .now').length === 2")
    assert max(await person.page.evaluate(lines)) < 24
    assert await person.misfits() == []


@pytest.mark.parametrize("size", [(360, 640), (1440, 800)])
async def test_forty_bids_lie_on_the_felt_with_everybody_who_has_bid(come: Come, size: tuple[int, int]) -> None:
    person = await come(size)
    await person.make("auction_pinochle", rulebook="classic", options={"first_dealer": "random"})
    found = await person.until_mine()
    assert len([each for each in found["options"] if each["move"].startswith("bid")]) > 30
    await person.shot(f"forty-bids-{size[0]}")
    assert await person.misfits() == []
    assert await person.page.evaluate("!document.querySelector('.felt.scrolls')")
    await person.act(found, "bid")
    await person.until_mine()
    await person.shot(f"forty-bids-own-{size[0]}")
    assert await person.misfits() == []


async def test_the_only_number_that_may_be_bid_lies_in_the_middle(come: Come) -> None:
    person = await come((1440, 800))
    await person.make("spades", rulebook="rules_of_spades", options={"bidding": "whiz", "first_dealer": "random"})
    found = await person.until_mine()
    assert 1 <= len(found["options"]) <= 2
    await person.shot("one-bid-1440")
    felt, *said = [
        await each.bounding_box() for each in await person.page.locator(".felt, .options-bar [data-move]").all()
    ]
    assert felt is not None
    boxes = [each for each in said if each is not None]
    middle = (min(each["x"] for each in boxes) + max(each["x"] + each["width"] for each in boxes)) / 2
    assert abs(middle - felt["x"] - felt["width"] / 2) < 20


@pytest.mark.parametrize(("what", "style"), [(".felt", "height: 25rem"), (".options-bar", "min-height: 60rem")])
async def test_what_gets_larger_or_smaller_by_itself_is_fitted_anew(come: Come, what: str, style: str) -> None:
    """Three with a widow bid; a felt once taken for a low one stays no low one."""
    person = await come(PHONE)
    await person.make("auction_pinochle", rulebook="widow", options={"max_deals": 1})
    await person.until_mine()
    assert await person.misfits() == []
    for given, low in ((style, True), ("", False)):
        await person.page.evaluate("([what, style]) => (document.querySelector(what).style = style)", [what, given])
        await person.until("(low) => low === !!document.querySelector('.felt.low')", low, patience=5)
    assert await person.misfits() == []


@pytest.mark.parametrize("size", [(360, 740), (768, 1000), (1440, 860)])
async def test_the_sign_of_a_bot_lies_over_nothing_that_is_written_on_its_plate(
    come: Come, size: tuple[int, int]
) -> None:
    person = await come(size)
    for game, seats in (("pinochle", 2), ("mexican_sweat", 5), ("mini_baccarat", 5)):
        await person.make(game, seats=seats)
        await person.until_mine()
        assert await person.page.locator(".seats .plate .bot-sign").count() == seats - 1
        assert await person.page.evaluate(_SIGNED) == [], game


@pytest.mark.parametrize("bet", [(5,), (500, 100, 100, 100, 5), (500, 500)])
async def test_on_a_phone_the_sign_that_takes_a_bet_back_stands_apart_from_the_figure(
    come: Come, bet: tuple[int, ...]
) -> None:
    person = await come((360, 740), reduced_motion="reduce")
    await person.make("mini_baccarat", seats=1)
    while not await person.page.locator(".tray").count():
        await person.act(await person.until_mine(), "cut no")
    for chip in bet:
        await person.page.locator(f".tray .chip-{chip}").click()
        await person.page.locator(".spot:nth-child(2) .lay").click()
        await person.page.wait_for_timeout(100)
    figure = await person.page.locator(".spot:nth-child(2) .laid b").bounding_box()
    sign = await person.page.locator(".spot:nth-child(2) .step").bounding_box()
    assert figure is not None
    assert sign is not None
    disc = sign["x"] + sign["width"] / 2 - 11
    assert figure["x"] + figure["width"] <= disc, "the disc of the sign begins beside the figure"
    assert await person.misfits() == []


async def test_the_upcard_between_two_players_is_nearly_as_large_as_a_card_of_the_hand(come: Come) -> None:
    person = await come((1440, 860))
    await person.make("pinochle")
    await person.until_mine()
    up, held = await person.page.evaluate(
        '[".piles .card:not(.down)", ".hand .card"].map((each) => document.querySelector(each).offsetWidth)'
    )
    assert up >= 0.7 * held
    assert await person.misfits() == []
