"""The deal of the day over HTTP: for each game the same cards for all, the first try of a browser counts.

The secret of a day is made and promised days before, told to nobody while the day lasts, and opened the day after.
"""

from __future__ import annotations

import secrets
import time
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sql
from litestar import Request, Response, get, post

from spadille.core.words import Name, Text
from spadille.fair.commit import commitment
from spadille.games import GAMES, entry
from spadille.server.api import visitor
from spadille.server.api.tables import find_room
from spadille.server.base.errors import NotNow
from spadille.server.daily import say
from spadille.server.daily.shared_table import (
    Begun,
    Player,
    Result,
    answer,
    begun,
    browser_of,
    check,
    finished,
    known_as,
    open_at,
    result_of,
)
from spadille.server.store import shared_deals
from spadille.server.store.document import Fixed, RoomDoc, Settings
from spadille.server.store.store import Store
from spadille.server.table.rooms import Rooms
from spadille.thinking.levels import Level

SEAT: Final = 0
"""Where whoever plays it sits."""
_FIRST: Final = date(2026, 1, 1)
_AHEAD: Final = 7
"""Days for which secrets are promised, the present one included."""
_DAY: Final = 86_400


class Opened(msgspec.Struct):
    """The secret of a day that is over, which anybody can hold against its promise."""

    day: Name
    commit: Name
    secret: Name


class Today(msgspec.Struct):
    """The deal of the day of one game."""

    game: Name
    title: Text
    commit: Name
    """The digest of the secret of today's cards."""
    ahead: dict[Name, Name]
    """The same for the days to come."""
    opened: Opened | None
    """Yesterday's secret; null where nobody could play then."""
    room: Name | None
    """Where this browser plays it, or has played it."""


class Days(msgspec.Struct):
    """The deals of a day."""

    day: Name
    number: int
    left: float
    """Seconds until the next day begins."""
    games: list[Today]


class Compared(msgspec.Struct):
    """How somebody has done, and how others have."""

    totals: tuple[int, ...]
    side: int
    played: int
    """How many have finished it, this one included."""
    better: int
    """How many of them have done better."""
    level: int
    """How many others have done as well."""


def today() -> date:
    """The day, as it is at 0 degrees."""
    return datetime.fromtimestamp(time.time(), UTC).date()


def key_of(day: date, game: str) -> str:
    """Under what the secret of a day is kept."""
    return f"day {day.isoformat()} {game}"


def promised(db: sql.Connection, game: str, day: date) -> dict[str, str]:
    """The secrets of a day and the days after it, as they are kept, or are kept from now on."""
    days = [day + timedelta(each) for each in range(_AHEAD)]
    return {each.isoformat(): shared_deals.once(db, key_of(each, game), secrets.token_hex(32)) for each in days}


def _commit(secret: str) -> str:
    return commitment(bytes.fromhex(secret))


def settings_of(game: str) -> Settings:
    """How the deal of the day is played: as most people play the game, one deal or a few, without help."""
    found = entry(game)
    book, options = found.meant()
    return Settings(
        game=game,
        rulebook=book,
        options={**options, **found.daily},
        level=Level.REGULAR,
        watchers=False,
        chat=False,
        undo=False,
        hints=False,
        pace=found.pace,
    )


class Promise(NamedTuple):
    """What everybody may know of the deals of a game on a day."""

    commit: str
    ahead: dict[str, str]
    opened: Opened | None


def promise(db: sql.Connection, game: str, day: date) -> Promise:
    """What is promised of a day and the days after it, and the secret of the day before."""
    commits = {each: _commit(secret) for each, secret in promised(db, game, day).items()}
    before = day - timedelta(1)
    old = shared_deals.look(db, key_of(before, game))
    opened = None if old is None else Opened(before.isoformat(), _commit(old), old)
    return Promise(commits.pop(day.isoformat()), commits, opened)


_known: Final[WeakKeyDictionary[Store, tuple[date, dict[str, Promise]]]] = WeakKeyDictionary()
"""What each store has told of the day: it never changes, and whoever looks at the lobby asks for it."""


async def promises(store: Store, day: date) -> dict[str, Promise]:
    """The promises of all games; the database is asked once a day."""
    found = _known.get(store)
    if found is None or found[0] != day:
        fresh = await store.transact(lambda db: {game: promise(db, game, day) for game in GAMES})
        found = _known[store] = day, fresh
    return found[1]


@get("/api/daily", summary="The deals of the day")
async def deals(request: Request[Any, Any, Any]) -> Days:
    """The deal of the day of every game: what is promised of it, what was opened, and where this browser plays it."""
    rooms: Rooms = request.app.state.rooms
    day, browser = today(), browser_of(visitor.asker(request))
    known, tables = await promises(rooms.store, day), dict[str, str]()
    if browser:
        commits = [each.commit for each in known.values()]
        tables = await rooms.store.transact(lambda db: shared_deals.tables_of(db, browser, commits))
    games = [
        Today(game, GAMES[game].title, each.commit, each.ahead, each.opened, tables.get(each.commit))
        for game, each in known.items()
    ]
    return Days(day.isoformat(), (day - _FIRST).days + 1, _DAY - time.time() % _DAY, games)


@post("/api/daily/{game:str}", status_code=201, summary="Play the deal of the day")
async def play(request: Request[Any, Any, Any], game: str, data: Player) -> Response[Begun]:
    """Sit down to the deal of the day. The first try of a browser counts; after it, one can practise."""
    found, day = entry(game), today()
    asker = check(request, data)
    rooms: Rooms = request.app.state.rooms
    browser = known_as(asker)
    secret = (await rooms.store.transact(lambda db: promised(db, found.name, day)))[day.isoformat()]
    deal = _commit(secret)
    before = await rooms.store.transact(lambda db: shared_deals.tried(db, deal, browser))
    running = None if before is None else await rooms.find(before)
    if running is not None and running.doc.phase != "over":
        return answer(asker, browser, running.name, running.doc, SEAT)
    opens = datetime.combine(day + timedelta(1), datetime.min.time(), UTC).timestamp()
    fixed = Fixed("day", day.isoformat(), counted=before is None, opens=opens)
    doc = begun(settings_of(found.name), secret, fixed, SEAT, data)
    name = await open_at(request, doc)
    if before is None:
        name = await rooms.store.transact(lambda db: shared_deals.begin_try(db, deal, browser, name))
        room = await find_room(request, name)
        doc = room.doc
    return answer(asker, browser, name, doc, SEAT)


def _told(db: sql.Connection, doc: RoomDoc, room: str, own: Result) -> Compared:
    if doc.closed(time.time()):  # who ends it when the secret is told already has had the chance to read it
        shared_deals.finish_try(db, doc.commit, room, msgspec.json.encode(own).decode())
    every = [(at, msgspec.json.decode(text, type=Result).value) for at, text in shared_deals.results(db, doc.commit)]
    others = [value for at, value in every if at != room]
    return Compared(
        own.totals,
        own.side,
        len(others) + 1,
        sum(value > own.value for value in others),
        sum(value == own.value for value in others),
    )


@get("/api/tables/{name:str}/daily", summary="How others did")
async def compared(request: Request[Any, Any, Any], name: str) -> Compared:
    """What a deal of the day has come to at a table, and how others did, once it is over for whoever asks."""
    room = await find_room(request, name)
    mine = visitor.seat_role(visitor.asker(request), name, room.doc)
    if mine is None or room.doc.fixed is None or not finished(room):
        raise NotNow(say("not-finished"))
    own = result_of(room.doc, room.table, mine[0])
    rooms: Rooms = request.app.state.rooms
    return await rooms.store.transact(lambda db: _told(db, room.doc, name, own))


HANDLERS = [deals, play, compared]
