"""The terminal table speaks other languages: with one of nonsense, no English is left on its screens."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from tests.tui.driving import app_of, until
from tests.tui.screens.test_pseudo import QUICK, Person, finished, play, settle, table, told
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from spadille.core.errors import BadOptions
from spadille.core.words import LANGUAGES, speak, speaking, spoken_now
from spadille.games import GAMES
from spadille.testing.pseudo import pseudo_language
from spadille.tui import say
from spadille.tui.draw.colours import Look
from spadille.tui.plain import Plain
from spadille.tui.play.session import sit_down
from spadille.tui.play.settings import Settings, load_settings, use_language
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.table import TableScreen

_WORD = re.compile(r"[A-Za-z]*[aeiouy][A-Za-z]*")
"""Nonsense has no vowels."""
THE_SAME = {"Enter", "Esc", "Tab", "You", "spadille", "play"}
"""Keys, names of players, and what is typed."""


@pytest.fixture
def nonsense() -> Iterator[None]:
    """Make every message nonsense, in all folders."""
    with pseudo_language():
        yield


def english(text: str) -> set[str]:
    """The words of a text that somebody could read."""
    return {each for each in _WORD.findall(text) if len(each) > 2} - THE_SAME


def shown(pilot: Pilot[int]) -> str:
    """Everything that stands on the screen."""
    screen = pilot.app.screen
    parts = [
        str(each.render()) for each in screen.query(Static) if each.display and each.id not in ("log", "page-body")
    ]
    if isinstance(screen, TableScreen):
        parts.append(screen.query_one(Felt).canvas.text())
    if isinstance(screen, Page):
        parts += [screen.page_title, screen.text]
    return "\n".join(parts)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("nonsense")
async def test_a_deal_is_played_and_no_english_is_on_the_screen(game: str) -> None:
    session = table(game)
    person = Person(session)
    app = SpadilleApp(session, look=Look(), settings=Settings("instant"))
    async with app.run_test(size=(200, 60)) as pilot:
        for _ in range(12):
            await settle(pilot, session)
            if finished(session):
                break
            assert english(shown(pilot)) == set()
            await play(pilot, person)
        for key in ("T", "L", "U", "plus", "F"):
            await settle(pilot, session)
            await pilot.press(key)
            await pilot.pause()
            assert english(shown(pilot)) == set(), key


@pytest.mark.asyncio
@pytest.mark.usefixtures("nonsense")
async def test_the_first_screen_and_the_help_are_in_no_english() -> None:
    async with app_of().run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        motto = str(pilot.app.screen.query_one("#home-motto", Static).render())
        keys = str(pilot.app.screen.query_one("#keys", Static).render())
        heading = str(pilot.app.screen.query_one(OptionList).get_option_at_index(0).prompt)
        assert english(motto + keys + heading) == set()


@pytest.mark.parametrize("game", QUICK)
@pytest.mark.usefixtures("nonsense")
def test_a_deal_in_lines_tells_no_english(game: str) -> None:
    lines = told(table(game))
    spoken = [line for line in lines if not re.search(r"\b(bid|nil|check|bet|call|fold|turn|peek)\b", line)]
    left = {each for line in spoken for each in english(line)}
    assert left - {"ahead"} == set()


def test_bids_that_may_be_made_run_from_one_number_up_to_another_in_german() -> None:
    with speaking("de"):
        assert any("Sag bid 2 bis 13." in line for line in told(sit_down("spades", seed=7, rulebook="denexa")))


@pytest.mark.asyncio
async def test_german_is_spoken_at_the_table_and_chosen_on_the_first_screen() -> None:
    with speaking("de"):
        session = sit_down("spades", seed=3)
        async with app_of(session).run_test(size=(80, 23)) as pilot:
            await until(pilot, lambda: session.awaited)
            await pilot.pause()
            assert "? Tasten" in shown(pilot)
            assert "Q Ende" in shown(pilot)
            assert "Ost" in shown(pilot)
            assert "East" not in shown(pilot)
    app = SpadilleApp(look=Look(), settings=Settings("instant"))
    async with app.run_test(size=(80, 23)) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
    assert app.language == "de"
    assert load_settings().language == "de"


def test_the_points_of_the_compass_are_called_by_the_language_and_kept_by_one() -> None:
    session = sit_down("spades", seed=3)
    assert session.names == ("You", "West", "North", "East")
    with speaking("de"):
        assert session.names == ("You", "West", "Nord", "Ost")
        assert [str(plate.name) for plate in session.scene.plates] == ["Du", "West", "Nord", "Ost"]
    assert [str(plate.name) for plate in session.scene.plates] == ["You", "West", "North", "East"]
    assert session.table.more["names"] == ["You", "West", "North", "East"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", {"Spades 2 bis 6 Plätze eine halbe Stunde", "Auction Pinochle 3 oder 4 Plätze eine Stunde"}),
        ("es", {"Spades para 2 a 6 media hora", "Auction Pinochle para 3 o 4 una hora"}),
    ],
)
async def test_each_game_of_the_first_screen_is_one_line_in_every_language(language: str, told: set[str]) -> None:
    with speaking(language):
        async with app_of().run_test(size=(80, 23)) as pilot:
            await pilot.pause()
            rows = pilot.app.screen.query_one(OptionList)
            lines = [line for each in rows.options for line in str(each.prompt).split("\n")]
            assert told <= {" ".join(line.split()) for line in lines}
            assert rows.virtual_size.height == len(lines), "no game runs over into a second line"


def test_the_language_is_the_one_asked_for_or_chosen_or_that_of_the_locale() -> None:
    try:
        for wanted, environ, expected in (
            ("", {"LANG": "de_AT.UTF-8"}, "de"),
            ("", {"LANG": "es_MX.UTF-8"}, "es"),
            ("", {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
            ("", {"LC_MESSAGES": "de_DE", "LANG": "en_GB.UTF-8"}, "de"),
            ("en", {"LANG": "de_DE.UTF-8"}, "en"),
            ("", {}, "en"),
        ):
            use_language(wanted, environ)
            assert spoken_now() == expected
        with pytest.raises(BadOptions, match="expected a language: en, de, es; got klingon"):
            use_language("klingon", {})
    finally:
        speak("en")


def test_a_slip_in_lines_is_answered_with_what_may_have_been_meant() -> None:
    told = io.StringIO()
    Plain(sit_down("spades", seed=3), io.StringIO("hnt\nscroe\nfly\n"), told).run()
    assert "“hnt” is no move. Did you mean hint?" in told.getvalue()
    assert "Did you mean score?" in told.getvalue()
    assert "“fly” is no move here." in told.getvalue()


def test_the_key_of_the_language_names_the_next_one() -> None:
    known = list(LANGUAGES)
    for language, following in zip(known, [*known[1:], known[0]], strict=True):
        with speaking(language):
            assert str(say("does-language")) == LANGUAGES[following]
