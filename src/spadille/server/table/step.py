"""One step of a table: an input, and all that follows from it."""

from __future__ import annotations

from typing import Any

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.base.errors import Gone, NotAllowed, NotNow
from spadille.server.protocol import wire
from spadille.server.protocol.requests import Answer, Befriend, Claim, Concede, Phrase, React, Skip
from spadille.server.store.document import SeatDoc, own_name
from spadille.server.table import bots, due, game, hints, table_log, timing
from spadille.server.table.actions import agreement, chat, claims, consent, erasing, friends, host_desk, skipping, undo
from spadille.server.table.effects import Effects, End, Erase, Keep, OpenNext, Show, Tell, TellPast
from spadille.server.table.inputs import (
    Advised,
    Again,
    Asked,
    Came,
    Delete,
    EraseName,
    Follow,
    GiveUp,
    Input,
    Judged,
    Look,
    Opened,
    Rename,
    Seal,
    Sit,
    Thought,
    Tick,
    Went,
)
from spadille.server.table.seats import arrivals, seating, seed
from spadille.server.table.seats.arrivals import own_of, seat_of
from spadille.server.table.state import TableState
from spadille.server.table.viewer import DELETED, ELSEWHERE, Viewer


def step(t: TableState, given: Input) -> Effects[Any]:
    """Handle an input; what is to be done comes out effect by effect, and at last the result, if there is one.

    Set `t.now` before the step begins, and again each time it goes on. Raises SpadilleError for a request that is
    refused; the effects before that are valid.
    """
    found = yield from _handle(t, given)
    yield from timing.keep_due(t)
    return found


def _handle(t: TableState, given: Input) -> Effects[Any]:
    match given:
        case Asked(viewer, request):
            yield from _asked(t, viewer, request)
        case Tick():
            yield from due.tick(t)
        case Thought(about, outcome):
            bots.hear(t, about, outcome)
        case Came(viewer):
            yield from _join(t, viewer)
        case Went(viewer):
            yield from _leave(t, viewer)
        case Opened():
            yield from _open(t)
        case Advised():
            yield from hints.advised(t, given)
        case Judged():
            yield from hints.judged(t, given)
        case _:
            return (yield from _called(t, given))


def _called(t: TableState, given: Input) -> Effects[Any]:
    """Handle a call from outside the table, which has a result."""
    match given:
        case Sit(seat, name, fair, comer):
            return (yield from arrivals.sit(t, seat, name, fair, comer))
        case Look(seat, key, comer):
            seating.held(t.doc, seat, key)
            yield from arrivals.look(t, seat, comer)
        case Seal(seat, text):
            yield from seed.seal(t, seat, text)
        case Follow(seat, key, fair):
            if seating.follow(t.doc, seat, key, fair):
                yield Keep()
        case Rename(seat, key, name):
            return (yield from _rename(t, seat, key, name))
        case Again(address):
            return (yield from _again(t, address))
        case GiveUp():
            yield from skipping.give_up(t)
        case Delete(mine):
            yield from _delete(t, mine)
        case EraseName(name):
            return (yield from erasing.erase(t, name))


def _asked(t: TableState, viewer: Viewer, request: wire.Request) -> Effects[None]:
    """Handle a viewer's request."""
    if viewer not in t.people.viewers:
        return  # its connection was refused, or has been ended
    match request:
        case wire.Move(v, text):
            yield from _move(t, seat_of(viewer), v, text)
        case wire.Chat() | Phrase() | React():
            yield from chat.hear(t, viewer, request)
        case wire.Back():
            yield from _come_back(t, seat_of(viewer))
        case wire.Stand():
            yield from host_desk.free(t, "stand", own_of(viewer), viewer)
        case wire.Seal(text):
            yield from seed.seal(t, own_of(viewer), text)
        case wire.Open(part):
            yield from seed.open_part(t, own_of(viewer), part)
        case wire.Undo():
            yield from undo.undo(t, seat_of(viewer), t.came_in(seat_of(viewer), viewer.browser))
        case Claim(show):
            yield from claims.claim(t, seat_of(viewer), show, viewer)
        case Skip():
            yield from skipping.skip(t, seat_of(viewer))
        case Concede():
            yield from skipping.concede(t, seat_of(viewer))
        case Answer(yes):
            yield from agreement.answer(t, seat_of(viewer), yes)
        case Befriend(seat):
            yield from friends.befriend(t, viewer, seat)
        case wire.Look(what):
            yield from timing.look(t, viewer, what)
        case wire.AskHint():
            yield from hints.advise(t, viewer)
        case wire.Teach():
            yield from hints.teach(t, viewer)
        case wire.AskPast():
            own = viewer.seat
            yield TellPast(viewer, own, 0 if own is None else t.came_in(own, viewer.browser))
        case _:
            yield from _host_asked(t, viewer, request)


def _host_asked(t: TableState, viewer: Viewer, request: wire.Request) -> Effects[None]:
    """Handle a request of the host; any person with a seat may ask for another game."""
    hosts = t.people.hosts(viewer, t.now.clock)
    if isinstance(request, wire.Again):
        if not hosts:
            own_of(viewer)
        yield from _again(t, viewer.address)
    elif hosts:
        yield from host_desk.do(t, request, viewer)
    else:
        raise NotAllowed(say("host-only"))


# -- coming and going --------------------------------------------------------------------------------


def _open(t: TableState) -> Effects[None]:
    """Finish what a stopped server may have left unfinished, and set the clocks."""
    if t.doc.phase == "playing" and not seed.awaits_parts(t):
        yield from game.catch_up(t)
    seed.resume(t)
    yield from timing.resume(t)


def _join(t: TableState, viewer: Viewer) -> Effects[None]:
    """Admit a new connection, and send it the log, the chat and its view."""
    yield from arrivals.come(t, viewer)
    kept = [*t.doc.kept]
    closed = t.people.admit(viewer, t.now.clock)
    if t.doc.kept != kept:
        yield Keep()
    if closed is not None:
        yield End(viewer, closed)
        return
    surplus = t.people.surplus(viewer.own)
    if surplus is not None:
        yield End(surplus, ELSEWHERE)
    for told in (*table_log.lines(t.doc), *t.said):
        yield Tell(viewer, told)
    yield from friends.recall(t, viewer)
    t.rest.come(viewer)
    t.visited = t.now.clock
    yield from timing.plan(t)
    yield from game.prepare(t)
    yield Show(viewer)
    timing.show_soon(t)


def _leave(t: TableState, viewer: Viewer) -> Effects[None]:
    seat = viewer.seat
    t.people.leave(viewer, t.now.clock)
    t.rest.leave(seat)
    yield from consent.left(t, seat)
    yield from _people_changed(t)


def _come_back(t: TableState, seat: Seat) -> Effects[None]:
    """Let a person play again; a stand-in bot stops."""
    if seat in t.people.standins:
        t.people.standins -= {seat}
        yield from _people_changed(t)


def _people_changed(t: TableState) -> Effects[None]:
    yield from timing.plan(t)
    timing.show_soon(t)


def _move(t: TableState, seat: Seat, version: int, text: str) -> Effects[None]:
    game.check_running(t)
    chosen = game.checked(t, seat, version, text)
    yield from consent.moves(t, seat)
    yield from _come_back(t, seat)
    yield from game.play(t, seat, chosen)
    t.stood_in.pop(seat, None)  # its person knows now what the bot did


# -- calls from outside ------------------------------------------------------------------------------


def _rename(t: TableState, seat: Seat, key: str, name: str) -> Effects[SeatDoc]:
    """Give a seat's person a name that nobody else has there; everybody is shown it, and told the old one."""
    found = seating.held(t.doc, seat, key)
    if t.doc.phase == "over":
        raise NotNow(say("game-over"))
    if seat in t.doc.muted:
        raise NotAllowed(say("muted-by-host"))  # a name is read by all, as chat is
    before, found.name = found.name, own_name(name, seat, t.doc.seats, found.face)
    if before != found.name:
        yield from table_log.note(t, "rename", seat, name=before)
        yield Keep()
        yield from timing.show(t)
    return found


def _again(t: TableState, address: str) -> Effects[str]:
    """Return the name of the same people's next table; made for this address if there is none, or none any more."""
    if t.doc.phase != "over":
        raise NotNow(say("not-over"))
    name: str = yield OpenNext(t.doc, address)
    if name != t.doc.next_room:
        t.doc.next_room = name
        yield Keep()
        yield from timing.show(t)
    return name


def _delete(t: TableState, mine: Seat | None) -> Effects[None]:
    """Delete the table with all its moves, for its host; refused if other people have seats."""
    if any(seat != mine for seat in t.doc.people):
        raise NotNow(say("not-yours-alone"))
    yield Erase()
    for each in list(t.people.viewers):
        yield End(each, DELETED)
    raise Gone("this table has been deleted")
