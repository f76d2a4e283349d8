"""What goes over the wire: JSON objects with a `t` that says what they are. `docs/guide/protocol.md` explains them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from spadille.core.contract import Refusal, Seat

MAX_FRAME = 4096
"""The largest frame a client may send, in bytes."""


class Asked(msgspec.Struct, frozen=True, tag_field="t"):
    """Anything a client may send over a WebSocket."""


class Move(Asked, frozen=True, tag="move"):
    """A move in notation, meant for the moment `v` of the table."""

    v: int
    text: str


class Stand(Asked, frozen=True, tag="stand"):
    """Leave the own seat for good; a bot plays on."""


class Start(Asked, frozen=True, tag="start"):
    """The host begins the game; empty seats go to bots."""


class Fill(Asked, frozen=True, tag="fill"):
    """The host puts a bot of a level on an empty seat."""

    seat: Seat
    level: str


class Free(Asked, frozen=True, tag="free"):
    """The host empties a seat: whoever sat there must take a seat again."""

    seat: Seat


class Pause(Asked, frozen=True, tag="pause"):
    """The host stops or restarts the table."""

    on: bool


class Undo(Asked, frozen=True, tag="undo"):
    """Take back one's last move, where the table allows it."""


class Again(Asked, frozen=True, tag="again"):
    """Another game at the same table, once this one is over."""


class Chat(Asked, frozen=True, tag="chat"):
    """Say something to the table."""

    text: str


Request = Move | Stand | Start | Fill | Free | Pause | Undo | Again | Chat


class Told(msgspec.Struct, frozen=True, tag_field="t"):
    """Anything the server sends over a WebSocket."""


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat: open, a person (here or away), or a bot; `standin` is a bot that keeps a person's seat."""

    name: str
    kind: Literal["open", "person", "bot"]
    here: bool
    standin: bool
    level: str


class RoomState(msgspec.Struct, frozen=True):
    """The table round the game: its people, its settings, and the promise about its deals."""

    id: str
    game: str
    title: str
    rulebook: str
    changed: dict[str, Any]
    """Options that differ from the rulebook's."""
    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatState, ...]
    host: bool
    """The viewer is the host."""
    paused: bool
    watchers: int
    chat: bool
    undo: bool
    commit: str
    clock: float | None
    """Seconds left for whoever must move; None without a clock."""
    next_room: str | None = None


class Event(msgspec.Struct, frozen=True):
    """A move since the last update: null where it is hidden from the viewer, and its sentence."""

    by: Seat
    move: str | None
    words: str


class State(Told, frozen=True, tag="state"):
    """The whole of what a viewer may see. `n` counts updates of this connection without a gap; `v` is the moment."""

    n: int
    v: int
    you: Seat | None
    room: RoomState
    scene: Any
    events: tuple[Event, ...]


class Refused(Told, frozen=True, tag="refused"):
    """A request was not carried out; nothing has changed."""

    reason: str
    clause: str | None = None


class Said(Told, frozen=True, tag="said"):
    """Somebody says something."""

    name: str
    seat: Seat | None
    text: str


_ASKED: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()


def read(frame: str | bytes) -> Request | Refused:
    """A request, or why the frame is none."""
    if len(frame) > MAX_FRAME:
        return Refused(f"expected at most {MAX_FRAME} bytes; came {len(frame)}")
    try:
        return _ASKED.decode(frame)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as wrong:
        return Refused(f'expected a request such as {{"t":"move","v":3,"text":"play AS"}}: {str(wrong)[:120]}')


def write(told: Told) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(told)


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.reason, refusal.clause)
