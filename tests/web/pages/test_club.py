"""The club in the browser: from the lobby to its evenings and its ladder, and on to one evening board by board."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.club.test_club import LEAGUE, MITCHELL, finished, full, wrote
from tests.web.pages.test_pages import violations
from tests.web.serving import Server

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def club_server(tmp_path: Path, running: Path) -> Iterator[Server]:
    """A server that shows a club of two evenings and a ladder."""
    folder = tmp_path / "club"
    wrote(folder / "winter", MITCHELL, full(MITCHELL))
    wrote(folder / "league", LEAGUE)
    (folder / "name.txt").write_text("Die Stichsäge, Kartenclub Freising\n", "utf-8")
    for seed in range(12):
        (folder / f"{seed}.jsonl").write_bytes(finished(seed, ["Ada", "Ben"]))
    found = Server(tmp_path, running, club=folder)
    yield found
    found.kill()


@pytest.mark.parametrize(("size", "scheme"), [((360, 640), "dark"), ((1440, 800), "light")])
async def test_a_member_finds_the_club_and_an_evening_by_boards(
    come: Come, club_server: Server, size: tuple[int, int], scheme: str
) -> None:
    person = await come(size, club_server.address, color_scheme=scheme)
    page = person.page
    await person.open("/")
    await page.get_by_role("link", name="Club", exact=True).click()
    await page.wait_for_selector(".club h1:has-text('Die Stichsäge, Kartenclub Freising')")
    assert await page.locator(".club tbody >> nth=0").locator("tr").count() == 2
    assert "no result yet" in await page.locator(".club tbody tr >> nth=0").inner_text()
    assert "North-South: " in await page.locator(".club tbody tr >> nth=1").inner_text()
    assert await page.get_by_role("region", name="Ladder of War").locator("tbody tr").count() == 2
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert await violations(person) == []
    await person.shot(f"club-{size[0]}")
    await page.get_by_role("link", name="Winter").click()
    await page.wait_for_selector(".club-boards")
    assert await page.locator(".club-boards section").count() == MITCHELL.movement.sets * MITCHELL.boards
    assert await page.get_by_text(f"{date(2026, 1, 9):%B} 9, 2026").count() == 1
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert await violations(person) == []
    await person.shot(f"club-evening-{size[0]}")
    await page.get_by_role("link", name="All evenings").click()
    await page.get_by_role("link", name="League").click()
    await page.wait_for_selector(".club h1:has-text('League')")
    assert await page.locator(".club table").count() == 0


async def test_where_no_club_is_nothing_leads_to_one(come: Come) -> None:
    person = await come()
    await person.open("/")
    await person.page.wait_for_selector(".tile")
    assert await person.page.get_by_role("link", name="Club", exact=True).count() == 0
