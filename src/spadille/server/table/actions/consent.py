"""Requests of one person that the others at a table must agree to: all of them, and silence means no.

Only one request is open at a time. Meanwhile clocks and bots stand still.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from spadille.core.contract import Seat
from spadille.core.words import Name, Text
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.table import timing
from spadille.server.table.actions import say
from spadille.server.table.effects import Effects, Tell
from spadille.server.table.state import Ask, TableState

SILENCE: Final = 20.0
"""Seconds after which silence means no."""


def free(t: TableState) -> None:
    """Raise NotNow in a pause, and while another request is open."""
    if t.doc.paused:
        raise NotNow(say("in-a-pause"))
    if t.ask is not None:
        raise NotNow(say("one-at-a-time"))


def may_ask(t: TableState, seat: Seat) -> None:
    """Raise NotNow for a seat that was refused and has not moved since: a request stops the game."""
    if t.refused.get(seat) == _moves_of(t, seat):
        raise NotNow(say("asked-just-now"))


def _moves_of(t: TableState, seat: Seat) -> int:
    return sum(by == seat for by, _ in t.table.log)


def others(t: TableState, seat: Seat) -> list[Seat]:
    """Return all other persons of this deal; raises NotNow unless all of them are present."""
    found = [each for each in t.doc.people if each != seat and not t.people.waits(each)]
    for each in found:
        if not t.people.here(each) or each in t.people.standins:
            raise NotNow(say("not-all-here", who=t.doc.seats[each].name))
    return found


def put(t: TableState, what: Name, by: Seat, text: Text, waits: Collection[Seat], back_to: int = 0) -> Effects[None]:
    """Ask these seats."""
    t.ask = Ask(what, by, text, set(waits), t.now.clock + SILENCE, back_to)
    yield from _stand_still_or_go_on(t)


def wait_anew(t: TableState) -> None:
    """Give those who are asked the usual time again, after a pause."""
    if t.ask is not None:
        t.ask.until = t.now.clock + SILENCE


def agree(t: TableState) -> Effects[Ask]:
    """Close the request, as everybody agrees; return it, to be carried out."""
    ask = t.ask
    assert ask is not None, "something is asked"
    yield from _end(t, ask, say("all-agree"), agreed=True)
    return ask


def silence(t: TableState) -> Effects[None]:
    """Close the request, as its time is over."""
    if t.ask is not None:
        waits = sorted(t.ask.waits)
        yield from close(t, say("silence", who=t.doc.seats[waits[0]].name, n=len(waits)))


def close(t: TableState, why: Text) -> Effects[None]:
    """Close the request as refused."""
    if t.ask is not None:
        t.refused[t.ask.by] = _moves_of(t, t.ask.by)
        yield from _end(t, t.ask, why, agreed=False)


def _end(t: TableState, ask: Ask, why: Text, *, agreed: bool) -> Effects[None]:
    t.ask = None
    yield Tell(None, wire.Answered(ask.what, ask.by, agreed, why))
    yield from _stand_still_or_go_on(t)


def _stand_still_or_go_on(t: TableState) -> Effects[None]:
    yield from timing.plan(t)
    timing.show_soon(t)


def left(t: TableState, seat: Seat | None) -> Effects[None]:
    """Note that a connection of a seat has ended, perhaps its person's last one."""
    if seat is not None and not t.people.here(seat):
        yield from gone(t, seat, t.doc.seats[seat].name)


def gone(t: TableState, seat: Seat, name: str) -> Effects[None]:
    """Note that a person has gone: its request ends, and an answer it owes counts as no."""
    if t.ask is not None and seat in {t.ask.by, *t.ask.waits}:
        yield from close(t, say("has-gone", who=name))


def moves(t: TableState, seat: Seat) -> Effects[None]:
    """Prepare for a person's move: it ends the person's own request; all others must answer first."""
    if t.ask is None:
        return
    if seat != t.ask.by:
        raise NotNow(say("answer-first", who=t.doc.seats[t.ask.by].name))
    yield from close(t, say("asks-no-more", who=t.doc.seats[seat].name))
