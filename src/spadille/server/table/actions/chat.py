"""Chat at a table: free text, phrases, and reactions."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Text
from spadille.server import say
from spadille.server.base.errors import LimitReached, NotAllowed
from spadille.server.base.names import readable
from spadille.server.protocol import wire
from spadille.server.protocol.requests import Phrase, React
from spadille.server.table.actions import say as chat
from spadille.server.table.effects import Effects, Tell
from spadille.server.table.state import TableState
from spadille.server.table.viewer import Viewer

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


def hear(t: TableState, speaker: Viewer, asked: wire.Chat | Phrase | React) -> Effects[None]:
    """Send a line of chat to all, and keep it for those who come later; raises RequestRefused.

    Each viewer reads a phrase in the viewer's own language.
    """
    _may_speak(t, speaker)
    name: Text = chat("watcher") if speaker.own is None else t.doc.seats[speaker.own].name
    if isinstance(asked, React):
        told = chat("reacts", who=name, what=asked.what)
        yield Tell(None, wire.Reacted(name, speaker.own, asked.what, told))
        return
    words: Text = _PHRASES[asked.what] if isinstance(asked, Phrase) else readable(asked.text, _MAX_CHAT)
    if words:
        said = wire.Said(name, speaker.own, words)
        t.said = [*t.said[1 - _CHATS_KEPT :], said]
        yield Tell(None, said)


def _may_speak(t: TableState, speaker: Viewer) -> None:
    if not t.doc.settings.chat:
        raise NotAllowed(say("no-chat"))
    if speaker.muted:
        raise NotAllowed(say("muted"))
    if speaker.own in t.doc.muted or (speaker.own is None and speaker.browser in t.doc.silenced):
        raise NotAllowed(say("muted-by-host"))
    if not speaker.chats.take(t.now.clock):
        raise LimitReached(say("too-fast"))
