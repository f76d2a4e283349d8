"""Puzzles in the terminal: on the whole screen, and in lines of text."""

from __future__ import annotations

import io

import pytest
from tests.tui.driving import INSTANT, app_of, page_text, said, until
from textual.pilot import Pilot
from textual.widgets import OptionList

from spadille.core.errors import BadOptions
from spadille.games import GAMES, entry
from spadille.puzzles.found import themed
from spadille.puzzles.posing import pose
from spadille.tui import start
from spadille.tui.draw.colours import Look
from spadille.tui.play.puzzles import PlainPuzzles, PuzzleSession
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.puzzle import PuzzleScreen, ThemesScreen

WITH = [name for name, game in GAMES.items() if game.puzzles]
TMUX = (80, 23)


def puzzles(game: str, at: int = 0, theme: str = "") -> SpadilleApp:
    return SpadilleApp(look=Look(), settings=INSTANT, puzzle=PuzzleSession(entry(game), at, theme))


def screen(pilot: Pilot[int]) -> PuzzleScreen:
    assert isinstance(pilot.app.screen, PuzzleScreen)
    return pilot.app.screen


async def come_to(pilot: Pilot[int], at: int) -> None:
    def there() -> bool:
        shown = pilot.app.screen
        return isinstance(shown, PuzzleScreen) and shown.puzzle.at == at and shown.puzzle.scene.prompt != ""

    await until(pilot, there)
    await until(pilot, lambda: str(screen(pilot).puzzle.scene.prompt) in said(pilot))


@pytest.mark.asyncio
async def test_a_wrong_card_costs_and_comes_back_and_the_right_one_leads_on() -> None:
    async with puzzles("spades").run_test(size=TMUX) as pilot:
        await come_to(pilot, 0)
        assert "Spades, puzzle 1 of 10: Ace or jack." in said(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: "Ace of hearts costs about" in said(pilot))
        await pilot.press("right", "enter")
        await until(pilot, lambda: "Right. Enter leads to the next one." in said(pilot))
        assert "Jack of hearts: the others are set" in said(pilot)
        await pilot.press("N")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "jack of hearts: " in page_text(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, PuzzleScreen))
        await pilot.press("enter")
        await come_to(pilot, 1)
        await pilot.press("u")
        await until(pilot, lambda: "nothing to take back" in said(pilot))


@pytest.mark.asyncio
@pytest.mark.parametrize("game", WITH)
async def test_the_answer_is_shown_on_demand(game: str) -> None:
    async with puzzles(game).run_test(size=TMUX) as pilot:
        await come_to(pilot, 0)
        await pilot.press("H")
        await until(pilot, lambda: screen(pilot).puzzle.answer in said(pilot))


@pytest.mark.asyncio
async def test_the_card_of_the_answer_is_pointed_at() -> None:
    async with puzzles("spades").run_test(size=TMUX) as pilot:
        await come_to(pilot, 0)
        await pilot.press("H")
        await until(pilot, lambda: screen(pilot).puzzle.answer in said(pilot))
        cursor = screen(pilot).felt.cursor
        assert cursor is not None
        assert cursor.words == "jack of hearts"


@pytest.mark.asyncio
async def test_x_passes_on_and_the_last_one_leads_home() -> None:
    async with app_of().run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("P")
        await until(pilot, lambda: isinstance(pilot.app.screen, ThemesScreen))
        await pilot.press("enter")
        for at in range(len(entry("spades").puzzles)):
            await come_to(pilot, at)
            await pilot.press("X")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


@pytest.mark.asyncio
async def test_p_lists_the_themes_with_their_numbers_and_enter_gives_the_first_of_one() -> None:
    found = themed(entry("spades"))
    async with app_of().run_test(size=TMUX) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("P")
        await until(pilot, lambda: isinstance(pilot.app.screen, ThemesScreen))
        listing = pilot.app.screen.query_one(OptionList)
        shown = [str(listing.get_option_at_index(at).prompt) for at in range(listing.option_count)]
        assert shown == ["Picked by hand  10", *(f"{theme.title}  {len(some)}" for theme, some in found)]
        assert listing.region.bottom <= TMUX[1]
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, PuzzleScreen))
        assert screen(pilot).puzzle.title == f"Spades, puzzle 1 of {len(found[0][1])}: {found[0][0].title} 1."
        await pilot.press("Q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("P", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


@pytest.mark.asyncio
async def test_a_game_without_themes_begins_at_once() -> None:
    async with app_of().run_test(size=TMUX) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press(*["down"] * list(GAMES).index("mini_baccarat"), "P")
        await come_to(pilot, 0)


@pytest.mark.asyncio
async def test_the_last_one_of_a_theme_says_so() -> None:
    theme, some = themed(entry("pinochle"))[0]
    at, best = len(some) - 1, pose(entry("pinochle"), some[-1]).judgement.moves[0].move
    async with puzzles("pinochle", at, theme.name).run_test(size=TMUX) as pilot:
        await come_to(pilot, at)
        screen(pilot)._play(best)
        await until(pilot, lambda: "That was the last puzzle of this theme." in said(pilot))


@pytest.mark.asyncio
async def test_the_last_one_says_so_once_it_is_solved() -> None:
    at = len(entry("pyramid").puzzles) - 1
    async with puzzles("pyramid", at).run_test(size=TMUX) as pilot:
        await come_to(pilot, at)
        screen(pilot)._play("pair QD AC")
        await until(pilot, lambda: "Right. That was the last puzzle of Pyramid." in said(pilot))


@pytest.mark.asyncio
async def test_a_game_without_puzzles_says_why() -> None:
    async with app_of().run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press(*["down"] * (list(GAMES).index("war")), "P")
        note = pilot.app.screen.query_one("#home-note")
        await until(pilot, lambda: "There are no puzzles of War. War leaves no choice" in str(note.render()))


@pytest.mark.asyncio
async def test_a_puzzle_that_is_not_whole_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.manifest.Manifest.page_file", lambda *_: None)
    async with app_of().run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("P")
        note = pilot.app.screen.query_one("#home-note")
        await until(pilot, lambda: "This puzzle cannot be given: expected the record" in str(note.render()))


# -- in lines ----------------------------------------------------------------------------------------


def lines_of(text: str, game: str = "spades", at: int = 0, theme: str = "") -> str:
    sink = io.StringIO()
    assert PlainPuzzles(PuzzleSession(entry(game), at, theme), io.StringIO(text), sink).run() == 0
    return sink.getvalue()


@pytest.mark.parametrize("game", WITH)
def test_all_puzzles_of_a_game_are_solved_in_lines(game: str) -> None:
    every = [pose(entry(game), each) for each in entry(game).puzzles]
    told = lines_of("".join(f"{each.judgement.moves[0].move}\n" for each in every), game)
    assert [str(each.puzzle.question) for each in every if str(each.puzzle.question) not in told] == []
    assert told.count("Right.\n") == len(every)
    assert told.endswith(f"That was the last puzzle of {entry(game).title}.\n")


def test_the_help_lists_the_words_that_a_puzzle_knows() -> None:
    listed = [line.split()[0].rstrip(":,") for line in lines_of("help\nquit\n").splitlines() if line.startswith("  ")]
    assert {"why", "hint", "figures", "next", "quit"} < {*listed}
    assert {"undo", "save", "review", "on", "sheet", "skip", "concede"}.isdisjoint(listed)


def test_in_lines_a_wrong_move_has_its_price_and_one_may_go_on_or_leave() -> None:
    told = lines_of("play AH\nhint\nfigures\nsave\nnext\nquit\n")
    assert "Ace of hearts costs about" in told
    assert "Jack of hearts: the others are set" in told
    assert "jack of hearts: " in told
    assert "puzzle 2 of 10" in told
    assert "puzzle 3 of 10" not in told


def test_the_puzzles_of_a_theme_are_solved_in_lines() -> None:
    theme, some = themed(entry("spades"))[0]
    best = [pose(entry("spades"), each).judgement.moves[0].move for each in some]
    told = lines_of("".join(f"{each}\n" for each in best), theme=theme.name)
    assert f"Spades, puzzle {len(some)} of {len(some)}: {theme.title} {len(some)}." in told
    assert told.count("Right.") == len(some)
    assert told.endswith("That was the last puzzle of this theme.\n")


def test_what_is_tried_changes_nothing() -> None:
    session = PuzzleSession(entry("spades"))
    before = session.table.version
    session.play("play JH")
    assert (session.table.version, session.undo(), session.review(), session.plan()) == (before, False, None, None)
    assert [face.move for zone in session.scene.zones for face in zone.faces if face.move] == []


@pytest.mark.parametrize(
    ("game", "number", "expected"),
    [
        ("war", 1, "expected a game with puzzles: spades, .*; got war, which has none"),
        ("spades", 11, "expected a puzzle of Spades from 1 to 10; got 11"),
        ("spades", 0, "expected a puzzle of Spades from 1 to 10; got 0"),
    ],
)
def test_a_puzzle_that_is_not_there_is_said_to_be_none(game: str, number: int, expected: str) -> None:
    with pytest.raises(BadOptions, match=expected):
        start.puzzles(game, number, plain=True)


def test_a_theme_that_is_not_there_is_said_to_be_none() -> None:
    with pytest.raises(BadOptions, match=r"expected a theme of puzzles of Spades: bid, .*; got 'knitting'"):
        start.puzzles("spades", 1, theme="knitting", plain=True)
