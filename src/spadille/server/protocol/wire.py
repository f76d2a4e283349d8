"""What goes over the wire: JSON objects with a `t` that says what they are. `docs/guide/protocol.md` explains them."""

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
from spadille.server.protocol.requests import Back as Back
from spadille.server.protocol.requests import Free as Free
from spadille.server.protocol.requests import Look as Look
from spadille.server.protocol.requests import Stand as Stand
from spadille.server.protocol.requests import Start as Start
from spadille.server.protocol.requests import Undo as Undo
from spadille.server.protocol.shared_deal import SameState
from spadille.server.store.document import Did

WIRE: Final = 2
"""The version of what the server sends; a page that was made for another one loads itself anew."""
MAX_FRAME = 4096
"""The longest frame a client may send, in characters."""


class Move(Asked, frozen=True, tag="move"):
    """A move in notation, meant for the moment `v` of the table."""

    v: int
    text: Notation


class Seal(Asked, frozen=True, tag="seal"):
    """Fix the own part of the seed without telling it: its seal, as the page on notation has it."""

    seal: Notation


class Open(Asked, frozen=True, tag="open"):
    """Tell the own part of the seed, once the seals of all are fixed."""

    part: Written


class Again(Asked, frozen=True, tag="again"):
    """Another game with the same settings and people, once this one is over: `next_room` will name its table."""


class Chat(Asked, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Written


class AskHint(Asked, frozen=True, tag="hint"):
    """What would a good player do now? A `hint` answers, in its own time."""


class Teach(Asked, frozen=True, tag="teach"):
    """Did my last move cost much? If so, a `taught` answers in its own time; among people where the table is set so."""


class AskPast(Asked, frozen=True, tag="past"):
    """What has happened in this deal? A `past` answers."""


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
    | Teach
    | Look
    | Phrase
    | React
    | Answer
    | Claim
    | Skip
    | Concede
    | Absent
    | Remove
    | Mute
)


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat: open, a person (here or away), or a bot."""

    name: Text
    kind: Literal["open", "person", "bot"]
    here: bool
    """The person is connected."""
    standin: bool
    """A bot plays for the person, until the person comes back."""
    level: Name
    """Of the bot that plays, or would."""
    clock: float | None = None
    """Seconds left for this seat to move; None where no clock runs for it."""
    waits: bool = False
    """The person comes in at a later deal; a bot plays till then."""
    away: float | None = None
    """Seconds until a bot plays for the person, who is away and must move; null: there is no such hurry."""
    kept: bool = False
    """The seat waits for its person, however long that takes."""
    muted: bool = False
    """What the person says is shown to nobody."""
    face: Name = ""
    """The animal of the plate; empty on a seat that nobody has."""
    colour: Name = ""
    unmeasured: Text = ""
    """What is said of its bot if its level was not measured by the rules of the table; empty elsewhere."""


class ProofState(msgspec.Struct, frozen=True):
    """How the seats' parts of the seed stand, before the cards are dealt."""

    round: int
    stage: Literal["gathering", "sealing", "opening"]
    """Seals may be changed; those who are not left out make new ones; all are fixed, and the parts are opened."""
    seals: tuple[Name, ...]
    """Of each seat; empty where it has none."""
    left_out: tuple[Seat, ...]
    """Seats that did not seal or open in time: they add nothing any more."""


class RestState(msgspec.Struct, frozen=True):
    """A deal has been scored, and the next one waits for those who look at what it has come to."""

    deal: int
    looking: tuple[Seat, ...]
    """The seats that are waited for."""
    left: float | None
    """Seconds until the next deal begins all the same; null: it waits for them."""
    more: bool
    """There can be more time."""


class RoomState(msgspec.Struct, frozen=True):
    """The table round the game: its people, its settings, and the promise about its deals."""

    id: Name
    game: Name
    title: Text
    rulebook: Name
    changed: dict[Name, OptionValue]
    """Options that differ from the rulebook's."""
    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatState, ...]
    host: bool
    """The viewer may do what the host may."""
    paused: bool
    watchers: int
    watching: Literal["all", "link", "nobody"]
    """Who may watch: whoever knows the table, those with the watch link, nobody."""
    chat: bool
    undo: bool
    """The viewer may take a move back now, or ask the others to."""
    hints: bool
    """Seats may ask for hints."""
    commit: Name
    """The digest of the server's secret: the secret itself is shown when the game is over."""
    clock: float | None
    """Seconds left until the first clock runs out; None if none runs."""
    proof: ProofState | None = None
    """How the parts of the seed stand; null once the cards are dealt."""
    next_room: Name | None = None
    """The table where the same people play another game."""
    acting: bool = False
    """The viewer stands in for a host who is away: it puts out nobody who is here, nor the host."""
    claim: bool = False
    """The viewer may claim the tricks that are left now."""
    skip: bool = False
    """The viewer may let bots play the rest of the deal, and give the match up, or ask the others to."""
    open_hands: tuple[OpenHand, ...] = ()
    closed: bool = False
    """The table was closed, or the match given up, before its game was over."""
    conceded: Seat | None = None
    """Who has given the match up; null: nobody."""
    ask: AskState | None = None
    """What a person asks of the others; null: nothing is asked."""
    rest: RestState | None = None
    """While people look at the deal that is over; null while the game goes on."""
    coming: Seat | None = None
    """The viewer's seat from a later deal on; till then it sees what watchers see, and `you` is null."""
    teacher: bool = False
    """Where several persons play, too, each may ask what its own last move cost."""
    same: SameState | None = None
    """Where others play the same cards."""
    way: Text = ""
    """What people call these rules; empty where they have no name besides the rulebook's."""
    unmeasured: Text = ""  # what is said of bots here that were not measured by these rules


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
    """Its score comes without `sheet`, `bids`, `panels` and `story`."""
    events: tuple[News, ...]
    """What has happened since the last update, as the viewer has seen it."""
    sheet: SheetState | None
    """Those four, in the first update of a connection and when they have changed."""


class Refused(Told, frozen=True, tag="refused"):
    """A request was not carried out; nothing has changed."""

    code: Code
    """For programs; the reason is for people."""
    reason: Text
    clause: Name | None = None


class Said(Told, frozen=True, tag="said"):
    """Somebody says something."""

    name: Text
    seat: Seat | None
    text: Text


class Notice(Told, frozen=True, tag="notice"):
    """Whoever runs the server tells everybody something."""

    text: Text


class Noted(Told, frozen=True, tag="noted"):
    """A line of the table's log: somebody has changed who plays, or has acted for the host."""

    v: int
    """After so many moves."""
    did: Did
    by: Literal["host", "acting host", "player"]
    seat: Seat | None
    """The seat that it was done to; null: the whole table."""
    text: Text


class Past(Told, frozen=True, tag="past"):
    """What has happened in this deal, as the viewer has seen it: for a screen that has just been opened."""

    v: int
    """Up to this moment."""
    events: tuple[News, ...]
    stood: Text
    """What a bot did in the viewer's place while nobody was there, move by move; empty where it did nothing."""


class HintRow(msgspec.Struct, frozen=True):
    """A move that was thought of: points expected, one standard error, and the chance to win the game (or null)."""

    move: Notation
    words: Text
    """The move as it is said."""
    worth: float
    error: float
    win: float | None
    points: Text
    """The first two figures as they are written."""
    chance: Text
    """The third, empty where it is null."""
    even: bool
    """About even with the move that is advised, or that move itself."""


class Hint(Told, frozen=True, tag="hint"):
    """What the best bot would do in the seat's place at the moment `v`, and why; it sees what the seat sees."""

    v: int
    move: Notation
    sentence: Text
    """The whole of it in one sentence."""
    why: Text
    """The reason alone; empty where no simple one is known."""
    weighed: tuple[HintRow, ...] = ()
    """The figures; none where the bot goes by rules of thumb."""


_KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(Request)}


class Taught(Told, frozen=True, tag="taught"):
    """A move that has cost much, and what was better: one line."""

    v: int
    """The moment after the move."""
    text: Text


_ASKED: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder(enc_hook=encoded)
encode = _ENCODER.encode


def read(frame: str | bytes) -> Request | Refused:
    """A request, or why the frame is none."""
    if len(frame) > MAX_FRAME:
        return Refused("limit", f"expected at most {MAX_FRAME} characters; got {len(frame)}")
    try:
        return _ASKED.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Refused("bad_request", _why(frame))


def _why(frame: str | bytes) -> str:
    """Why a frame is no request."""
    try:
        given = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        given = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
    if not isinstance(given, dict):
        return f'expected a request such as {{"t":"move","v":3,"text":"play AS"}}; got {shown(given)}'
    if not isinstance(given.get("t"), str) or given["t"] not in _KINDS:
        return f"t: expected {', '.join(_KINDS)}; got {shown(given.get('t'))}"
    return f"{given['t']}: {fault(_KINDS[given['t']], given)}"


def write(told: Told) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(told)


def write_state(n: int, v: int, you: Seat | None, room: bytes, shown: tuple[bytes, bytes], sheet: bytes) -> bytes:
    """A `State` whose room, scene, events and sheet are in JSON already: they are the same for many connections."""
    seat = b"null" if you is None else b"%d" % you
    head = b'{"t":"state","wire":%d,"n":%d,"v":%d' % (WIRE, n, v)
    return b'%b,"you":%b,"room":%b,"scene":%b,"events":%b,"sheet":%b}' % (head, seat, room, *shown, sheet)


def refused(wrong: SpadilleError | Refusal) -> Refused:
    """The answer to a request that the rules or the table do not allow."""
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
