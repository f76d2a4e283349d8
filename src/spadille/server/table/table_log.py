"""The log of a table, part of its document and its record: who sat down, left and was removed in a running game."""

from __future__ import annotations

from typing import Literal

from spadille.core.contract import Seat
from spadille.core.words import ENGLISH, Message, speaking
from spadille.server import say
from spadille.server.protocol import wire
from spadille.server.store.document import Act, Did, RoomDoc
from spadille.server.table.effects import Effects, Tell
from spadille.server.table.state import TableState
from spadille.server.table.viewer import Viewer

_FIRST = 100
_MOST = 300
"""Maximum number of lines to keep; beyond it, the first `_FIRST` and the last ones."""
_SHOWN = 50

By = Literal["host", "acting host", "player"]
_OWN = ("sit", "stand", "undo", "claim", "skip", "concede", "rename")
"""Acts that people do for themselves."""


def note(t: TableState, did: Did, seat: Seat | None, actor: Viewer | None = None, name: str = "") -> Effects[None]:
    """Write a line, and send it to all; `name` is the former name of the seat, if it has changed."""
    doc = t.doc
    by: By = "player"
    if did not in _OWN and actor is not None:
        by = "host" if actor.host else "acting host"
    if doc.phase == "gathering" or (did in ("start", "pause", "go on") and by == "host"):
        return
    name = name or ("" if seat is None else doc.seats[seat].name)
    acting = "" if actor is None or actor.own is None else doc.seats[actor.own].name
    if did == "rename" and seat is not None:
        acting = doc.seats[seat].name
    act = written(t.table.version, did, by, seat, name, acting)
    doc.acts.append(act)
    if len(doc.acts) > _MOST:
        del doc.acts[_FIRST]
    yield Tell(None, _noted(act))


def written(at: int, did: Did, by: By, seat: Seat | None, name: str, actor: str) -> Act:
    """Return a line with its words in English, as the record tells it."""
    with speaking(ENGLISH):
        return Act(at, did, by, seat, str(_words(did, by, name, actor)), name, actor)


def lines(doc: RoomDoc) -> list[wire.Noted]:
    """The last lines, for new connections."""
    return [_noted(act) for act in doc.acts[-_SHOWN:]]


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


def _noted(act: Act) -> wire.Noted:
    """Return a line as a message: its words are made for each viewer."""
    text = act.words if act.name is None else _words(act.did, act.by, act.name, act.actor)
    return wire.Noted(act.at, act.did, act.by, act.seat, text)
