"""The pause after a deal in which people look at its result, before the next one begins.

It is for people whose page has announced that it shows the panel of a deal; bots wait for them, programs and tables
without such people do not. Nobody can hold a table: a person alone may look without limit, but among several people
the game goes on thirty seconds after the first of them is ready.
"""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat
from spadille.server.store.document import RoomDoc
from spadille.server.table.seats.presence import People
from spadille.server.table.viewer import Viewer

LOOK: Final = 30.0
"""Seconds that the others may still look after the first person is ready."""
_NOBODY: Final[frozenset[Seat]] = frozenset()
MOST: Final = 10
"""Maximum number of extensions by those seconds."""


class Rest:
    """The people who look at the deal that has just been scored, and their time limit."""

    __slots__ = ("_doc", "_looking", "_people", "deal", "more", "until")

    def __init__(self, doc: RoomDoc, people: People, deals: int) -> None:
        """Start with the number of `deals` scored at the table."""
        self.deal = deals
        """The number of deals scored."""
        self.until: float | None = None
        """Latest time for the next deal to begin; None: when all who look are ready."""
        self.more = 0
        """Number of extensions."""
        self._doc = doc
        self._people = people
        self._looking = _NOBODY

    @property
    def looking(self) -> tuple[Seat, ...]:
        """The seats that are waited for: those that look and are connected."""
        return tuple(sorted(self._looking & self._people.lingering)) if self._looking else ()

    def follow(self, deals: int, now: float, *, moved: bool) -> None:
        """Update the number of scored deals; while the game goes on, the connected people may look at a new one."""
        playing = self._doc.phase == "playing"
        if deals > self.deal and playing and self._doc.settings.clock != "days":
            self._begin(now)
        elif deals != self.deal or not playing or (moved and not self.looking):
            self.clear()
        self.deal = deals

    def _begin(self, now: float) -> None:
        self.clear()
        self._looking = frozenset(self._people.lingering)
        if self._looking and any(self._people.here(each) for each in set(self._doc.people) - self._looking):
            self.until = now + LOOK

    def go_on(self, seat: Seat, now: float) -> None:
        """Note that the person of a seat is ready."""
        self._looking -= {seat}
        if self.looking and self.until is None:
            self.until = now + LOOK

    def come(self, viewer: Viewer) -> None:
        """Note a new connection: a seat that was looking goes on looking, until its page says otherwise."""
        viewer.lingers = viewer.seat in self._looking

    def leave(self, seat: Seat | None) -> None:
        """Stop waiting for a person who has gone, if others are present; otherwise keep the pause for the return."""
        if self._people.attended and seat is not None and not self._people.here(seat):
            self._looking -= {seat}

    def have_more(self) -> None:
        """Extend the time to look, a few times."""
        if self.until is not None and self.more < MOST:
            self.until += LOOK
            self.more += 1

    def ends(self, now: float) -> bool:
        """End the pause if its time is over; return whether it has ended."""
        over = self.until is not None and (now >= self.until or not self.looking)
        if over:
            self.clear()
        return over

    def clear(self) -> None:
        """End the pause."""
        self._looking = _NOBODY
        self.until, self.more = None, 0
