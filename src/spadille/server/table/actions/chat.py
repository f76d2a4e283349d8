"""Chat at a table: free text, phrases, and reactions."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Text
from spadille.server import say
from spadille.server.base.errors import LimitReached, NotAllowed
from spadille.server.base.names import readable
from spadille.server.protocol import wire
from spadille.server.protocol.requests import Phrase, React
from spadille.server.store.document import RoomDoc
from spadille.server.table.actions import say as chat
from spadille.server.table.connection import Connection

_MAX_CHAT = 200
_CHATS_KEPT = 50
_PHRASES: Final = {
    "hello": chat("hello"),
    "good-luck": chat("good-luck"),
    "well-played": chat("well-played"),
    "thank-you": chat("thank-you"),
    "one-moment": chat("one-moment"),
    "sorry": chat("sorry"),
    "good-game": chat("good-game"),
}


class Talk:
    """The last lines of a table's chat; each viewer reads a phrase in the viewer's own language."""

    __slots__ = ("_doc", "lines")

    def __init__(self, doc: RoomDoc) -> None:
        self._doc = doc
        self.lines: list[wire.Said] = []

    def hear(self, speaker: Connection, asked: wire.Chat | Phrase | React) -> wire.Said | wire.Reacted | None:
        """Return the message for all; None if no text is left to show. Raises RequestRefused."""
        if not self._doc.settings.chat:
            raise NotAllowed(say("no-chat"))
        if speaker.muted():
            raise NotAllowed(say("muted"))
        if speaker.own in self._doc.muted:
            raise NotAllowed(say("muted-by-host"))
        if not speaker.chats.take():
            raise LimitReached(say("too-fast"))
        name: Text = chat("watcher") if speaker.own is None else self._doc.seats[speaker.own].name
        if isinstance(asked, React):
            return wire.Reacted(name, speaker.own, asked.what, chat("reacts", who=name, what=asked.what))
        words: Text = _PHRASES[asked.what] if isinstance(asked, Phrase) else readable(asked.text, _MAX_CHAT)
        if not words:
            return None
        said = wire.Said(name, speaker.own, words)
        self.lines = [*self.lines[1 - _CHATS_KEPT :], said]
        return said
