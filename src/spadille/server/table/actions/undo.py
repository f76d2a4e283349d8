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


def undo_to(doc: RoomDoc, table: Table, seat: Seat | None, first: int = 0) -> int | None:
    """Return the number of moves before the seat's last one, if its person plays alone and may undo; None if not.

    `first` is the number of moves when the person entered: moves of others before that are not undone.
    """
    if seat is None or doc.people != [seat]:
        return None
    return _last(doc, table, seat, first)


def asks_back_to(doc: RoomDoc, table: Table, seat: Seat | None, first: int = 0) -> int | None:
    """Return the same for a person who plays with others, and has to ask them; None if there is nothing to ask for.

    There is nothing if chance has moved since (a card dealt or turned up, a new deal), or it was asked for before.
    """
    if seat is None or seat not in doc.people or len(doc.people) < 2:
        return None
    at = _last(doc, table, seat, first)
    return None if at is None or _why_not(doc, table, seat, at) else at


def _why_not(doc: RoomDoc, table: Table, seat: Seat, at: int) -> Text:
    """Return why a seat may not ask to take back its last move, made after `at` moves; empty if it may."""
    if any(by == NATURE for by, _ in table.log[at:]):
        return say("dealt-since")
    return say("asked-once") if at <= doc.asked.get(seat, -1) else ""


def _last(doc: RoomDoc, table: Table, seat: Seat, first: int) -> int | None:
    if not doc.settings.undo or doc.phase != "playing":
        return None
    return next((at for at in reversed(range(first, table.version)) if table.log[at][0] == seat), None)


def undo(t: TableState, seat: Seat, first: int) -> Effects[None]:
    """Take back a lone person's last move, or ask the others; the person entered at move `first`.

    Others who enter at a later deal have seen nothing of this one, and are not asked.
    """
    if not t.doc.settings.undo:
        raise NotAllowed(say("no-taking-back"))
    if any(each != seat and not t.people.waits(each) for each in t.doc.people):
        yield from _ask_back(t, seat, first)
        return
    at = _last(t.doc, t.table, seat, first)
    if at is None:
        raise NotAllowed(say("nothing-of-yours"))
    t.hands.undo(seat)
    yield from game.back_to(t, at, seat)


def _ask_back(t: TableState, seat: Seat, first: int) -> Effects[None]:
    doc, table = t.doc, t.table
    at = _last(doc, table, seat, first)
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
