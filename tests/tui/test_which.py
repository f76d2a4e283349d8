"""Ways to play by name at the terminal table: chosen from a list, found by questions, told to a guest."""

from __future__ import annotations

import io

import pytest
from tests.tui.driving import app_of, page_text, table, until
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.tui.plain import Plain
from spadille.tui.play.session import Session, sit_down
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.setup import SetupScreen
from spadille.tui.screens.table import TableScreen
from spadille.tui.screens.ways import WhichScreen

pytestmark = pytest.mark.asyncio
SMALLEST = (80, 23)


async def set_up(pilot: Pilot[int], game: str = "spades") -> SetupScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
    await pilot.app.push_screen(SetupScreen(GAMES[game]))
    screen = pilot.app.screen
    assert isinstance(screen, SetupScreen)
    return screen


async def asked(pilot: Pilot[int]) -> WhichScreen:
    await pilot.press("w")
    await until(pilot, lambda: isinstance(pilot.app.screen, WhichScreen))
    screen = pilot.app.screen
    assert isinstance(screen, WhichScreen)
    return screen


def title(screen: WhichScreen) -> str:
    return str(screen.query_one("#page-title", Static).render())


def lines(screen: WhichScreen) -> list[str]:
    listing = screen.query_one(OptionList)
    return [str(listing.get_option_at_index(at).prompt) for at in range(listing.option_count)]


def detail(screen: SetupScreen) -> str:
    return str(screen.query_one("#setup-detail", Static).render())


def mirror() -> Session:
    return sit_down("spades", rulebook="rules_of_spades", options={"bidding": "mirror"}, seed=3)


async def test_the_arrows_change_the_way_to_play_and_the_form_says_what_it_changes() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        await pilot.press("up", "right")
        assert screen.way is not None
        assert screen.way.name == next(iter(GAMES["spades"].presets))
        assert str(screen.way.guest[0]) in detail(screen)
        assert "The rulebook: " in detail(screen)
        for _ in range(20):
            await pilot.press("right")
            if screen.way is not None and screen.way.name == "mirror":
                break
        assert (screen.order.rulebook, screen.order.options) == ("rules_of_spades", {"bidding": "mirror"})
        await pilot.press("down", "right")
        assert screen.way is None, "another rulebook takes all options with it"


async def test_a_way_is_chosen_from_the_list_with_as_many_players_as_it_is_for() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        which = await asked(pilot)
        assert title(which) == "Spades: ways to play by name"
        assert lines(which)[0].startswith("Which game do we play?")
        at = next(at for at, line in enumerate(lines(which)) if line.startswith("Six in three pairs"))
        await pilot.press(*["down"] * at, "enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        await until(pilot, lambda: screen.order.seats == 6)
        assert screen.way is not None
        assert screen.way.name == "three_pairs"


async def test_questions_lead_to_the_way_that_a_table_plays() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        which = await asked(pilot)
        await pilot.press("enter")
        assert title(which) == "How many play?"
        assert lines(which) == ["2", "3", "4", "5", "6"]
        await pilot.press("down", "down", "enter")
        assert title(which) == "Which is so at your table?"
        assert lines(which)[-2:] == ["None of these", "We do not know"]
        await pilot.press("down", "down", "enter")
        for _ in range(3):
            assert title(which) == "Which is so at your table?"
            await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        await until(pilot, lambda: screen.order.options == {"bidding": "mirror"})


async def test_where_several_ways_fit_one_of_them_is_chosen() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        which = await asked(pilot)
        await pilot.press("enter", "down", "down", "enter")
        for _ in range(9):
            await pilot.press("enter")
        assert title(which) == "What you said fits these: take one."
        assert lines(which)[0].startswith("Rules of Spades")
        await pilot.press("down", "enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        await until(pilot, lambda: screen.way is not None)


async def test_what_is_otherwise_at_the_table_is_told_before_the_nearest_way_is_taken() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        which = await asked(pilot)
        await pilot.press("enter", "down", "down", "enter")
        await pilot.press("down", "down", "enter", "enter", "enter")
        assert lines(which)[0] == "The match ends when a side reaches 500 points."
        await pilot.press("up", "up", "enter")
        assert title(which) == "Nothing fits all you said; these are nearest: take one."
        assert lines(which)[0] == "Mirror  but: Not so: The match ends when a side reaches 500 points."
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        await until(pilot, lambda: screen.order.options == {"bidding": "mirror"})


async def test_whoever_knows_nothing_and_leaves_has_the_form_as_it_was() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        before = screen.order
        await asked(pilot)
        await pilot.press("enter", "enter", "escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        assert screen.order == before


async def test_the_form_and_the_table_say_that_nobody_has_measured_these_bots() -> None:
    said_so = "Nobody has measured yet how well regular bots play by these rules."
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot)
        await pilot.press("down", "down", "down")
        assert "measured" not in detail(screen)
        screen._set_option("target", 444)
        screen._fill()
        assert said_so in detail(screen)
        screen._set(seats=3)
        screen._set_option("partnership", value=True)
        screen._fill()
        assert "measured" not in detail(screen), "nobody can play so"
    sink = io.StringIO()
    session = sit_down("spades", rulebook="andrews", options={"target": 444}, seed=3)
    Plain(session, io.StringIO("quit\n"), sink).run()
    assert said_so in sink.getvalue()


async def test_where_one_plays_nobody_is_asked_how_many() -> None:
    async with app_of().run_test(size=SMALLEST) as pilot:
        screen = await set_up(pilot, "pyramid")
        assert ("way" in [row.name for row in screen.rows()]) is bool(GAMES["pyramid"].presets)
        which = await asked(pilot)
        await pilot.press("enter")
        assert title(which) == "Which is so at your table?"
        assert len(lines(which)) > 2


async def test_the_table_is_called_by_its_way_and_tells_it_in_three_sentences() -> None:
    session = mirror()
    async with app_of(session).run_test(size=(200, 60)) as pilot:
        await until(pilot, lambda: session.awaited)
        assert session.title == "Spades (Mirror)"
        log = str(table(pilot).query_one("#log", Static).render())
        assert "Everybody bids the number of spades in hand." in log
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert page_text(pilot).startswith("Mirror\nEverybody bids the number of spades in hand.\n")
        assert isinstance(pilot.app.screen_stack[-2], TableScreen)


def greeting(language: str) -> str:
    sink = io.StringIO()
    with speaking(language):
        Plain(mirror(), io.StringIO("quit\n"), sink).run()
    return sink.getvalue()


async def test_lines_tell_it_before_the_first_card_in_both_languages() -> None:
    told = greeting("en")
    assert told.startswith("Spades (Mirror), 4 seats.")
    assert told.index("Without a spade it is nil.") < told.index("The cards are dealt.")
    assert str(GAMES["spades"].presets["mirror"].guest[1]) not in greeting("de")
    assert greeting("de").splitlines()[0].startswith("Spades (")
