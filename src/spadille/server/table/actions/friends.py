"""Keeping in touch: two people at a table who both ask for it are given what lets them see each other later.

Until both have asked, only the one who is asked hears of it. Nothing of it is stored.
"""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.server import say as server
from spadille.server.base.errors import LimitReached, NotNow
from spadille.server.base.pairs import digest, fresh_secret
from spadille.server.protocol.messages import Paired, Wished
from spadille.server.table.actions import say
from spadille.server.table.effects import Effects, Tell
from spadille.server.table.seats.arrivals import own_of
from spadille.server.table.state import TableState
from spadille.server.table.viewer import Viewer


def befriend(t: TableState, viewer: Viewer, seat: Seat) -> Effects[None]:
    """Note that a viewer would like to keep in touch with the person of a seat; if both would, tell both."""
    own = own_of(viewer)
    if seat == own or seat not in t.doc.people:
        raise NotNow(say("no-friend-there"))
    if not viewer.chats.take(t.now.clock):
        raise LimitReached(server("too-fast"))
    wish = t.doc.seats[own].key, t.doc.seats[seat].key
    news = wish not in t.wishes
    _forget_the_gone(t)
    t.wishes.setdefault(wish, fresh_secret())
    if wish[::-1] in t.wishes:
        mine, theirs = t.wishes.pop(wish), t.wishes.pop(wish[::-1])
        yield from _tell_pair(t, own, seat, mine, theirs)
        yield from _tell_pair(t, seat, own, theirs, mine)
    elif news:
        yield from _tell_wish(t, own, [each for each in t.people.viewers if each.own == seat])


def recall(t: TableState, viewer: Viewer) -> Effects[None]:
    """Tell somebody who comes back who would like to keep in touch."""
    if viewer.own is not None:
        key = t.doc.seats[viewer.own].key
        for seat in t.doc.people:
            if (t.doc.seats[seat].key, key) in t.wishes:
                yield from _tell_wish(t, seat, [viewer])


def _tell_wish(t: TableState, by: Seat, to: list[Viewer]) -> Effects[None]:
    """Tell it, unless somebody who may not speak wishes it."""
    muted = by in t.doc.muted or any(each.muted for each in t.people.viewers if each.own == by)
    for each in to if not muted else []:
        yield Tell(each, Wished(by, say("wishes-friend", who=t.doc.seats[by].name)))


def _tell_pair(t: TableState, to: Seat, other: Seat, mine: str, theirs: str) -> Effects[None]:
    """Give all browsers of a seat its half."""
    doc = t.doc.seats[other]
    told = say("are-friends", who=doc.name)
    for each in [each for each in t.people.viewers if each.own == to]:
        yield Tell(each, Paired(other, doc.name, doc.face, doc.colour, mine, digest(theirs), told))


def _forget_the_gone(t: TableState) -> None:
    keys = {seat.key for seat in t.doc.seats}
    t.wishes = {wish: half for wish, half in t.wishes.items() if keys.issuperset(wish)}
