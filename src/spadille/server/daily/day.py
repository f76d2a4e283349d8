"""The deal of the day over HTTP: for each game the same cards for all; the first try of a browser counts.

The secret of a day is made and promised days before, told to nobody while the day lasts, and opened the day after.
"""

from __future__ import annotations

import secrets
import time
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sql
from litestar import Request, Response, get, post

from spadille.core.words import Name, Text
from spadille.fair.commit import commitment
from spadille.games import GAMES, entry
from spadille.server.api import visitor
from spadille.server.api.tables import Player, find_room
from spadille.server.base.background import THREADS
from spadille.server.base.errors import NotNow
from spadille.server.daily import say
from spadille.server.daily.shared_table import Begun, Result, begun, browser_of, check, finished, result_of, sit_down
from spadille.server.live.rooms import Rooms
from spadille.server.store import shared_deals
from spadille.server.store.document import Fixed, RoomDoc, Settings
from spadille.server.store.store import SqlStore
from spadille.thinking.levels import Level

SEAT: Final = 0
"""The seat of the player."""
_FIRST: Final = date(2026, 1, 1)
_AHEAD: Final = 7
"""Days for which secrets are promised, the present one included."""
_DAY: Final = 86_400


class Opened(msgspec.Struct):
    """The secret of a day that is over, which anybody can check against its promise."""

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
    """The same digests for the days to come."""
    opened: Opened | None
    """Yesterday's secret; null if nobody could play then."""
    room: Name | None
    """The table where this browser plays it, or has played it."""


class Days(msgspec.Struct):
    """The deals of a day."""

    day: Name
    number: int
    left: float
    """Seconds until the next day begins."""
    games: list[Today]


class Compared(msgspec.Struct):
    """The result of a player, compared with others."""

    totals: tuple[int, ...]
    side: int
    played: int
    """Number of players who have finished it, this one included."""
    better: int
    """Number of them with a better result."""
    level: int
    """Number of others with the same result."""


def today() -> date:
    """The present day in UTC."""
    return datetime.fromtimestamp(time.time(), UTC).date()


def key_of(day: date, game: str) -> str:
    """The key under which the secret of a day is kept."""
    return f"day {day.isoformat()} {game}"


def promised(db: sql.Connection, game: str, day: date) -> dict[str, str]:
    """Return the secrets of a day and the days after it; missing ones are made and kept."""
    days = [day + timedelta(each) for each in range(_AHEAD)]
    return {each.isoformat(): shared_deals.once(db, key_of(each, game), _drawn(each, game)) for each in days}


def _drawn(day: date, game: str) -> str:
    """Return the secret of a day: drawn by chance on a server; in a page from the date, so that all pages have one."""
    return secrets.token_hex(32) if THREADS else sha256(f"spadille {game} {day.isoformat()}".encode()).hexdigest()


def _commit(secret: str) -> str:
    return commitment(bytes.fromhex(secret))


def settings_of(game: str) -> Settings:
    """Return the settings of the deal of the day: the game's usual rules, one deal or a few, without help."""
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
    """The public facts about a game's deals of a day."""

    commit: str
    ahead: dict[str, str]
    opened: Opened | None


def promise(db: sql.Connection, game: str, day: date) -> Promise:
    """Return the promises of a day and the days after it, and the secret of the day before."""
    commits = {each: _commit(secret) for each, secret in promised(db, game, day).items()}
    before = day - timedelta(1)
    old = shared_deals.look(db, key_of(before, game))
    opened = None if old is None else Opened(before.isoformat(), _commit(old), old)
    return Promise(commits.pop(day.isoformat()), commits, opened)


_known: Final[WeakKeyDictionary[SqlStore, tuple[date, dict[str, Promise]]]] = WeakKeyDictionary()
"""For each store the promises of the day: they never change, and every view of the lobby needs them."""


async def promises(store: SqlStore, day: date) -> dict[str, Promise]:
    """Return the promises of all games; the database is asked once a day."""
    found = _known.get(store)
    if found is None or found[0] != day:
        fresh = await store.transact(lambda db: {game: promise(db, game, day) for game in GAMES})
        found = _known[store] = day, fresh
    return found[1]


@get("/api/daily", summary="The deals of the day")
async def deals(request: Request[Any, Any, Any]) -> Days:
    """The deal of the day of every game: its promise, the opened secret of yesterday, and this browser's table."""
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
    """Sit down to the deal of the day. The first try of a browser counts; later ones are practice."""
    found, day = entry(game), today()
    asker, data = check(request, data)
    rooms: Rooms = request.app.state.rooms
    secret = (await rooms.store.transact(lambda db: promised(db, found.name, day)))[day.isoformat()]
    opens = datetime.combine(day + timedelta(1), datetime.min.time(), UTC).timestamp()

    def table(counted: bool) -> RoomDoc:
        fixed = Fixed("day", day.isoformat(), counted=counted, opens=opens)
        return begun(settings_of(found.name), secret, fixed, SEAT, data)

    return await sit_down(request, asker, _commit(secret), SEAT, table)


def _told(db: sql.Connection, doc: RoomDoc, room: str, own: Result) -> Compared:
    if doc.closed(time.time()):  # a player who ends it after the secret is told may have read the secret
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
    """The result of a deal of the day at a table, and how others did, once it is over for the asker."""
    room = await find_room(request, name)
    mine = visitor.seat_role(visitor.asker(request), name, room.doc)
    if mine is None or room.doc.fixed is None or not finished(room):
        raise NotNow(say("not-finished"))
    own = result_of(room.doc, room.table, mine[0])
    rooms: Rooms = request.app.state.rooms
    return await rooms.store.transact(lambda db: _told(db, room.doc, name, own))


HANDLERS = [deals, play, compared]
