"""The operator's changes to a table, made inside its task like all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from spadille.core.table import Step
from spadille.scene.names import usual_names
from spadille.server.store.document import Act, RoomDoc
from spadille.server.table.inbox import Inbox
from spadille.server.table.seats.presence import People


class Hosted(Protocol):
    """A table, as the operator's commands know it."""

    @property
    def name(self) -> str:
        """The table's name, by which it is found."""

    @property
    def doc(self) -> RoomDoc:
        """Its document."""

    @property
    def people(self) -> People:
        """The people at the table."""

    @property
    def inbox(self) -> Inbox:
        """The inbox for errands."""

    async def give_up(self) -> None:
        """End the game unfinished; its record is available, with the secret of its deals."""

    async def keep(self) -> None:
        """Write the document."""

    def show(self, steps: Sequence[Step] = ()) -> None:
        """Send every viewer its view."""

    def forget_talk(self) -> None:
        """Delete the chat, so that nobody who connects later is told it."""


async def erase(room: Hosted, name: str) -> int:
    """Give the seats of a person the name of empty ones; return the number of those seats."""

    async def work() -> int:
        usual, found = usual_names(len(room.doc.seats)), 0
        for at, seat in enumerate(room.doc.seats):
            if seat.kind == "person" and seat.name == name:
                seat.name, found = usual[at], found + 1
        if found:
            _forget(room.doc, name)
            room.forget_talk()
            await room.keep()
            room.show()
        return found

    done: int = await room.inbox.do(work)
    return done


def _forget(doc: RoomDoc, name: str) -> None:
    """Remove a name from the table's log, and from the facts about the seed."""
    doc.acts = [_without(name, each) for each in doc.acts]
    if doc.opening is not None:
        silent = doc.opening.left_out
        doc.opening.left_out = [replace(each, name="somebody") if each.name == name else each for each in silent]


def _without(name: str, act: Act) -> Act:
    """Return a line of the log without this name."""
    words, called = act.words.replace(name, "somebody"), "somebody" if act.name == name else act.name
    return replace(act, words=words, name=called, actor="somebody" if act.actor == name else act.actor)
