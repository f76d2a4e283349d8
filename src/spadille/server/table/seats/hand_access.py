"""Access to hands: a person who has seen one hand of a deal never sees another hand of it.

A deal is identified by the number of chance moves before it: after going back and playing on, the same cards are dealt
under the same number. A person who takes a seat in a running deal plays from the next deal that nobody has seen yet.
So does a browser that opens a seat by a link after it has looked at another one.
"""

from __future__ import annotations

from collections.abc import Sequence

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.games import GAMES
from spadille.server.store.document import Eye, RoomDoc

_MOST_EYES = 64
"""Maximum number of browsers that a table remembers; a link opened in more of them concerns only its seat."""


class Hands:
    """The deals of a table, and who may see which hand of them."""

    __slots__ = ("_begun", "_chances", "_doc", "_private", "_table")

    def __init__(self, doc: RoomDoc, table: Table) -> None:
        self._doc = doc
        self._table = table
        self._private = GAMES[table.game.name].private
        self._begun: list[tuple[int, int]] = []
        """For each deal the number of moves and of chance moves before it."""
        self._chances = 0

    # -- deals -----------------------------------------------------------------------------------

    def follow(self, steps: Sequence[Step]) -> int | None:
        """Note the moves made last; return the index of the first one that belongs to a new deal, or None."""
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
        """Prepare for a person's undo: nobody else is admitted to deals that have been seen."""
        doc = self._doc
        doc.shown = self.unseen
        for eye in doc.eyes.values():
            eye.before = None
            if eye.seat != seat or eye.until is not None:
                eye.since = max(eye.since, doc.shown)

    def back(self) -> None:
        """Forget the deals that the table has gone back from."""
        version = self._table.version
        while self._begun and self._begun[-1][0] >= version:
            self._begun.pop()
        at, chances = self._begun[-1] if self._begun else (0, 0)
        self._chances = chances + sum(seat == NATURE for seat, _ in self._table.log[at:])

    @property
    def unseen(self) -> int:
        """The first deal of which nobody can have seen anything."""
        return max(self._doc.shown, self._chances)

    @property
    def began(self) -> int:
        """The number of moves before the present deal."""
        return self._begun[-1][0] if self._begun else 0

    def first(self, since: int) -> int:
        """Return the number of moves before the first deal that a person plays; `since` identifies that deal."""
        if not since:
            return 0
        return next((version for version, chances in self._begun if chances >= since), self._table.version)

    def _running(self, since: int) -> bool:
        """True if the present deal is that one or a later one."""
        return since == 0 or (bool(self._begun) and self._begun[-1][1] >= since)

    # -- seats -----------------------------------------------------------------------------------

    def newcomer(self) -> int:
        """Return the first deal of a person who sits down now."""
        sealed = self._doc.phase != "gathering" and (self._private or not self._running(self._doc.shown))
        return self.unseen if sealed else 0

    def waits(self, seat: Seat) -> bool:
        """True if the person of a seat enters at a later deal."""
        found = self._doc.seats[seat]
        return found.kind == "person" and not self._running(found.since)

    # -- browsers --------------------------------------------------------------------------------

    def sees(self, browser: str, seat: Seat) -> bool:
        """True if a browser that has this seat may see its hand now."""
        eye = self._doc.eyes.get(browser)
        return not self.waits(seat) and (eye is None or (eye.seat == seat and self._running(eye.since)))

    def since(self, browser: str, seat: Seat) -> int:
        """Return the first deal whose hands a browser has seen at its seat."""
        eye = self._doc.eyes.get(browser)
        return max(self._doc.seats[seat].since, 0 if eye is None else eye.since)

    def look(self, browser: str, seat: Seat) -> bool:
        """Let a browser look at the hands of this seat alone; return whether the document changes."""
        if not browser:
            return False  # a program, or an old browser: its key is of one seat
        eye = self._doc.eyes.get(browser)
        if eye is None:
            self._admit(browser, Eye(seat, self._doc.seats[seat].since))
        elif eye.seat == seat and eye.until is None:
            return False
        else:
            self._doc.eyes[browser] = self._turned(eye, seat) if self.newcomer() else Eye(seat)
        return True

    def seat_of(self, browser: str) -> Seat | None:
        """Return the seat at which a browser has a person's hand, or will have it; None if it has none."""
        eye = self._doc.eyes.get(browser)
        there = eye is not None and eye.until is None and self._doc.seats[eye.seat].kind == "person"
        return eye.seat if eye is not None and there else None

    def remember(self, browser: str, seat: Seat) -> None:
        """Note a browser's former seat if nothing is known of the browser; that seat shows it nothing of this deal."""
        if browser and browser not in self._doc.eyes:
            self._admit(browser, Eye(seat, self.newcomer()))

    def _admit(self, browser: str, eye: Eye) -> None:
        eyes = self._doc.eyes
        if len(eyes) >= _MOST_EYES:
            del eyes[next(iter(eyes))]
        eyes[browser] = eye

    def _turned(self, eye: Eye, seat: Seat) -> Eye:
        """Return the access of a browser that changes its seat in a running game."""
        saw = self._running(eye.since) and (eye.until is None or not self._running(eye.until))
        back = eye if saw else eye.before
        if back is not None and back.seat == seat and (back.until is None or not self._running(back.until)):
            return Eye(seat, back.since)  # the hand that it has seen
        return Eye(seat, self.unseen, before=None if back is None else Eye(back.seat, back.since, back.until))

    def take(self, browser: str, seat: Seat) -> None:
        """Seat a person: a browser that has seen the hand plays on with it, any other enters at a later deal."""
        found, eyes = self._doc.seats[seat], self._doc.eyes
        found.since, known = self.newcomer(), browser in eyes
        self.look(browser, seat)
        if known and self._running(eyes[browser].since):
            found.since = eyes[browser].since

    def leave(self, seat: Seat) -> None:
        """Note that the seat's person leaves: its browsers have seen the hands up to the present deal."""
        for eye in self._doc.eyes.values():
            if eye.seat == seat and eye.until is None:
                eye.until = self.unseen
