"""A person who returns, or comes to watch, sees the events of this deal, and a bot's moves in the meantime."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
CLUB: Final[dict[str, Any]] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}
_LOG: Final = "[...document.querySelectorAll('.log li')].map((each) => each.textContent)"


async def log(person: Person, length: int) -> list[str]:
    """The events in the page's log, once it has `length` lines."""
    await person.until(f"length => {_LOG}.length >= length", length)
    lines: list[str] = await person.page.evaluate(_LOG)
    return lines


async def test_after_a_reload_the_log_has_this_deal_and_each_line_once_and_a_watcher_has_it_too(come: Come) -> None:
    person, watcher = await come((1440, 900)), await come((1440, 900))
    name = await person.make("spades", **CLUB)
    await person.until_mine()
    await person.page.locator('[data-move="bid 3"]').click()
    for _ in range(2):
        await person.act(await person.until_mine())
    await person.until_mine()
    before = await log(person, 1)
    assert "You bid 3." in before
    await person.page.reload()
    await person.until_mine()
    assert await log(person, len(before)) == before
    await watcher.open(f"/t/{name}")
    seen = await log(watcher, len(before))
    assert len(seen) == len(before)
    assert "Ann bids 3." in seen


@pytest.fixture
def hasty(tmp_path: Path, running: Path) -> Iterator[Server]:
    """A server where a bot plays at once for a person who is away."""
    found = Server(tmp_path, running, grace=0.0)
    yield found
    found.kill()


async def test_whoever_was_away_is_welcomed_with_what_the_bot_did(hasty: Server, come: Come) -> None:
    host, friend = await come((1440, 900), address=hasty.address), await come((360, 740), address=hasty.address)
    name = await host.make("spades", begin=False, **CLUB)
    await friend.open(f"/t/{name}")
    await friend.page.get_by_role("textbox", name="Your name").fill("Bob")
    await friend.page.get_by_role("button", name="Sit here").first.click()
    await host.page.wait_for_selector(".seat-row:has-text('Bob')")
    await host.page.get_by_role("button", name="Begin").press("Enter")
    await friend.page.wait_for_selector(".hand .card")
    await friend.open("/rules")
    await host.until_mine()
    await host.page.locator('[data-move="bid 3"]').click()
    await host.act(await host.until_mine())
    await host.until_mine()
    await friend.open(f"/t/{name}")
    await friend.page.wait_for_selector("#toast:not([hidden]):has-text('Welcome back. The bot ')")
    told = await friend.page.locator("#toast").inner_text()
    assert re.fullmatch(r"Welcome back\. The bot bids \w+( blind)?\. The bot plays (one card|two cards)\.", told), told
    assert told in await friend.page.locator("#live").inner_text()
