"""Screens that say what they need when the terminal is too small, and go on when it is not."""

from __future__ import annotations

from typing import Final, Protocol, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import Look
from spadille.tui.play.session import Session
from spadille.tui.play.settings import COLUMNS, ROWS, Settings


class Host(Protocol):
    """What the screens ask of the app they lie on, so that no screen has to know the app."""

    look: Look
    settings: Settings

    def open_table(self, session: Session) -> None:
        """Sit down at another table."""

    def teach(self, game: Manifest) -> None:
        """Give a lesson of a game that has one."""

    def pose(self, game: Manifest) -> None:
        """Give the first puzzle of a game that has some."""

    def again(self) -> None:
        """The same table once more, with other cards."""

    def change_language(self, language: str) -> None:
        """Begin again in another language."""

    def leave_table(self) -> None:
        """Back to the first screen, or out."""

    def action_leave(self) -> None:
        """Save and go."""


class SizedScreen(Screen[None]):
    """A screen for a terminal of at least 60 columns by 20 rows; what is smaller has lines."""

    @property
    def spadille(self) -> Host:
        """The app, as far as screens know it."""
        return cast(Host, self.app)

    def compose(self) -> ComposeResult:
        yield from self.compose_body()
        yield Static(id="too-small", markup=False)

    def compose_body(self) -> ComposeResult:
        """What the screen shows when there is room for it."""
        yield from ()

    @property
    def too_small(self) -> bool:
        return self.has_class("small")

    def on_resize(self, event: events.Resize) -> None:
        """Whether the table fits, and how much there is room for beside it."""
        small = event.size.width < COLUMNS or event.size.height < ROWS
        self.set_class(small, "small")
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width >= WIDEST, "widest")
        if small:
            said = say("too-small", wide=COLUMNS, high=ROWS, width=event.size.width, height=event.size.height)
            self.query_one("#too-small", Static).update(str(said))


NARROW: Final = 80
"""In fewer columns there is room for what matters alone."""
WIDE: Final = 118
"""Columns from which there is room for a list beside the felt."""
WIDEST: Final = 160
"""Columns from which there is room for the score sheet as well."""
