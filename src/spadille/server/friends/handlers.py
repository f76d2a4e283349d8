"""Friends over HTTP: a page reports that its person is here, and learns which friends are."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
import sqlalchemy as sql
from litestar import Request, post
from litestar.exceptions import TooManyRequestsException

from spadille.core.words import Name, Text
from spadille.games import GAMES
from spadille.server import say as server
from spadille.server.api import visitor
from spadille.server.friends import say
from spadille.server.live.rooms import Rooms
from spadille.server.store import presence
from spadille.server.store.document import RoomDoc

MOST = 50
"""Maximum number of friends in a report."""


class Pair(msgspec.Struct, forbid_unknown_fields=True):
    """One person's half of a pair that keeps in touch: the own secret, and the digest of the friend's."""

    mine: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    theirs: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """A page's report that its person is here, for these friends."""

    friends: Annotated[list[Pair], msgspec.Meta(max_length=MOST)]
    room: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{0,32}$")] = ""
    """The table that wants players; empty: none."""


class Seen(msgspec.Struct):
    """Presence of a friend."""

    here: bool
    text: Text = ""
    """The same in words; empty for one who is not here."""
    room: Name = ""
    """The table that the friend wants players at; empty: none."""
    game: Text = ""
    """The game played there."""


@post("/api/presence", status_code=200, summary="Tell friends that you are here")
async def tell(request: Request[Any, Any, Any], data: Report) -> list[Seen]:
    """Tell those who keep in touch with you that you are here, and hear which of them are, in the same order."""
    if not request.app.state.presence.take(visitor.asker(request).address):
        raise TooManyRequestsException(server("too-many-requests"))
    rooms: Rooms = request.app.state.rooms
    at, theirs = time.time(), [each.theirs for each in data.friends]

    def work(db: sql.Connection) -> dict[str, str]:
        presence.report(db, [each.mine for each in data.friends], data.room, at)
        return presence.look(db, theirs, at)

    here = await rooms.store.transact(work)
    tables = dict(await rooms.documents([*{room for room in here.values() if room}]))
    return [_seen(here.get(each), tables) for each in theirs]


def _seen(room: str | None, tables: dict[str, RoomDoc]) -> Seen:
    """Describe a friend, with the table only if it still has an open seat before its game."""
    if room is None:
        return Seen(False)
    doc = tables.get(room)
    if doc is None or doc.phase != "gathering" or all(seat.kind != "open" for seat in doc.seats):
        return Seen(True, say("is-here"))
    game = GAMES[doc.settings.game].title
    return Seen(True, say("wants-players", game=game), room, game)


HANDLERS = [tell]
