"""The focus lies where a person continues: on another page, after a window, a move, a message; never on the body."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
CLUB: Final[dict[str, Any]] = {"rulebook": "club", "options": {"max_deals": 1, "first_dealer": "random"}}
_FOCUS: Final = """() => { const node = document.activeElement;
  return node === document.body ? "body" : node.id || node.dataset.card || node.getAttribute("aria-label")
    || node.textContent.trim(); }"""


async def focus(person: Person) -> str:
    """Return what has the focus, by its name."""
    found: str = await person.page.evaluate(_FOCUS)
    return found


async def press(person: Person, name: str, role: Any = "button") -> None:
    """Press something by the keyboard."""
    await person.page.get_by_role(role, name=name, exact=True).first.focus()
    await person.page.keyboard.press("Enter")


async def test_another_page_begins_at_its_heading(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/")
    await page.wait_for_selector(".tile")
    for name, path in [("Rules", "/rules"), ("You", "/you"), ("Spadille", "/"), ("Deal of the day", "/daily")]:
        await press(person, name, "link")
        there = "path => location.pathname === path && document.activeElement.matches('#app h1')"
        await person.until(there, arg=path, patience=10)
    await page.go_back()
    await page.wait_for_selector(".hero h1")
    await person.until("document.activeElement.matches('.hero h1')")


async def test_a_table_has_the_focus_from_its_first_picture_to_its_end(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/")
    await press(person, "Play Pyramid now")
    await page.wait_for_selector(".felt .triangle-row")
    await person.until("document.activeElement.closest('.felt-place')")
    await press(person, "Give up")
    await page.locator("dialog .actions .main").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".after")
    await person.until("document.activeElement.closest('.after, .felt-place')")
    await page.wait_for_selector(".after:not(.fresh)")
    await press(person, "Play again")
    await page.wait_for_selector(".felt .triangle-row >> nth=0")
    await person.until("document.activeElement.closest('.felt-place')")


async def test_a_window_that_closes_gives_the_focus_back_even_when_the_table_was_drawn_anew_behind_it(
    come: Come,
) -> None:
    person = await come()
    await person.make("spades", **CLUB)
    page = person.page
    await person.until_mine()
    await page.locator('[data-move="bid 3"]').focus()
    await page.keyboard.press("s")
    await page.wait_for_selector("dialog")
    await page.evaluate("document.querySelector('.felt').replaceWith(document.querySelector('.felt').cloneNode(true))")
    await page.keyboard.press("Escape")
    await page.wait_for_selector("dialog", state="detached")
    await person.until("document.activeElement.closest('.felt')")


async def test_a_tool_keeps_the_focus_while_the_others_change(come: Come) -> None:
    person = await come()
    await person.make("spades", **CLUB)
    page = person.page
    await person.until_mine()
    await page.keyboard.press("3")
    await page.wait_for_selector(".hand button.card")
    await person.act(await person.until_mine())
    await person.until_mine()
    await press(person, "Undo")
    await page.wait_for_selector(".hand .card >> nth=12")
    await person.until("document.activeElement.closest('.tools')")


async def test_escape_closes_a_drawer_and_what_is_behind_more_and_goes_back_to_the_tool(come: Come) -> None:
    person = await come((360, 740))
    await person.make("spades", **CLUB)
    page = person.page
    await person.until_mine()
    await press(person, "More")
    await page.wait_for_selector(".tools .rest.shown")
    await page.keyboard.press("Escape")
    assert await page.locator(".tools .rest.shown").count() == 0
    assert await focus(person) == "More"
    await press(person, "Log")
    await page.wait_for_selector(".story[open]")
    await page.keyboard.press("Escape")
    assert await page.locator(".story[open]").count() == 0
    assert await focus(person) == "Log"


async def test_the_chat_begins_at_its_field_and_stays_there_after_a_message(come: Come) -> None:
    host, friend = await come(), await come((360, 740))
    name = await host.make("war", begin=False)
    await friend.ask(f"/api/tables/{name}/seats/1", {"name": "Bob", "fair": ""})
    await friend.open(f"/t/{name}")
    await press(host, "Begin")
    await friend.page.wait_for_selector(".felt")
    await press(friend, "Chat")
    await friend.until("document.activeElement.matches('.chat input')")
    await friend.page.keyboard.type("good evening")
    await friend.page.keyboard.press("Enter")
    await host.page.wait_for_selector("#live:has-text('Bob says: good evening')", state="attached")
    await friend.until("document.activeElement.matches('.chat input') && !document.activeElement.value")
    await friend.page.keyboard.press("Escape")
    assert await focus(friend) == "Chat"


async def test_a_button_keeps_the_focus_when_somebody_sits_down(come: Come) -> None:
    host, friend = await come(), await come()
    name = await host.make("war", begin=False)
    await host.page.get_by_role("button", name="Begin").focus()
    await friend.ask(f"/api/tables/{name}/seats/1", {"name": "Bob", "fair": ""})
    await host.page.wait_for_selector(".seat-row:has-text('Bob')")
    assert await focus(host) == "Begin"


async def test_a_refusal_is_said_once_and_in_a_window_too(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("spades", **CLUB)
    await person.until_mine()
    await page.evaluate(
        "import('/static/js/core/dom.js').then(({toast, dialog}) => "
        "{ toast('One.'); dialog('A window'); toast('Two.'); })"
    )
    said = "query => [...document.querySelectorAll(query)].filter((each) => each.textContent.trim() === 'One.').length"
    assert await page.evaluate(said, "#live p, [role=alert]") == 1
    assert "Two." in await page.locator("dialog [role=log]").inner_text()
    await page.keyboard.press("Escape")
    await page.wait_for_selector("dialog", state="detached")
    assert "Two." in await page.locator("#live").inner_text()
