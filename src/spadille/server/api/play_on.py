"""Playing on from a moment of a record, or from a puzzle, over HTTP: a table of one's own against bots."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.exceptions import ClientException, TooManyRequestsException

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.games import entry
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.api.puzzles import posed_at
from spadille.server.api.records import MAX_RECORD
from spadille.server.api.replay_work import Position, position_at, position_of
from spadille.server.api.tables import Made, check_name
from spadille.server.base.background import REPLAYS, TooMany, Undone, in_thread
from spadille.server.base.tokens import HOST
from spadille.server.live.rooms import Rooms
from spadille.server.store.document import RoomDoc, Settings, fresh_key
from spadille.server.table.seats import hosting
from spadille.server.table.seats.faces import check_look
from spadille.server.table.seats.seating import Comer, sit
from spadille.thinking.levels import Level

Ask = Request[Any, Any, Any]
MAX_BODY = 2 * MAX_RECORD + 10_000
"""Maximum bytes to read: in JSON a record's quotation marks and line ends take two bytes each."""


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """The name and look of a person, and the level of the bots on the other seats."""

    name: Annotated[str, msgspec.Meta(max_length=400)] = ""
    face: str = ""
    colour: str = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = Level.REGULAR
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    """Seconds before a bot moves; None: as usual in the game."""


class FromRecord(Player):
    """A moment of a record, and the person who plays on from there."""

    record: str = ""
    at: int = 0
    """Number of moves of the record to keep."""
    seat: Seat = -1
    """The seat to play; -1: the next one that decides."""


@post("/api/play-on", status_code=201, summary="Play on from a record", request_max_body_size=MAX_BODY)
async def from_record(request: Ask, data: FromRecord) -> Response[Made]:
    """Make a table that goes on from a moment of a record, with the asker on a seat, and bots on the others.

    A record with an illegal or unreadable line is refused with the line, the reason and the clause.
    """
    asker, record = visitor.asker(request), data.record.encode()
    _check(data)
    if not request.app.state.replays.take(asker.address):
        raise TooManyRequestsException(say("too-many-records"))
    if len(record) > MAX_RECORD:
        raise ClientException(f"expected a record of at most {MAX_RECORD} bytes; got {len(record)}", status_code=413)
    try:
        found = await REPLAYS.do(asker.address, position_of, record, data.at, data.seat)
    except TooMany as wrong:
        raise TooManyRequestsException(str(wrong)) from None
    except Undone:
        raise SpadilleError(say("record-too-long")) from None
    return await _opened(request, found, data)


@post("/api/puzzles/{game:str}/{name:str}/table", status_code=201, summary="Play on from a puzzle")
async def from_puzzle(request: Ask, game: str, name: str, data: Player) -> Response[Made]:
    """Make a table that goes on from a puzzle, with the asker on the seat of its solver."""
    _check(data)
    posed = await in_thread(posed_at, game, name)
    return await _opened(request, position_at(posed.table, posed.puzzle.seat), data)


def _check(who: Player) -> None:
    """Raises BadOptions for a name or a look that nobody may have."""
    check_look(who.face, who.colour)
    check_name(who.name)


async def _opened(request: Ask, found: Position, who: Player) -> Response[Made]:
    """Open the table of a position; the answer gives its seat and the host's role to the asker."""
    asker = visitor.asker(request)
    rooms: Rooms = request.app.state.rooms
    doc = rooms.new(_settings(found, who))
    _begin(doc, found, who)
    rooms.allow(asker.address)
    room = await rooms.open(doc, found.moves)
    cookies = [
        *visitor.seat_cookies(asker, room.name, found.seat, doc.seats[found.seat].key, fresh_key()),
        visitor.role_cookie(asker, room.name, HOST, doc.host),
        visitor.mine_cookie(asker, room.name),
    ]
    return Response(Made(room.name, visitor.path_of(room.name), doc.commit), cookies=cookies, status_code=201)


def _settings(found: Position, who: Player) -> Settings:
    pace = entry(found.game).pace if who.pace is None else who.pace
    return Settings(found.game, found.rulebook, found.seats, found.options, who.level, pace=pace)


def _begin(doc: RoomDoc, found: Position, who: Player) -> None:
    """Begin the game of a new table at a position, with a person on its seat."""
    sit(doc, found.seat, who.name, "", Comer(face=who.face, colour=who.colour))
    doc.host_seat = found.seat
    doc.taken_over = len(found.moves)
    hosting.begin(doc, time.time())


HANDLERS = [from_record, from_puzzle]
