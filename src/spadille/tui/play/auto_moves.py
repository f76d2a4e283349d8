"""Automatic forced moves for the person, and the option to let the game run on."""

from __future__ import annotations

from typing import Final

from spadille.tui import say
from spadille.tui.play.session import Session
from spadille.tui.play.settings import PACES, Pace, Settings

SOMETHING_TO_DECIDE: Final = say("something-to-decide")


class Onward:
    """Automatic moves at a table; only forced moves are made."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.running = False
        """The game runs on without delay until there is a decision."""

    def by_itself(self, settings: Settings) -> bool:
        """True if forced moves need no key press; never in games without choices, where people turn the cards."""
        return settings.forced and not self._session.entry.automatic

    def move(self, settings: Settings) -> str | None:
        """The move to make for the person now; None where the person is to move, which ends the run."""
        move = self._session.forced if self.running or self.by_itself(settings) else None
        if move is None:
            self.running = False
        return move

    def pace(self, settings: Settings) -> Pace:
        """Current speed of play: instant once the person has no further part in the game."""
        session = self._session
        out = session.seat is not None and session.seat in session.entry.out(session.table.state)
        return PACES[-1] if self.running or out else settings.speed
