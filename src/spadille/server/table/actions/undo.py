"""Permission to take a move back, and the position to go back to."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.games import GAMES
from spadille.server.store.document import RoomDoc


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
    if at is None or at <= doc.asked.get(seat, -1) or any(by == NATURE for by, _ in table.log[at:]):
        return None
    return at


def _last(doc: RoomDoc, table: Table, seat: Seat, first: int) -> int | None:
    if not doc.settings.undo or doc.phase != "playing":
        return None
    return next((at for at in reversed(range(first, table.version)) if table.log[at][0] == seat), None)


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
