"""Requests of people that concern each other: structs of the wire like those of `wire`, which reads them."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.core.contract import Seat
from spadille.core.words import Name, Written


class Asked(msgspec.Struct, frozen=True, tag_field="t"):
    """Any message that a client may send over a WebSocket."""


class Start(Asked, frozen=True, tag="start"):
    """The host begins the game; empty seats go to bots."""


class Fill(Asked, frozen=True, tag="fill"):
    """The host puts a bot of a level on a seat that no person has."""

    seat: Seat
    level: Name


class Free(Asked, frozen=True, tag="free"):
    """The host frees a seat: its links and cookies no longer work, and anybody may sit down, for the next deal.

    `name`, here and below: the person that is meant; the request is refused if that person no longer has the seat.
    """

    seat: Seat
    name: Written | None = None


class Pause(Asked, frozen=True, tag="pause"):
    """The host stops or restarts the table."""

    on: bool


class Watch(Asked, frozen=True, tag="watch"):
    """The host switches the watch link on (a new one) or off; off sends all watchers away."""

    on: bool


class Stand(Asked, frozen=True, tag="stand"):
    """Leave the own seat for good: it is free again. In a running deal a bot plays it to the end."""


class Back(Asked, frozen=True, tag="back"):
    """Take the own seat back from the stand-in bot; a move does the same."""


class Undo(Asked, frozen=True, tag="undo"):
    """Take back one's last move, if the table allows it; if other people play, ask them (`room.ask`)."""


class Look(Asked, frozen=True, tag="look"):
    """This viewer shows the results of deals ("on"), so that the next deal waits until its person is ready.

    "off": it no longer shows them; "next": the person is ready; "more": those who look want more time.
    """

    what: Literal["on", "off", "next", "more"]


class Phrase(Asked, frozen=True, tag="phrase"):
    """Say a phrase, which each viewer reads in the viewer's own language."""

    what: Literal["hello", "good-luck", "well-played", "thank-you", "one-moment", "sorry", "good-game"]


class React(Asked, frozen=True, tag="react"):
    """React with a face to what happens: it is shown for a moment, and not kept."""

    what: Literal["smile", "laugh", "surprise", "sorrow", "heart"]


class Answer(Asked, frozen=True, tag="answer"):
    """Agree to another person's request (`room.ask`), or not."""

    yes: bool


class Claim(Asked, frozen=True, tag="claim"):
    """Claim all remaining tricks; with `show`, the own hand is laid open if the claim cannot be proved."""

    show: bool = False


class Skip(Asked, frozen=True, tag="skip"):
    """Let bots play the rest of the deal for everybody; if other people play, ask them (`room.ask`)."""


class Concede(Asked, frozen=True, tag="concede"):
    """Concede the match as it stands; if other people play, ask them (`room.ask`)."""


class Befriend(Asked, frozen=True, tag="befriend"):
    """Keep in touch with the person of another seat; nobody else hears of it until both have asked for it."""

    seat: Seat


class Absent(Asked, frozen=True, tag="absent"):
    """The host decides about an absent person's seat: a bot plays it now, or it waits two minutes, or for the person.

    "free": it waits no longer than usual.
    """

    seat: Seat
    do: Literal["bot", "wait", "keep", "free"]


class Remove(Asked, frozen=True, tag="remove"):
    """The host frees a person's seat; that browser can no longer sit down or watch at this table."""

    seat: Seat
    name: Written | None = None


class Mute(Asked, frozen=True, tag="mute"):
    """The host stops the chat of a seat's person (null: of all watchers), or permits it again."""

    seat: Seat | None
    on: bool
    name: Written | None = None


class Again(Asked, frozen=True, tag="again"):
    """Ask for another game with the same settings and people, once this one is over: `next_room` names its table."""


class AskHint(Asked, frozen=True, tag="hint"):
    """Ask for a good player's move. A `hint` answers, in its own time."""


class Teach(Asked, frozen=True, tag="teach"):
    """Ask if the last move was costly: a `taught` answers if so, in its own time; among people only with a teacher."""


class Ping(Asked, frozen=True, tag="ping"):
    """Ask for a `pong`, to learn whether the connection works; the table hears nothing of it."""


class AskPast(Asked, frozen=True, tag="past"):
    """Ask for the deal so far. A `past` answers."""
