"""Statistics of a finished game over HTTP, which a person's browser stores with the record."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import Name, Text
from spadille.games import GAMES
from spadille.scene.counting import Count
from spadille.server.api import visitor
from spadille.server.api.tables import find_room
from spadille.server.base.background import in_thread
from spadille.server.base.errors import NotAllowed, NotNow


class Tallied(msgspec.Struct):
    """Statistics of one game for one seat."""

    game: Name
    title: Text
    rulebook: Name
    names: tuple[str, ...]
    deals: int
    """Number of finished deals."""
    finished: bool
    """True if it reached its end, and was not given up."""
    won: bool
    seat: Seat
    totals: tuple[int, ...]
    """The total of each side."""
    side: int
    """The seat's own side."""
    unit: Text
    per_unit: int
    counts: tuple[Count, ...]


def tallied(table: Table, seat: Seat, names: tuple[str, ...]) -> Tallied:
    """Return the statistics of a game for a seat."""
    game, found = table.game, GAMES[table.game.name]
    scores, outcome = table.standing.scores, table.outcome
    unit, per_unit = found.counts_in(game)
    return Tallied(
        game=found.name,
        title=found.title,
        rulebook=game.rulebook,
        names=names,
        deals=table.standing.deals,
        finished=outcome is not None,
        won=outcome is not None and seat in outcome.winners,
        seat=seat,
        totals=scores,
        side=seat % len(scores),
        unit=unit,
        per_unit=per_unit,
        counts=found.counts(table, seat),
    )


@get("/api/tables/{name:str}/tally", summary="What a game comes to")
async def of_table(request: Request[Any, Any, Any], name: str) -> Tallied:
    """The figures of a game that is over, for the asker's seat."""
    room = await find_room(request, name)
    mine = visitor.seat_role(visitor.asker(request), name, room.doc)
    if mine is None:
        raise NotAllowed("only those who have played have something to count")
    if room.doc.phase != "over":
        raise NotNow("a game is counted when it is over")
    # A long game of War takes a while: the other tables go on meanwhile.
    return await in_thread(tallied, room.table, mine[0], tuple(seat.name for seat in room.doc.seats))


HANDLERS = [of_table]
