"""What people say at a table."""

from __future__ import annotations

from spadille.server import wire
from spadille.server.connection import Connection
from spadille.server.document import RoomDoc
from spadille.server.refusals import LimitReached, NotAllowed
from spadille.server.words import say

_MAX_CHAT = 200
_CHATS_KEPT = 50


class Talk:
    """The last lines of a table's chat, as they go over the wire."""

    __slots__ = ("_doc", "lines")

    def __init__(self, doc: RoomDoc) -> None:
        self._doc = doc
        self.lines: list[bytes] = []

    def say(self, speaker: Connection, text: str) -> bytes | None:
        """What all are to be sent; None where nothing is left to be said."""
        if not self._doc.settings.chat:
            raise NotAllowed(say("no-chat"))
        if speaker.muted():
            raise NotAllowed(say("muted"))
        if speaker.own in self._doc.muted:
            raise NotAllowed(say("muted-by-host"))
        if not speaker.chats.take():
            raise LimitReached(say("too-fast"))
        words = "".join(each for each in " ".join(text.split()) if each.isprintable())[:_MAX_CHAT]
        if not words:
            return None
        name = "Watcher" if speaker.own is None else self._doc.seats[speaker.own].name
        said = wire.write(wire.Said(name, speaker.own, words))
        self.lines = [*self.lines[1 - _CHATS_KEPT :], said]
        return said
