"""The wire protocol: JSON objects with their kind in `t`. `docs/guide/protocol.md` explains them."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from spadille.core.contract import DealSheet, Refusal, Seat
from spadille.core.errors import BadOptions, IllegalMove, SpadilleError, StaleMove, Unreadable, told_of
from spadille.core.options import OptionValue
from spadille.core.words import Name, Notation, Text, Written, encoded
from spadille.scene.happening import News
from spadille.scene.model import Panel, Scene
from spadille.server.base.errors import Code, RequestRefused
from spadille.server.base.validation import fault, shown
from spadille.server.protocol.messages import Answered as Answered
from spadille.server.protocol.messages import AskState as AskState
from spadille.server.protocol.messages import OpenHand as OpenHand
from spadille.server.protocol.messages import Reacted as Reacted
from spadille.server.protocol.messages import Told as Told
from spadille.server.protocol.messages import Unproved as Unproved
from spadille.server.protocol.requests import (
    Absent,
    Answer,
    Asked,
    Befriend,
    Claim,
    Concede,
    Fill,
    Mute,
    Pause,
    Phrase,
    React,
    Remove,
    Skip,
    Watch,
)
from spadille.server.protocol.requests import Again as Again
from spadille.server.protocol.requests import AskHint as AskHint
from spadille.server.protocol.requests import AskPast as AskPast
from spadille.server.protocol.requests import Back as Back
from spadille.server.protocol.requests import Free as Free
from spadille.server.protocol.requests import Look as Look
from spadille.server.protocol.requests import Ping as Ping
from spadille.server.protocol.requests import Stand as Stand
from spadille.server.protocol.requests import Start as Start
from spadille.server.protocol.requests import Teach as Teach
from spadille.server.protocol.requests import Undo as Undo
from spadille.server.protocol.shared_deal import SameState
from spadille.server.store.document import Did

WIRE: Final = 2
"""The version of the server's messages; a page made for another one reloads itself."""
MAX_FRAME = 4096
"""Maximum length of a client's frame, in characters."""


class Move(Asked, frozen=True, tag="move"):
    """A move in notation, meant for the moment `v` of the table."""

    v: int
    text: Notation


class Seal(Asked, frozen=True, tag="seal"):
    """Fix the own part of the seed without telling it, by its seal (see the page on notation)."""

    seal: Notation


class Open(Asked, frozen=True, tag="open"):
    """Tell the own part of the seed, once the seals of all are fixed."""

    part: Written


class Chat(Asked, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Written


Request = (
    Move
    | Stand
    | Back
    | Seal
    | Open
    | Start
    | Fill
    | Free
    | Pause
    | Watch
    | Undo
    | Again
    | Chat
    | AskHint
    | AskPast
    | Ping
    | Teach
    | Look
    | Phrase
    | React
    | Answer
    | Befriend
    | Claim
    | Skip
    | Concede
    | Absent
    | Remove
    | Mute
)


class SeatState(msgspec.Struct, frozen=True):
    """The state of a seat: open, a person (present or away), or a bot."""

    name: Text
    kind: Literal["open", "person", "bot"]
    here: bool
    """True if the person is connected."""
    standin: bool
    """True if a bot plays for the person, until the person comes back."""
    level: Name
    """The level of the bot that plays, or would play."""
    clock: float | None = None
    """Seconds left for this seat to move; None if no clock runs for it."""
    waits: bool = False
    """True if the person enters at a later deal; a bot plays until then."""
    away: float | None = None
    """Seconds until a bot plays for the person, who is away and must move; null: no bot is due."""
    kept: bool = False
    """True if the seat waits for its person without limit."""
    muted: bool = False
    """True if the person's chat is shown to nobody."""
    face: Name = ""
    """The animal of the plate; empty on a seat that nobody has."""
    colour: Name = ""
    unmeasured: Text = ""
    """A note on its bot if the level was not measured by the rules of the table; empty otherwise."""


class ProofState(msgspec.Struct, frozen=True):
    """The state of the seats' parts of the seed, before the cards are dealt."""

    round: int
    stage: Literal["gathering", "sealing", "opening"]
    """The stages: seals may be changed; seats that are not left out make new ones; all are fixed, parts are opened."""
    seals: tuple[Name, ...]
    """The seal of each seat; empty if it has none."""
    left_out: tuple[Seat, ...]
    """Seats that did not seal or open in time: they add nothing any more."""


class RestState(msgspec.Struct, frozen=True):
    """The pause after a deal has been scored: the next one waits for the persons who look at the result."""

    deal: int
    looking: tuple[Seat, ...]
    """The seats that are waited for."""
    left: float | None
    """Seconds until the next deal begins in any case; null: no limit."""
    more: bool
    """True if there can be more time."""


class RoomState(msgspec.Struct, frozen=True):
    """The table around the game: its people, its settings, and the promise about its deals."""

    id: Name
    game: Name
    title: Text
    rulebook: Name
    changed: dict[Name, OptionValue]
    """Options that differ from the rulebook's."""
    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatState, ...]
    host: bool
    """True if the viewer may act as host."""
    paused: bool
    watchers: int
    watching: Literal["all", "link", "nobody"]
    """The permitted watchers: everybody who knows the table, those with the watch link, nobody."""
    chat: bool
    undo: bool
    """True if the viewer may take a move back now, or ask the others to."""
    hints: bool
    """True if seats may ask for hints."""
    commit: Name
    """The digest of the server's secret: the secret itself is shown when the game is over."""
    clock: float | None
    """Seconds left until the first clock runs out; None if none runs."""
    proof: ProofState | None = None
    """The state of the seed's parts; null once the cards are dealt."""
    next_room: Name | None = None
    """The table where the same people play another game."""
    acting: bool = False
    """True if the viewer stands in for an absent host: it can remove neither a present person nor the host."""
    claim: bool = False
    """True if the viewer may claim the remaining tricks now."""
    skip: bool = False
    """True if the viewer may let bots play the rest of the deal, and concede the match, or ask the others to."""
    open_hands: tuple[OpenHand, ...] = ()
    closed: bool = False
    """True if the table was closed, or the match conceded, before its game was over."""
    conceded: Seat | None = None
    """The seat that has conceded the match; null: none."""
    winners: tuple[Seat, ...] = ()
    """The seats that have won the game, once it is over."""
    ask: AskState | None = None
    """The open request of a person to the others; null: none."""
    rest: RestState | None = None
    """The pause in which people look at the deal that is over; null while the game goes on."""
    coming: Seat | None = None
    """The viewer's seat from a later deal on; until then it sees what watchers see, and `you` is null."""
    teacher: bool = False
    """True if each may ask what its own last move cost, with several persons, too."""
    same: SameState | None = None
    """The shared cards, if others play the same ones."""
    way: Text = ""
    """The name of these rules; empty if they have none besides the rulebook's."""
    unmeasured: Text = ""
    """A note on bots of the table that were not measured by these rules; empty if all of them were."""


class SheetState(msgspec.Struct, frozen=True):
    """The part of the score that grows with every deal (see `Score`)."""

    sheet: tuple[DealSheet, ...]
    bids: tuple[tuple[Text, ...], ...]
    panels: tuple[Panel, ...] = ()
    story: Text = ""


class State(Told, frozen=True, tag="state"):
    """The whole of what a viewer may see. `n` counts updates of this connection without a gap; `v` is the moment.

    `wire` is WIRE, so that a page knows from the first message on whether it can read the others.
    """

    wire: int
    n: int
    v: int
    you: Seat | None
    room: RoomState
    scene: Scene
    """The scene; its score lacks `sheet`, `bids`, `panels` and `story`."""
    events: tuple[News, ...]
    """The events since the last update, as the viewer has seen them."""
    sheet: SheetState | None
    """Those four, in the first update of a connection and when they have changed."""


class Refused(Told, frozen=True, tag="refused"):
    """A request was not carried out; nothing has changed."""

    code: Code
    """A code for programs; the reason is for people."""
    reason: Text
    clause: Name | None = None


class Said(Told, frozen=True, tag="said"):
    """A line of chat."""

    name: Text
    seat: Seat | None
    text: Text


class Pong(Told, frozen=True, tag="pong"):
    """The answer to a `ping`."""


class Notice(Told, frozen=True, tag="notice"):
    """A notice of the operator to everybody."""

    text: Text


class Noted(Told, frozen=True, tag="noted"):
    """A line of the table's log: somebody has changed who plays, or has acted for the host."""

    v: int
    """The number of moves before it."""
    did: Did
    by: Literal["host", "acting host", "player"]
    seat: Seat | None
    """The seat that it was done to; null: the whole table."""
    text: Text


class Past(Told, frozen=True, tag="past"):
    """The events of this deal, as the viewer has seen them: for a screen that has just been opened."""

    v: int
    """The last moment covered."""
    events: tuple[News, ...]
    stood: Text
    """A bot's moves in the absent viewer's place, one by one; empty if there are none."""


class HintRow(msgspec.Struct, frozen=True):
    """A move that was weighed: expected points, their standard error, and the chance to win the game (or null)."""

    move: Notation
    words: Text
    """The move in words."""
    worth: float
    error: float
    """Of the best move's own points; for the other moves, of the difference to the best."""
    win: float | None
    points: Text
    """The first two figures as text."""
    chance: Text
    """The third figure as text, empty if it is null."""
    even: bool
    """True for the advised move, and for one that is about even with it."""


class Hint(Told, frozen=True, tag="hint"):
    """The best bot's move in the seat's place at the moment `v`, and the reason; it sees what the seat sees."""

    v: int
    move: Notation
    sentence: Text
    """The whole hint in one sentence."""
    why: Text
    """The reason alone; empty if no simple one is known."""
    weighed: tuple[HintRow, ...] = ()
    """The figures; none if the bot goes by rules of thumb."""


_KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(Request)}


class Taught(Told, frozen=True, tag="taught"):
    """A costly move, and what was better: one line."""

    v: int
    """The moment after the move."""
    text: Text


_ASKED: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder(enc_hook=encoded)
encode = _ENCODER.encode


def read(frame: str | bytes) -> Request | Refused:
    """Decode a request; return a refusal if the frame is none."""
    if len(frame) > MAX_FRAME:
        return Refused("limit", f"expected at most {MAX_FRAME} characters; got {len(frame)}")
    try:
        return _ASKED.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Refused("bad_request", _why(frame))


def _why(frame: str | bytes) -> str:
    """Describe why a frame is no request."""
    try:
        given = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        given = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
    if not isinstance(given, dict):
        return f'expected a request such as {{"t":"move","v":3,"text":"play AS"}}; got {shown(given)}'
    if not isinstance(given.get("t"), str) or given["t"] not in _KINDS:
        return f"t: expected {', '.join(_KINDS)}; got {shown(given.get('t'))}"
    return f"{given['t']}: {fault(_KINDS[given['t']], given) or 'expected each name once'}"


def write(told: Told) -> bytes:
    """Return a message as JSON."""
    return _ENCODER.encode(told)


def write_state(n: int, v: int, you: Seat | None, room: bytes, shown: tuple[bytes, bytes], sheet: bytes) -> bytes:
    """Return a `State` from parts in JSON: room, scene, events and sheet are the same for many connections."""
    seat = b"null" if you is None else b"%d" % you
    head = b'{"t":"state","wire":%d,"n":%d,"v":%d' % (WIRE, n, v)
    return b'%b,"you":%b,"room":%b,"scene":%b,"events":%b,"sheet":%b}' % (head, seat, room, *shown, sheet)


def refused(wrong: SpadilleError | Refusal) -> Refused:
    """Return the answer to a request that the rules or the table do not allow."""
    match wrong:
        case IllegalMove():
            return refused(wrong.refusal)
        case Refusal():
            return Refused("illegal", wrong.reason, wrong.clause)
        case RequestRefused():
            return Refused(wrong.code, told_of(wrong))
        case StaleMove():
            return Refused("stale", told_of(wrong))
        case Unreadable():
            return Refused("unreadable", told_of(wrong))
        case BadOptions():
            return Refused("bad_request", told_of(wrong))
        case _:
            return Refused("not_allowed", told_of(wrong))
