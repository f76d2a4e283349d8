"""Playing on from a moment of a record, or from a puzzle, over HTTP: a table of one's own against bots."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post

from spadille.core.contract import Seat
from spadille.games import entry
from spadille.server.api import visitor
from spadille.server.api.puzzles import posed_at
from spadille.server.api.records import MAX_RECORD, hold_size, in_replays, take_turn
from spadille.server.api.replay_work import Position, position_at, position_of
from spadille.server.api.tables import Made, Player, checked_player
from spadille.server.base.background import in_thread
from spadille.server.base.tokens import HOST
from spadille.server.live.rooms import Rooms
from spadille.server.store.document import RoomDoc, Settings, fresh_key
from spadille.server.table.seats import hosting
from spadille.server.table.seats.seating import Comer, sit
from spadille.thinking.levels import Level

Ask = Request[Any, Any, Any]
MAX_BODY = 2 * MAX_RECORD + 10_000
"""Maximum bytes to read: in JSON a record's quotation marks and line ends take two bytes each."""


class PlaysOn(Player):
    """A person who plays on, and the bots on the other seats."""

    level: Annotated[str, msgspec.Meta(max_length=40)] = Level.REGULAR
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    """Seconds before a bot moves; None: as usual in the game."""


class FromRecord(PlaysOn):
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
    record = data.record.encode()
    data = checked_player(request, data)
    take_turn(request)
    hold_size(record)
    found: Position = await in_replays(request, position_of, record, data.at, data.seat)
    return await _opened(request, found, data)


@post("/api/puzzles/{game:str}/{name:str}/table", status_code=201, summary="Play on from a puzzle")
async def from_puzzle(request: Ask, game: str, name: str, data: PlaysOn) -> Response[Made]:
    """Make a table that goes on from a puzzle, with the asker on the seat of its solver."""
    data = checked_player(request, data)
    posed = await in_thread(posed_at, game, name)
    return await _opened(request, position_at(posed.table, posed.puzzle.seat), data)


async def _opened(request: Ask, found: Position, who: PlaysOn) -> Response[Made]:
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


def _settings(found: Position, who: PlaysOn) -> Settings:
    pace = entry(found.game).pace if who.pace is None else who.pace
    return Settings(found.game, found.rulebook, found.seats, found.options, who.level, pace=pace)


def _begin(doc: RoomDoc, found: Position, who: PlaysOn) -> None:
    """Begin the game of a new table at a position, with a person on its seat."""
    sit(doc, found.seat, who.name, "", Comer(face=who.face, colour=who.colour))
    doc.host_seat = found.seat
    doc.taken_over = len(found.moves)
    hosting.begin(doc, time.time())


HANDLERS = [from_record, from_puzzle]
