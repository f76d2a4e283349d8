"""The pages round the table: small, quick, open to everybody, for every width; rules, set-up, replay, fair deals."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spadille.games import GAMES

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (360, 640)
PAGES = [
    "/",
    "/new/spades",
    "/rules",
    "/rules/spades",
    "/rules/spades/andrews",
    "/rules/spades/andrews~club",
    "/rules/glossary",
    "/replay",
    "/you",
]


async def test_the_first_paint_waits_for_the_page_and_one_small_file(come: Come) -> None:
    person = await come()
    await person.open("/")
    await person.page.wait_for_selector(".tile")
    waits, before, sent = await person.page.evaluate(
        """() => {
          const files = performance.getEntriesByType("resource"), [page] = performance.getEntriesByType("navigation");
          const waits = files.filter((each) => each.renderBlockingStatus === "blocking");
          const sum = (those) => those.reduce((all, each) => all + each.transferSize, 0);
          return [waits.map((each) => new URL(each.name).pathname), sum([page, ...waits]), sum([page, ...files])];
        }"""
    )
    assert waits == ["/static/page.css"]
    assert 0 < before < 30_000
    assert 0 < sent < 150_000


async def test_the_first_page_is_small_with_all_that_is_sent_around_it(come: Come) -> None:
    person = await come()
    line = await person.context.new_cdp_session(person.page)
    sent: list[float] = []
    line.on("Network.loadingFinished", lambda told: sent.append(told["encodedDataLength"]))
    await line.send("Network.enable")
    await person.open("/")
    await person.page.wait_for_selector(".tile")
    await person.page.wait_for_load_state("networkidle")
    assert 100_000 < sum(sent) < 150_000, "bytes on the line, headers and all"


async def test_no_page_is_wider_than_a_phone(come: Come) -> None:
    person = await come(PHONE)
    for path in PAGES:
        await person.open(path)
        await person.page.wait_for_selector(".tile, .sheet")
        assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
        await person.shot(f"page{path.replace('/', '-').replace('~', '-')}-360")


async def test_on_a_phone_the_games_are_a_short_list_and_a_tap_on_one_shows_the_rest(come: Come) -> None:
    person = await come(PHONE)
    page = person.page
    await person.open("/")
    await page.wait_for_selector(".tile")
    first = page.locator(".tile").first
    play = await first.get_by_role("button", name="Play Spades now").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] < 420
    await page.wait_for_function("document.documentElement.scrollHeight < 1400")  # once its typefaces are there
    rules = first.get_by_role("link", name="Rules of Spades")
    assert not await rules.is_visible()
    await first.get_by_role("button", name="Spades: More").click()
    await rules.click()
    await page.wait_for_selector(".sheet.rules")


async def test_the_long_page_of_rules_lists_its_parts_first_and_each_is_a_press_away(come: Come) -> None:
    person = await come(PHONE)
    await person.open("/rules/spades")
    await person.page.locator(".rules h2").last.wait_for()
    heads = await person.page.locator(".rules h2").all_inner_texts()
    links = person.page.locator(".rules nav a[href^='#part-']")
    await person.page.get_by_text("On this page").click()
    assert await links.all_inner_texts() == heads
    assert len(heads) > 4
    await links.last.click()
    head = await person.page.locator(".rules h2").last.bounding_box()
    assert head is not None
    assert 0 <= round(head["y"]) < PHONE[1]


async def violations(person: Person) -> list[str]:
    """Return what axe holds against a page."""
    await person.page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    found = await person.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_on_the_pages(come: Come, scheme: str) -> None:
    person = await come(color_scheme=scheme, reduced_motion="reduce")
    for path in PAGES:
        await person.open(path)
        await person.page.wait_for_selector(".tile, .sheet")
        assert await violations(person) == [], path
    await person.open("/")
    await person.page.get_by_role("button", name="Settings").click()
    assert await violations(person) == []


@pytest.mark.parametrize("game", list(GAMES))
async def test_axe_finds_nothing_at_the_tables(come: Come, game: str) -> None:
    person = await come(reduced_motion="reduce", prefs={"theme": "dark" if game == "spades" else "light"})
    await person.make(game, begin=False)
    assert await violations(person) == []
    await person.page.get_by_role("button", name="Begin").click()
    await person.page.wait_for_selector(".felt")
    for _ in range(4):
        found = await person.until_mine()
        if found["over"]:
            break
        assert await violations(person) == [], found["prompt"]
        await person.act(found, "cut no")
    await person.page.get_by_role("button", name="Score", exact=True).click()
    assert await violations(person) == []


async def test_a_table_is_set_up_with_its_difference_from_the_rulebook_in_words(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/new/spades")
    await page.get_by_role("radio", name="Joe Andrews").check()
    await page.wait_for_selector(".difference:has-text('Exactly as Joe Andrews')")
    await page.locator('[data-choose="nil"]').select_option("false")
    await page.wait_for_selector(".difference li")
    await person.shot("set-up-1440")
    await page.locator('[data-number="target"]').fill("0")
    await page.locator('[data-number="target"]').blur()
    await page.wait_for_selector(".difference.wrong")
    person.complaints.clear()  # the browser says that the server has refused
    await page.locator('[data-number="target"]').fill("250")
    await page.locator('[data-number="target"]').blur()
    await page.wait_for_selector(".difference:not(.wrong) li >> nth=1")
    await page.get_by_role("button", name="Play against bots").click()
    await page.wait_for_selector(".felt")
    assert "to 250" in await page.locator(".placard").inner_text()


@pytest.mark.parametrize("game", list(GAMES))
async def test_one_click_in_the_lobby_begins_a_game(come: Come, game: str) -> None:
    person = await come()
    await person.open("/")
    await person.page.locator(f".tile[data-game={game}] button.main").click()
    await person.page.wait_for_selector(".felt .plate")
    await person.until_mine()


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_phone_on_its_side_needs_no_scrolling(come: Come, game: str) -> None:
    person = await come((844, 390))
    await person.make(game)
    for _ in range(4):
        found = await person.until_mine()
        assert await person.misfits() == [], found["prompt"]
        await person.act(found)


async def test_every_clause_has_an_anchor_on_its_page(come: Come) -> None:
    person = await come()
    for game in [*GAMES, "table"]:
        await person.open(f"/rules/{game}/all" if game in GAMES else f"/rules/{game}")
        await person.page.wait_for_selector(".clauses li[id]")
        answer = await person.context.request.get(f"{person.address}/api/rules/{game}")
        wanted = {each["id"].lower() for each in (await answer.json())["clauses"]}
        there = set(await person.page.locator(".clauses li[id]").evaluate_all("all => all.map(each => each.id)"))
        assert wanted <= there
    await person.open("/rules/spades/club")
    await person.page.wait_for_selector(".clauses li[id]")
    ids = await person.page.locator(".clauses >> nth=0 >> li").evaluate_all("all => all.map(each => each.id)")
    assert all(each.startswith("spd-clb-") for each in ids)


async def test_the_rules_open_on_the_book_that_is_played_with_the_page_for_beginners_first(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/rules/spades")
    assert await page.locator("h1").inner_text() == "Spades by Rules of Spades"
    assert (await page.locator(".rules h2").all_inner_texts())[:2] == ["How to play", "The rules"]
    assert await page.locator(".card-row").count() > 2
    kept = page.locator("#spd-ros-01 .kept")
    assert not await kept.last.is_visible()
    await page.get_by_label("Show how each rule is kept").check()
    assert await kept.last.inner_text() == "Kept by: enforced"


async def test_a_link_to_a_clause_opens_the_rulebook_that_has_it(come: Come) -> None:
    person = await come()
    for address, title in (
        ("/rules/spades#spd-bic-12", "Spades by Bicycle"),
        ("/rules/spades#spd-s1", "Spades by Rules of Spades"),
        ("/rules/spades/denexa#spd-and-01", "Spades by Joe Andrews"),
        ("/rules/pyramid/tuts_tomb#pyr-03", "Pyramid by Tut's Tomb"),
    ):
        await person.open("/rules")
        await person.open(address)
        await person.page.locator(".clauses li.target").wait_for()
        assert await person.page.locator("h1").inner_text() == title


def kept_as(file: Path, text: str) -> Path:
    """A file with that text."""
    file.write_text(text, "utf-8")
    return file


async def test_a_game_that_is_over_can_be_looked_at_checked_and_kept(come: Come, tmp_path: Path) -> None:
    person = await come()
    name = await person.make("spades", rulebook="bicycle", options={"max_deals": 1})
    await person.play_on()
    page = person.page
    await page.get_by_role("button", name="Score sheet", exact=True).click()
    await page.wait_for_selector("dialog .sheet-table summary")
    await person.until_awake()
    await page.locator("dialog .sheet-table summary").first.click()
    assert "SPD-BIC-" in await page.locator("dialog .sheet-table .why p").first.inner_text()
    await page.keyboard.press("Escape")
    await page.wait_for_selector("dialog", state="detached")
    await person.until_awake()
    await page.locator(".others summary").press("Enter")
    await page.get_by_role("link", name="Download the record").wait_for()
    await person.until_awake()
    async with page.expect_download() as kept:
        await page.get_by_role("link", name="Download the record").click()
    record = Path(str(await (await kept.value).path())).read_text("utf-8")
    assert json.loads(record.splitlines()[0])["game"] == "spades"
    await page.get_by_role("link", name="Replay").click()
    await page.wait_for_selector(".replay .felt")
    assert page.url.endswith(f"/replay?table={name}")
    slider = page.get_by_role("slider", name="Move")
    await slider.focus()
    await page.keyboard.press("End")
    await page.wait_for_selector(".replay .felt .result")
    await page.get_by_role("button", name="One move back").click()
    await page.wait_for_selector(".replay .felt .zone-trick .card")
    await slider.fill("12")  # a moment at which every seat still holds cards
    await page.wait_for_selector(".replay output:text('12 of')")
    await page.get_by_label("Seen by").select_option("1")
    await page.wait_for_selector(".replay .hand .card")
    await page.get_by_role("button", name="To the end of the trick").click()
    await page.wait_for_selector(".replay .said:has-text('wins the trick')")
    await person.open("/replay")
    await page.set_input_files("input[type=file]", kept_as(tmp_path / "a.jsonl", record))
    await page.wait_for_selector(".replay .felt")
    broken = record.replace('[0,"play', '[1,"play', 1)
    await page.set_input_files("input[type=file]", kept_as(tmp_path / "b.jsonl", broken))
    await page.wait_for_selector(".wrong[role=alert]")
    person.complaints.clear()  # the browser says that the server has refused


async def test_the_table_can_be_installed_and_opens_without_a_server(come: Come) -> None:
    person = await come()
    page = person.page
    await person.open("/")
    manifest = await (await person.context.request.get(f"{person.address}/manifest.webmanifest")).json()
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = await person.context.request.get(person.address + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":  # its width and height stand at its head
            head = await answer.body()
            across, down = (int.from_bytes(head[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{across}x{down}"
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    await page.reload()
    await page.wait_for_selector(".tile")
    await person.until("Boolean(navigator.serviceWorker.controller)")
    await page.reload()
    await page.wait_for_selector(".tile")
    await person.context.set_offline(True)
    await page.reload()
    await page.wait_for_selector("text=That did not work")
    await person.context.set_offline(False)
    await page.get_by_role("button", name="Try again").click()
    await page.wait_for_selector(".tile")
    person.complaints.clear()  # the browser says that there was no connection


async def test_other_decks_and_colours_are_a_setting_away(come: Come) -> None:
    person = await come()
    page = person.page
    await person.make("spades", rulebook="club")
    await page.wait_for_selector('.hand [data-card$="D"]')
    # in one step: a redraw puts another card in its place
    color = "getComputedStyle(document.querySelector('.hand [data-card$=D] .face')).color"
    red = await page.evaluate(color)
    assert red.startswith("rgb")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Suits", exact=True).select_option("four")
    await page.get_by_label("Cards", exact=True).select_option("large")
    await page.get_by_label("Suit letters").select_option("true")
    await page.get_by_label("Contrast").select_option("true")
    await page.get_by_label("Colours", exact=True).select_option("dark")
    await page.keyboard.press("Escape")
    assert await page.evaluate(color) != red
    await person.shot("spades-1440-four-large-dark")
    assert await person.misfits() == []


async def test_the_glossary_tells_what_words_mean_and_how_they_are_said(come: Come) -> None:
    person = await come(PHONE)
    await person.open("/rules/glossary#pinochle-dix")
    await person.page.wait_for_selector("li.target")
    told = await person.page.locator("li.target").inner_text()
    assert told.startswith("dix (say: deece): The nine of trumps")
    await person.open("/rules/spades/club")
    await person.page.wait_for_selector("#words-of-spades-slough")
    assert "The aim is to hit the bid exactly." in await person.page.locator("section.rules").inner_text()


async def test_the_help_at_a_table_has_advice_and_words_and_labels_tell_theirs(come: Come) -> None:
    person = await come()
    await person.make("spades", rulebook="club", options={"first_dealer": "random", "nil": True})
    await person.until_mine()
    said = person.page.locator('.option[data-move="nil"]')
    assert (await said.get_attribute("title") or "").startswith("nil: A bid of no trick at all")
    note = await person.page.locator(".placard .note").first.get_attribute("title")
    assert (note or "").startswith("bags: Tricks above the contract")
    await person.press("Help")
    told = await person.page.locator("dialog").inner_text()
    assert "Good to know" in told
    assert "Blind nil is risky and meant as a last resort." in told
    assert "sluff" in told
