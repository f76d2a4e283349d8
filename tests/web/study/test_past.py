"""Games of one's own that are over are kept in the browser: to look at again, to count, to save, to erase."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
_KEPT = """() => new Promise((done) => { const asked = indexedDB.open("spadille");
  asked.onsuccess = () => { const all = asked.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { asked.result.close(); done(all.result); }; }; })"""


async def finish(person: Person, game: str, **settings: Any) -> str:
    name = await person.make(game, **settings)
    await person.play_on(prefer="pair king draw")
    await person.page.wait_for_selector(".after")
    for _ in range(200):
        if name in [each["id"] for each in await person.page.evaluate(_KEPT)]:
            return name
        await person.page.wait_for_timeout(25)
    raise AssertionError("the game has not been kept")


async def test_a_game_that_is_over_is_listed_counted_replayed_and_reviewed(come: Come) -> None:
    person = await come()
    page = person.page
    await finish(person, "spades", rulebook="denexa", options={"max_deals": 1})
    await person.open("/you")
    await page.wait_for_selector(".statistics")
    assert await page.locator(".past tbody tr").count() == 1
    counted = await page.locator(".counted").inner_text()
    assert "1 game, 1 deal" in counted
    assert "Games won" in counted
    assert "Bids made" in counted
    assert "%" not in counted, "one deal is no statistic"
    await page.get_by_role("button", name="Review Spades").click()
    await page.wait_for_selector("dialog .decisions")
    await page.locator("dialog .close").click()
    await person.until("() => true")
    await page.reload()
    await page.wait_for_selector(".counted:has-text('Points lost, in deals reviewed')")
    await person.until_awake()
    await page.get_by_role("link", name="Replay").click()
    await page.wait_for_selector(".replay .felt")


async def test_a_game_is_kept_though_its_table_is_left_at_once(come: Come) -> None:
    person = await come()
    page = person.page
    await page.route("**/api/tables/*/tally", lambda route: route.abort())
    await person.make("pyramid")
    await person.play_on(prefer="pair king draw")
    await page.wait_for_selector(".after")
    await page.unroute_all()
    await person.open("/you")
    await page.wait_for_selector(".past tbody tr:has-text('Pyramid')")
    person.complaints.clear()  # the browser says that a request was cut off


async def test_a_game_with_a_hint_is_counted_apart(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("pyramid")
    await person.until_mine()
    await page.get_by_role("button", name="Hint", exact=True).click()
    await page.wait_for_selector(".hint-line, .prompt.hint, .own-line:has-text('Play it')")
    await person.play_on(prefer="pair king draw")
    await page.wait_for_selector(".after")
    await page.wait_for_timeout(300)
    await person.open("/you")
    await page.wait_for_selector(".counted h3:has-text('Pyramid, with hints or moves taken back')")
    assert await page.locator(".counted").count() == 1


async def test_all_is_saved_as_a_file_erased_and_brought_in_again(come: Come) -> None:
    person = await come()
    page = person.page
    await finish(person, "pyramid")
    await person.open("/you")
    async with page.expect_download() as saving:
        await page.get_by_role("button", name="Save all as a file").click()
    saved = await (await saving.value).path()
    told = json.loads(saved.read_text("utf-8"))
    assert (told["form"], len(told["games"])) == (1, 1)
    assert told["games"][0]["record"].startswith('{"')
    await page.get_by_role("button", name="Erase all").click()
    await page.locator("dialog").get_by_role("button", name="Erase all").click()
    await page.wait_for_selector("text=No game is over yet.")
    assert await page.evaluate(_KEPT) == []
    field = page.locator("input[type=file]")
    for text, answer in (
        ("hello", "That file has no games of ours."),
        ('{"form": 7, "games": []}', "A later version of this page has written that file."),
    ):
        await field.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": text.encode()})
        await page.wait_for_selector(f"#toast:has-text('{answer}')")
    await field.set_input_files(saved)
    await page.wait_for_selector(".past tbody tr")
    assert [each["id"] for each in await page.evaluate(_KEPT)] == [told["games"][0]["id"]]


async def test_games_that_a_later_version_has_kept_are_left_alone_and_that_is_said(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/rules")
    await page.evaluate(
        """() => new Promise((done) => { const asked = indexedDB.open("spadille", 9);
        asked.onupgradeneeded = () => asked.result.createObjectStore("later");
        asked.onsuccess = () => { asked.result.close(); done(); }; })"""
    )
    await person.open("/you")
    await page.wait_for_selector(".my-page .wrong:has-text('A later version of this page has kept your games.')")
    await person.make("pyramid")
    await person.until_mine()
    names = await page.evaluate("async () => (await indexedDB.databases()).map((each) => [each.name, each.version])")
    assert [each for each in names if each[0].startswith("spadille")] == [["spadille", 9]]


async def test_the_newest_two_hundred_are_kept(come: Come) -> None:
    person = await come()
    page = person.page
    await finish(person, "war", options={"max_skirmishes": 3})
    await page.evaluate(
        """() => new Promise((done) => { const asked = indexedDB.open("spadille");
        asked.onsuccess = () => { const store = asked.result.transaction("games", "readwrite").objectStore("games");
          store.getAll().onsuccess = (found) => { const [game] = found.target.result;
            for (let at = 0; at < 230; at += 1)
              store.put({ ...game, id: `old${at}`, ended: new Date(at * 1000).toISOString() });
            store.transaction.oncomplete = () => { asked.result.close(); done(); }; }; }; })"""
    )
    newest = await finish(person, "war", options={"max_skirmishes": 3})
    await person.until(f"async () => (await ({_KEPT})()).length === 200")
    kept = [each["id"] for each in await page.evaluate(_KEPT)]
    assert newest in kept
    assert "old31" not in kept
    assert "old32" in kept
    await person.open("/you")
    await page.wait_for_selector(".statistics")
    assert await page.locator(".past tbody tr").count() == 200
    assert "%" in await page.locator(".counted").inner_text(), "two hundred deals are a statistic"
