"""The while after a deal in which people look at what it has come to, before the next one begins.

Only those look who have said that they do (a page that shows the panel of a deal); bots wait for them, programs and
tables without such people do not. Nobody can hold a table: alone one waits as long as one likes, but where others play
it goes on thirty seconds after the first of them could go on.
"""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat
from spadille.server.store.document import RoomDoc
from spadille.server.table.connection import Connection
from spadille.server.table.seats.presence import People

LOOK: Final = 30.0
"""Seconds that the last ones may look, from when the first goes on."""
_NOBODY: Final[frozenset[Seat]] = frozenset()
MOST: Final = 10
"""So many times those seconds may be had again."""


class Rest:
    """Who looks at the deal that has just been scored, and until when."""

    __slots__ = ("_doc", "_looking", "_people", "deal", "more", "until")

    def __init__(self, doc: RoomDoc, people: People, deals: int) -> None:
        """`deals` have been scored at the table."""
        self.deal = deals
        """The last that was scored."""
        self.until: float | None = None
        """When the next deal begins at the latest; None: not before those who look go on."""
        self.more = 0
        """How often more time was had."""
        self._doc = doc
        self._people = people
        self._looking = _NOBODY

    @property
    def looking(self) -> tuple[Seat, ...]:
        """The seats that are waited for: those that look and are here."""
        return tuple(sorted(self._looking & self._people.lingering)) if self._looking else ()

    def follow(self, deals: int, now: float, *, moved: bool) -> None:
        """So many deals have been scored; a new one is looked at by those who are here for it."""
        if deals > self.deal and self._doc.phase == "playing" and self._doc.settings.clock != "days":
            self._begin(now)
        elif deals != self.deal or (moved and not self.looking):
            self.clear()
        self.deal = deals

    def _begin(self, now: float) -> None:
        self.clear()
        self._looking = frozenset(self._people.lingering)
        if self._looking and any(self._people.here(each) for each in set(self._doc.people) - self._looking):
            self.until = now + LOOK

    def go_on(self, seat: Seat, now: float) -> None:
        """The person of a seat has looked."""
        self._looking -= {seat}
        if self.looking and self.until is None:
            self.until = now + LOOK

    def come(self, viewer: Connection) -> None:
        """Somebody has come: whoever was looking goes on looking, until its page says otherwise."""
        viewer.lingers = viewer.seat in self._looking

    def leave(self, seat: Seat | None) -> None:
        """A person has gone: where others are there, nobody waits for it; else it finds all as it was."""
        if self._people.attended and seat is not None and not self._people.here(seat):
            self._looking -= {seat}

    def have_more(self) -> None:
        """Those who look have more time, a few times."""
        if self.until is not None and self.more < MOST:
            self.until += LOOK
            self.more += 1

    def ends(self, now: float) -> bool:
        """The time of those who look is over, as of now."""
        over = self.until is not None and (now >= self.until or not self.looking)
        if over:
            self.clear()
        return over

    def clear(self) -> None:
        """Nobody looks."""
        self._looking = _NOBODY
        self.until, self.more = None, 0
