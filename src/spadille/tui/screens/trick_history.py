"""The tricks of the current deal in order, for terminals with room to show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spadille.core.table import Step
from spadille.scene.happening import DealScored, TrickTaken
from spadille.scene.telling import news_of
from spadille.tui.play.session import News, Session


class Won(NamedTuple):
    """A trick, and the length of the table's log when it was won."""

    version: int
    trick: TrickTaken


class History:
    """The tricks of the deal; the last deal's stay until the next one has a trick."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._done = False
        self.tricks: list[Won] = []
        self.back()

    def note(self, news: News) -> None:
        """Add new events."""
        self._add(self._session.table.version, news)

    def _add(self, version: int, news: News) -> None:
        for each in news:
            if isinstance(each, TrickTaken):
                if self._done:
                    self.tricks, self._done = [], False
                self.tricks.append(Won(version, each))
            elif isinstance(each, DealScored):
                self._done = True

    def back(self) -> None:
        """Begin anew with the moves that are left."""
        self.tricks, self._done = [], False
        for version, each in _deal_so_far(self._session) if self._session.table.version else ():
            self._add(version, (each,))


def _deal_so_far(session: Session) -> Iterator[tuple[int, TrickTaken | DealScored]]:
    """Yield tricks and scores since the last scored deal, replayed from the table's log."""
    table = session.table
    state, steps = table.game.initial(), []
    for seat, move in table.log:
        after = table.game.play(state, seat, move)
        steps.append(Step(state, seat, move, after))
        state = after
    deals = table.standing.deals
    first = next((at for at in range(len(steps) - 1, -1, -1) if table.game.standing(steps[at].state).deals < deals), -1)
    for version, step in enumerate(steps[first + 1 :], first + 2):
        for each in news_of(session.entry.happened, table.game, (step,), session.seat, session.names):
            if isinstance(each, TrickTaken | DealScored):
                yield version, each
