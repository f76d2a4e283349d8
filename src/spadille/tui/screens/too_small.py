"""Screens that ask for more room while the terminal is too small."""

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
    """The app's interface for screens, so that no screen depends on the app."""

    look: Look
    settings: Settings

    def open_table(self, session: Session) -> None:
        """Open another table."""

    def teach(self, game: Manifest) -> None:
        """Open the lesson of a game, or the list of its lessons."""

    def pose(self, game: Manifest) -> None:
        """Open the themes of a game's puzzles, or its first puzzle."""

    def again(self) -> None:
        """Start the same table again with other cards."""

    def change_language(self, language: str) -> None:
        """Restart in another language."""

    def leave_table(self) -> None:
        """Return to the first screen, or exit."""

    def action_leave(self) -> None:
        """Save and exit."""


class SizedScreen(Screen[None]):
    """A screen for a terminal of at least 60 columns by 20 rows; smaller ones use the plain table."""

    @property
    def spadille(self) -> Host:
        """The app, limited to the interface for screens."""
        return cast(Host, self.app)

    def compose(self) -> ComposeResult:
        yield from self.compose_body()
        yield Static(id="too-small", markup=False)

    def compose_body(self) -> ComposeResult:
        """Yield the widgets to show when the terminal is large enough."""
        yield from ()

    @property
    def too_small(self) -> bool:
        return self.has_class("small")

    def on_resize(self, event: events.Resize) -> None:
        """Adapt to the terminal's size: hide the table if too small, show side columns if wide enough."""
        small = event.size.width < COLUMNS or event.size.height < ROWS
        self.set_class(small, "small")
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width >= WIDEST, "widest")
        if small:
            said = say("too-small", wide=COLUMNS, high=ROWS, width=event.size.width, height=event.size.height)
            self.query_one("#too-small", Static).update(str(said))


NARROW: Final = 80
"""Below this width, only the essentials are shown."""
WIDE: Final = 110
"""Columns from which the score sheet and the log fit beside the felt."""
WIDEST: Final = 160
"""Columns from which the score sheet has a column of its own, and the tricks stand above the log."""
