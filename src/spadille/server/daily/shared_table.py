"""A table with cards that others play too, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from spadille.core.contract import Seat, Value
from spadille.core.table import Table
from spadille.games import GAMES
from spadille.scene.names import usual_names
from spadille.server.api import visitor
from spadille.server.api.tables import Player, checked_player, find_room
from spadille.server.base.tokens import BROWSER
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.store import shared_deals
from spadille.server.store.document import Fixed, RoomDoc, Settings, fresh_key, new_document
from spadille.server.table.seats import hosting
from spadille.server.table.seats.seating import Comer, sit

_COOKIE = "same-cards"


class Result(Value, frozen=True):
    """The result of a table for its person."""

    totals: tuple[int, ...]
    side: int
    value: float
    """Value for comparisons: higher is better."""
    name: str = ""
    """The name of the person; empty if none was given."""
    of: str = ""
    """The challenge that was taken."""


def finished(room: Room) -> bool:
    """True if the game has reached its end, and was not given up."""
    return room.doc.phase == "over" and room.table.outcome is not None


def called(doc: RoomDoc, seat: Seat) -> str:
    """The name of a seat's person; empty if none was given."""
    name = doc.seats[seat].name
    return "" if name == usual_names(len(doc.seats))[seat] else name


def result_of(doc: RoomDoc, table: Table, seat: Seat) -> Result:
    """Return the result of a seat; between two sides the difference counts."""
    scores, fixed = table.standing.scores, doc.fixed
    worth, side = GAMES[table.game.name].worth(table.game, table.state), seat % len(scores)
    other = worth[1 - side] if len(worth) == 2 else 0.0
    taken = fixed.name if fixed is not None and fixed.what == "challenge" else ""
    return Result(scores, side, worth[side] - other, called(doc, seat), taken)


def browser_of(asker: visitor.Asker) -> str:
    """The identifier of a browser that has played such cards; empty if it has played none."""
    role = asker.signer.read(asker.cookies.get(_COOKIE))
    return role.key if role is not None and (role.room, role.role) == (_COOKIE, BROWSER) else ""


def remembered(asker: visitor.Asker, browser: str) -> Cookie:
    """Return the cookie by which the browser is recognised."""
    return visitor.browser_cookie(asker, _COOKIE, browser)


def known_as(asker: visitor.Asker) -> str:
    """Return the same, with a new identifier for a browser that has none."""
    return browser_of(asker) or fresh_key()


def begun(settings: Settings, secret: str, fixed: Fixed, seat: Seat, who: Player) -> RoomDoc:
    """Return a begun table with a person on a seat against bots; nobody can change the seats as host."""
    doc = new_document(settings)
    doc.secret, doc.fixed = secret, fixed
    sit(doc, seat, who.name, "", Comer(face=who.face, colour=who.colour))
    hosting.begin(doc, time.time())
    return doc


def check(request: Request[Any, Any, Any], who: Player) -> tuple[visitor.Asker, Player]:
    """Check that an asker may have a table; return it, and the player as shown there. Raises SpadilleError."""
    asker, who = visitor.asker(request), checked_player(request, who)
    rooms: Rooms = request.app.state.rooms
    rooms.allow(asker.address)
    return asker, who


class Begun(msgspec.Struct):
    """The table, the path of its page, and whether it counts."""

    id: str
    path: str
    commit: str
    counted: bool


async def sit_down(
    request: Request[Any, Any, Any], asker: visitor.Asker, deal: str, seat: Seat, table: Callable[[bool], RoomDoc]
) -> Response[Begun]:
    """Return an asker to the table where it plays a deal, or open one; `table` makes it, told whether it counts.

    The first try of a browser counts; later ones are practice.
    """
    rooms: Rooms = request.app.state.rooms
    browser = known_as(asker)
    before = await rooms.store.transact(lambda db: shared_deals.tried(db, deal, browser))
    running = None if before is None else await rooms.find(before)
    if running is not None and running.doc.phase != "over":
        return _answer(asker, browser, running, seat)
    room = await rooms.open(table(before is None))
    if before is None:
        name = await rooms.store.transact(lambda db: shared_deals.begin_try(db, deal, browser, room.name))
        room = await find_room(request, name)
    return _answer(asker, browser, room, seat)


def _answer(asker: visitor.Asker, browser: str, room: Room, seat: Seat) -> Response[Begun]:
    """Return the response that gives the seat to the asker."""
    name, doc = room.name, room.doc
    made = Begun(name, visitor.path_of(name), doc.commit, doc.fixed is not None and doc.fixed.counted)
    cookies = [
        *visitor.seat_cookies(asker, name, seat, doc.seats[seat].key, fresh_key()),
        visitor.mine_cookie(asker, name),
        remembered(asker, browser),
    ]
    return Response(made, cookies=cookies, status_code=201)
