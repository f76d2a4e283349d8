"""The log of a table: who came, went and was put out in a running game, and what was done in the host's place."""

from __future__ import annotations

from typing import Literal

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server import wire
from spadille.server.connection import Connection
from spadille.server.document import Act, Did, RoomDoc
from spadille.server.people import People

_FIRST = 100
_MOST = 300
"""So many lines are kept: the first ones and the last ones."""
_SHOWN = 50

_OWN = ("sit", "stand", "undo", "claim", "skip", "concede")
"""What people do for themselves."""


class Acts:
    """The log of one table. Its lines are part of the document, and so of the record."""

    __slots__ = ("_doc", "_people", "_table")

    def __init__(self, doc: RoomDoc, table: Table, people: People) -> None:
        self._doc = doc
        self._table = table
        self._people = people

    def note(self, did: Did, seat: Seat | None, actor: Connection | None = None, name: str = "") -> None:
        """Write a line, and send it to all; `name` is what the seat was called, where that has changed."""
        doc = self._doc
        by: Literal["host", "acting host", "player"] = "player"
        if did not in _OWN and actor is not None:
            by = "host" if actor.host else "acting host"
        if doc.phase == "gathering" or (did in ("start", "pause", "go on") and by == "host"):
            return
        name = name or ("" if seat is None else doc.seats[seat].name)
        act = Act(self._table.version, did, by, seat, _words(did, name, self._who(by, actor)))
        doc.acts.append(act)
        if len(doc.acts) > _MOST:
            del doc.acts[_FIRST]
        for each in self._people.connections:
            each.tell(_told(act))

    @property
    def lines(self) -> list[wire.Noted]:
        """The last lines, for whoever comes."""
        return [_told(act) for act in self._doc.acts[-_SHOWN:]]

    def _who(self, by: str, actor: Connection | None) -> str:
        name = "" if actor is None or actor.own is None else self._doc.seats[actor.own].name
        if by == "acting host":
            return f"{name}, in the host's place,"
        return f"The host, {name}," if name else "The host"


def _words(did: Did, name: str, who: str) -> str:
    return {
        "sit": f"{name} has sat down.",
        "stand": f"{name} has left the table; a bot plays on.",
        "fill": f"{who} has given a seat to {name}, a bot.",
        "free": f"{who} has freed the seat of {name}; a bot plays on.",
        "bot": f"{who} lets a bot play for {name}.",
        "remove": f"{who} has removed {name}; a bot plays on.",
        "undo": f"{name} has taken a move back; everybody agreed.",
        "claim": f"{name} has claimed the tricks that were left.",
        "skip": f"{name} has let bots play the rest of the deal.",
        "concede": f"{name} has given the match up.",
        "start": f"{who} has begun the game.",
        "pause": f"{who} has paused the game.",
        "go on": f"{who} has resumed the game.",
    }[did]


def _told(act: Act) -> wire.Noted:
    return wire.Noted(act.at, act.did, act.by, act.seat, act.words)
