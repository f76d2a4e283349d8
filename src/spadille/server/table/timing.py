"""Timed events of a table: clocks that run out, bots that move, stand-ins for absent people, and what is shown when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from spadille.core.contract import Seat
from spadille.core.table import Step
from spadille.server.table import bots
from spadille.server.table.effects import Effects, End, Keep, Show
from spadille.server.table.state import TableState
from spadille.server.table.viewer import CLOSED, Viewer

SOON: Final = 0.05
"""Seconds in which arrivals and departures are gathered into one update."""
ALONE_PACE: Final = 0.5
"""Minimum seconds that a bot takes for a move if no person plays."""
ALONE_FOR: Final = 3600.0
"""Seconds for which bots play on alone after somebody has connected to watch."""
_SAME: Final = 10.0
"""Difference in seconds from which the end of a clock in days is stored again: the computer's clocks drift."""
ALONE_MOVES: Final = 40.0
"""Moves a second at all tables together without persons: the more such tables, the slower each."""


def is_running(t: TableState) -> bool:
    """True if the game goes on now: it waits for nobody but those who must move."""
    doc = t.doc
    if doc.phase != "playing" or doc.paused or t.rest.looking or t.ask is not None:
        return False
    if doc.people:
        return in_days(t) or t.people.attended
    return t.people.attended and t.now.clock < t.visited + ALONE_FOR


def plays_alone(t: TableState) -> bool:
    """True if only bots play here, for somebody who watches."""
    return not t.doc.people and is_running(t)


def in_days(t: TableState) -> bool:
    """True if people have days for a move, and need not be here."""
    return t.doc.settings.clock == "days"


def waiting(t: TableState) -> list[Seat]:
    """The seats whose persons must move."""
    return [seat for seat in t.table.deciding if not t.people.run_by_bot(seat)]


def missed(t: TableState, seat: Seat) -> float | None:
    """The time at which a bot stands in for an absent person; None with a clock in days."""
    return None if in_days(t) else t.people.missed(seat)


def _pace(t: TableState) -> float:
    """Seconds that a bot takes for a move; bots among themselves give way to tables with people."""
    if t.doc.people:
        return t.doc.settings.pace
    return max(t.doc.settings.pace, ALONE_PACE, t.now.load.alone / ALONE_MOVES)


def plan(t: TableState, mover: Seat | None = None) -> Effects[None]:
    """Update the clocks and the next bot move; `mover` has just moved."""
    now = t.now.clock
    t.rest.follow(t.deals, now, moved=mover is not None)
    if mover in t.people.returning:
        t.people.standins -= {mover}
        t.people.returning -= {mover}
    running = is_running(t)
    if mover is not None or not running:
        t.bot_at = None
    if not running:
        if mover is not None:  # the move ended a deal, which people look at now
            t.clocks.follow(waiting(t), now, mover)
        t.clocks.stop(now)
        return
    t.clocks.go(now)
    t.clocks.follow(waiting(t), now, mover)
    if late := t.clocks.late(now):  # a bot makes this move, or who comes back again and again puts it off
        t.people.standins |= late
        t.people.returning |= late
        t.clocks.follow(waiting(t), now)
    if not any(t.people.run_by_bot(seat) for seat in t.table.deciding):
        t.bot_at = None
    elif t.bot_at is None:
        wait = 0.0 if t.left_to_bots else (yield from bots.think_ahead(t, _pace(t)))
        t.bot_at = now + wait


def due(t: TableState) -> float | None:
    """The time of the next event, or None."""
    times = [t.show_at, t.rest.until, t.ask_due, t.parts_due, t.people.acting_due]
    if is_running(t):
        if not t.doc.people:
            times.append(t.visited + ALONE_FOR)  # bots among themselves stop then
        times += [t.bot_at, t.clocks.next, *(missed(t, seat) for seat in waiting(t))]
    return min((each for each in times if each is not None), default=None)


def resume(t: TableState) -> Effects[None]:
    """Restore the clock in days and its stand-ins from the document."""
    doc = t.doc
    if doc.standins:
        t.people.standins |= set(doc.standins) & set(doc.people)
    yield from plan(t)
    if doc.due is not None:
        t.clocks.resume(doc.due - t.now.date, t.now.clock)


def keep_due(t: TableState) -> Effects[None]:
    """With a clock in days, write when the time is over and which seats bots play: the table may close before."""
    doc = t.doc
    if not in_days(t) or doc.phase != "playing":
        return
    ends, standins = t.clocks.next, sorted(t.people.standins)
    date = None if ends is None else t.now.date + ends - t.now.clock
    same = date == doc.due if date is None or doc.due is None else abs(date - doc.due) < _SAME
    if not same or standins != doc.standins:
        doc.due, doc.standins = date, standins
        yield Keep()


def put_in(t: TableState, seats: set[Seat]) -> Effects[None]:
    """Let bots play for the persons of these seats from now on."""
    t.people.standins |= seats
    t.people.returning -= seats
    yield from plan(t)


def away(t: TableState, seat: Seat) -> float | None:
    """Seconds until a bot stands in for an absent person who must move; None if it does not."""
    if not is_running(t) or seat not in waiting(t) or t.people.here(seat):
        return None
    times = [each for each in (missed(t, seat), t.clocks.due(seat)) if each is not None]
    return round(max(0.0, min(times) - t.now.clock), 1) if times else None


def look(t: TableState, viewer: Viewer, what: Literal["on", "off", "next", "more"]) -> Effects[None]:
    """Handle a viewer's message: deal results are shown or not (on, off), ready (next), more time (more)."""
    if what in ("on", "off"):
        viewer.lingers = what == "on"
    elif what == "next" and viewer.seat is not None:
        t.rest.go_on(viewer.seat, t.now.clock)
    elif viewer.seat in t.rest.looking:
        t.rest.have_more()
    yield from plan(t)
    show_soon(t)


# -- showing -----------------------------------------------------------------------------------------


def show_soon(t: TableState) -> None:
    """Send every viewer its view in a moment, together with other changes until then."""
    if t.show_at is None:
        t.show_at = t.now.clock + SOON


def show(t: TableState, steps: Sequence[Step] = (), began: int = 0) -> Effects[None]:
    """Send every viewer its view and the events; newcomers get only the events after `began`."""
    t.show_at = None
    yield Show(None, steps, began)


def changed(t: TableState) -> Effects[None]:
    """Write the changed document, send away viewers who may no longer look on, and show the table."""
    yield Keep()
    yield from follow_up(t)


def follow_up(t: TableState) -> Effects[None]:
    """Send away viewers who may no longer look on, and show the table, as its document has changed."""
    yield from send_away(t)
    yield from plan(t)
    yield from show(t)


def send_away(t: TableState) -> Effects[None]:
    """End the connections of viewers who may no longer look on."""
    for each in t.people.unwelcome:
        yield End(each, CLOSED)
