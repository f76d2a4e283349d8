"""The seats' parts of the seed: sealed while people gather, opened when the game begins.

A seat that does not open in time is left out by name, and all others seal and open afresh; `docs/notation.md` has the
form. This module changes the room's document accordingly, and has the one clock needed.
"""

from __future__ import annotations

import re
import time
from typing import Final, Protocol

import msgspec

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.fair import commit
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.store.document import MAX_FAIR, Opening, RoomDoc, Silent

PATIENCE: Final = 5.0
"""Seconds that a seat has to seal its part, and then to open it."""
_SEAL: Final = re.compile(r"sha256:[0-9a-f]{64}")


class Actions(Protocol):
    """The actions of a room on changes of the parts."""

    async def keep(self) -> None:
        """Write the document."""

    async def begin_dealing(self) -> None:
        """Deal, as all parts are known."""

    def show(self) -> None:
        """Send every viewer its view."""


def check_seal(given: str) -> None:
    """Raises BadOptions for text that is not a seal."""
    if _SEAL.fullmatch(given) is None:
        raise BadOptions(f'expected a seal such as "sha256:" and 64 hexadecimal digits; got {given[:20]!r}')


class Parts:
    """The parts of the seed of one table, as they are sealed and opened."""

    __slots__ = ("_actions", "_doc", "_stage", "due")

    def __init__(self, doc: RoomDoc, actions: Actions) -> None:
        self._doc = doc
        self._actions = actions
        self.due: float | None = None
        """Time at which the silent seats are left out."""
        self._stage = (0, False)
        """The round, and whether seals are awaited."""

    @property
    def awaited(self) -> bool:
        """True if the game has begun and waits for parts."""
        opening = self._doc.opening
        return self._doc.phase == "playing" and opening is not None and not opening.done

    async def seal(self, seat: Seat, given: str) -> None:
        """Fix a seat's part without telling it."""
        check_seal(given)
        doc, opening = self._doc, self._doc.opening
        if doc.phase == "gathering":
            if doc.seats[seat].seal == given:
                return
            doc.seats[seat] = msgspec.structs.replace(doc.seats[seat], seal=given, fair="")
        elif opening is None or not self.awaited or seat not in opening.expected:
            raise NotNow(say("seal-late"))
        else:
            opening.seals[seat] = given
            opening.expected.remove(seat)
        await self._go_on()

    async def open(self, seat: Seat, part: str) -> None:
        """Open the part that a seat had sealed."""
        opening = self._doc.opening
        if opening is None or not self.awaited or opening.expected:
            raise NotNow(say("no-opening"))
        if opening.parts.get(seat) == part:
            return
        if seat not in opening.seals or seat in opening.parts:
            raise NotAllowed(say("not-sealed"))
        fits = len(part) <= MAX_FAIR and opening.seals[seat] == self._seal(opening.turn, seat, part)
        if not fits:
            raise BadOptions(say("other-part"))
        opening.parts[seat] = part
        await self._go_on()

    async def begin(self) -> None:
        """Fix all seals as the game begins. If nobody has sealed, there is nothing to wait for."""
        doc = self._doc
        if any(each.seal for each in doc.seats):
            doc.opening = Opening(seals={at: each.seal for at, each in enumerate(doc.seats) if each.seal})
            doc.opening.openly = [at for at, each in enumerate(doc.seats) if each.fair and not each.seal]
            self._seal_told(doc.opening)
        await self._go_on()

    def resume(self) -> None:
        """Restart the time limit, after the table was opened from the store."""
        if self.awaited:
            self.due = time.monotonic() + PATIENCE

    async def tick(self) -> None:
        """Leave out the seats that have not answered in time."""
        opening = self._doc.opening
        if not self.awaited:  # the game may have been given up meanwhile
            self.due = None
        if self.due is None or time.monotonic() < self.due or opening is None:
            return
        silent = opening.expected or [seat for seat in opening.seals if seat not in opening.parts]
        for seat in silent:
            opening.left_out.append(Silent(opening.turn, seat, self._doc.seats[seat].name))
        if opening.expected:
            opening.expected = []
        else:
            others = [seat for seat in opening.parts if seat not in opening.openly]
            opening.turn += 1
            opening.expected, opening.seals, opening.parts = others, {}, {}
            self._seal_told(opening)
        await self._go_on()

    async def _go_on(self) -> None:
        """Write the changes, and start what comes next."""
        opening = self._doc.opening
        if opening is not None and not opening.expected and opening.parts.keys() == opening.seals.keys():
            opening.done = True
        await self._actions.keep()
        if self._doc.phase == "gathering":
            self._actions.show()
        elif opening is None or opening.done:
            self.due = None
            await self._actions.begin_dealing()
        else:
            # Sealing and opening have a time limit each; the answer of one seat does not prolong it for the others.
            stage = opening.turn, bool(opening.expected)
            if stage != self._stage:
                self._stage, self.due = stage, time.monotonic() + PATIENCE
            self._actions.show()

    def _seal_told(self, opening: Opening) -> None:
        """Seal the parts that were told openly, so that none can be added later."""
        for seat in opening.openly:
            part = self._doc.seats[seat].fair
            opening.parts[seat] = part
            opening.seals[seat] = self._seal(opening.turn, seat, part)

    def _seal(self, turn: int, seat: Seat, part: str) -> str:
        return commit.seal(self._doc.commit, turn, seat, part)
