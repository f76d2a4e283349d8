"""Requests of a table's host, some of them also open to a person who stands in for the host."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.server import say as server
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.protocol.requests import Absent, Fill, Free, Mute, Pause, Remove, Start, Watch
from spadille.server.store.document import Did
from spadille.server.table import table_log, timing
from spadille.server.table.actions import consent, say
from spadille.server.table.effects import Effects, End, Keep
from spadille.server.table.seats import hosting, seed
from spadille.server.table.state import TableState
from spadille.server.table.viewer import REMOVED, Viewer


def do(t: TableState, asked: object, actor: Viewer) -> Effects[None]:
    """Run a request of the host, or of a person who stands in for the host; raises RequestRefused."""
    match asked:
        case Start():
            yield from seed.begin(t)
            yield from table_log.note(t, "start", None, actor)
        case Fill(seat, level):
            hosting.fill(t.doc, seat, level)
            yield from table_log.note(t, "fill", seat, actor)
            yield from timing.changed(t)
        case Free(seat, name):
            _check_name(t, seat, name)
            if not actor.host:
                hosting.may_free(t.doc, seat, t.people.here(seat))
            yield from free(t, "free", seat, actor)
        case Pause(on):
            _pause(t, on)
            yield from table_log.note(t, "pause" if on else "go on", None, actor)
            yield from timing.changed(t)
        case Absent(seat, do):
            yield from _absent(t, seat, do, actor)
        case _:
            if not actor.host:
                raise NotAllowed(say("host-watch") if isinstance(asked, Watch) else say("host-only"))
            yield from _own(t, asked, actor)


def _pause(t: TableState, on: bool) -> None:
    """Pause the game, or let it go on; absent persons, and answers, are then waited for as long as usual."""
    if t.doc.phase != "playing":
        raise NotNow(server("no-game"))
    if t.doc.paused and not on:
        t.people.wait_anew(t.now.clock)
        consent.wait_anew(t)
    t.doc.paused = on


def free(t: TableState, did: Did, seat: Seat, actor: Viewer) -> Effects[None]:
    """Free a seat; a bot plays on."""
    name = hosting.free(t.doc, seat)
    t.hands.leave(seat)
    yield from table_log.note(t, did, seat, actor, name)
    yield Keep()
    t.people.freed(seat)
    yield from consent.gone(t, seat, name)
    yield from timing.follow_up(t)


def _own(t: TableState, asked: object, actor: Viewer) -> Effects[None]:
    """Run a request that only the host may make, not a stand-in for the host."""
    match asked:
        case Watch(on):
            hosting.let_watch(t.doc, on)
            t.people.uninvite()
            yield from timing.changed(t)
        case Remove(seat, name):
            yield from _remove(t, _person(t, seat, actor, name), actor)
        case Mute(seat, on, name):
            yield from _mute(t, seat if seat is None else _person(t, seat, actor, name), on)


def _person(t: TableState, seat: Seat, actor: Viewer, name: str | None = None) -> Seat:
    """Check that a seat belongs to another person, of that name if it is given; return it; raises RequestRefused."""
    if not 0 <= seat < len(t.doc.seats):
        raise BadOptions(f"expected a seat from 0 to {len(t.doc.seats) - 1}; got {seat}")
    if t.doc.seats[seat].kind != "person":
        raise NotNow(say("nobody-there"))
    _check_name(t, seat, name)
    if seat == actor.own:
        raise NotAllowed(say("your-own-seat"))
    return seat


def _check_name(t: TableState, seat: Seat, name: str | None) -> None:
    """Check that a seat still has the person that a request means: people may have changed places since."""
    if name is not None and 0 <= seat < len(t.doc.seats) and t.doc.seats[seat].name != name:
        raise NotNow(say("seat-changed", who=t.doc.seats[seat].name))  # the other name may be any text


def _absent(t: TableState, seat: Seat, do: str, actor: Viewer) -> Effects[None]:
    """Decide about a seat whose person is away; the host may let a bot play for a present one too."""
    doc, people = t.doc, t.people
    _person(t, seat, actor)
    if doc.phase != "playing":
        raise NotNow(server("no-game"))
    if people.here(seat) and not (actor.host and do == "bot"):
        raise NotNow(say("here", who=doc.seats[seat].name))
    if seat in doc.kept:
        doc.kept.remove(seat)
    people.wait_as_usual(seat)
    match do:
        case "bot":
            yield from table_log.note(t, "bot", seat, actor)
            yield from timing.put_in(t, {seat})
        case "wait":
            t.clocks.anew(seat)
            people.wait_for(seat, t.now.clock)
            people.standins -= {seat}
        case "keep":
            t.clocks.anew(seat)
            doc.kept.append(seat)
            people.standins -= {seat}
    yield from timing.changed(t)


def _remove(t: TableState, seat: Seat, actor: Viewer) -> Effects[None]:
    doc = t.doc
    hosting.check_changes(doc)
    gone = [each for each in t.people.viewers if each.own == seat]
    known = [*doc.barred, *hosting.browsers_at(doc, seat), *(each.browser for each in gone if each.browser)]
    doc.barred = list(dict.fromkeys(known))[-hosting.MOST_BROWSERS :]
    for each in dict.fromkeys([*gone, *t.people.unwelcome]):
        yield End(each, REMOVED)
    yield from free(t, "remove", seat, actor)


def _mute(t: TableState, seat: Seat | None, on: bool) -> Effects[None]:
    others = [each for each in t.doc.muted if each != seat]
    t.doc.muted = [*others, seat] if on else others
    if not on:
        heard = t.doc.silenced if seat is None else hosting.browsers_at(t.doc, seat)
        t.doc.silenced = [each for each in t.doc.silenced if each not in heard]
    yield from timing.changed(t)
