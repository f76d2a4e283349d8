"""The full-screen table: set-up, leaving, and going on where a game was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tui.driving import app_of, at_play, said, spades, table, until
from textual.widgets import Input, OptionList, Static

from spadille.core.data_folder import data_folder
from spadille.games import GAMES
from spadille.scene.model import Role
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import resume, sit_down
from spadille.tui.play.settings import PACES, Settings, load_settings, settings_path
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page, Question
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.setup import SetupScreen
from spadille.tui.screens.table import TableScreen

pytestmark = pytest.mark.asyncio


async def test_the_pace_is_kept_for_the_next_time() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("minus")
        assert "brisk" in said(pilot)
        await pilot.press("plus", "plus")
        assert "at once" in said(pilot)
    assert load_settings() == Settings("instant"), "and nothing else, which another terminal may have changed"
    settings_path().write_bytes(b"{")
    assert load_settings() == Settings()
    settings_path().write_bytes(b'{"pace":"never"}')
    assert load_settings().speed == PACES[1]


async def test_leaving_keeps_the_game_and_it_goes_on_from_the_first_screen() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        await pilot.press("q")
    assert pilot.app.return_code == 0
    assert isinstance(pilot.app, SpadilleApp)
    assert pilot.app.farewell.startswith("The game is kept")
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        listing = pilot.app.screen.query_one(OptionList)
        await until(pilot, lambda: listing.option_count == len(GAMES) + 3)
        await pilot.press("end", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert "The game goes on where you left it." in said(pilot)
        assert table(pilot).session.scene == session.scene
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


async def test_on_the_first_screen_the_facts_of_all_games_begin_in_one_column() -> None:
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        listing = pilot.app.screen.query_one(OptionList)
        await until(pilot, lambda: listing.option_count > len(GAMES))
        shown = [str(listing.get_option(name).prompt) for name in GAMES]
    begins = {
        len(line) - len(line.removeprefix(f"  {GAMES[name].title}").lstrip())
        for name, line in zip(GAMES, shown, strict=True)
    }
    assert len(begins) == 1, shown
    assert all(
        line.removeprefix(f"  {GAMES[name].title}").startswith(" ") for name, line in zip(GAMES, shown, strict=True)
    )


async def test_ctrl_c_in_mid_trick_leaves_cleanly_with_the_game_kept() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        await pilot.press("ctrl+c")
    assert pilot.app.return_code == 0
    kept = resume(saved_games()[0][0].path)
    assert kept.scene == session.scene
    assert kept.scene.zone(Role.TRICK) is not None


async def test_the_set_up_changes_rulebook_options_and_seats() -> None:
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)

        def detail() -> str:
            return str(screen.query_one("#setup-detail", Static).render())

        assert "As most people play it. Partners; nil for 100" in detail()
        assert "As the rulebook has it: Rules of Spades." in detail()
        await pilot.press("left")
        assert screen.order.rulebook == "bicycle"
        assert "Everybody alone, two to six of you" in detail()
        await pilot.press("down", "left", "down", "right", "down", "left", "down", "down", "down", "right")
        assert (screen.order.seats, screen.order.seat, screen.order.bots) == (3, 1, "beginner")
        assert screen.order.options == {"target": 510}
        assert "The match ends when a side reaches 510 points. (The rulebook:" in detail()
        await pilot.press("space")
        await until(pilot, lambda: isinstance(pilot.app.screen, Question))
        pilot.app.screen.query_one(Input).value = "many"
        await pilot.press("enter")
        await until(pilot, lambda: "Type a whole number from 1 to" in detail())
        await pilot.press("space")
        await until(pilot, lambda: isinstance(pilot.app.screen, Question))
        pilot.app.screen.query_one(Input).value = "60"
        await pilot.press("enter")
        await until(pilot, lambda: screen.order.options == {"target": 60})
        await pilot.press("delete")
        assert screen.order.options == {}
        await pilot.press("right", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        session = table(pilot).session
        assert (session.table.game.rulebook, session.table.game.seats, session.seat) == ("bicycle", 3, 1)
        assert session.table.game.options.target == 510


async def test_options_that_contradict_each_other_are_refused_before_the_deal() -> None:
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.app.push_screen(SetupScreen(GAMES["spades"]))
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        names = [row.name for row in screen.rows()]
        assert "jokers" in names
        assert "misdeal" not in names, "it matters only where people deal"
        titles = [str(row.words) for row in screen.rows() if not row.name]
        assert titles == ["Bidding", "Scoring", "Play", "The end"]
        await pilot.press("left", "down", "left", "left", *["down"] * 4, "right", "enter")
        await pilot.pause()
        assert screen.order.seats == 2
        assert isinstance(pilot.app.screen, SetupScreen)
        assert "Partners need four or six players" in str(screen.query_one("#setup-detail", Static).render())
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


async def test_a_seed_is_written_and_a_damaged_save_is_told() -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "bad.jsonl").write_bytes(b"{}")
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        note = pilot.app.screen.query_one("#home-note", Static)
        await until(pilot, lambda: "bad.jsonl is passed over" in str(note.render()))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        await pilot.press("escape", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        await pilot.press("down", "down", "down", "down", "space", *"seven", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        await pilot.press("space")
        await until(pilot, lambda: isinstance(pilot.app.screen, Question))
        await pilot.press(*"teen", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        fixed = sit_down("spades", seed="seven").table.more["seed"]
        assert table(pilot).session.table.more["seed"] == fixed


async def test_trouble_with_saving_is_told_and_stops_nothing(home: Path) -> None:
    (home / "data").write_text("in the way")
    session = spades()
    async with app_of(session).run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: session.awaited)
        assert "not being saved" in str(pilot.app.screen.query_one("#log", Static).render())
        await pilot.press("q")
    assert isinstance(pilot.app, SpadilleApp)
    assert "not being saved" in pilot.app.farewell
