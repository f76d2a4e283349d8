"""What people ask that concerns each other: structs of the wire like those of `wire`, which reads them."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.core.contract import Seat
from spadille.core.words import Name


class Asked(msgspec.Struct, frozen=True, tag_field="t"):
    """Anything a client may send over a WebSocket."""


class Start(Asked, frozen=True, tag="start"):
    """The host begins the game; empty seats go to bots."""


class Fill(Asked, frozen=True, tag="fill"):
    """The host puts a bot of a level on a seat that no person has."""

    seat: Seat
    level: Name


class Free(Asked, frozen=True, tag="free"):
    """The host frees a seat: its links and cookies no longer work, and anybody may sit down, for the next deal."""

    seat: Seat


class Pause(Asked, frozen=True, tag="pause"):
    """The host stops or restarts the table."""

    on: bool


class Watch(Asked, frozen=True, tag="watch"):
    """The host switches the watch link on (a new one) or off; off sends all watchers away."""

    on: bool


class Stand(Asked, frozen=True, tag="stand"):
    """Leave the own seat for good: it is free again. In a running deal a bot plays it to the end."""


class Back(Asked, frozen=True, tag="back"):
    """Take the own seat back from the bot that stands in; a move does the same."""


class Undo(Asked, frozen=True, tag="undo"):
    """Take back one's last move, where the table allows it; where other people play, ask them (`room.ask`)."""


class Look(Asked, frozen=True, tag="look"):
    """This viewer shows what a deal has come to ("on"), so that the next deal waits until its person has looked.

    "off": it shows that no more; "next": the person has looked; "more": those who look want more time.
    """

    what: Literal["on", "off", "next", "more"]


class Phrase(Asked, frozen=True, tag="phrase"):
    """Say a phrase that everybody reads in the own language."""

    what: Literal["hello", "good-luck", "well-played", "thank-you", "one-moment", "sorry", "good-game"]


class React(Asked, frozen=True, tag="react"):
    """Pull a face at what happens: it is shown for a moment, and kept nowhere."""

    what: Literal["smile", "laugh", "surprise", "sorrow", "heart"]


class Answer(Asked, frozen=True, tag="answer"):
    """Agree to what another person asks (`room.ask`), or not."""

    yes: bool


class Claim(Asked, frozen=True, tag="claim"):
    """Claim all tricks that are left; with `show`, the own hand is laid open where that cannot be proved."""

    show: bool = False


class Skip(Asked, frozen=True, tag="skip"):
    """Let bots play the rest of the deal for everybody; where other people play, ask them (`room.ask`)."""


class Concede(Asked, frozen=True, tag="concede"):
    """Give the match up as it stands; where other people play, ask them (`room.ask`)."""


class Absent(Asked, frozen=True, tag="absent"):
    """The host about a person's seat: a bot plays it now, or waits two minutes, or until the person is back.

    "free": it waits no longer than usual.
    """

    seat: Seat
    do: Literal["bot", "wait", "keep", "free"]


class Remove(Asked, frozen=True, tag="remove"):
    """The host frees a person's seat, and lets that browser neither sit down nor watch at this table any more."""

    seat: Seat


class Mute(Asked, frozen=True, tag="mute"):
    """The host lets the person of a seat (null: all watchers) say nothing, or speak again."""

    seat: Seat | None
    on: bool
