"""Challenges over HTTP: a friend plays the same cards, from the same seat, against the same bots, by the same rules.

Results are shown side by side to those who have finished; a person who has seen the cards before only practises.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.core.words import Name, Text
from spadille.games import GAMES, entry
from spadille.scene.names import usual_names
from spadille.scene.telling import news_of
from spadille.server.api import visitor
from spadille.server.api.tables import Player, find_room
from spadille.server.base.background import in_thread
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.daily import say
from spadille.server.daily.shared_table import (
    Begun,
    Result,
    begun,
    browser_of,
    called,
    check,
    finished,
    known_as,
    remembered,
    result_of,
    sit_down,
)
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.store import shared_deals
from spadille.server.store.document import Fixed, RoomDoc, Rules, Settings, new_document

_MOST_SIDES: Final = 50
"""Maximum number of results to show; a link may go to the whole world."""
_KEPT: Final = 256
"""Maximum number of cached partings."""


class Challenge(msgspec.Struct, frozen=True):
    """All that is needed to make the same deal again, and the first result."""

    settings: Settings
    rules: Rules
    seat: Seat
    secret: str
    parts: dict[Seat, str]
    opens: float | None
    by: Player
    room: str
    commit: str
    moves: list[tuple[Seat, str]]

    @property
    def deal(self) -> str:
        """The key under which tries of these cards are kept: the commitment, for a numbered deal with its rules."""
        if self.settings.number is None:
            return self.commit
        by = (self.commit, self.settings.game, sorted(self.rules.options.items()))
        return "sha256:" + hashlib.sha256(msgspec.json.encode(by)).hexdigest()


class Made(msgspec.Struct):
    """A challenge that has been made, and the path of its page."""

    id: str
    path: str


class Side(msgspec.Struct):
    """The result of one player who has finished."""

    name: Text
    totals: tuple[int, ...]
    side: int
    value: float
    yours: bool


def best(sides: Mapping[str, Side], wanted: Collection[str]) -> list[Side]:
    """Return the best results, best first, limited in number; those of the wanted tables are always among them."""
    ranked = sorted(sides.items(), key=lambda each: -each[1].value)
    return [each for at, (room, each) in enumerate(ranked) if at < _MOST_SIDES or room in wanted]


class Parted(msgspec.Struct):
    """The first move at which two players differed: your move, and the challenger's."""

    at: int
    mine: Text
    theirs: Text


class Shown(msgspec.Struct):
    """A challenge as shown to a person who has its link."""

    id: Name
    game: Name
    title: Text
    rulebook: Name
    by: Text
    face: Name
    colour: Name
    room: Name | None
    """The table at which this browser first played these cards."""
    yours: bool
    """True if this browser has made the challenge."""
    over: bool
    """True if this browser has finished the cards."""
    results: list[Side]
    """The results of all who have finished, the best first; empty until this browser has."""
    parted: Parted | None
    unit: Text
    per_unit: int


def _challenge(doc: RoomDoc, table: Table, seat: Seat, room: str) -> Challenge:
    mine, spell = doc.seats[seat], table.game.spell
    settings = msgspec.structs.replace(
        doc.settings,
        rulebook=doc.rulebook,
        seats=len(doc.seats),
        bots=tuple(each.level for each in doc.seats),
        watchers=False,
        undo=False,
        listed=False,
        chat=False,
        clock="none",
    )
    return Challenge(
        settings=settings,
        rules=doc.rules,
        seat=seat,
        secret=doc.secret,
        parts=doc.contributions,
        opens=None if doc.fixed is None else doc.fixed.opens,
        by=Player(called(doc, seat), mine.face, mine.colour),
        room=room,
        commit=doc.commit,
        moves=[(by, spell(move)) for by, move in table.log],
    )


@post("/api/tables/{name:str}/challenge", status_code=201, summary="Challenge a friend")
async def make(request: Request[Any, Any, Any], name: str) -> Response[Made]:
    """Make a challenge of a game that is over and was played alone against bots, straight on, to its end."""
    asker, room = visitor.asker(request), await find_room(request, name)
    mine, doc = visitor.seat_role(asker, name, room.doc), room.doc
    if not finished(room):
        raise NotNow(say("not-finished"))
    if mine is None or doc.people != [mine[0]]:
        raise NotAllowed(say("alone-only"))
    if doc.shown:
        raise NotNow(say("taken-back"))
    if doc.taken_over:
        raise NotAllowed(say("began-elsewhere"))
    if any(each.did == "skip" for each in doc.acts):
        raise NotNow(say("skipped"))
    made, browser = _challenge(doc, room.table, mine[0], name), known_as(asker)
    own = msgspec.json.encode(result_of(doc, room.table, mine[0])).decode()
    fresh = secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")

    def keep(db: Any) -> str:
        found = shared_deals.once(db, shared_deals.made_key(name), fresh)
        shared_deals.once(db, shared_deals.challenge_key(found), msgspec.json.encode(made).decode())
        shared_deals.begin_try(db, made.deal, browser, name)
        if _counts(doc):
            shared_deals.finish_try(db, made.deal, name, own)
        return found

    rooms: Rooms = request.app.state.rooms
    made_so = await rooms.store.transact(keep)
    return Response(Made(made_so, f"/c/{made_so}"), cookies=[remembered(asker, browser)], status_code=201)


async def _found(request: Request[Any, Any, Any], challenge: str) -> Challenge:
    rooms: Rooms = request.app.state.rooms
    text = None
    if visitor.is_name(challenge):
        text = await rooms.store.transact(lambda db: shared_deals.look(db, shared_deals.challenge_key(challenge)))
    if text is None:
        raise NotFoundException(say("no-challenge"))
    try:
        found = msgspec.json.decode(text, type=Challenge)
        new_document(found.settings)
    except (msgspec.DecodeError, BadOptions):  # of a later version, or of a game or option that no longer exists
        raise NotNow(say("other-rules")) from None
    return found


@post("/api/challenges/{challenge:str}", status_code=201, summary="Take a challenge")
async def take(request: Request[Any, Any, Any], challenge: str, data: Player) -> Response[Begun]:
    """Play the cards of a challenge. A browser that has seen them before only practises."""
    found = await _found(request, challenge)
    asker, data = check(request, data)

    def table(counted: bool) -> RoomDoc:
        if new_document(found.settings).rules != found.rules:
            raise NotNow(say("other-rules"))
        fixed = Fixed("challenge", challenge, counted=counted, opens=found.opens, parts=found.parts)
        return begun(found.settings, found.secret, fixed, found.seat, data)

    return await sit_down(request, asker, found.deal, found.seat, table)


def _parted(found: Challenge, table: Table, names: tuple[str, ...]) -> Parted | None:
    """Return the first move at which a table differs from the challenger's game, if it is the player's; None if not."""
    game, tell = table.game, entry(table.game.name).happened
    own = [(by, game.spell(move)) for by, move in table.log]
    at = next((at for at, (one, other) in enumerate(zip(own, found.moves, strict=False)) if one != other), None)
    if at is None or own[at][0] != found.seat:
        return None
    by_name = found.by.name or usual_names(len(names))[found.seat]
    others = tuple(by_name if seat == found.seat else name for seat, name in enumerate(names))
    told = []
    for moves, said in ((own, names), (found.moves, others)):
        again = Table(game)
        for by, text in moves[:at]:
            again.play(by, text)
        told.append(news_of(tell, game, again.play(*moves[at]), found.seat, said)[0].words)
    return Parted(at, told[0], told[1])


_partings: Final[OrderedDict[tuple[object, ...], Parted | None]] = OrderedDict()


async def parting(found: Challenge, challenge: str, room: Room) -> Parted | None:
    """Return the same from a cache: both games are over, and replaying long ones takes a while."""
    names = tuple(room.doc.names(found.seat))
    asked = challenge, room.name, names, found.by.name
    if asked not in _partings:
        _partings[asked] = await in_thread(_parted, found, room.table, names)
        if len(_partings) > _KEPT:
            _partings.popitem(last=False)
    return _partings.get(asked)


def _counts(doc: RoomDoc) -> bool:
    """True unless it is a deal of a day that was ended after its secret was told: the player may have read it."""
    return doc.fixed is None or doc.fixed.what != "day" or doc.closed(time.time())


async def _sides(rooms: Rooms, found: Challenge, challenge: str, room: Room) -> list[Side]:
    """Return the results of all who have finished, the best first, with a table that has just finished."""
    own = msgspec.json.encode(result_of(room.doc, room.table, found.seat)).decode()

    def keep(db: Any) -> list[tuple[str, str]]:
        if not _counts(room.doc):
            others = [(at, text) for at, text in shared_deals.results(db, found.deal) if at != room.name]
            return [*others, (room.name, own)]
        shared_deals.finish_try(db, found.deal, room.name, own)
        return shared_deals.results(db, found.deal)

    every = [(at, msgspec.json.decode(text, type=Result)) for at, text in await rooms.store.transact(keep)]
    # The deal of a day has been played by others too, who do not belong to this challenge.
    both = room.name, found.room
    told = {
        at: Side(each.name, each.totals, each.side, each.value, at == room.name)
        for at, each in every
        if at in both or each.of == challenge
    }
    return best(told, both)


@get("/api/challenges/{challenge:str}", summary="A challenge")
async def shown(request: Request[Any, Any, Any], challenge: str) -> Shown:
    """A challenge, with the results of all who have finished it if this browser has."""
    found, browser = await _found(request, challenge), browser_of(visitor.asker(request))
    rooms: Rooms = request.app.state.rooms
    first = await rooms.store.transact(lambda db: shared_deals.tried(db, found.deal, browser)) if browser else None
    room = None if first is None else await rooms.find(first)
    over = room is not None and finished(room)
    parted = None
    if room is not None and over and room.name != found.room:
        parted = await parting(found, challenge, room)
    game = GAMES[found.settings.game]
    unit, per_unit = game.counts_in(new_document(found.settings).game())
    return Shown(
        id=challenge,
        game=game.name,
        title=game.title,
        rulebook=found.settings.rulebook or "",
        by=found.by.name,
        face=found.by.face,
        colour=found.by.colour,
        room=first,
        yours=first == found.room,
        over=over,
        results=await _sides(rooms, found, challenge, room) if room is not None and over else [],
        parted=parted,
        unit=unit,
        per_unit=per_unit,
    )


HANDLERS = [make, take, shown]
