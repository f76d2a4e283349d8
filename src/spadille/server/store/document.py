"""The document of a room: its game, settings, seats and the secret of its deals; everything but the moves."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spadille.bots import bot_named
from spadille.core.contract import AnyGame, Seat
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue
from spadille.core.record import Header
from spadille.fair.commit import SEALED, TAKEN_OVER, commitment, joint_seed
from spadille.fair.shuffle import seed_of, write_seed
from spadille.games import entry, open_game, open_header
from spadille.scene.names import YOU, usual_names
from spadille.server.base.names import apart, readable, tidy_name
from spadille.thinking.levels import Level

FORM = 2
"""The form in which a document is written; `document_forms.MIGRATIONS` has a step for every earlier one."""
MAX_FAIR = 64
MAX_CALLED = 40
"""Maximum number of characters of a host's name for the rules."""
_KEY_BYTES = 12
_SECRET_BYTES = 32

Phase = Literal["gathering", "playing", "over"]
Did = Literal[
    "sit",
    "stand",
    "fill",
    "free",
    "start",
    "pause",
    "go on",
    "bot",
    "remove",
    "undo",
    "claim",
    "skip",
    "concede",
    "rename",
]
"""Actions of a person that changed who plays, or ended the game."""


class SeatDoc(msgspec.Struct):
    """A seat: its name, its kind of player, and the key that a link to it must carry."""

    name: str
    kind: Literal["open", "person", "bot"] = "open"
    """In a running game a bot plays an open seat until a person takes it."""
    level: str = Level.REGULAR
    key: str = ""
    fair: str = ""
    """The part of its person in the seed of the deals, told openly."""
    seal: str = ""
    """Commitment to its person's part of the seed; the part itself is told when all have sealed."""
    face: str = ""
    """The animal of its plate (see `faces`)."""
    colour: str = ""
    since: int = 0
    """The first deal that its person plays, as its number of chance moves (see `hand_access`); 0: the first."""


class Eye(msgspec.Struct):
    """The seat whose hands a browser is shown, since which deal, and until which deal if its person has left."""

    seat: Seat
    since: int = 0
    until: int | None = None
    before: Eye | None = None
    """The hands of the running deal that it saw before it took this seat."""


class Act(msgspec.Struct, frozen=True):
    """An action that changed who plays: a line of the table's log, and of the record."""

    at: int
    """Number of moves made before it."""
    did: Did
    by: Literal["host", "acting host", "player"]
    seat: Seat | None
    """The seat that it was done to; None: the whole table."""
    words: str
    """The action in English, as the record tells it."""
    name: str | None = None
    """The name of the seat at that time; None: written by an earlier version, which kept the words alone."""
    actor: str = ""
    """The name of the person who did it for another; empty: a host without a seat. For "rename", the new name."""

    @property
    def told(self) -> dict[str, Any]:
        """The action as a record tells it."""
        return {"at": self.at, "did": self.did, "by": self.by, "seat": self.seat, "words": self.words}


class Silent(msgspec.Struct, frozen=True):
    """A seat that was left out of the seed because it did not seal or open its part in time."""

    round: int
    seat: Seat
    name: str


class Opening(msgspec.Struct):
    """The state of sealing and opening the parts of the seed, once the game has begun (see `seed`)."""

    turn: int = 1
    """The round: each time a seat is left out, all others make new parts."""
    seals: dict[Seat, str] = {}
    parts: dict[Seat, str] = {}
    """The parts that are opened."""
    expected: list[Seat] = []
    """Seats that have yet to seal in this round; until then nothing is opened."""
    openly: list[Seat] = []
    """Seats that told their parts when they sat down."""
    left_out: list[Silent] = []
    done: bool = False


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's decisions about a table."""

    game: Annotated[str, Meta(max_length=40)]
    rulebook: Annotated[str, Meta(max_length=40)] | None = None
    """None: the usual rules of the game for this number of seats."""
    seats: int | None = None
    """None: the game's usual number."""
    options: Annotated[dict[str, OptionValue], Meta(max_length=64)] = {}
    """Options that differ from the rulebook's."""
    level: Annotated[str, Meta(max_length=40)] = Level.REGULAR
    """The level of the bots."""
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=16)] = ()
    """The level of the bot of each seat; an empty or missing one is `level`."""
    watchers: bool = True
    """Anybody who knows the table may watch; otherwise only those with the watch link."""
    chat: bool = True
    undo: bool = True
    """Moves may be taken back: by a person alone against bots, or if every other person agrees."""
    hints: bool | None = None
    """Seats may ask for a good player's move; None: only one person who plays alone."""
    teacher: bool = False
    """With several persons, too, each may be told of its own costly moves: everybody who sits down agrees to that."""
    listed: bool = False
    """Shown in the list of open tables."""
    clock: Literal["none", "relaxed", "per_move", "days"] = "none"
    """The limit for each move: none, two minutes, `seconds`, or three days."""
    seconds: Annotated[int, Meta(ge=1, le=14 * 86_400)] = 30
    """Seconds per move, with the clock "per_move"."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that a move in good time adds to the seat's reserve."""
    called: Annotated[str, Meta(max_length=160)] = ""
    """The host's name for these rules; empty: none."""
    number: Annotated[int, Meta(ge=1, le=999_999_999)] | None = None
    """The number of a deal whose cards anybody can know; None: a secret deal."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.7
    """Seconds before a bot moves."""

    def level_at(self, seat: Seat) -> str:
        """The level of a seat's bot."""
        return (self.bots[seat] if seat < len(self.bots) else "") or self.level


class Fixed(msgspec.Struct, frozen=True):
    """Cards that are also played at other tables: the secret and the parts of the seed are shared."""

    what: Literal["day", "challenge", "number"]
    name: str
    """The day, the name of the challenge, or the number."""
    counted: bool = True
    """True for the first try of its browser; later ones are practice."""
    opens: float | None = None
    """The earliest time to tell the secret, in seconds since 1970; None: when the game is over."""
    parts: dict[Seat, str] = {}


class Rules(msgspec.Struct, frozen=True):
    """The rules of a table, fixed when it begins, whatever the defaults of later versions of Spadille."""

    version: int
    """Version of the game's rules, as its manifest counts."""
    options: dict[str, OptionValue]
    """The value of every option of the game."""


class RoomDoc(msgspec.Struct):
    """Everything of a room but its moves; `document_forms` reads it, also as earlier versions wrote it."""

    form: int
    settings: Settings
    rules: Rules
    rulebook: str
    seats: list[SeatDoc]
    host: str
    """The key of the host."""
    watch: str
    """The key of the watch link; empty while it is switched off."""
    secret: str
    """The server's secret for the deals, as hexadecimal digits; shown when the game is over."""
    phase: Phase = "gathering"
    paused: bool = False
    next_room: str | None = None
    started: str | None = None
    """The time at which the game began, as a record tells it."""
    due: float | None = None
    """With a clock in days: when the time of the seat to move runs out, in seconds since 1970."""
    standins: list[Seat] = []
    """With a clock in days: seats that a bot plays for their persons."""
    host_seat: Seat | None = None
    """The host's seat."""
    shown: int = 0
    """Deals before this number may have been seen by somebody who went back from them."""
    eyes: dict[str, Eye] = {}
    """The hands that each browser has seen."""
    barred: list[str] = []
    """Browsers that the host has sent away for good."""
    muted: list[Seat | None] = []
    """Seats whose persons may not chat; None stands for the watchers."""
    silenced: list[str] = []
    """Browsers of muted persons who have left their seats: muted there, and at any other seat."""
    kept: list[Seat] = []
    """Seats that wait for their persons, however long they are away."""
    asked: dict[Seat, int] = {}
    """By seat: the last of its moves that it has asked to take back."""
    open_hands: dict[Seat, int] = {}
    """By seat that has laid its hand open to claim: the number of deals played before that."""
    acts: list[Act] = []
    """Changes of who plays; only the latest if there are many."""
    opening: Opening | None = None
    """The opening of the seed's parts, if seats have sealed theirs."""
    fixed: Fixed | None = None
    """The shared cards, if others play the same ones."""
    abandoned: bool = False
    """True if the game was given up unfinished."""
    conceded: Seat | None = None
    """The seat that conceded, if one did."""
    taken_over: int = 0
    """Number of the first moves, which come from a record; the table was made to play on from there."""

    @property
    def commit(self) -> str:
        """The commitment to the secret, shown before the game begins."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def contributions(self) -> dict[Seat, str]:
        """The parts that the seats have added to the seed."""
        if self.fixed is not None:
            return self.fixed.parts
        if self.opening is not None:
            return self.opening.parts
        return {seat: doc.fair for seat, doc in enumerate(self.seats) if doc.fair}

    @property
    def seed(self) -> bytes:
        """The seed of all deals, derived from the secret and the parts of the seats."""
        return joint_seed(bytes.fromhex(self.secret), self.contributions)

    def closed(self, now: float) -> bool:
        """True while others may still play these cards, so that nothing hidden of them may be told."""
        return self.fixed is not None and self.fixed.opens is not None and now < self.fixed.opens

    @property
    def people(self) -> list[Seat]:
        """The seats that persons own."""
        return [seat for seat, doc in enumerate(self.seats) if doc.kind == "person"]

    @property
    def hinted(self) -> bool:
        """True if seats may ask for hints; at a table that has not begun, several people are expected."""
        if self.settings.hints is None:
            return self.phase != "gathering" and len(self.people) < 2
        return self.settings.hints

    @property
    def listed(self) -> bool:
        """True if the table is to be found in the list and is not over."""
        return self.settings.listed and self.phase != "over"

    @property
    def told(self) -> dict[str, Any]:
        """The facts of a record besides the moves: who played, and all that proves the deals."""
        return {
            "names": [seat.name for seat in self.seats],
            "bots": [None if seat.kind == "person" else seat.level for seat in self.seats],
            "started": self.started,
            "commit": self.commit,
            "secret": write_seed(bytes.fromhex(self.secret)),
            "contributions": {str(seat): text for seat, text in self.contributions.items()},
            "seed": write_seed(self.seed),
            **({"acts": [each.told for each in self.acts]} if self.acts else {}),
            **self._sealed,
            **({"abandoned": True} if self.abandoned else {}),
            **({TAKEN_OVER: self.taken_over} if self.taken_over else {}),
        }

    @property
    def _sealed(self) -> dict[str, Any]:
        """The facts of a record about the seals, if there are any."""
        opening = self.opening
        if opening is None:
            return {}
        return {
            "proof": SEALED,
            "round": opening.turn,
            "seals": {str(seat): opening.seals[seat] for seat in sorted(opening.parts)},
            "openly": opening.openly,
            "left_out": [msgspec.to_builtins(each) for each in opening.left_out],
        }

    def names(self, viewer: Seat | None) -> tuple[str, ...]:
        """The names of the seats as a viewer reads them."""
        return tuple(YOU if at == viewer else seat.name for at, seat in enumerate(self.seats))

    def game(self) -> AnyGame:
        """The game of this room."""
        return _game(self.settings.game, self.rulebook, len(self.seats), tuple(sorted(self.rules.options.items())))


@lru_cache(maxsize=256)
def _game(name: str, rulebook: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> AnyGame:
    """Return the game of a header; games have no state, so tables under the same options share one."""
    return open_header(Header(name, seats, rulebook, dict(options), {}))


@lru_cache(maxsize=256)
def rules_of(game: AnyGame) -> Rules:
    """Return the rules of a table that begins now, with every option; tables of one game share them."""
    return Rules(entry(game.name).version, msgspec.structs.asdict(game.options))


def new_document(settings: Settings, draw_secret: Callable[[int], str] = secrets.token_hex) -> RoomDoc:
    """Return a new room with all seats empty; raises BadOptions for invalid settings.

    `draw_secret` takes a number of bytes and returns a secret of that size as hexadecimal digits.
    """
    game = open_game(settings.game, settings.rulebook, settings.seats, settings.options)
    settings = msgspec.structs.replace(settings, called=readable(settings.called, MAX_CALLED))
    levels = [bot_named(game.name, settings.level_at(seat)) for seat in range(game.seats)]
    secret, fixed = draw_secret(_SECRET_BYTES), None
    if settings.number is not None:
        secret, fixed = numbered(game, settings.number).hex(), Fixed("number", str(settings.number))
    return RoomDoc(
        form=FORM,
        settings=settings,
        rules=rules_of(game),
        rulebook=game.rulebook,
        seats=[
            SeatDoc(name, level=level, key=fresh_key())
            for name, level in zip(usual_names(game.seats), levels, strict=True)
        ],
        host=fresh_key(),
        watch=fresh_key(),
        secret=secret,
        fixed=fixed,
    )


def numbered(game: AnyGame, number: int) -> bytes:
    """Return the secret of a numbered deal, which anybody can compute; raises BadOptions for a game without numbers."""
    if not entry(game.name).numbered or game.seats != 1:
        raise BadOptions(f"expected a game whose deals have numbers; got {game.name}")
    return seed_of(f"deal {number}")


def next_document(old: RoomDoc, draw_secret: Callable[[int], str] = secrets.token_hex) -> RoomDoc:
    """Return another game at the same table: same settings, the old keys of all, the same people muted, a new secret.

    Several people turn by one seat: partners stay partners, and another is first.
    """
    fresh = new_document(old.settings, draw_secret)
    count, turn = len(old.seats), int(len(old.people) > 1)
    for seat, doc in enumerate(old.seats):
        fresh.seats[(seat + turn) % count] = SeatDoc(
            doc.name, doc.kind, doc.level, doc.key, face=doc.face, colour=doc.colour
        )
    fresh.muted = [seat if seat is None else (seat + turn) % count for seat in old.muted]
    fresh.host = old.host
    fresh.watch = old.watch
    fresh.host_seat = None if old.host_seat is None else (old.host_seat + turn) % count
    return fresh


def fresh_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(_KEY_BYTES)


def own_name(name: str, seat: Seat, seats: list[SeatDoc], face: str = "") -> str:
    """Return a tidy name that no other seat of the table has: the second Ann is "Ann (fox)"."""
    others = [doc.name for at, doc in enumerate(seats) if at != seat]
    return apart(tidy_name(name, usual_names(len(seats))[seat]), others, face)
