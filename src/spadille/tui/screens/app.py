"""The full-screen table."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import ClassVar

from msgspec import structs
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from spadille.core.words import Name
from spadille.manifest import Manifest
from spadille.puzzles.found import themed
from spadille.tui.draw.colours import Look, look_here
from spadille.tui.play.puzzles import PuzzleSession
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings, load_settings, save_change
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.lesson import CourseScreen, LessonScreen
from spadille.tui.screens.puzzle import PuzzleScreen, ThemesScreen
from spadille.tui.screens.table import TableScreen


class SpadilleApp(App[int]):
    """Home, setup and table screens; starts at a table if given a session, or with a lesson or puzzle."""

    CSS_PATH = "spadille.tcss"
    TITLE = "Spadille"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        session: Session | None = None,
        look: Look | None = None,
        settings: Settings | None = None,
        lesson: Manifest | None = None,
        lesson_name: Name = "",
        puzzle: PuzzleSession | None = None,
    ) -> None:
        super().__init__()
        self.lesson = lesson
        """The game whose lesson is the first screen."""
        self.lesson_name = lesson_name
        """The name of that lesson; empty: it is chosen from the course, if there are several."""
        self.puzzle = puzzle
        """The puzzle that is the first screen."""
        self.look = look if look is not None else look_here()
        self.settings = settings if settings is not None else load_settings()
        self.session = session
        self.language = ""
        """The newly chosen language to restart in."""
        self.farewell = ""
        """A line for the terminal after the screen is closed."""

    def on_mount(self) -> None:
        self.set_class(self.look.letters, "letters")
        loop = asyncio.get_running_loop()
        for each in ("SIGTERM", "SIGHUP", "SIGINT"):
            with contextlib.suppress(AttributeError, NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(getattr(signal, each), self.action_leave)
        self.push_screen(self.first_screen())

    def first_screen(self) -> Screen[None]:
        """The screen to start with."""
        if self.lesson is not None:
            return self._lesson_screen(self.lesson, self.lesson_name)
        if self.puzzle is not None:
            return PuzzleScreen(self.puzzle)
        return HomeScreen() if self.session is None else TableScreen(self.session)

    def open_table(self, session: Session) -> None:
        """Open another table."""
        self.session = session
        self.push_screen(TableScreen(session))

    def teach(self, game: Manifest) -> None:
        """Give a lesson of a game that has one; the choice, if it has several."""
        self.push_screen(self._lesson_screen(game))

    def _lesson_screen(self, game: Manifest, name: Name = "") -> Screen[None]:
        several = len(game.lesson_pages) > 1
        return CourseScreen(game, self.look) if several and not name else LessonScreen(game, name)

    def pose(self, game: Manifest) -> None:
        """Give the puzzles of a game that has some: of the theme that is chosen, if it has themes."""
        if themed(game):
            self.push_screen(ThemesScreen(game, self.look))
        else:
            self.push_screen(PuzzleScreen(PuzzleSession(game)))

    def again(self) -> None:
        """Start the same table again with other cards."""
        old = self.session
        assert old is not None, "only a finished game is played again"
        game = old.table.game
        level = next((level for level in old.levels if level is not None), "regular")
        options = old.table.header.options
        session = sit_down(
            game.name, rulebook=game.rulebook, seats=game.seats, options=options, bots=level, seat=old.seat
        )
        self.session = session
        self.switch_screen(TableScreen(session))

    def change_language(self, language: str) -> None:
        """Exit, to restart in another language: the texts on the screen are already in words."""
        before, self.settings = self.settings, structs.replace(self.settings, language=language)
        save_change(before, self.settings)
        self.language = language
        self.exit(0)

    def leave_table(self) -> None:
        """Return to the first screen; exit if the game was opened without it."""
        if any(isinstance(screen, HomeScreen) for screen in self.screen_stack):
            self.session = None
            while not isinstance(self.screen, HomeScreen):
                self.pop_screen()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Save and exit."""
        if self.session is not None:
            self.session.close()
            if not self.session.over:
                self.farewell = self.session.keeper.farewell
        self.exit(0)
