"""Who is asking: the roles that cookies give at a table, and whether a page of ours asks.

The cookies of a table go only to its own paths, so that however many tables a browser has been to, each request
carries those of one. A cookie of names (no keys) remembers which tables those were.
"""

from __future__ import annotations

from typing import Any, Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from spadille.core.contract import Seat
from spadille.server.document import RoomDoc
from spadille.server.limits import address_key
from spadille.server.tokens import HOST, WATCH, Role, Signer, same_key

Asker = ASGIConnection[Any, Any, Any, Any]
Kind = Literal["seat", "host", "watch"]

MINE = "tables"
_MOST_MINE = 40
_KEPT = 120 * 86_400
"""Seconds that a browser keeps a seat."""


def path_of(room: str) -> str:
    """The page of a table."""
    return f"/t/{room}"


def address(asker: Asker) -> str:
    """The address that limits are counted for."""
    return address_key(asker.client.host if asker.client else None)


def meant_for_us(asker: Asker, hosts: frozenset[str]) -> bool:
    """The asker calls the server by one of its names (any will do where none are given)."""
    called = asker.headers.get("host", "")
    name = called.rpartition(":")[0] if called.rpartition(":")[2].isdecimal() else called
    return not hosts or name.lower() in hosts


def from_our_page(asker: Asker, origins: frozenset[str]) -> bool:
    """A browser names the page that asks; it must be one of ours. Programs name none."""
    origin = asker.headers.get("origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc == asker.headers.get("host")


# -- roles -------------------------------------------------------------------------------------------


def _role(asker: Asker, room: str, kind: Kind) -> Role | None:
    signer: Signer = asker.app.state.signer
    role = signer.read(asker.cookies.get(f"{kind}-{room}"))
    return role if role is not None and role.room == room else None


def fits(role: Role | None, doc: RoomDoc) -> bool:
    """The role is still what it says: keys change when a seat is freed."""
    if role is None:
        return False
    if role.seat is None:
        return same_key(role.key, {HOST: doc.host, WATCH: doc.watch}.get(role.role, ""))
    seat = doc.seats[role.seat] if role.seat < len(doc.seats) else None
    return seat is not None and seat.kind == "person" and same_key(role.key, seat.key)


def seat_role(asker: Asker, room: str, doc: RoomDoc) -> tuple[Seat, str] | None:
    """The seat that the asker owns at a table, and its key."""
    role = _role(asker, room, "seat")
    if role is None or role.seat is None or not fits(role, doc):
        return None
    return role.seat, role.key


def is_host(asker: Asker, room: str, doc: RoomDoc) -> bool:
    """The asker is the host of a table."""
    role = _role(asker, room, "host")
    return role is not None and role.role == HOST and fits(role, doc)


def is_invited(asker: Asker, room: str, doc: RoomDoc) -> bool:
    """The asker came by the watch link of a table, and it is still good."""
    role = _role(asker, room, "watch")
    return role is not None and role.role == WATCH and fits(role, doc)


# -- cookies -----------------------------------------------------------------------------------------


def role_cookie(asker: Asker, room: str, role: str | Seat, key: str) -> Cookie:
    """The cookie that gives a role at a table."""
    kind = role if isinstance(role, str) and role in (HOST, WATCH) else "seat"
    token = asker.app.state.signer.sign(room, role, key)
    return _cookie(asker, f"{kind}-{room}", token, f"/api/tables/{room}")


def mine_cookie(asker: Asker, room: str) -> Cookie:
    """The cookie that remembers this table among the browser's own."""
    names = [room, *(each for each in mine(asker) if each != room)]
    return _cookie(asker, MINE, ".".join(names[:_MOST_MINE]), "/")


def mine(asker: Asker) -> list[str]:
    """The names of the tables that this browser has been to."""
    names = asker.cookies.get(MINE, "").split(".")
    return [each for each in names if each.isalnum() and len(each) <= 32][:_MOST_MINE]


def _cookie(asker: Asker, name: str, value: str, path: str) -> Cookie:
    secure = asker.scope["scheme"] in ("https", "wss")
    return Cookie(key=name, value=value, path=path, httponly=True, samesite="lax", secure=secure, max_age=_KEPT)
