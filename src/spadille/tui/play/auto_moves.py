"""Moves that leave no choice: which of them a screen makes for the person, who may also let the game run on."""

from __future__ import annotations

from typing import Final

from spadille.tui import say
from spadille.tui.play.session import Session
from spadille.tui.play.settings import PACES, Pace, Settings

SOMETHING_TO_DECIDE: Final = say("something-to-decide")


class Onward:
    """What is made for the person at a table: only ever the one move that there is."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.running = False
        """The game runs on, at once, until there is something to decide."""

    def by_itself(self, settings: Settings) -> bool:
        """Forced moves are made without a key; where no move is ever a choice, the person likes to turn the cards."""
        return settings.forced and not self._session.entry.automatic

    def move(self, settings: Settings) -> str | None:
        """The move that is made for the person now; None where the person is to move, which ends the run."""
        move = self._session.forced if self.running or self.by_itself(settings) else None
        if move is None:
            self.running = False
        return move

    def pace(self, settings: Settings) -> Pace:
        """How fast all play now: at once where the person has no part in the game any more."""
        session = self._session
        out = session.seat is not None and session.seat in session.entry.out(session.table.state)
        return PACES[-1] if self.running or out else settings.speed
