"""The log of a table: who sat down, left and was removed in a running game, and acts in the host's place."""

from __future__ import annotations

from typing import Literal

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import ENGLISH, Message, speaking
from spadille.server import say
from spadille.server.protocol import wire
from spadille.server.store.document import Act, Did, RoomDoc
from spadille.server.table.connection import Connection
from spadille.server.table.seats.presence import People

_FIRST = 100
_MOST = 300
"""Maximum number of lines to keep; beyond it, the first `_FIRST` and the last ones."""
_SHOWN = 50

_OWN = ("sit", "stand", "undo", "claim", "skip", "concede", "rename")
"""Acts that people do for themselves."""


class Acts:
    """The log of one table. Its lines are part of the document, and so of the record."""

    __slots__ = ("_doc", "_people", "_table")

    def __init__(self, doc: RoomDoc, table: Table, people: People) -> None:
        self._doc = doc
        self._table = table
        self._people = people

    def note(self, did: Did, seat: Seat | None, actor: Connection | None = None, name: str = "") -> None:
        """Write a line, and send it to all; `name` is the former name of the seat, if it has changed."""
        doc = self._doc
        by: Literal["host", "acting host", "player"] = "player"
        if did not in _OWN and actor is not None:
            by = "host" if actor.host else "acting host"
        if doc.phase == "gathering" or (did in ("start", "pause", "go on") and by == "host"):
            return
        name = name or ("" if seat is None else doc.seats[seat].name)
        acting = "" if actor is None or actor.own is None else doc.seats[actor.own].name
        if did == "rename" and seat is not None:
            acting = doc.seats[seat].name
        with speaking(ENGLISH):
            words = str(_words(did, by, name, acting))
        act = Act(self._table.version, did, by, seat, words, name, acting)
        doc.acts.append(act)
        if len(doc.acts) > _MOST:
            del doc.acts[_FIRST]
        for each in self._people.connections:
            each.tell(_told(act))

    @property
    def lines(self) -> list[wire.Noted]:
        """The last lines, for new connections."""
        return [_told(act) for act in self._doc.acts[-_SHOWN:]]


def _words(did: Did, by: str, name: str, actor: str) -> Message:
    """The text of a line."""
    who = say("the-host")
    if actor:
        who = say("acts-for-host", name=actor) if by == "acting host" else say("acts-as-host", name=actor)
    return {
        "sit": say("act-sit", name=name),
        "stand": say("act-stand", name=name),
        "fill": say("act-fill", who=who, name=name),
        "free": say("act-free", who=who, name=name),
        "bot": say("act-bot", who=who, name=name),
        "remove": say("act-remove", who=who, name=name),
        "undo": say("act-undo", name=name),
        "claim": say("act-claim", name=name),
        "skip": say("act-skip", name=name),
        "concede": say("act-concede", name=name),
        "start": say("act-start", who=who),
        "pause": say("act-pause", who=who),
        "go on": say("act-go-on", who=who),
        "rename": say("act-rename", name=name, now=actor),
    }[did]


def _told(act: Act) -> wire.Noted:
    """Return a line as a message: its words are made for each viewer."""
    text = act.words if act.name is None else _words(act.did, act.by, act.name, act.actor)
    return wire.Noted(act.at, act.did, act.by, act.seat, text)
