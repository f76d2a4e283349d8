"""Taking moves back: who may, to which position, and who has to agree."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.core.words import Text
from spadille.games import GAMES
from spadille.scene.telling import news_of
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.store.document import RoomDoc
from spadille.server.table import game, table_log
from spadille.server.table.actions import consent, say
from spadille.server.table.effects import Effects, Keep
from spadille.server.table.state import Ask, TableState


def offered(t: TableState, seat: Seat, first: int) -> bool:
    """True if a seat may take back its last move, or ask the others to; its person entered at move `first`."""
    if seat not in t.doc.people:
        return False
    at = _last(t, seat, first)
    if at is None or _is_alone(t, seat):
        return at is not None
    return t.ask is None and not t.doc.paused and not _why_not(t.doc, t.table, seat, at)


def _is_alone(t: TableState, seat: Seat) -> bool:
    """True if no other person plays the present deal; those who enter at a later one have seen nothing of it."""
    return all(each == seat or t.people.waits(each) for each in t.doc.people)


def _why_not(doc: RoomDoc, table: Table, seat: Seat, at: int) -> Text:
    """Return why a seat may not ask to take back its last move, made after `at` moves; empty if it may."""
    if any(by == NATURE for by, _ in table.log[at:]):
        return say("dealt-since")
    return say("asked-once") if at <= doc.asked.get(seat, -1) else ""


def _last(t: TableState, seat: Seat, first: int) -> int | None:
    """Return the number of moves before the seat's last one; None if there is none to take back.

    Moves before `first` are not taken back; nor are those of earlier deals, if others wait for the next one.
    """
    if not t.doc.settings.undo or t.doc.phase != "playing":
        return None
    least = first if t.doc.people == [seat] or not _is_alone(t, seat) else max(first, t.hands.began)
    return next((at for at in reversed(range(least, t.table.version)) if t.table.log[at][0] == seat), None)


def undo(t: TableState, seat: Seat, first: int) -> Effects[None]:
    """Take back a lone person's last move, or ask the others; the person entered at move `first`."""
    if not t.doc.settings.undo:
        raise NotAllowed(say("no-taking-back"))
    if not _is_alone(t, seat):
        yield from _ask_back(t, seat, first)
        return
    at = _last(t, seat, first)
    if at is None:
        raise NotAllowed(say("nothing-of-yours"))
    if len(t.doc.people) > 1:
        yield from table_log.note(t, "undo", seat)
    t.hands.undo(seat)
    yield from game.back_to(t, at, seat)


def _ask_back(t: TableState, seat: Seat, first: int) -> Effects[None]:
    doc, table = t.doc, t.table
    at = _last(t, seat, first)
    if at is None:
        raise NotNow(say("nothing-of-yours"))
    stands = _why_not(doc, table, seat, at)
    if stands:
        raise NotNow(stands)
    consent.free(t)
    consent.may_ask(t, seat)
    others = consent.others(t, seat)
    steps = since(table, at)
    if uncovers(table, steps) or table.standing.deals in doc.open_hands.values():
        raise NotNow(say("seen-since"))
    doc.asked[seat] = at
    yield Keep()
    entry, name = GAMES[table.game.name], doc.seats[seat].name
    act = news_of(entry.happened, table.game, steps[:1], None, doc.names(None))[0].words
    yield from consent.put(t, "undo", seat, say("asks-back", who=name, act=act, n=len(steps) - 1), others, at)


def agreed(t: TableState, ask: Ask) -> Effects[None]:
    """Take the moves back, as all others agree."""
    yield from table_log.note(t, "undo", ask.by)
    yield from game.back_to(t, ask.back_to, ask.by)


def since(table: Table, at: int) -> list[Step]:
    """The steps made since a number of moves."""
    then = copy.copy(table)
    then.dealer = None
    then.back(at)
    return [step for seat, move in table.log[at:] for step in then.play(seat, move)]


def uncovers(table: Table, steps: Sequence[Step]) -> bool:
    """True if by these moves a viewer has seen a card that was not played openly: a look, a card passed."""
    return any(_uncovers(table, step) for step in steps)


def _uncovers(table: Table, step: Step) -> bool:
    seats = range(table.game.seats)
    played = _cards(table, step.state, step.seat) & _cards(table, step.after, None)
    return any(_cards(table, step.after, at) - _cards(table, step.state, at) - played for at in seats)


def _cards(table: Table, state: object, viewer: Seat | None) -> frozenset[str]:
    """The cards that a viewer sees; None: a watcher."""
    names = [str(seat) for seat in range(table.game.seats)]
    scene = GAMES[table.game.name].scene(table.game, table.game.view(state, viewer), (), names)
    faces = (face for zone in scene.zones for row in (zone.faces, *zone.rows) for face in row)
    return frozenset(face.card for face in faces if face.card is not None)
