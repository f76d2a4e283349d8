"""Lessons in the terminal: on the whole screen, and in lines of text."""

from __future__ import annotations

import io

import pytest
from msgspec import structs
from tests.tui.driving import app_of, page_text, said, until
from textual.pilot import Pilot
from textual.widgets import OptionList

from spadille.core.errors import BadOptions
from spadille.core.words import speaking
from spadille.games import GAMES, entry
from spadille.learning.lesson import Teacher, lesson_of
from spadille.scene.model import Role
from spadille.tui import start
from spadille.tui.draw.colours import Look, typed
from spadille.tui.play.lessons import LessonSession, PlainLesson
from spadille.tui.play.puzzles import PuzzleSession
from spadille.tui.play.settings import Settings
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.lesson import CourseScreen, LessonScreen
from spadille.tui.screens.table import TableScreen

INSTANT = Settings("instant", forced=False)
LESSONS = [(name, each) for name, game in GAMES.items() for each in game.lesson_pages]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
TMUX = (80, 23)


def lesson(pilot: Pilot[int]) -> LessonSession:
    assert isinstance(pilot.app.screen, LessonScreen)
    return pilot.app.screen.lesson


async def come_to(pilot: Pilot[int], step: int) -> None:
    """Wait until the teacher speaks at a step; pages that come up by themselves are closed."""

    def there() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, Page) or (isinstance(screen, LessonScreen) and said_at(step))

    def said_at(step: int) -> bool:
        teacher = lesson(pilot).teacher
        return teacher.at == step and teacher.due is None and typed(teacher.step.say) in typed(said(pilot))

    await until(pilot, there)
    while isinstance(pilot.app.screen, Page):
        await pilot.press("enter")
        await until(pilot, there)


@pytest.mark.asyncio
@every_lesson
async def test_a_lesson_is_gone_through_on_a_screen_that_tmux_leaves(game: str, name: str) -> None:
    app = SpadilleApp(look=Look(), settings=INSTANT, lesson=entry(game), lesson_name=name)
    following = LESSONS[LESSONS.index((game, name)) + 1 :][:1]
    async with app.run_test(size=TMUX) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert not app.screen.has_class("small")
        for at, step in enumerate(lesson(pilot).teacher.lesson.steps):
            await come_to(pilot, at)
            if lesson(pilot).teacher.last:
                break
            await pilot.press("H" if step.want else "enter")
        title = lesson(pilot).title
        await pilot.press("enter")
        if following and following[0][0] == game:
            await until(pilot, lambda: isinstance(app.screen, LessonScreen) and lesson(pilot).title != title)
            assert lesson(pilot).teacher.lesson == lesson_of(entry(game), following[0][1])
            return
        await until(pilot, lambda: type(app.screen) is TableScreen)
        assert app.session is not None
        assert app.session.entry.name == game


@pytest.mark.asyncio
async def test_a_course_offers_its_lessons_and_gives_the_chosen_one() -> None:
    app = SpadilleApp(look=Look(), settings=INSTANT, lesson=entry("spades"))
    async with app.run_test(size=TMUX) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CourseScreen))
        listing = app.screen.query_one(OptionList)
        shown = [str(listing.get_option_at_index(at).prompt) for at in range(listing.option_count)]
        assert shown[:2] == ["1. Spades in two minutes", "2. Counting your tricks"]
        assert len(shown) == len(entry("spades").lesson_pages)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert lesson(pilot).title == "Counting your tricks"
        await pilot.press("Q")
    assert app.return_code == 0, "it was opened without the first screen, so leaving it ends the program"


async def choose_a_lesson(pilot: Pilot[int]) -> None:
    """From the first screen to the lessons of its game."""
    await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
    await pilot.press("L")
    await until(pilot, lambda: isinstance(pilot.app.screen, CourseScreen))


@pytest.mark.asyncio
async def test_the_list_of_lessons_is_left_for_the_first_screen() -> None:
    async with app_of().run_test(size=(80, 24)) as pilot:
        await choose_a_lesson(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


@pytest.mark.asyncio
async def test_a_wrong_card_comes_back_with_a_word_and_the_right_one_leads_on() -> None:
    app = SpadilleApp(look=Look(), settings=INSTANT, lesson=entry("spades"), lesson_name="first")
    async with app.run_test(size=TMUX) as pilot:
        await come_to(pilot, 0)
        await pilot.press("enter")
        await come_to(pilot, 1)
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await pilot.press("right")
        await until(pilot, lambda: screen.felt.cursor is not None and "six of hearts" in screen.felt.cursor.words)
        await pilot.press("enter")
        await until(pilot, lambda: "That is legal, but it loses." in said(pilot))
        hand = lesson(pilot).scene.zone(Role.HAND)
        assert hand is not None
        assert len(hand.faces) == 5
        await pilot.press("left")
        await until(pilot, lambda: "Play your ace of hearts." in said(pilot))
        await pilot.press("enter")
        await come_to(pilot, 2)


@pytest.mark.asyncio
async def test_a_key_on_the_first_screen_gives_the_lesson_and_q_comes_back() -> None:
    async with app_of().run_test(size=(80, 24)) as pilot:
        await choose_a_lesson(pilot)
        await pilot.press("enter")
        await come_to(pilot, 0)
        await pilot.press("u", "V")
        await until(pilot, lambda: "review a deal when it is over" in said(pilot))
        await pilot.press("Q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


@pytest.mark.asyncio
async def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.tui.screens.home.lesson_of", lambda _: None)
    async with app_of().run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("L")
        note = pilot.app.screen.query_one("#home-note")
        await until(pilot, lambda: "There is no lesson of Spades." in str(note.render()))


@every_lesson
def test_a_lesson_is_gone_through_in_lines(game: str, name: str) -> None:
    found = lesson_of(entry(game), name)
    assert found is not None
    lines = [step.want for step in found.steps[:-1]]
    sink = io.StringIO()
    assert (
        PlainLesson(LessonSession(Teacher(entry(game), found), name), io.StringIO("\n".join(lines) + "\n"), sink).run()
        == 0
    )
    told = sink.getvalue()
    assert [step.say for step in found.steps if step.say not in told] == []
    names = [*entry(game).lesson_pages]
    if name == names[-1]:
        assert told.endswith(f"Play it: spadille play {game}\n")
    else:
        assert told.endswith(f"The next lesson: spadille learn {game} {names.index(name) + 2}\n")


def lines_of(text: str) -> str:
    found = lesson_of(entry("spades"))
    assert found is not None
    sink = io.StringIO()
    PlainLesson(LessonSession(Teacher(entry("spades"), found)), io.StringIO(text), sink).run()
    return sink.getvalue()


def test_the_help_lists_the_words_that_a_lesson_knows() -> None:
    listed = [line.split()[0].rstrip(":,") for line in lines_of("\nhelp\nquit\n").splitlines() if line.startswith("  ")]
    assert {"why", "hint", "quit"} < {*listed}
    assert {"undo", "save", "review", "on", "figures", "skip", "concede", "next"}.isdisjoint(listed)
    assert "the game is kept" not in lines_of("\nhelp\nquit\n"), "a lesson is not kept"


def test_in_lines_the_move_is_named_on_demand_and_leaving_is_easy() -> None:
    told = lines_of("\nhint\nplay 8S\nplay 6H\nsave\nquit\n")
    assert "The move is: play AH." in told
    assert "SPD-ROS-20" in told
    assert "That is legal, but it loses." in told
    assert told.endswith("The lesson ends here.\n")
    for word in ("quit", "q"):
        assert lines_of(f"{word}\n\n\n") == lines_of(""), "nothing more is read"
    assert lines_of("").endswith("The lesson ends here.\n")


def test_a_game_without_a_lesson_is_named_with_those_that_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = structs.replace(entry("war"), lessons_folder="none")
    monkeypatch.setattr("spadille.tui.start.entry", lambda _: bare)
    with pytest.raises(BadOptions, match=r"expected a game with a lesson: spades[a-z_, ]*; got war, which has none"):
        start.learn("war", plain=True)


@pytest.mark.parametrize("number", [-1, 13])
def test_a_lesson_that_there_is_not_is_refused(number: int) -> None:
    with pytest.raises(BadOptions, match=f"expected a lesson of Spades from 1 to 12; got {number}"):
        start.learn("spades", number, plain=True)


@pytest.mark.parametrize(
    ("typed_in", "title"),
    [
        ("2\nquit\n", "Counting your tricks"),
        ("counting\nquit\n", "Counting your tricks"),
        ("\nquit\n", "Spades in two minutes"),
        ("13\n2\nquit\n", "Counting your tricks"),
        ("quit\n", ""),
        ("", ""),
    ],
)
def test_in_lines_a_lesson_is_chosen_by_its_number(
    typed_in: str, title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed_in))
    assert start.learn("spades", plain=True) == 0
    told = capsys.readouterr().out
    assert "2. Counting your tricks\n" in told
    assert (f"{title}. An empty line goes on" in told) if title else ("goes on" not in told)
    assert ("Expected a name or a number from 1 to 12." in told) == typed_in.startswith("13")


def test_a_lesson_can_be_named_by_its_number_and_a_single_one_is_given_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, number, title in (("spades", 2, "Counting your tricks"), ("war", 0, "War in a minute")):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert start.learn(game, number, plain=True) == 0
        assert capsys.readouterr().out.startswith(f"{title}. An empty line goes on")


@pytest.mark.asyncio
@pytest.mark.parametrize("letters", [False, True], ids=["signs", "letters"])
async def test_a_lesson_and_its_pages_are_german_on_any_terminal(letters: bool) -> None:
    def seen() -> str:
        """All that stands on the screen, without the breaks of lines."""
        strips = app.screen._compositor.render_strips()
        return " ".join("".join(part.text for strip in strips for part in strip).split())

    def there(text: str) -> bool:
        return (typed(text) if letters else text) in seen()

    with speaking("de"):
        app = SpadilleApp(
            look=Look(letters=letters), settings=INSTANT, lesson=entry("five_hundred"), lesson_name="first"
        )
        async with app.run_test(size=TMUX) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LessonScreen))
            await come_to(pilot, 0)
            assert there("Die höchsten Trümpfe unter dem Joker sind zwei Buben;")
            for key, words in (
                ("P", "Ein Spiel um Stiche zu viert"),
                ("G", "Ass, kein Bild"),
                ("R", "auf Englisch, unter ihren"),
            ):
                await pilot.press(key)
                await until(pilot, lambda: isinstance(app.screen, Page))
                assert (typed(words) if letters else words) in page_text(pilot), key
                assert not letters or page_text(pilot).isascii(), key
                await pilot.press("escape")
                await until(pilot, lambda: isinstance(app.screen, LessonScreen))
            for step, key in enumerate(("enter", "h", "h"), 1):
                await pilot.press(key)
                await come_to(pilot, step)
            assert there("[Fünf ablegen]"), "a cell has room for all letters of its word"


@pytest.mark.parametrize("game", ["spades", "pinochle"])
def test_no_deal_is_ended_by_bots_and_no_match_given_up_in_a_lesson_or_a_puzzle(game: str) -> None:
    found = lesson_of(entry(game))
    assert found is not None
    for session in (LessonSession(Teacher(entry(game), found)), PuzzleSession(entry(game))):
        assert session.rest() is None
        assert session.concede() is False
