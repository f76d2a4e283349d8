"""The seats' parts of the seed: sealed while people gather, opened when the game begins.

A seat that does not open in time is left out by name, and all others seal and open afresh; `docs/notation.md` has the
form. This module changes the table's document accordingly, and sets the one time limit needed.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.fair import commit
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.store.document import MAX_FAIR, Opening, RoomDoc, Silent
from spadille.server.table import game, timing
from spadille.server.table.effects import Effects, Keep
from spadille.server.table.seats import hosting
from spadille.server.table.state import TableState

PATIENCE: Final = 5.0
"""Seconds that a seat has to seal its part, and then to open it."""
_SEAL: Final = re.compile(r"sha256:[0-9a-f]{64}")


def check_seal(given: str) -> None:
    """Raises BadOptions for text that is not a seal."""
    if _SEAL.fullmatch(given) is None:
        raise BadOptions(f'expected a seal such as "sha256:" and 64 hexadecimal digits; got {given[:20]!r}')


def awaits_parts(t: TableState) -> bool:
    """True if the game has begun and waits for parts."""
    opening = t.doc.opening
    return t.doc.phase == "playing" and opening is not None and not opening.done


def seal(t: TableState, seat: Seat, given: str) -> Effects[None]:
    """Fix a seat's part without telling it."""
    check_seal(given)
    doc, opening = t.doc, t.doc.opening
    if doc.phase == "gathering":
        if doc.seats[seat].seal == given:
            return
        doc.seats[seat] = msgspec.structs.replace(doc.seats[seat], seal=given, fair="")
    elif opening is None or not awaits_parts(t) or seat not in opening.expected:
        raise NotNow(say("seal-late"))
    else:
        opening.seals[seat] = given
        opening.expected.remove(seat)
    yield from _go_on(t)


def open_part(t: TableState, seat: Seat, part: str) -> Effects[None]:
    """Open the part that a seat had sealed."""
    opening = t.doc.opening
    if opening is None or not awaits_parts(t) or opening.expected:
        raise NotNow(say("no-opening"))
    if opening.parts.get(seat) == part:
        return
    if seat not in opening.seals or seat in opening.parts:
        raise NotAllowed(say("not-sealed"))
    fits = len(part) <= MAX_FAIR and opening.seals[seat] == commit.seal(t.doc.commit, opening.turn, seat, part)
    if not fits:
        raise BadOptions(say("other-part"))
    opening.parts[seat] = part
    yield from _go_on(t)


def begin(t: TableState) -> Effects[None]:
    """Begin the game: all seals are fixed. If nobody has sealed, there is nothing to wait for."""
    doc = t.doc
    hosting.begin(doc, t.now.date)
    if any(each.seal for each in doc.seats):
        doc.opening = Opening(seals={at: each.seal for at, each in enumerate(doc.seats) if each.seal})
        doc.opening.openly = [at for at, each in enumerate(doc.seats) if each.fair and not each.seal]
        _seal_told(doc, doc.opening)
    yield from _go_on(t)


def resume(t: TableState) -> None:
    """Restart the time limit, after the table was opened from the store."""
    if awaits_parts(t):
        t.parts_due = t.now.clock + PATIENCE


def tick(t: TableState) -> Effects[None]:
    """Leave out the seats that have not answered in time."""
    opening = t.doc.opening
    if not awaits_parts(t):  # the game may have been given up meanwhile
        t.parts_due = None
    if t.parts_due is None or t.now.clock < t.parts_due or opening is None:
        return
    silent = opening.expected or [seat for seat in opening.seals if seat not in opening.parts]
    for seat in silent:
        opening.left_out.append(Silent(opening.turn, seat, t.doc.seats[seat].name))
    if opening.expected:
        opening.expected = []
    else:
        others = [seat for seat in opening.parts if seat not in opening.openly]
        opening.turn += 1
        opening.expected, opening.seals, opening.parts = others, {}, {}
        _seal_told(t.doc, opening)
    yield from _go_on(t)


def _go_on(t: TableState) -> Effects[None]:
    """Write the changes, and start what comes next."""
    opening = t.doc.opening
    if opening is not None and not opening.expected and opening.parts.keys() == opening.seals.keys():
        opening.done = True
    yield Keep()
    if t.doc.phase == "gathering":
        yield from timing.show(t)
    elif opening is None or opening.done:
        t.parts_due = None
        yield from game.begin(t)
    else:
        # Sealing and opening have a time limit each; the answer of one seat does not prolong it for the others.
        stage = opening.turn, bool(opening.expected)
        if stage != t.parts_stage:
            t.parts_stage, t.parts_due = stage, t.now.clock + PATIENCE
        yield from timing.show(t)


def _seal_told(doc: RoomDoc, opening: Opening) -> None:
    """Seal the parts that were told openly, so that none can be added later."""
    for seat in opening.openly:
        part = doc.seats[seat].fair
        opening.parts[seat] = part
        opening.seals[seat] = commit.seal(doc.commit, opening.turn, seat, part)
