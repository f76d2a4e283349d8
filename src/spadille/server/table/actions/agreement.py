"""Answers to a person's request, which is carried out when everybody agrees."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.table import timing
from spadille.server.table.actions import claims, consent, say, skipping, undo
from spadille.server.table.effects import Effects
from spadille.server.table.state import Ask, TableState


def answer(t: TableState, seat: Seat, yes: bool) -> Effects[None]:
    """Record the answer of a seat's person."""
    if t.ask is None:
        raise NotNow(say("nothing-asked"))
    if t.doc.paused:
        raise NotNow(say("in-a-pause"))
    if seat not in t.ask.waits:
        raise NotAllowed(say("not-yours-to-answer"))
    t.ask.waits.discard(seat)
    if not yes:
        yield from consent.close(t, say("says-no", who=t.doc.seats[seat].name))
    elif t.ask.waits:
        timing.show_soon(t)
    else:
        yield from _carry_out(t, (yield from consent.agree(t)))


def _carry_out(t: TableState, ask: Ask) -> Effects[None]:
    match ask.what:
        case "undo":
            yield from undo.agreed(t, ask)
        case "claim":
            yield from claims.take(t, ask.by)
        case "skip":
            yield from skipping.finish(t, ask.by)
        case "concede":
            yield from skipping.give_up(t, ask.by)
