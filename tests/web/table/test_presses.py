"""Presses that were meant for something else: what has just come up does nothing, and one click is one table."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Route, WebSocketRoute
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
ANDREWS: Final[dict[str, Any]] = {"rulebook": "andrews", "options": {"first_dealer": "random"}}
# A second press of the mouse at a place, in the first picture in which something stands there.
_AGAIN: Final = """([x, y, query]) => {
  window.hit = "";
  const watcher = new MutationObserver(() => document.querySelector(query) && requestAnimationFrame(() => {
    if (!window.hit) document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
    window.hit = document.elementFromPoint(x, y).closest("[data-move]")?.dataset.move ?? "nothing";
    watcher.disconnect();
  }));
  watcher.observe(document.body, {childList: true, subtree: true});
}"""


async def middle(person: Person, query: str) -> tuple[float, float]:
    box = await person.page.locator(query).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_a_double_click_that_looks_at_the_hand_says_no_bid(come: Come) -> None:
    person = await come((1100, 700))
    await person.make("spades", **ANDREWS)
    await person.until_mine()
    x, y = await middle(person, '[data-move="look"]')
    await person.page.evaluate(_AGAIN, [x, y, ".group.many"])
    await person.page.mouse.click(x, y)
    await person.until("window.hit")
    assert str(await person.page.evaluate("window.hit")).startswith("bid "), "a bid lies under the finger"
    await person.until_awake()
    assert await person.page.locator(".group.many").count() == 1, "nothing was bid"
    assert "You bid" not in await person.page.locator(".log").inner_text()
    await person.page.mouse.click(x, y)
    await person.page.wait_for_selector(".group.many", state="detached")


async def test_nil_is_said_by_the_second_press_on_it_and_anything_else_between_forgets_the_first(come: Come) -> None:
    person = await come()
    await person.make("spades", **ANDREWS)
    page = person.page
    await person.until_mine()
    nil = page.locator('[data-move="nil"]')
    await page.locator('[data-move="look"]').click()
    await nil.click()
    await page.wait_for_selector('[data-move="nil"]:has-text("press again")')
    await page.locator(".mid").click()
    assert "press again" not in await nil.inner_text()
    await nil.click()
    await page.wait_for_selector('[data-move="nil"]:has-text("press again")')
    assert "nil" not in await page.locator(".own-line .plate").inner_text()
    await nil.click()
    await nil.wait_for(state="detached")
    assert "nil" in await page.locator(".own-line .plate").inner_text()


async def test_a_lifted_card_says_how_it_is_played(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="denexa", options={"max_deals": 1})
    await person.act(await person.until_mine(), "bid")
    while len((found := await person.until_mine())["cards"]) < 2:
        await person.act(found)
    card = found["cards"][0]
    await person.page.mouse.click(card["x"], card["y"])
    prompt = person.page.locator(".own-line > .prompt")
    assert await prompt.inner_text() == "Tap it again to play it."
    await person.page.locator(f'[data-card="{card["card"]}"]').press("ArrowDown")
    assert await prompt.inner_text() in ("Your lead.", "Your turn to play.")


@pytest.mark.parametrize("finger", [False, True])
async def test_a_click_plays_a_card_and_a_finger_lifts_it_first(come: Come, finger: bool) -> None:
    person = await come(prefs={"tap": "mouse"}, has_touch=finger)
    await person.make("spades", rulebook="denexa", options={"max_deals": 1})
    await person.act(await person.until_mine(), "bid")
    while len((found := await person.until_mine())["cards"]) < 2:
        await person.act(found)
    card = found["cards"][0]
    await (person.page.touchscreen.tap if finger else person.page.mouse.click)(card["x"], card["y"])
    if finger:
        await person.page.wait_for_selector(f'button.card.raised[data-card="{card["card"]}"]')
    else:
        await person.page.wait_for_selector(f'.hand [data-card="{card["card"]}"]', state="detached")


async def test_a_costly_look_asks_for_no_number_before_it_is_meant(come: Come) -> None:
    person = await come()
    await person.make("mexican_sweat", seats=2, options={"first_dealer": "random"})
    page = person.page
    found = await person.until_mine()
    while not await page.locator('[data-does="dare"]').count():
        await person.act(found)
        found = await person.until_mine()
    assert await page.locator(".ask input").count() == 0
    await person.until_awake()
    await page.locator('[data-does="dare"]').click()
    await page.wait_for_selector(".ask .armed:has-text('press again')")
    assert await page.locator(".ask input").count() == 1
    await page.locator('.own button.card[data-move="turn"]').last.click()
    await page.wait_for_selector(".own .card:not(.back)")


async def test_a_double_click_on_play_now_makes_one_table_however_slow_the_line_is(come: Come) -> None:
    person = await come()
    made = []

    async def slowly(route: Route) -> None:
        if route.request.method == "POST":
            made.append(route.request.url)
        await asyncio.sleep(0.5)
        await route.continue_()

    await person.page.route(lambda url: url.endswith("/api/tables"), lambda route: slowly(route))
    await person.open("/")
    await person.page.get_by_role("button", name="Play War now").dblclick()
    await person.page.wait_for_selector(".felt")
    mine = await person.context.request.get(f"{person.address}/api/mine")
    assert len(await mine.json()) == len(made) == 1


async def pressed(come: Come, query: str) -> tuple[Person, Callable[[], None]]:
    """Somebody whose finger is on something, which is marked; and how the table tells them again what it told last."""
    person = await come((1440, 900))
    lines, told = await person.overhear()
    await person.make("spades", rulebook="denexa", options={"max_deals": 1})
    await person.until_mine()
    await person.until_awake()
    await person.page.mouse.move(*await middle(person, query))
    await person.page.evaluate("query => document.querySelector(query).classList.add('marked')", query)
    # News waits for a finger for a second at most: the page's clock stands still, however long this machine takes.
    await person.page.clock.install()
    await person.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    await person.page.mouse.down()
    return person, lambda: lines[-1].send(told[-1])


async def test_a_press_counts_though_the_table_hears_of_something_in_the_middle_of_it(come: Come) -> None:
    person, tell = await pressed(come, '[data-move="bid 3"]')
    tell()
    await asyncio.sleep(0.1)
    assert await person.page.locator(".marked").count() == 1, "the news waits for the finger"
    await person.page.clock.resume()
    await person.page.mouse.up()
    await person.page.wait_for_selector(".log:has-text('You bid 3')")


async def test_a_seat_is_taken_though_the_tables_own_rules_are_told_in_the_middle_of_the_press(come: Come) -> None:
    host, friend = await come(), await come((1440, 900))
    name = await host.make("pinochle", begin=False, options={"max_deals": 1})
    pressing = asyncio.Event()

    async def late(route: Route) -> None:
        await pressing.wait()
        await route.continue_()

    await friend.page.route("**/api/options", late)
    await friend.open(f"/t/{name}")
    await friend.page.get_by_role("textbox", name="Your name").fill("Bob")
    await friend.page.evaluate(
        "() => import('/static/js/pages/which_game.js').then(() => undefined)"
    )  # what tells them is there
    await friend.page.mouse.move(*await middle(friend, ".seat-row:nth-child(2) button.main"))
    await friend.page.mouse.down()
    async with friend.page.expect_response("**/api/options"):
        pressing.set()
    await asyncio.sleep(0.1)
    await friend.page.mouse.up()
    await host.page.wait_for_selector(".seat-row:has-text('Bob')", timeout=5000)


async def test_a_turn_is_sent_once_though_anothers_is_told_before_its_answer(come: Come) -> None:
    ann, bob = await come((1440, 900)), await come()
    sent: list[str | bytes] = []
    arrives = asyncio.Event()

    def slowly(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        async def pass_on(told: str | bytes) -> None:
            if '"move"' in str(told):
                sent.append(told)
                await arrives.wait()
            server.send(told)

        line.on_message(pass_on)

    await ann.page.route_web_socket("**/play", slowly)
    name = await ann.make("war", begin=False)
    await bob.ask(f"/api/tables/{name}/seats/1", {"name": "Bob"})
    await bob.open(f"/t/{name}")
    await ann.page.wait_for_selector(".seat-row:has-text('is here') >> nth=0")
    await ann.page.get_by_role("button", name="Begin").press("Enter")
    turn = (await ann.until_mine())["options"][0]
    await ann.page.mouse.click(turn["x"], turn["y"])
    await bob.act(await bob.until_mine())
    await ann.page.wait_for_selector(".log:has-text('Bob is ready to turn.')", state="attached")
    await ann.page.mouse.click(turn["x"], turn["y"])
    arrives.set()
    await ann.page.wait_for_selector(".log:has-text('You turn up')", state="attached")
    assert len(sent) == 1
