"""The lobby over HTTP: games and their options, tables, seats, links, records."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.response import Redirect

from spadille.bots import BOTS
from spadille.core.errors import SpadilleError
from spadille.core.options import Difference, changes, clauses_of, specs
from spadille.core.table import Table, replay
from spadille.games import GAMES, entry, open_game, open_header
from spadille.server.document import RoomDoc, Settings
from spadille.server.room import Room, same_key
from spadille.server.rooms import Rooms
from spadille.server.tokens import HOST, WATCH, Role

_YEAR = 365 * 86_400
_MAX_RECORD = 1_000_000


class Seated(msgspec.Struct):
    """What a person gives to take a seat: a name, and a text that goes into the seed of the deals."""

    name: str = ""
    fair: str = ""


class Made(msgspec.Struct):
    """A table that has been made, and the path of its page."""

    id: str
    path: str


def cookie_name(room: str, role: str = "seat") -> str:
    return f"{role}-{room}"


def role_of(request: ASGIConnection[Any, Any, Any, Any], room: str, cookie: str) -> Role | None:
    """The role that a cookie gives at a table."""
    role: Role | None = request.app.state.signer.read(request.cookies.get(cookie))
    return role if role is not None and role.room == room else None


def _cookie(request: Request[Any, Any, Any], room: str, kind: str, role: str | int, key: str) -> Cookie:
    token = request.app.state.signer.sign(room, role, key)
    return Cookie(
        key=cookie_name(room, kind),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=_YEAR,
    )


async def find_room(request: Request[Any, Any, Any], name: str) -> Room:
    rooms: Rooms = request.app.state.rooms
    room = await rooms.find(name)
    if room is None:
        raise NotFoundException("there is no such table")
    return room


def _is_host(request: Request[Any, Any, Any], room: Room) -> bool:
    role = role_of(request, room.name, cookie_name(room.name, HOST))
    return role is not None and role.role == HOST and same_key(role.key, room.doc.host)


# -- games and options -------------------------------------------------------------------------------


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    """Every game with its rulebooks, their seats, and every option: allowed values, words, clauses."""
    return [await asyncio.to_thread(_game, name) for name in GAMES]


def _game(name: str) -> dict[str, Any]:
    found = entry(name)
    books = found.rulebooks.values()
    kind = type(next(iter(books)).options)
    return {
        "name": name,
        "title": found.title,
        "sentence": found.sentence,
        "seats": found.seats,
        "length": found.length,
        "bots": list(BOTS),
        "rulebooks": [
            {
                "name": book.name,
                "title": book.title,
                "seats": book.seats,
                "usual_seats": book.usual_seats,
                "options": {str(seats): book.at(seats) for seats in book.seats},
            }
            for book in books
        ],
        "options": [
            {
                "name": option,
                "choices": spec.choices,
                "whole": [spec.option.low, spec.option.high] if spec.whole else None,
                "clauses": spec.option.clauses.split(),
                "words": {str(msgspec.json.encode(each).decode()): spec.says(each) for each in spec.choices},
            }
            for option, spec in specs(kind).items()
        ],
    }


@post("/api/options", status_code=200)
async def options(data: Settings) -> dict[str, Any]:
    """Check the options of a table before it is made: how it differs from its rulebook, in plain words."""
    game = open_game(data.game, data.rulebook, data.seats, data.options)
    book = entry(data.game).rulebooks[game.rulebook]
    changed = changes(game.options, book, game.seats)
    known, usual = specs(type(game.options)), book.at(game.seats)
    differs = [
        Difference(
            name,
            (getattr(usual, name), value),
            (known[name].says(getattr(usual, name)), known[name].says(value)),
            (clauses_of(known[name], book), ()),
        )
        for name, value in changed.items()
    ]
    return {"rulebook": game.rulebook, "seats": game.seats, "differs": differs}


# -- tables ------------------------------------------------------------------------------------------


def _summary(name: str, doc: RoomDoc) -> dict[str, Any]:
    people = [seat.name for seat in doc.seats if seat.kind == "person"]
    free = sum(seat.kind == "open" for seat in doc.seats)
    title = GAMES[doc.settings.game].title
    return {"id": name, "title": title, "rulebook": doc.rulebook, "phase": doc.phase, "people": people, "free": free}


@get("/api/tables")
async def tables(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """Tables that wish to be found, the newest first."""
    rooms: Rooms = request.app.state.rooms
    return [_summary(name, doc) for name, doc in (await rooms.listed())[:50]]


@get("/api/mine")
async def mine(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """The tables where this browser has a seat."""
    rooms: Rooms = request.app.state.rooms
    found = []
    for cookie in list(request.cookies)[:100]:
        role = request.app.state.signer.read(request.cookies[cookie])
        room = await rooms.find(role.room) if role is not None and role.seat is not None else None
        if room is not None and role is not None and _owns(room, role):
            found.append(_summary(room.name, room.doc))
    return found


def _owns(room: Room, role: Role) -> bool:
    if role.seat is None or role.seat >= len(room.doc.seats):
        return False
    seat = room.doc.seats[role.seat]
    return seat.kind == "person" and same_key(role.key, seat.key)


@post("/api/tables", status_code=201)
async def make_table(request: Request[Any, Any, Any], data: Settings) -> Response[Made]:
    """Make a table; whoever makes it is its host."""
    if not request.app.state.makers.take(request.client.host if request.client else ""):
        raise TooManyRequestsException("too many new tables from here; wait a minute")
    rooms: Rooms = request.app.state.rooms
    room = await rooms.make(data)
    cookie = _cookie(request, room.name, HOST, HOST, room.doc.host)
    return Response(Made(room.name, f"/t/{room.name}"), cookies=[cookie], status_code=201)


@post("/api/tables/{name:str}/seats/{seat:int}", status_code=200)
async def sit(request: Request[Any, Any, Any], name: str, seat: int, data: Seated) -> Response[dict[str, Any]]:
    """Take a free seat: the answer carries its token as a cookie."""
    room = await find_room(request, name)
    mine = role_of(request, name, cookie_name(name))
    if mine is not None and _owns(room, mine):
        raise SpadilleError("you have a seat at this table already")
    if room.doc.phase != "gathering" and not room.doc.settings.watchers and not _is_host(request, room):
        raise PermissionDeniedException("this table is closed to guests")
    doc = await room.sit(seat, data.name, data.fair)
    return Response({"seat": seat, "name": doc.name}, cookies=[_cookie(request, name, "seat", seat, doc.key)])


@get("/api/tables/{name:str}/links")
async def links(request: Request[Any, Any, Any], name: str) -> dict[str, str]:
    """The links that this browser may give away: the table's, the own seat's, and, for the host, the watchers'."""
    room = await find_room(request, name)
    sign = request.app.state.signer.sign
    found = {"table": f"/t/{name}"}
    mine = role_of(request, name, cookie_name(name))
    if mine is not None and _owns(room, mine):
        found["seat"] = f"/t/{name}?key={sign(name, mine.role, mine.key)}"
    if _is_host(request, room):
        found["watch"] = f"/t/{name}?key={sign(name, WATCH, room.doc.watch)}"
    return found


async def open_link(request: Request[Any, Any, Any], name: str, key: str) -> Redirect:
    """A link with a key becomes a cookie, and the key leaves the address line."""
    room = await find_room(request, name)
    role = request.app.state.signer.read(key)
    if role is None or role.room != name:
        raise PermissionDeniedException("this link is not valid (any more); ask for a new one")
    kind = WATCH if role.role == WATCH else "seat"
    if kind == "seat" and not _owns(room, role):
        raise PermissionDeniedException("this seat has been given to somebody else")
    return Redirect(f"/t/{name}", cookies=[_cookie(request, name, kind, role.role, role.key)])


# -- records -----------------------------------------------------------------------------------------


@get("/api/tables/{name:str}/record")
async def record(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The record of a game that is over, with the secret and the seed of its deals."""
    room = await find_room(request, name)
    headers = {"Content-Disposition": f'attachment; filename="spadille-{name}.jsonl"'}
    return Response(room.record(), media_type="application/jsonl", headers=headers)


@post("/api/replay", status_code=200)
async def replayed(request: Request[Any, Any, Any], at: int = -1, seat: int = -1) -> dict[str, Any]:
    """Check a record (the body) and show one moment of it: after `at` moves (all by default), as `seat` saw it."""
    data = await request.body()
    if len(data) > _MAX_RECORD:
        raise SpadilleError(f"expected a record of at most {_MAX_RECORD} bytes; came {len(data)}")
    return await asyncio.to_thread(_moment, data, at, seat)


def _moment(data: bytes, at: int, seat: int) -> dict[str, Any]:
    table = replay(data, open_header)
    total = table.version
    moment = total if at < 0 else min(at, total)
    viewer = seat if 0 <= seat < table.game.seats else None
    shown = _names(table)
    table.back(moment)
    found = entry(table.game.name)
    said = ""
    if moment:
        by, move = table.log[moment - 1]
        said = found.tell(table.game, by, move, shown)
    scene = found.scene(table.game, table.view(viewer), shown)
    return {"moves": total, "at": moment, "scene": scene, "words": said, "seats": table.game.seats}


def _names(table: Table) -> tuple[str, ...]:
    """The names that a record carries, or plain ones."""
    names, seats = table.more.get("names"), table.game.seats
    if isinstance(names, list) and len(names) == seats:
        return tuple(str(each)[:24] for each in names)
    return tuple(f"Seat {seat}" for seat in range(seats))


HANDLERS = [games, options, tables, mine, make_table, sit, links, record, replayed]
