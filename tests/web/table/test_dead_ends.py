"""Links that lead nowhere: the ordinary page, in words, with a way on."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import violations

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Come
    from tests.web.serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(("path", "title"), [("/t/nope", "This table has closed"), ("/xyz", "There is nothing here")])
async def test_a_mistyped_address_is_an_ordinary_page_with_the_way_to_the_lobby(
    come: Come, path: str, title: str
) -> None:
    person = await come((360, 740))
    await person.open(path)
    page = person.page
    await page.wait_for_selector("header .brand")
    assert await page.get_by_role("heading", level=1).inner_text() == title
    assert "{" not in await page.locator("body").inner_text()
    assert await violations(person) == []
    await page.locator("main a").click()
    await page.wait_for_selector(".tile")
    person.complaints.clear()  # the browser says that the server has answered 404


async def test_a_table_that_has_closed_offers_one_with_the_same_rules(
    own_server: Server, come: Come, tmp_path: Path
) -> None:
    person = await come(address=own_server.address)
    name = await person.make("spades", begin=False, rulebook="club", options={"max_deals": 3})
    own_server.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "rooms.db")) as store:
        store.execute("DELETE FROM rooms")
        store.commit()
    own_server.start()
    for way in ("the page that was open", "the link"):
        if way == "the link":
            await person.open(f"/t/{name}")
        await person.page.wait_for_selector("h1:has-text('This table has closed')")
    await person.page.get_by_role("button", name="with the same rules").click()
    await person.page.wait_for_selector(".gathering")
    assert not person.page.url.endswith(name)
    told = await person.context.request.get(f"{own_server.address}/api/tables/{person.page.url.rpartition('/')[2]}")
    assert (await told.json())["rulebook"] == "club"
    person.complaints.clear()  # there was no server for a while, and then no table
