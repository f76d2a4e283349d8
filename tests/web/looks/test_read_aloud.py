"""Tests what a screen reader says of cards: each by its name, two of a kind apart, a bid as a bid."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_cards_alike_are_the_first_and_the_second(come: Come) -> None:
    person = await come()
    for _ in range(8):
        await person.make("pinochle")
        await person.until_mine()
        cards = person.page.locator(".hand .card")
        held = [each.rstrip("'") for each in await cards.evaluate_all("all => all.map((each) => each.dataset.card)")]
        if len(set(held)) < len(held):
            break
    said = await cards.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    assert len(set(said)) == len(said), said
    assert any(each.endswith("first of two") for each in said)
    assert sum(each.endswith("of two") for each in said) == 2 * (len(held) - len(set(held)))


async def test_a_pair_to_take_is_said_by_its_cards(come: Come) -> None:
    person = await come()
    for _ in range(8):
        await person.make("pyramid")
        await person.until_mine()
        pairs = person.page.locator(".options-bar [data-move^=pair]")
        if await pairs.count():
            break
    said = await pairs.first.get_attribute("aria-label") or ""
    assert re.fullmatch(r"\w+ of \w+, \w+ of \w+(, .*)?", said), said


async def test_a_bid_of_tricks_and_a_suit_is_no_card(come: Come) -> None:
    person = await come()
    await person.make("five_hundred")
    found = await person.until_mine()
    while not any(each["move"].startswith("bid") for each in found["options"]):
        await person.act(found, "no")
        await person.until_awake()
        found = await person.until_mine()
    said = await person.page.locator(".options-bar [data-move^='bid 10']").evaluate_all(
        "all => all.map((each) => each.getAttribute('aria-label').split(',')[0])"
    )
    assert {"10 spades", "10 clubs", "10 diamonds", "10 hearts", "10 no trumps"} <= set(said), said
