"""The asker of a request: the roles that its cookies give it at a table, and whether one of our own pages sent it.

The cookies of a table are sent only to its own paths, so that each request carries those of one table, however many
the browser has visited. A cookie of names (no keys) remembers which tables those were.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from spadille.core.contract import Seat, Value
from spadille.core.words import first_known, knows
from spadille.server.base.limits import address_key
from spadille.server.base.tokens import BROWSER, HOST, WATCH, Role, Signer, same_key
from spadille.server.store.document import RoomDoc

MINE = "tables"
LANGUAGE = "language"
"""The cookie of the language that a person has chosen."""
_MOST_MINE = 40
_LONGEST_NAME = 32
_KEPT = 400 * 86_400
"""Seconds that a browser keeps a seat: the maximum of browsers, as a match with days for each move takes months."""


class Names(Value, frozen=True):
    """The names of the server: the origin of its pages, and the only hosts it answers for (none: any)."""

    origin: str | None = None
    """The public address; without one, the origin of a page is the host that was asked."""
    hosts: frozenset[str] = frozenset()

    @property
    def secure(self) -> bool:
        """True if all its pages are reached by https."""
        return self.origin is not None and self.origin.startswith("https:")

    @property
    def words(self) -> str:
        """The message for a request to another host name."""
        where = f"it is at {self.origin}" if self.origin else "see `spadille serve --origin`"
        return f"this server does not answer to that name; {where}"


class Asker(Value, frozen=True):
    """What a request tells about its asker."""

    signer: Signer
    address: str
    """The address for limits."""
    secure: bool
    host: str
    origin: str | None
    cookies: dict[str, str]
    language: str
    """The language of answers: the asker's choice, or the browser's setting."""


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Return the asker of an HTTP request."""
    state = connection.app.state
    return asker_of(connection.scope, state.signer, state.names)


def asker_of(scope: Scope, signer: Signer, names: Names) -> Asker:
    """Return the asker of an ASGI scope."""
    headers: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        headers[name] = headers[name] + b"; " + value if name == b"cookie" and name in headers else value
    origin, client = headers.get(b"origin"), scope["client"]
    cookies = dict(_read_cookies(headers.get(b"cookie", b"").decode("latin-1")))
    chosen = cookies.get(LANGUAGE, "")
    return Asker(
        signer=signer,
        address=address_key(client[0] if client else None),
        secure=names.secure or scope["scheme"] in ("https", "wss"),
        host=headers.get(b"host", b"").decode("latin-1"),
        origin=None if origin is None else origin.decode("latin-1"),
        cookies=cookies,
        language=chosen if knows(chosen) else first_known(headers.get(b"accept-language", b"").decode("latin-1")),
    )


def _read_cookies(header: str) -> Iterable[tuple[str, str]]:
    for each in header.split(";"):
        name, _, value = each.strip().partition("=")
        yield name, value.strip('"')


def path_of(room: str) -> str:
    """The path of a table's page."""
    return f"/t/{room}"


def is_name(name: str) -> bool:
    """True if a table could have this name."""
    return name.isascii() and name.isalnum() and len(name) <= _LONGEST_NAME


def meant_for_us(asker: Asker, names: Names) -> bool:
    """True if the asker uses one of the server's host names (any if none are given)."""
    host, _, port = asker.host.rpartition(":")
    called = host if port.isdecimal() else asker.host
    return not names.hosts or called.lower() in names.hosts


def from_our_page(asker: Asker, names: Names) -> bool:
    """True if the request's origin, with its scheme, is one of our pages, or missing, as in requests of programs."""
    ours = names.origin or f"{'https' if asker.secure else 'http'}://{asker.host.lower()}"
    return asker.origin is None or asker.origin == ours


# -- roles -------------------------------------------------------------------------------------------


def _role(asker: Asker, room: str, kind: str) -> Role | None:
    role = asker.signer.read(asker.cookies.get(f"{kind}-{room}"))
    return role if role is not None and role.room == room else None


def fits(role: Role | None, doc: RoomDoc) -> bool:
    """True if the role is still valid: keys change when a seat is freed."""
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


def former_seat(asker: Asker, room: str) -> Seat | None:
    """The seat of the asker's cookie, also if it is no longer the asker's."""
    role = _role(asker, room, "seat")
    return None if role is None else role.seat


def seat_before(asker: Asker, room: str, doc: RoomDoc) -> Seat | None:
    """The seat that the asker has left by the link of another one, if it is still the asker's."""
    role, now = _role(asker, room, "before"), seat_role(asker, room, doc)
    there = role is not None and role.seat is not None and fits(role, doc)
    return role.seat if role is not None and there and (now is None or now[0] != role.seat) else None


def browser_of(asker: Asker, room: str) -> str:
    """The identifier at a table of a browser that has had a seat there; empty if it has had none."""
    role = _role(asker, room, BROWSER)
    return role.key if role is not None and role.role == BROWSER else ""


def is_host(asker: Asker, room: str, doc: RoomDoc) -> bool:
    """True if the asker is the host of a table."""
    role = _role(asker, room, "host")
    return role is not None and role.role == HOST and fits(role, doc)


def is_invited(asker: Asker, room: str, doc: RoomDoc) -> bool:
    """True if the asker has used the watch link of a table, and it is still valid."""
    role = _role(asker, room, "watch")
    return role is not None and role.role == WATCH and fits(role, doc)


# -- cookies -----------------------------------------------------------------------------------------


def role_cookie(asker: Asker, room: str, role: str | Seat, key: str) -> Cookie:
    """The cookie that gives a role at a table."""
    kind = role if isinstance(role, str) and role in (HOST, WATCH, BROWSER) else "seat"
    return _cookie(asker, f"{kind}-{room}", asker.signer.sign(room, role, key), f"/api/tables/{room}")


def seat_cookies(asker: Asker, room: str, seat: Seat, key: str, browser: str) -> list[Cookie]:
    """The cookies of a seat: the seat itself, and the browser's identifier at the table."""
    return [role_cookie(asker, room, seat, key), role_cookie(asker, room, BROWSER, browser)]


def browser_cookie(asker: Asker, kind: str, browser: str) -> Cookie:
    """The cookie with a browser's identifier for cards that others play too."""
    return _cookie(asker, kind, asker.signer.sign(kind, BROWSER, browser), "/api")


def before_cookie(asker: Asker, room: str, seat: Seat, key: str) -> Cookie:
    """The cookie of the seat that a browser can go back to."""
    return _cookie(asker, f"before-{room}", asker.signer.sign(room, seat, key), f"/api/tables/{room}")


def mine_cookie(asker: Asker, room: str) -> Cookie:
    """The cookie that remembers this table among the browser's own."""
    names = [room, *(each for each in mine(asker) if each != room)]
    return _cookie(asker, MINE, ".".join(names[:_MOST_MINE]), "/")


def forget_cookie(asker: Asker, room: str) -> Cookie:
    """The cookie of the browser's own tables without this one."""
    return _cookie(asker, MINE, ".".join(each for each in mine(asker) if each != room), "/")


def mine(asker: Asker) -> list[str]:
    """The names of the tables that this browser has visited."""
    return [each for each in asker.cookies.get(MINE, "").split(".") if is_name(each)][:_MOST_MINE]


def _cookie(asker: Asker, name: str, value: str, path: str) -> Cookie:
    return Cookie(key=name, value=value, path=path, httponly=True, samesite="lax", secure=asker.secure, max_age=_KEPT)
