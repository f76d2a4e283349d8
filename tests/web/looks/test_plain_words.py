"""Tests that the screen speaks in words: no notation, no seat number, no key of an option."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from spadille.games import GAMES

if TYPE_CHECKING:
    from playwright.async_api import FilePayload
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
_MACHINE: Final = re.compile(
    r"\b(?:10|[2-9TJQKA])[CDHS]\b'?|\bJ[BL]\b|\b[Ss]eat \d|\b[a-z]+_[a-z]+\b|\bJSON\b|'play |expected .*; (?:got|came)"
)
# All texts, names for screen readers and explanations of the page; links that are addresses and the seal are no words.
SAID: Final = """() => {
  const found = [];
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest("noscript, code, .address, script, svg")) continue;
    found.push(...["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
    for (const each of node.childNodes) if (each.nodeType === 3 && each.data.trim()) found.push(each.data.trim());
  }
  return found;
}"""
OWN_RULES: Final[dict[str, dict[str, Any]]] = {
    "spades": {"rulebook": "denexa", "options": {"mercy": None, "target": 321, "break_rule": "none"}},
    "five_hundred": {"options": {"joker_lead_naming": "always"}},
}
LIKED: Final = {"five_hundred": "bid_10NT bid no", "pinochle": "meld swap dix"}


async def machine_words(person: Person) -> list[str]:
    """Return what is said on the page and is for programs."""
    return [each for each in await person.page.evaluate(SAID) if _MACHINE.search(each)]


@pytest.mark.parametrize("game", GAMES)
async def test_no_machine_words_in_the_lobby_before_a_game_and_in_it(come: Come, game: str) -> None:
    person = await come((1440, 900))
    await person.make(game, begin=False, **OWN_RULES.get(game, {}))
    await person.page.wait_for_selector(".gathering .own-rules, .gathering .by-the-book")
    assert await machine_words(person) == []
    await person.page.get_by_role("button", name="Begin").click()
    await person.page.wait_for_selector(".felt")
    for _ in range(9):
        found = await person.until_mine()
        assert await machine_words(person) == [], found["prompt"]
        for each in await person.page.locator(".hand button.dim").all():
            await each.dispatch_event("click")
            assert await machine_words(person) == [], found["prompt"]
        if found["over"]:
            break
        await person.act(found, LIKED.get(game, ""))
    await person.open("/")
    await person.page.wait_for_selector(".tables")
    assert await machine_words(person) == []


async def test_a_file_that_is_no_record_is_refused_in_words(come: Come) -> None:
    person = await come()
    await person.open("/replay")
    file: FilePayload = {"name": "hello.txt", "mimeType": "text/plain", "buffer": b"hello"}
    await person.page.locator("input[type=file]").set_input_files(files=[file])
    await person.page.wait_for_selector("#toast:not([hidden]):has-text('no game of ours')")
    assert await machine_words(person) == []
    person.complaints.clear()  # the browser says that the server has refused


async def test_the_log_of_five_hundred_does_not_open_with_what_nobody_has_said(come: Come) -> None:
    person = await come()
    await person.make("five_hundred", level="beginner", options={"first_dealer": "random"})
    found = await person.until_mine()
    while any(each["move"] == "no" for each in found["options"]):
        await person.act(found, prefer="no")
        await person.until("!document.querySelector('[data-move=no]')")
        found = await person.until_mine()
    await person.act(found)  # the first to bid has no bid before
    await person.page.wait_for_selector(".log:has-text('bids'), .log:has-text('passes')", state="attached")
    assert "does not say" not in await person.page.locator(".log").inner_text()
    assert "do not say" not in await person.page.locator("#live").inner_text()
