"""Handling of what has become due at a table."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.server.table import bot_moves, timing
from spadille.server.table.actions import consent
from spadille.server.table.effects import Effects
from spadille.server.table.seats import seed
from spadille.server.table.state import TableState


def tick(t: TableState) -> Effects[None]:
    """Handle the events that are due."""
    if t.rest.ends(t.now.clock):
        yield from timing.plan(t)
        timing.show_soon(t)
    if (until := t.ask_due) is not None and t.now.clock >= until:
        yield from consent.silence(t)
    if timing.is_running(t):
        yield from _stand_in(t)
        if t.bot_at is not None and t.now.clock >= t.bot_at:
            t.bot_at = None
            yield from bot_moves.move(t)
            yield from timing.plan(t)
    elif t.bot_at is not None:  # nobody has come to watch bots for long
        yield from timing.plan(t)
    if t.people.acting_due is not None and t.now.clock >= t.people.acting_due:
        t.people.acting_from = None
        timing.show_soon(t)
    if t.show_at is not None and t.now.clock >= t.show_at:
        yield from timing.show(t)
    yield from seed.tick(t)


def _stand_in(t: TableState) -> Effects[None]:
    """Let bots play for persons who are away or out of time, until they come back."""
    now = t.now.clock
    ends = {seat: (t.clocks.due(seat), timing.missed(t, seat)) for seat in timing.waiting(t)}
    late: set[Seat] = {seat for seat, times in ends.items() if any(each is not None and now >= each for each in times)}
    if late:
        yield from timing.put_in(t, late)
        yield from timing.show(t)
