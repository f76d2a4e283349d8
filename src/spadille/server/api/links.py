"""Links with a key: each becomes a cookie, and a browser that has a seat is asked before it takes another."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.response import Redirect

from spadille.core.contract import Seat
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.api.tables import Sat, comer_of, find_room
from spadille.server.base.tokens import Role
from spadille.server.live.room import Room

Ask = Request[Any, Any, Any]


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a link to a seat."""

    key: str


async def open_link(request: Ask, name: str, key: str) -> Redirect:
    """Turn a link's key into a cookie, so that the key leaves the address line."""
    room, asker = await find_room(request, name), visitor.asker(request)
    role = _role(asker, room, key)
    if role.seat is not None:  # a table's cookies are sent to its own paths only: there the asker is known
        return Redirect(f"/api/tables/{name}/open?key={key}")
    cookies = [visitor.role_cookie(asker, name, role.role, role.key), visitor.mine_cookie(asker, name)]
    return Redirect(visitor.path_of(name), cookies=cookies)


@get("/api/tables/{name:str}/open", include_in_schema=False)
async def open_seat(request: Ask, name: str, key: str) -> Redirect:
    """The link of a seat: a browser without a seat gets it; one that has another is asked first."""
    room, asker = await find_room(request, name), visitor.asker(request)
    seat = _seat(_role(asker, room, key))
    mine = visitor.seat_role(asker, name, room.doc)
    if mine is not None and mine[0] != seat:
        return Redirect(f"{visitor.path_of(name)}?link={key}")
    taken = await _take(asker, room, seat)
    return Redirect(visitor.path_of(name), cookies=taken.cookies)


@post("/api/tables/{name:str}/link", status_code=200, summary="Take the seat of a link")
async def take_link(request: Ask, name: str, data: Key) -> Response[Sat]:
    """Take the seat whose link you have, also from another seat: you can go back to that one.

    A browser that has seen another hand of the running deal enters at the next one.
    """
    room, asker = await find_room(request, name), visitor.asker(request)
    return await _take(asker, room, _seat(_role(asker, room, data.key)))


@post("/api/tables/{name:str}/back", status_code=200, summary="Go back to your seat")
async def go_back(request: Ask, name: str) -> Response[Sat]:
    """Go back to the seat that you left by a link."""
    room, asker = await find_room(request, name), visitor.asker(request)
    seat = visitor.seat_before(asker, name, room.doc)
    if seat is None:
        raise PermissionDeniedException(say("no-seat-back"))
    return await _take(asker, room, seat)


async def _take(asker: visitor.Asker, room: Room, seat: Seat) -> Response[Sat]:
    """Give a seat to this browser; its former seat is kept in a further cookie."""
    name, comer, mine = room.name, comer_of(asker, room.name, room.doc), visitor.seat_role(asker, room.name, room.doc)
    found = room.doc.seats[seat]
    await room.look(seat, found.key, comer)
    cookies = [*visitor.seat_cookies(asker, name, seat, found.key, comer.browser), visitor.mine_cookie(asker, name)]
    if mine is not None and mine[0] != seat:
        cookies.append(visitor.before_cookie(asker, name, *mine))
    return Response(Sat(seat, found.name), cookies=cookies)


def _role(asker: visitor.Asker, room: Room, key: str) -> Role:
    role = asker.signer.read(key)
    if role is None or role.room != room.name or not visitor.fits(role, room.doc):
        raise PermissionDeniedException(say("dead-link"))
    return role


def _seat(role: Role) -> Seat:
    if role.seat is None:
        raise PermissionDeniedException(say("no-seat-link"))
    return role.seat


HANDLERS = [open_seat, take_link, go_back]
