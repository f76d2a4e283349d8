"""The table at the sizes that terminals have: nothing that is said is cut, and wide ones show more."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tui.driving import INSTANT, app_of, at_play, said, spades, table, until
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import Static

from spadille.games import GAMES
from spadille.tui.draw.colours import Look
from spadille.tui.play.session import resume, sit_down
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.key_bar import Key, KeyLine, fitting
from spadille.tui.screens.results import DealPage, EndPage
from spadille.tui.screens.table import TableScreen
from spadille.tui.screens.trick_history import History

pytestmark = pytest.mark.asyncio

SIZES = ((60, 20), (80, 23), (118, 30), (200, 60))


def cut(pilot: Pilot[int]) -> list[str]:
    """Return what is said below the felt and has more lines than its place."""
    screen, found = pilot.app.screen, []
    for name in ("#message", "#prompt", "#keys"):
        place = screen.query_one(name, Static)
        text = place.render()
        lines = str(text).splitlines() if name == "#keys" else []
        width = max(1, place.content_size.width)
        rows = lines or place.visual.to_strips(place, place.visual, width, None, place.visual_style)
        if len(rows) > place.size.height:
            found.append(f"{name}: {text}")
    return found


def title(pilot: Pilot[int]) -> str:
    """The title of the page that lies over the table; empty where none does."""
    screen = pilot.app.screen
    return screen.page_title if isinstance(screen, Page) else ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_what_is_said_is_never_cut(game: str, size: tuple[int, int]) -> None:
    session = sit_down(game, seed=4)
    async with app_of(session).run_test(size=size) as pilot:
        for _ in range(4):
            await until(pilot, lambda: session.awaited or session.over)
            await pilot.pause()
            assert cut(pilot) == []
            keys = str(pilot.app.screen.query_one(KeyLine).render()).rstrip()
            assert "? keys" in keys
            assert len(keys) <= size[0]
            await pilot.press("right", "h")
            await pilot.pause()
            assert cut(pilot) == []
            await pilot.press("enter")
            if not isinstance(pilot.app.screen, TableScreen):
                await pilot.press("enter")
            await pilot.pause()


async def test_a_line_of_keys_has_each_key_whole_or_not_at_all() -> None:
    keys = (Key("A", "first", weight=2), Key("B", "second", weight=1), Key("C", "third", weight=3))
    assert [each.key for each in fitting(keys, 26)] == ["A", "B", "C"]
    assert [each.key for each in fitting(keys, 25)] == ["A", "C"]
    assert [each.key for each in fitting(keys, 7)] == ["C"]
    assert fitting(keys, 3) == []


async def test_a_key_of_the_line_can_be_pointed_at() -> None:
    session = spades()
    async with app_of(session).run_test(size=(80, 23)) as pilot:
        await until(pilot, lambda: session.awaited)
        at = str(pilot.app.screen.query_one(KeyLine).render()).index("S score")
        await pilot.click(KeyLine, offset=(at, 0))
        await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen))


async def test_a_refused_move_leaves_what_is_asked_for_in_sight() -> None:
    session = spades()
    for size in ((60, 20), (80, 23), (100, 30)):
        async with app_of(session).run_test(size=size) as pilot:
            await at_play(pilot, session) if session.scene.phase != "play" else await pilot.pause()
            await until(pilot, lambda: session.awaited)
            await pilot.press("right", "right", "enter")
            await pilot.pause()
            assert "SPD-DEN-15" in said(pilot)
            assert str(session.scene.prompt) in said(pilot)
            assert cut(pilot) == []


async def test_the_end_of_a_game_is_a_page_that_leads_on() -> None:
    session = spades(options={"max_deals": 1})
    async with app_of(session).run_test(size=(80, 23)) as pilot:
        await at_play(pilot, session)
        for _ in range(13):
            await until(pilot, lambda: session.awaited or session.over)
            await pilot.press("up")
        await until(pilot, lambda: isinstance(pilot.app.screen, EndPage))
        page = pilot.app.screen
        assert isinstance(page, EndPage)
        assert page.text.startswith(str(session.scene.over))
        assert all(str(each) in page.text for each in session.scene.score.sides)
        await pilot.press("s")
        await until(pilot, lambda: "score sheet" in title(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert str(session.scene.over) in said(pilot)
        assert "N again" in str(pilot.app.screen.query_one(KeyLine).render())
        assert cut(pilot) == []
        await pilot.press("n")
        await until(pilot, lambda: isinstance(pilot.app, SpadilleApp) and pilot.app.session is not session)


async def test_a_deal_that_is_over_waits_for_the_person_and_can_be_reviewed_at_once() -> None:
    session = spades()
    async with app_of(session).run_test(size=(80, 23)) as pilot:
        await at_play(pilot, session)
        for _ in range(13):
            await until(pilot, lambda: session.awaited)
            await pilot.press("up")
        await until(pilot, lambda: isinstance(pilot.app.screen, DealPage))
        version = session.table.version
        await pilot.press("v")
        await until(pilot, lambda: title(pilot) == "A review")
        assert session.table.version == version
        await pilot.press("enter")
        await until(pilot, lambda: session.awaited and isinstance(pilot.app.screen, TableScreen))


async def test_a_wide_terminal_shows_the_sheet_and_the_tricks_beside_the_table(tmp_path: Path) -> None:
    session = sit_down("spades", seed=3, folder=tmp_path)
    async with app_of(session).run_test(size=(200, 60)) as pilot:
        await at_play(pilot, session)
        await pilot.press("up")
        await until(pilot, lambda: session.awaited and bool(table(pilot).history.tricks))
        await pilot.pause()
        sheet, tricks = (str(pilot.app.screen.query_one(name, Static).render()) for name in ("#sheet", "#upper"))
        assert str(session.scene.score.now[0].words) in sheet
        assert str(session.scene.score.goal) in sheet
        won = table(pilot).history.tricks[0].trick
        assert tricks.strip().startswith("1 ")
        assert tricks.strip().endswith(session.names[won.by])
        assert str(pilot.app.screen.query_one("#message", Static).render()) == "", "the list beside it has it all"
        session.close()
        again = resume(session.keeper.path)
        assert [each.trick.by for each in History(again).tricks] == [won.by]
        await pilot.press("u")
        await until(pilot, lambda: not table(pilot).history.tricks)


async def test_a_digit_points_at_a_card_and_a_suit_after_it_at_the_right_one() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3)
    async with app_of(session).run_test(size=(80, 23)) as pilot:
        await at_play(pilot, session)
        version = session.table.version

        async def pointed(*keys: str) -> str:
            await pilot.press(*keys)
            aim = table(pilot).felt.cursor
            assert aim is not None
            assert aim.face is not None
            return aim.face.card or ""

        table(pilot).chooser._typed = ("", 0.0)
        assert await pointed("6") == "6H"
        assert await pointed("6") == "6C"
        assert await pointed("s") == "6S"
        assert await pointed("1", "0") == "TH"
        assert session.table.version == version
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_smallest_terminal_shows_a_game_from_its_menu() -> None:
    app = SpadilleApp(look=Look(), settings=INSTANT)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert not pilot.app.screen.has_class("small")
        assert pilot.app.screen.size == Size(60, 20)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
