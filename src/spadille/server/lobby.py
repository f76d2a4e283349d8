"""The lobby over HTTP: tables, seats and links."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.response import Redirect

from spadille.core.contract import Seat
from spadille.games import GAMES
from spadille.server import access
from spadille.server.awake import Awake
from spadille.server.document import RoomDoc, Settings
from spadille.server.refusals import NotNow
from spadille.server.rooms import Rooms
from spadille.server.tokens import HOST, WATCH
from spadille.thinking.levels import names_now

Ask = Request[Any, Any, Any]


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """What a person gives to take a seat: a name, and a text of their own that goes into the seed of the deals."""

    name: str = ""
    fair: str = ""


class Made(msgspec.Struct):
    """A table that has been made, the path of its page, and the promise about its deals."""

    id: str
    path: str
    commit: str


class Sat(msgspec.Struct):
    """The seat that has been taken, and the name it now has."""

    seat: Seat
    name: str


class SeatInfo(msgspec.Struct):
    """A seat as the lobby shows it."""

    name: str
    kind: str
    level: str


class Summary(msgspec.Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    rulebook: str
    phase: str
    people: list[str]
    """The names of the persons who have seats."""
    free: int
    """How many seats nobody has."""


class TableInfo(Summary):
    """A table as anybody sees it who knows its name."""

    seats: list[SeatInfo]
    commit: str
    """The digest of the secret of its deals."""
    next_room: str | None
    yours: Seat | None
    """Your seat, if you have one."""
    host: bool
    """You are the host."""


class Links(msgspec.Struct, omit_defaults=True):
    """The links that this browser may give away, as paths."""

    table: str
    """For friends: to sit down or, where that is allowed, to watch."""
    seat: str | None = None
    """For the owner's other device: whoever has it has the seat."""
    watch: str | None = None
    """For watchers; only the host sees it, while it is switched on."""


async def find_room(request: Ask, name: str) -> Awake:
    """The room of that name; raises NotFoundException."""
    rooms: Rooms = request.app.state.rooms
    room = await rooms.find(name) if access.is_name(name) else None
    if room is None:
        raise NotFoundException("there is no such table")
    return room


def _summary(name: str, doc: RoomDoc) -> Summary:
    people = [doc.seats[seat].name for seat in doc.people]
    free = sum(seat.kind == "open" for seat in doc.seats)
    game = doc.settings.game
    return Summary(name, game, GAMES[game].title, doc.rulebook, doc.phase, people, free)


@get("/api/tables", summary="Open tables")
async def tables(request: Ask) -> list[Summary]:
    """Tables that wish to be found, the newest first."""
    rooms: Rooms = request.app.state.rooms
    return [_summary(name, doc) for name, doc in await rooms.listed()]


@get("/api/mine", summary="Your tables")
async def mine(request: Ask) -> list[Summary]:
    """The tables that this browser has made or had a seat at, the last one first."""
    rooms: Rooms = request.app.state.rooms
    return [_summary(name, doc) for name, doc in await rooms.documents(access.mine(access.asker(request)))]


@post("/api/tables", status_code=201, summary="Make a table")
async def make_table(request: Ask, data: Settings) -> Response[Made]:
    """Make a table; whoever makes it is its host, by a cookie that comes with the answer."""
    asker = access.asker(request)
    if not request.app.state.makers.take(asker.address):
        raise TooManyRequestsException("too many new tables from here; wait a minute")
    rooms: Rooms = request.app.state.rooms
    room = await rooms.make(data)
    cookies = [access.role_cookie(asker, room.name, HOST, room.doc.host), access.mine_cookie(asker, room.name)]
    made = Made(room.name, access.path_of(room.name), room.doc.commit)
    return Response(made, cookies=cookies, status_code=201)


@get("/api/tables/{name:str}", summary="A table")
async def table(request: Ask, name: str) -> TableInfo:
    """Who sits at a table, and the promise about its deals."""
    room, asker = await find_room(request, name), access.asker(request)
    doc = room.doc
    mine = access.seat_role(asker, name, doc)
    return TableInfo(
        **msgspec.structs.asdict(_summary(name, doc)),
        seats=[SeatInfo(seat.name, seat.kind, names_now(seat.level)) for seat in doc.seats],
        commit=doc.commit,
        next_room=doc.next_room,
        yours=mine[0] if mine else None,
        host=access.is_host(asker, name, doc),
    )


@post("/api/tables/{name:str}/seats/{seat:int}", status_code=200, summary="Take a seat")
async def sit(request: Ask, name: str, seat: int, data: Seated) -> Response[Sat]:
    """Take a free seat: the answer carries its token as a cookie."""
    room, asker = await find_room(request, name), access.asker(request)
    if access.seat_role(asker, name, room.doc) is not None:
        raise NotNow("you have a seat at this table already")
    if room.doc.phase != "gathering" and not may_know(asker, name, room.doc):
        raise PermissionDeniedException("this table is closed to guests")
    doc = await room.sit(seat, data.name, data.fair)
    cookies = [access.role_cookie(asker, name, seat, doc.key), access.mine_cookie(asker, name)]
    return Response(Sat(seat, doc.name), cookies=cookies)


def may_know(asker: access.Asker, name: str, doc: RoomDoc) -> bool:
    """The asker may see what goes on at a table."""
    if doc.settings.watchers or access.is_host(asker, name, doc) or access.is_invited(asker, name, doc):
        return True
    return access.seat_role(asker, name, doc) is not None


@get("/api/tables/{name:str}/links", summary="Links to give away")
async def links(request: Ask, name: str) -> Links:
    """The links that this browser may give away: the table's, the own seat's, and, for the host, the watchers'."""
    room, asker = await find_room(request, name), access.asker(request)
    path, doc, sign = access.path_of(name), room.doc, asker.signer.sign
    found = Links(path)
    mine = access.seat_role(asker, name, doc)
    if mine is not None:
        found.seat = f"{path}?key={sign(name, *mine)}"
    if doc.watch and access.is_host(asker, name, doc):
        found.watch = f"{path}?key={sign(name, WATCH, doc.watch)}"
    return found


async def open_link(request: Ask, name: str, key: str) -> Redirect:
    """A link with a key becomes a cookie, and the key leaves the address line."""
    room, asker = await find_room(request, name), access.asker(request)
    role = asker.signer.read(key)
    if role is None or role.room != name or not access.fits(role, room.doc):
        raise PermissionDeniedException("this link is not valid (any more); ask for a new one")
    cookies = [access.role_cookie(asker, name, role.role, role.key), access.mine_cookie(asker, name)]
    return Redirect(access.path_of(name), cookies=cookies)


@post("/api/tables/{name:str}/again", status_code=200, summary="Play again")
async def again(request: Ask, name: str, data: Seated) -> Response[Made]:
    """Another game with the same settings and people: go to its table, and have your seat (and the host's role) there.

    Whoever asks first has the table made; `next_room` tells the others. A seat is kept for everybody who had one.
    """
    room, asker = await find_room(request, name), access.asker(request)
    mine, host = access.seat_role(asker, name, room.doc), access.is_host(asker, name, room.doc)
    if mine is None and not host:
        raise PermissionDeniedException("only those who have played may play again; take a seat at the new table")
    fresh = await find_room(request, await room.again())
    cookies = [access.mine_cookie(asker, fresh.name)]
    if mine is not None:
        await fresh.follow(*mine, data.fair)
        cookies.append(access.role_cookie(asker, fresh.name, *mine))
    if host:
        cookies.append(access.role_cookie(asker, fresh.name, HOST, fresh.doc.host))
    return Response(Made(fresh.name, access.path_of(fresh.name), fresh.doc.commit), cookies=cookies)


@get("/api/tables/{name:str}/record", summary="The record of a game")
async def record(request: Ask, name: str) -> Response[bytes]:
    """The record of a game that is over, with the secret and the seed of its deals. A running game has none."""
    room = await find_room(request, name)
    if not may_know(access.asker(request), name, room.doc):
        raise PermissionDeniedException("this table is closed to watchers")
    headers = {"Content-Disposition": f'attachment; filename="spadille-{name}.jsonl"'}
    return Response(room.record(), media_type="application/jsonl", headers=headers)


HANDLERS = [tables, mine, make_table, table, sit, links, again, record]
