"""At the table: keys, dragging, refusals, the trick that stays, friends by a link, connections and servers that go."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person
    from tests.web.serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 640)
CLUB: dict[str, Any] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}


async def hand(person: Person) -> int:
    return await person.page.locator(".hand .card").count()


async def bid(person: Person) -> None:
    """Come to one's first card."""
    await person.until_mine()
    await person.page.locator('[data-move="bid 3"]').click()
    await person.page.wait_for_selector(".hand button.card")


async def test_spades_by_mouse_and_dragged_cards_are_played(come: Come) -> None:
    person = await come()
    await person.make("spades", **CLUB)
    await bid(person)
    before = await hand(person)
    found = await person.until_mine()
    card = found["cards"][0]
    mouse = person.page.mouse
    await mouse.move(card["x"], card["y"])
    await mouse.down()
    await mouse.move(card["x"] + 20, card["y"] - 40, steps=3)
    await mouse.move(card["x"] + 60, card["y"] - 160, steps=3)
    await mouse.up()
    await person.until("count => document.querySelectorAll('.hand .card').length < count", arg=before)
    assert await person.misfits() == []


async def test_spades_by_keyboard_alone_on_a_phone_sized_screen(come: Come) -> None:
    person = await come(PHONE)
    await person.make("spades", **CLUB)
    page, press = person.page, person.page.keyboard.press
    await person.until_mine()
    for key in "13":
        await press(key)
    await page.wait_for_selector('.own-line .fact:has-text("13"), .hand button.card')
    for tricks in range(13):
        found = await person.until_mine()
        if found["over"]:
            break
        before = await hand(person)
        await press("ArrowRight")
        for _ in range(13):
            if await page.evaluate("!document.activeElement.getAttribute('aria-disabled')"):
                break
            await press("ArrowRight")
        await press("Enter" if tricks % 2 else "ArrowUp")
        await person.until(
            "count => document.querySelectorAll('.hand .card').length < count || document.querySelector('.after')",
            arg=before,
        )
    await page.wait_for_selector(".after")
    await press("s")
    await page.locator("dialog .sheet-table").first.wait_for()
    await press("Escape")
    await page.wait_for_selector("dialog", state="detached")


async def test_tab_goes_from_the_hand_by_the_other_players_to_the_score(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="denexa")
    page = person.page
    await person.until_mine()
    await page.locator('[data-move="bid 4"]').click()
    await page.wait_for_selector('.hand [tabindex="0"]')
    await page.focus('.hand [tabindex="0"]')
    stops = []
    for _ in range(6):
        stops.append(
            await page.evaluate("document.activeElement.closest('.hand, .plate, .info, .side')?.className ?? ''")
        )
        await page.keyboard.press("Tab")
    assert [each.split()[0] for each in stops] == ["hand", "plate", "plate", "plate", "info", "side"]


async def test_a_card_that_may_not_be_played_says_why_and_names_the_clause(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="club")
    await bid(person)
    page = person.page
    for _ in range(12):
        found = await person.until_mine()
        if await page.locator(".hand button.dim").count():
            break
        await person.act(found)
    dim = page.locator(".hand button.dim").first
    label = await dim.get_attribute("aria-label") or ""
    assert ", not playable: " in label
    box = await dim.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + 6, box["y"] + 12)
    clause = page.locator("#toast a")
    assert re.fullmatch(r"SPD-CLB-\d+", await clause.inner_text())
    href = await clause.get_attribute("href")
    await person.open(str(href))
    await page.wait_for_selector(".clauses li.target")
    assert await page.locator(".clauses li.target").get_attribute("id") == (href or "").split("#")[1]


async def test_a_finished_trick_stays_for_a_second_even_where_nothing_may_move(come: Come) -> None:
    person = await come(prefs={"speed": "normal"}, reduced_motion="reduce")
    await person.make("spades", **CLUB)
    await bid(person)
    page = person.page
    await person.until_mine()
    await page.evaluate(
        """() => { window.seen = []; const note = () => window.seen.push([performance.now(),
            document.querySelectorAll('.zone-trick .card').length]);
            new MutationObserver(note).observe(document.querySelector('.felt-place'), {childList: true}); }"""
    )
    await person.act(await person.until_mine())
    await person.until("window.seen.some(([, cards]) => cards === 4)")
    await person.until("window.seen.at(-1)[1] !== 4")
    seen = await page.evaluate("window.seen")
    whole = next(at for at, (_, cards) in enumerate(seen) if cards == 4)
    assert seen[whole + 1][0] - seen[whole][0] > 1000
    log = await page.locator("#live").inner_text()
    assert re.search(r"wins? the trick, \d of \d\.", log)


async def test_last_trick_undo_and_two_digit_bids_by_key(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="denexa")
    page, press = person.page, person.page.keyboard.press
    await person.until_mine()
    for key in "11":
        await press(key)
    await page.wait_for_selector(".hand button.card")
    assert "11" in await page.locator(".own-line .facts").inner_text()
    full = await hand(person)
    await person.act(await person.until_mine())
    await person.until("full => document.querySelectorAll('.hand .card').length < full", arg=full)
    await person.until_mine()
    await press("l")
    assert await page.locator("dialog .last-trick .card").count() == 4
    await press("Escape")
    await press("u")
    await person.until("full => document.querySelectorAll('.hand .card').length === full", arg=full)


async def test_a_friend_joins_by_the_link_and_both_play_and_play_again(come: Come) -> None:
    host, friend = await come(), await come(PHONE)
    name = await host.make("pinochle", begin=False, options={"max_deals": 1})
    link = await host.page.get_by_role("textbox", name="For friends").input_value()
    await friend.page.goto(link)
    await friend.page.get_by_role("textbox", name="Your name").fill("Bob")
    await friend.page.get_by_role("button", name="Sit here").click()
    await host.page.wait_for_selector(".seat-row:has-text('Bob')")
    await host.shot("gathering-1440")
    await friend.shot("gathering-360")
    assert await friend.page.get_by_role("button", name="Begin").count() == 0
    await host.page.get_by_role("button", name="Begin").press("Enter")
    for each in (host, friend):
        await each.page.wait_for_selector(".hand .card")
    await host.page.locator(".chat summary").click() if not await host.page.locator(".chat[open]").count() else None
    await host.page.get_by_role("button", name="Good luck").click()
    await friend.page.wait_for_selector(".said-list:has-text('Good luck')", state="attached")
    assert await friend.page.locator(".plate .name", has_text="Ann").count() == 1
    await asyncio.gather(host.play_on(prefer="meld swap dix"), friend.play_on(prefer="meld swap dix"))
    await host.page.get_by_role("button", name="Play again").click()
    await host.page.wait_for_selector(".gathering")
    await friend.page.get_by_role("button", name="Join the next game").click()
    await friend.page.wait_for_selector(".gathering .seat-row.mine:has-text('Bob')")
    assert host.page.url == friend.page.url != f"{host.address}/t/{name}"
    await host.page.get_by_role("button", name="Begin").press("Enter")
    await friend.page.wait_for_selector(".hand .card")


async def test_a_watcher_sees_no_hand_and_can_do_nothing(come: Come) -> None:
    person, watcher = await come(), await come()
    name = await person.make("spades", rulebook="club")
    await watcher.open(f"/t/{name}")
    await watcher.page.wait_for_selector(".felt")
    assert await watcher.page.locator(".hand, button.card, .options-bar").count() == 0
    await person.page.wait_for_selector("text=One person watches.")


async def test_the_game_goes_on_after_a_dropped_connection_without_a_reload(come: Come) -> None:
    person = await come()
    await person.page.add_init_script(
        """window.sockets = []; const Plain = WebSocket;
        window.WebSocket = class extends Plain { constructor(...given) { super(...given); sockets.push(this); } };"""
    )
    await person.make("spades", **CLUB)
    await bid(person)
    for _ in range(3):
        found = await person.until_mine()
        await person.page.evaluate("sockets.at(-1).close()")
        await person.until("sockets.at(-1).readyState === 1")
        await asyncio.sleep(0.1)
        before = await hand(person)
        await person.act(await person.until_mine())
        await person.until("count => document.querySelectorAll('.hand .card').length < count", arg=before)
    assert found["mine"]


async def test_the_game_goes_on_after_the_server_was_killed_in_mid_trick(own_server: Server, come: Come) -> None:
    person = await come(address=own_server.address)
    await person.make("spades", **CLUB)
    await bid(person)
    found = await person.until_mine()
    while not await person.page.locator(".zone-trick .card").count():
        await person.act(found)
        found = await person.until_mine()
    trick = await person.page.locator(".zone-trick .card").evaluate_all("all => all.map(each => each.dataset.card)")
    own_server.kill()
    await person.page.wait_for_selector(".banner:has-text('Your game is safe')")
    own_server.start()
    await person.page.wait_for_selector(".banner", state="hidden")
    again = await person.page.locator(".zone-trick .card").evaluate_all("all => all.map(each => each.dataset.card)")
    assert again == trick
    await person.play_on()
    await person.page.goto("about:blank")  # the server ends before the browser does
    person.complaints.clear()  # the browser says that there was no server for a while


async def test_a_test_is_dealt_the_same_cards_in_every_run(own_server: Server, come: Come) -> None:
    hands = []
    for _ in range(2):
        person = await come(address=own_server.address)
        await person.make("spades", **CLUB)
        await person.until_mine()
        hands.append(await person.page.locator(".hand .card").evaluate_all("all => all.map(each => each.dataset.card)"))
        await person.context.close()
        own_server.kill()
        own_server.start()
    assert len(hands[0]) == 13
    assert hands[0] == hands[1]


async def test_a_bot_stands_up_for_whoever_leaves(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="club", pace=1)  # else the bots are soon at the end
    await person.until_mine()
    await person.press("Stand up")
    await person.page.get_by_role("button", name="Leave the seat").click()
    await person.page.wait_for_selector(".hand", state="detached")
    await person.page.get_by_role("button", name="Sit down").click()
    await person.page.wait_for_selector(".hand .card")


async def test_the_contract_and_the_tricks_of_both_sides_stay_in_sight_on_a_phone(come: Come) -> None:
    person = await come(PHONE, has_touch=True, is_mobile=True)
    await person.make("spades", **CLUB)
    await bid(person)
    await person.act(await person.until_mine())
    await person.until_mine()
    sides = await person.page.locator(".placard .now").all_inner_texts()
    taken = [re.findall(r"\d+ bid, (\d+) taken", side) for side in sides]
    assert sum(int(each) for (each,) in taken) == 1
    label = await person.page.locator(".placard").get_attribute("aria-label") or ""
    assert label.count(" bid, ") == 2
    assert await person.misfits() == []
