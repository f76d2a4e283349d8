"""The lobby over HTTP: tables, seats and links."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from msgspec.structs import replace

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.core.words import Text
from spadille.games import GAMES
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.base.errors import LimitReached, NotAllowed, RequestRefused
from spadille.server.base.names import refusal_of, tidy_name
from spadille.server.base.tokens import HOST, WATCH
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.store.document import RoomDoc, Settings, fresh_key
from spadille.server.table.seats.faces import check_look
from spadille.server.table.seats.seating import Comer
from spadille.server.table.seats.seed import check_seal
from spadille.server.table.way_title import title_at
from spadille.thinking.levels import names_now

Ask = Request[Any, Any, Any]


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """The data of a person who takes a seat: a name, and a part of the seed of the deals."""

    name: str = ""
    fair: str = ""
    """A part of the seed, told openly."""
    seal: str = ""
    """The seal of a part that will be told when all are sealed."""
    face: str = ""
    """The animal of the plate; empty: one that nobody else at the table has."""
    colour: str = ""


class Made(msgspec.Struct):
    """A table that has been made, the path of its page, and the promise about its deals."""

    id: str
    path: str
    commit: str


class Sat(msgspec.Struct):
    """The seat that has been taken, and its name now."""

    seat: Seat
    name: str
    note: Text = ""
    """The reason if the name is not the requested one."""


class SeatInfo(msgspec.Struct):
    """A seat as the lobby shows it."""

    name: str
    kind: str
    level: str


class Summary(msgspec.Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: Text
    rulebook: str
    phase: str
    people: list[str]
    """The names of the persons who have seats."""
    free: int
    """Number of seats that nobody has."""
    way: Text
    """The name of its rules; empty if they have none besides the rulebook's."""


class TableInfo(Summary):
    """A table as shown to anybody who knows its name."""

    seats: list[SeatInfo]
    commit: str
    """The digest of the secret of its deals."""
    next_room: str | None
    yours: Seat | None
    """Your seat, if you have one."""
    before: Seat | None
    """The seat that you left for it by a link; you may go back to it."""
    host: bool
    """True if you are the host."""


class Links(msgspec.Struct, omit_defaults=True):
    """The links that this browser may give away, as paths."""

    table: str
    """For friends: to sit down or, if that is allowed, to watch."""
    seat: str | None = None
    """For the owner's other device: anybody with this link has the seat."""
    watch: str | None = None
    """For watchers; only the host sees it, while it is switched on."""


async def find_room(request: Ask, name: str) -> Room:
    """Return the room of a name; raises NotFoundException."""
    rooms: Rooms = request.app.state.rooms
    room = await rooms.find(name) if visitor.is_name(name) else None
    if room is None:
        raise NotFoundException(say("no-such-table"))
    return room


def summary_of(name: str, doc: RoomDoc) -> Summary:
    """Return what is told of a table without its seats: game, rules, people, free seats."""
    people = [doc.seats[seat].name for seat in doc.people]
    free = sum(seat.kind == "open" for seat in doc.seats)
    game = doc.settings.game
    way = title_at(doc, doc.game())
    return Summary(name, game, GAMES[game].title, doc.rulebook, doc.phase, people, free, way)


@get("/api/tables", summary="Open tables")
async def tables(request: Ask) -> list[Summary]:
    """The listed tables, the newest first."""
    rooms: Rooms = request.app.state.rooms
    return [summary_of(name, doc) for name, doc in await rooms.listed()]


@get("/api/mine", summary="Your tables")
async def mine(request: Ask) -> list[Summary]:
    """The tables that this browser has made or had a seat at, the last one first."""
    rooms: Rooms = request.app.state.rooms
    return [summary_of(name, doc) for name, doc in await rooms.documents(visitor.mine(visitor.asker(request)))]


@post("/api/tables", status_code=201, summary="Make a table")
async def make_table(request: Ask, data: Settings) -> Response[Made]:
    """Make a table; the asker becomes its host, by a cookie that comes with the answer."""
    asker = visitor.asker(request)
    rooms: Rooms = request.app.state.rooms
    rooms.allow(asker.address)
    if request.app.state.bans.muted(asker.address):
        data = replace(data, called="")
    room = await rooms.make(data)
    cookies = [visitor.role_cookie(asker, room.name, HOST, room.doc.host), visitor.mine_cookie(asker, room.name)]
    made = Made(room.name, visitor.path_of(room.name), room.doc.commit)
    return Response(made, cookies=cookies, status_code=201)


@get("/api/tables/{name:str}", summary="A table")
async def table(request: Ask, name: str) -> TableInfo:
    """The seats of a table, and the promise about its deals."""
    room, asker = await find_room(request, name), visitor.asker(request)
    doc = room.doc
    mine = visitor.seat_role(asker, name, doc)
    return TableInfo(
        **msgspec.structs.asdict(summary_of(name, doc)),
        seats=[SeatInfo(seat.name, seat.kind, names_now(seat.level)) for seat in doc.seats],
        commit=doc.commit,
        next_room=doc.next_room,
        yours=mine[0] if mine else None,
        before=visitor.seat_before(asker, name, doc),
        host=visitor.is_host(asker, name, doc),
    )


@post("/api/tables/{name:str}/seats/{seat:int}", status_code=200, summary="Take a seat")
async def sit(request: Ask, name: str, seat: int, data: Seated) -> Response[Sat]:
    """Take a free seat: the answer carries its token as a cookie. Before the game a person may change seats so."""
    room, asker = await find_room(request, name), visitor.asker(request)
    mine = visitor.seat_role(asker, name, room.doc)
    if room.doc.phase != "gathering" and not may_know(asker, name, room.doc):
        raise PermissionDeniedException(say("no-guests"))
    if data.seal:
        check_seal(data.seal)
    check_look(data.face, data.colour)
    check_name(data.name)
    comer = replace(comer_of(asker, name, room.doc), face=data.face, colour=data.colour, leaves=mine)
    muted = request.app.state.bans.muted(asker.address)
    doc = await room.sit(seat, "" if muted else data.name, data.fair, comer)
    if data.seal and room.doc.phase == "gathering":
        with contextlib.suppress(RequestRefused):  # the seat is taken all the same, and this browser gets its key
            await room.seal(seat, data.seal)
    cookies = [*visitor.seat_cookies(asker, name, seat, doc.key, comer.browser), visitor.mine_cookie(asker, name)]
    return Response(Sat(seat, doc.name, say("muted") if muted else _note(data.name, doc.name)), cookies=cookies)


def _note(asked: str, name: str) -> Text:
    """Return the reason if a person's name is not the requested one."""
    return "" if tidy_name(asked, name) == name else say("called-here", name=name)


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """A name that somebody would like to have."""

    name: Annotated[str, msgspec.Meta(max_length=400)]


@post("/api/tables/{name:str}/name", status_code=200, summary="Change your name")
async def rename(request: Ask, name: str, data: Called) -> Sat:
    """Change your name at a table where you have a seat; the table's log says so."""
    room, asker = await find_room(request, name), visitor.asker(request)
    mine = visitor.seat_role(asker, name, room.doc)
    if mine is None:
        raise PermissionDeniedException(say("no-seat-here"))
    check_name(data.name)
    if request.app.state.bans.muted(asker.address):
        raise NotAllowed(say("muted"))
    if not request.app.state.new_names.take(asker.address):
        raise LimitReached(say("too-many-requests"))
    doc = await room.rename(*mine, data.name)
    return Sat(mine[0], doc.name, _note(data.name, doc.name))


@post("/api/name", status_code=200, summary="Check a name")
async def named(data: Called) -> Called:
    """The name as a table shows it; refused with the reason if nobody may have it."""
    check_name(data.name)
    return Called(tidy_name(data.name, ""))


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """The name and look of a person."""

    name: Annotated[str, msgspec.Meta(max_length=400)] = ""
    face: str = ""
    colour: str = ""


P = TypeVar("P", bound=Player)


def checked_player(request: Ask, who: P) -> P:
    """A player as a table may have it: without a name if its address is muted.

    Raises BadOptions for a name or a look that nobody may have.
    """
    check_look(who.face, who.colour)
    check_name(who.name)
    muted = request.app.state.bans.muted(visitor.asker(request).address)
    return msgspec.structs.replace(who, name="") if muted else who


def check_name(name: str) -> None:
    """Raises BadOptions for a name that nobody may have."""
    refused = refusal_of(name)
    if refused:
        raise BadOptions(refused)


def comer_of(asker: visitor.Asker, name: str, doc: RoomDoc) -> Comer:
    """Return the data of a person who takes a seat; a browser new to this table gets an identifier there."""
    browser = visitor.browser_of(asker, name) or fresh_key()
    return Comer(browser, visitor.former_seat(asker, name), visitor.is_host(asker, name, doc))


def may_know(asker: visitor.Asker, name: str, doc: RoomDoc) -> bool:
    """True if the asker may see a table."""
    if doc.settings.watchers or visitor.is_host(asker, name, doc) or visitor.is_invited(asker, name, doc):
        return True
    return visitor.seat_role(asker, name, doc) is not None


@get("/api/tables/{name:str}/links", summary="Links to give away")
async def links(request: Ask, name: str) -> Links:
    """The links that this browser may give away: the table's, the own seat's, and, for the host, the watchers'."""
    room, asker = await find_room(request, name), visitor.asker(request)
    path, doc, sign = visitor.path_of(name), room.doc, asker.signer.sign
    found = Links(path)
    mine = visitor.seat_role(asker, name, doc)
    if mine is not None:
        found.seat = f"{path}?key={sign(name, *mine)}"
    if doc.watch and visitor.is_host(asker, name, doc):
        found.watch = f"{path}?key={sign(name, WATCH, doc.watch)}"
    return found


@post("/api/tables/{name:str}/again", status_code=200, summary="Play again")
async def again(request: Ask, name: str, data: Seated) -> Response[Made]:
    """Another game with the same settings and people: go to its table, and have your seat (and the host's role) there.

    The first request makes the table; `next_room` tells the others. A seat is kept for everybody who had one;
    where several people play, it is the next to the left. If it has been freed, the answer leads to the table alone.
    """
    room, asker = await find_room(request, name), visitor.asker(request)
    mine, host = visitor.seat_role(asker, name, room.doc), visitor.is_host(asker, name, room.doc)
    if mine is None and not host:
        raise PermissionDeniedException(say("played-only"))
    fresh = await find_room(request, await room.again(asker.address))
    cookies = [visitor.mine_cookie(asker, fresh.name)]
    seat, key = mine or (None, "")
    seat = next((at for at, each in enumerate(fresh.doc.seats) if key and each.key == key), None)
    if seat is not None:
        await fresh.follow(seat, key, data.fair)
        cookies += visitor.seat_cookies(asker, fresh.name, seat, key, visitor.browser_of(asker, name) or fresh_key())
    if host or _is_alone(room.doc, mine):
        cookies.append(visitor.role_cookie(asker, fresh.name, HOST, fresh.doc.host))
    return Response(Made(fresh.name, visitor.path_of(fresh.name), fresh.doc.commit), cookies=cookies)


def _is_alone(doc: RoomDoc, mine: tuple[Seat, str] | None) -> bool:
    """True for the only person at a table with cards that others play too, which nobody hosts."""
    return mine is not None and doc.people == [mine[0]] and doc.fixed is not None and doc.fixed.what != "number"


@get("/api/tables/{name:str}/record", summary="The record of a game")
async def record(request: Ask, name: str) -> Response[bytes]:
    """The record of a game that is over, with the secret and the seed of its deals. A running game has none."""
    room = await find_room(request, name)
    if not may_know(visitor.asker(request), name, room.doc):
        raise PermissionDeniedException(say("no-watchers"))
    headers = {"Content-Disposition": f'attachment; filename="spadille-{name}.jsonl"'}
    return Response(room.record(), media_type="application/jsonl", headers=headers)


@post("/api/tables/{name:str}/close", status_code=204, summary="Close a table")
async def close(request: Ask, name: str) -> None:
    """The host ends the game as it stands: nothing more is played, and its record is available to all."""
    await (await _hosted(request, name)).give_up()


@delete("/api/tables/{name:str}", status_code=204, summary="Delete a table")
async def delete_table(request: Ask, name: str) -> Response[None]:
    """The host deletes a table with its score and its record; refused if other people have seats."""
    room, asker = await _hosted(request, name), visitor.asker(request)
    mine = visitor.seat_role(asker, name, room.doc)
    await room.delete(None if mine is None else mine[0])
    return Response(None, cookies=[visitor.forget_cookie(asker, name)], status_code=204)


@delete("/api/mine/{name:str}", status_code=204, summary="Take a table off your list")
async def forget(request: Ask, name: str) -> Response[None]:
    """Take a table off your list: it stays as it is, and so does your seat."""
    return Response(None, cookies=[visitor.forget_cookie(visitor.asker(request), name)], status_code=204)


async def _hosted(request: Ask, name: str) -> Room:
    """Return the table of a name, if the asker is its host; raises PermissionDeniedException."""
    room = await find_room(request, name)
    if not visitor.is_host(visitor.asker(request), name, room.doc):
        raise PermissionDeniedException(say("host-only"))
    return room


HANDLERS = [tables, mine, make_table, table, named, sit, rename, links, again, record, close, delete_table, forget]
