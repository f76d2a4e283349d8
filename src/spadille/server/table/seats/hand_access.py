"""Which hand whom is shown: nobody who has seen one hand of a deal comes to see another hand of it.

A deal is known by how many chance moves came before it: going back and playing on deals the same cards under the same
number. A seat taken in a running deal is its person's from the next deal that nobody has seen yet, and so is a seat
that a browser comes to by a link after it has looked at another.
"""

from __future__ import annotations

from collections.abc import Sequence

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.games import GAMES
from spadille.server.store.document import Eye, RoomDoc

_MOST_EYES = 64
"""So many browsers a table remembers; a link opened in still more of them is one seat's own affair."""


class Seals:
    """What has been dealt at a table, and who may see a hand of it."""

    __slots__ = ("_begun", "_chances", "_doc", "_private", "_table")

    def __init__(self, doc: RoomDoc, table: Table) -> None:
        self._doc = doc
        self._table = table
        self._private = GAMES[table.game.name].private
        self._begun: list[tuple[int, int]] = []
        """Each deal: how many moves, and how many chance moves, came before it."""
        self._chances = 0

    # -- deals -----------------------------------------------------------------------------------

    def follow(self, steps: Sequence[Step]) -> int | None:
        """These moves have been made last; from which of them on they belong to a new deal, if one has begun."""
        began = None
        for at, step in enumerate(steps):
            if step.seat != NATURE:
                continue
            if self._table.game.layout(step.state):
                self._begun.append((self._table.version - len(steps) + at, self._chances))
                began = at
            self._chances += 1
        return began

    def undo(self, seat: Seat) -> None:
        """The person of a seat goes back: nobody else comes into the deals that have been seen."""
        doc = self._doc
        doc.shown = self.unseen
        for eye in doc.eyes.values():
            eye.before = None
            if eye.seat != seat or eye.until is not None:
                eye.since = max(eye.since, doc.shown)

    def back(self) -> None:
        """The table has gone back."""
        version = self._table.version
        while self._begun and self._begun[-1][0] >= version:
            self._begun.pop()
        at, chances = self._begun[-1] if self._begun else (0, 0)
        self._chances = chances + sum(seat == NATURE for seat, _ in self._table.log[at:])

    @property
    def unseen(self) -> int:
        """The first deal of which nobody can have seen anything."""
        return max(self._doc.shown, self._chances)

    def first(self, since: int) -> int:
        """After how many moves whoever plays from a deal on began."""
        if not since:
            return 0
        return next((version for version, chances in self._begun if chances >= since), self._table.version)

    def _running(self, since: int) -> bool:
        """The present deal is that one or a later one."""
        return since == 0 or (bool(self._begun) and self._begun[-1][1] >= since)

    # -- seats -----------------------------------------------------------------------------------

    def newcomer(self) -> int:
        """From which deal on somebody plays who sits down now."""
        sealed = self._doc.phase != "gathering" and (self._private or not self._running(self._doc.shown))
        return self.unseen if sealed else 0

    def waits(self, seat: Seat) -> bool:
        """The person of a seat comes in at a later deal."""
        found = self._doc.seats[seat]
        return found.kind == "person" and not self._running(found.since)

    # -- browsers --------------------------------------------------------------------------------

    def sees(self, browser: str, seat: Seat) -> bool:
        """A browser whose seat this is may see its hand now."""
        eye = self._doc.eyes.get(browser)
        return not self.waits(seat) and (eye is None or (eye.seat == seat and self._running(eye.since)))

    def since(self, browser: str, seat: Seat) -> int:
        """From which deal on a browser has seen the hands of its seat."""
        eye = self._doc.eyes.get(browser)
        return max(self._doc.seats[seat].since, 0 if eye is None else eye.since)

    def look(self, browser: str, seat: Seat) -> bool:
        """From now on a browser looks at the hands of this seat alone; whether that changes the document."""
        if not browser:
            return False  # a program, or a browser of old: its key is of one seat
        eyes, eye = self._doc.eyes, self._doc.eyes.get(browser)
        if eye is not None and eye.seat == seat and eye.until is None:
            return False
        if eye is None and len(eyes) >= _MOST_EYES:
            del eyes[next(iter(eyes))]
        eyes[browser] = Eye(seat) if eye is None or not self.newcomer() else self._turned(eye, seat)
        return True

    def _turned(self, eye: Eye, seat: Seat) -> Eye:
        """An eye that has looked at one seat in a running game, on the seat that it looks at from now on."""
        saw = self._running(eye.since) and (eye.until is None or not self._running(eye.until))
        back = eye if saw else eye.before
        if back is not None and back.seat == seat and (back.until is None or not self._running(back.until)):
            return Eye(seat, back.since)  # the hand that it has seen
        return Eye(seat, self.unseen, before=None if back is None else Eye(back.seat, back.since, back.until))

    def take(self, browser: str, seat: Seat) -> None:
        """A person has sat down: who has seen the hand goes on with it, anybody else comes in at a later deal."""
        known = browser in self._doc.eyes
        self.look(browser, seat)
        eye = self._doc.eyes.get(browser) if known else None
        self._doc.seats[seat].since = eye.since if eye is not None and self._running(eye.since) else self.newcomer()

    def leave(self, seat: Seat) -> None:
        """The seat's person goes: those who looked at its hands have seen those up to the present deal."""
        for eye in self._doc.eyes.values():
            if eye.seat == seat and eye.until is None:
                eye.until = self.unseen
