"""Erasing a person's name from a table: from its seats, from its log, and from the facts about the seed."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from spadille.core.contract import Seat
from spadille.scene.names import usual_names
from spadille.server.store.document import Act, RoomDoc, Silent
from spadille.server.table import table_log, timing
from spadille.server.table.effects import Effects, Keep
from spadille.server.table.state import TableState

_SOMEBODY: Final = "somebody"
"""Stands for an erased name where a table tells what has happened."""


def erase(t: TableState, name: str) -> Effects[int]:
    """Remove a person's name, also where its person has left or has another name now; return how often it was there."""
    doc, found = t.doc, mentions(t.doc, name)
    if found or any(each.name == name for each in t.said):
        t.said.clear()  # nobody who connects later is told it
    if not found:
        return 0
    usual = usual_names(len(doc.seats))
    for seat in seats_of(doc, name):
        doc.seats[seat].name = usual[seat]
    doc.acts = [_without(name, act) if tells_of(act, name) else act for act in doc.acts]
    if doc.opening is not None:
        doc.opening.left_out = [replace(each, name=_SOMEBODY) if each.name == name else each for each in _silent(doc)]
    yield Keep()
    yield from timing.show(t)
    return found


def mentions(doc: RoomDoc, name: str) -> int:
    """Return how often a person's name is in a table's document."""
    seats = len(seats_of(doc, name))
    if name in ("", _SOMEBODY):
        return seats  # the log tells of nobody by these
    return seats + sum(tells_of(act, name) for act in doc.acts) + sum(each.name == name for each in _silent(doc))


def seats_of(doc: RoomDoc, name: str) -> list[Seat]:
    """Return the seats whose persons have a name now."""
    return [seat for seat in doc.people if doc.seats[seat].name == name]


def former_seats_of(doc: RoomDoc, name: str) -> list[Seat]:
    """Return the other seats at which the log or the facts about the seed tell of a name."""
    told = {act.seat for act in doc.acts if act.seat is not None and name in _at_seat(act)}
    return sorted((told | {each.seat for each in _silent(doc) if each.name == name}) - set(seats_of(doc, name)))


def tells_of(act: Act, name: str) -> bool:
    """True if a line of the log has a person's name."""
    if act.name is None:
        return _whole(name).search(act.words) is not None
    return name == act.actor or name in _at_seat(act)


def _at_seat(act: Act) -> tuple[str | None, ...]:
    """The names that the person of a line's seat had before it and after it; none if a bot was put there."""
    if act.did == "fill":
        return ()
    return (act.name, act.actor) if act.did == "rename" else (act.name,)


def _without(name: str, act: Act) -> Act:
    """Return a line of the log without this name."""
    if act.name is None:
        return replace(act, words=_whole(name).sub(_SOMEBODY, act.words))
    called, actor = (_SOMEBODY if each == name else each for each in (act.name, act.actor))
    return table_log.written(act.at, act.did, act.by, act.seat, called, actor)


def _whole(name: str) -> re.Pattern[str]:
    """The name as whole words, as an earlier version wrote it into its sentences."""
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _silent(doc: RoomDoc) -> list[Silent]:
    """The seats that were left out of the seed."""
    return [] if doc.opening is None else doc.opening.left_out
