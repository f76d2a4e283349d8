"""Every way to play by name, and every rulebook, to its end in the browser: all fits, and the end is said."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import ViewportSize
from tests.conformance.ways import SPECIAL, Way, all_ways, not_for_people, way
from tests.web.conftest import DRAWN, LAPTOP, LIKED, PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
OWN: Final = {**LIKED, "five_hundred": "", "mini_baccarat": "cut deal ready"}
MOST: Final = 600
_TRIES: Final = 20


async def faults(person: Person) -> list[str]:
    """Return what does not fit a phone or a laptop, and words that are for programs."""
    wrong = list[str]()
    for width, height in (PHONE, LAPTOP):
        await person.page.set_viewport_size(ViewportSize(width=width, height=height))
        await person.until("(wide) => innerWidth === wide", width)
        await person.page.evaluate(DRAWN)
        said = not_for_people(await person.page.inner_text("body"))
        wrong += [f"{width}: {each}" for each in (*await misfits(person), *said)]
    return wrong


async def misfits(person: Person) -> list[str]:
    """Return what still does not fit when the window has settled after its change."""
    for _ in range(_TRIES):
        if not (found := await person.misfits()):
            return []
        await asyncio.sleep(0.05)
    return found


async def skip(person: Person) -> None:
    """Let bots play the rest of the deal, for the person too."""
    moment = "JSON.stringify([...document.querySelectorAll('.log li')].map((each) => each.textContent))"
    before = await person.page.evaluate(moment)
    # At once: while bots play, the tool is drawn anew all the time. By keyboard: what comes up under a mouse sleeps.
    await person.page.evaluate("document.querySelector('[data-focus=\\'Skip the deal\\']').click()")
    await person.page.locator("dialog .actions .main").press("Enter")
    await person.until(f"(before) => {moment} !== before", before)


async def hold(person: Person, one: Way, *, whole: bool) -> None:
    """Play a match to its end: the first deal by mouse, the others by bots; nothing is wrong on the way."""
    options = one.options if whole else one.short
    await person.make(one.game, rulebook=one.rulebook, seats=one.seats, options=options)
    wrong, cards, deals = dict[str, None](), 0, 0
    for turn in range(MOST):
        found = await person.until_mine()
        for each in await faults(person):
            if each not in wrong:
                wrong[each] = None
                await person.shot(f"ways-{one}-{turn}")
        if whole and one.title:
            assert await person.page.locator(".side .title .by").inner_text() == one.title
        if found["over"]:
            break
        found = await person.until_mine()  # what has just come may have ended it
        if found["over"]:
            continue
        held = await person.page.locator(".hand .card").count()
        cards, deals = held, deals + (held > cards + 1 and bool(turn))
        if whole and deals:
            await skip(person)
        else:
            await person.act(found, OWN.get(one.game, ""))
    else:
        raise AssertionError(f"no end within {MOST} turns")
    await person.page.keyboard.press("s")
    await person.page.wait_for_selector("dialog[open]")
    wrong |= dict.fromkeys(f"sheet, {each}" for each in await faults(person))
    assert list(wrong) == []


@pytest.mark.parametrize("name", SPECIAL[::3])
async def test_a_way_with_something_special_is_played_to_its_end(come: Come, name: str) -> None:
    await hold(await come(PHONE), way(name), whole=False)


@pytest.mark.parametrize("one", all_ways(), ids=str)
async def test_every_way_is_played_to_its_end(
    come: Come, one: Way, record_property: Callable[[str, object], None]
) -> None:
    person = await come(PHONE)
    await hold(person, one, whole=one.whole)
    # More matches end here than people play: where they turned is found out for one after the other, some too late.
    late = re.compile(r"status of (409|429) .*/match\)$")
    person.complaints[:] = [each for each in person.complaints if not late.search(each)]
    record_property("ways to play, played to their ends at 360 × 640 and 1440 × 800", 1)
