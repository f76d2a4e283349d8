"""Wide terminals: the score and the log beside the table, pages in columns; and a first screen in one piece."""

from __future__ import annotations

import pytest
from msgspec import structs
from tests.tui.driving import app_of, at_play, spades, table, until
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.puzzles.found import themed
from spadille.scene.model import Panel
from spadille.tui.draw.board import hand_size
from spadille.tui.draw.cards import GREAT, LARGE
from spadille.tui.draw.colours import Look
from spadille.tui.draw.side_columns import score_column
from spadille.tui.play.session import sit_down
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.key_bar import KeyLine
from spadille.tui.screens.puzzle import ThemesScreen
from spadille.tui.screens.setup import Form, SetupScreen

pytestmark = pytest.mark.asyncio

SIZES = ((60, 20), (80, 23), (100, 30), (120, 40), (160, 50), (200, 60))


def place(pilot: Pilot[int], name: str) -> Widget:
    return pilot.app.screen.query_one(name)


def shown(pilot: Pilot[int], name: str) -> list[str]:
    """The lines of a place as the terminal shows them."""
    return [line.text.rstrip() for line in place(pilot, name).render_lines(place(pilot, name).outer_size.region)]


@pytest.mark.parametrize("size", [(110, 30), (120, 40), (159, 50)])
async def test_one_column_beside_the_table_has_the_score_above_and_the_latest_events_below(
    size: tuple[int, int],
) -> None:
    session = spades()
    async with app_of(session).run_test(size=size) as pilot:
        await at_play(pilot, session)
        await pilot.pause()
        felt, upper, log = (place(pilot, name).region for name in ("#felt", "#upper", "#log"))
        assert not place(pilot, "#sheet").display
        assert felt.width >= 79
        assert felt.right == upper.x == log.x
        assert upper.bottom <= log.y
        assert hand_size(felt.width, felt.height) in (LARGE, GREAT)
        for _ in range(4):
            await pilot.press("up")
            await until(pilot, lambda: session.awaited)
            await pilot.pause()
            assert place(pilot, "#felt").region == felt, "nothing moves between turns"
            assert str(session.scene.score.now[0].words) in " ".join(map(str.strip, shown(pilot, "#upper")))
            last = table(pilot).talk._log[-1]
            assert " ".join(" ".join(shown(pilot, "#log")).split()).endswith(last)


async def test_the_table_is_as_wide_beside_two_columns_as_beside_one() -> None:
    session = spades()
    for size in ((120, 40), (160, 50), (200, 60)):
        async with app_of(session).run_test(size=size) as pilot:
            await pilot.pause()
            assert place(pilot, "#felt").size.width >= 80


async def test_where_rows_are_short_the_score_leaves_out_what_stands_elsewhere() -> None:
    scene = spades().scene
    names = [f"Player {seat}" for seat in range(6)]
    stands = tuple([structs.replace(scene.score.now[0], words="bid 2, took 3")] * 6) if scene.score.now else ()
    score = structs.replace(scene.score, sides=tuple(names), totals=(0,) * 6, notes=(), now=stands)
    said = Panel(1, ("One is set.", "Two is not."), (), ())
    for rows in (20, 14, 9):
        text = score_column(structs.replace(scene, score=score), [said], Look(), 28, rows).plain
        assert len(text.splitlines()) <= rows
        assert all(name in text for name in names)
        assert ("One is set." in text) == (rows > 9)


async def test_of_three_sides_a_narrow_sheet_has_the_totals_in_columns() -> None:
    session = sit_down("mini_baccarat", seed=4)
    async with app_of(session).run_test(size=(110, 40)) as pilot:
        await until(pilot, lambda: session.awaited)
        while not session.scene.score.sheet:
            moves = [session.table.game.spell(move) for move in session.table.moves(0)]
            session.play(next((each for each in ("ready", "cut 200") if each in moves), moves[0]))
            for _ in session.advance():
                pass
        text = score_column(session.scene, (), Look(), 27, 30).plain
        assert all(len(line) <= 27 for line in text.splitlines()), text


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", SIZES)
async def test_the_first_screen_keeps_its_columns_and_all_its_keys(size: tuple[int, int], language: str) -> None:
    spades().close()
    with speaking(language):
        async with app_of().run_test(size=size) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
            await pilot.pause()
            rows = pilot.app.screen.query_one(OptionList)
            lines = [line for each in rows.options for line in str(each.prompt).split("\n")]
            assert rows.virtual_size.height == len(lines), "no line runs over into a second one"
            keys = str(place(pilot, "#keys").render()).strip()
            assert len(keys) <= size[0] - 2
            known = pilot.app.screen.query_one(KeyLine)._keys
            assert size[0] < 80 or all(f"{each.key} {each.does}" in keys for each in known)


@pytest.mark.parametrize(("size", "beside"), [((80, 23), False), ((120, 40), True)])
async def test_a_wide_form_has_the_meaning_of_a_line_beside_it_and_lines_that_run_over_keep_their_column(
    size: tuple[int, int], beside: bool
) -> None:
    async with app_of().run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        await pilot.pause()
        form, detail = pilot.app.screen.query_one(Form), pilot.app.screen.query_one("#setup-detail", Static)
        assert (detail.region.x >= form.region.right) == beside
        assert (detail.region.y >= form.region.bottom) == (not beside)
        lines = shown(pilot, "#setup-list")
        at = next(at for at, line in enumerate(lines) if "except from a hand" in line)
        assert lines[at].startswith("  ")
        assert lines[at + 1].startswith("  ")


async def test_a_wide_list_of_themes_has_their_questions_in_a_column() -> None:
    async with app_of().run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("P")
        await until(pilot, lambda: isinstance(pilot.app.screen, ThemesScreen))
        await pilot.pause()
        page = place(pilot, "#page").region
        assert abs(page.x - (120 - page.right)) <= 1
        lines = [line for line in shown(pilot, "#which-list") if line]
        asked = [str(theme.question) for theme, _ in themed(GAMES["spades"])]
        begins = {line.index(each) for each in asked for line in lines if each in line}
        assert len(begins) == 1
        assert len(lines) == pilot.app.screen.query_one(OptionList).option_count
