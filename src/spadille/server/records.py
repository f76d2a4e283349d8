"""Records over HTTP: check one that was brought along, and show a moment of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.exceptions import ClientException, TooManyRequestsException
from litestar.params import Parameter

from spadille.core.contract import Seat
from spadille.core.table import Table, replay
from spadille.games import entry, open_header
from spadille.scene.model import Scene, Text
from spadille.scene.names import usual_names
from spadille.scene.telling import news_of
from spadille.server import access
from spadille.server.naming import tidy_name

MAX_RECORD = 1_000_000
"""Bytes."""


class Moment(msgspec.Struct):
    """One moment of a record, as a seat (or a watcher) saw it."""

    moves: int
    """How many moves the record has."""
    at: int
    """After how many of them this is."""
    scene: Scene
    words: Text
    """The last of them in a sentence; a hidden one tells nothing."""
    seats: int


@post("/api/replay", status_code=200, summary="Check a record")
async def replayed(
    request: Request[Any, Any, Any],
    at: Annotated[int, Parameter(description="After so many moves; -1: after all.")] = -1,
    seat: Annotated[int, Parameter(description="As this seat saw it; -1: a watcher.")] = -1,
) -> Moment:
    """Check a record (the body of the request) line by line, and show one moment of it.

    A record with an illegal or unreadable line is refused with the line, the reason and the clause.
    """
    state = request.app.state
    if not state.replays.take(access.asker(request).address):
        raise TooManyRequestsException("too many records from here; wait a moment")
    data = await request.body()
    if len(data) > MAX_RECORD:
        raise ClientException(f"expected a record of at most {MAX_RECORD} bytes; came {len(data)}", status_code=413)
    async with state.replaying:  # one at a time: running games come first
        return await asyncio.to_thread(_moment, data, at, seat)


def _moment(data: bytes, at: int, seat: Seat) -> Moment:
    table = replay(data, open_header)
    total = table.version
    moment = total if at < 0 else min(at, total)
    viewer = seat if 0 <= seat < table.game.seats else None
    names = names_in(table)
    found, words = entry(table.game.name), ""
    if moment:
        by, move = table.log[moment - 1]
        table.back(moment - 1)
        words = news_of(found.happened, table.game, table.play(by, move), viewer, names)[0].words
    scene = found.scene(table.game, table.view(viewer), table.offers(viewer), names)
    return Moment(total, moment, scene, words, table.game.seats)


def names_in(table: Table) -> tuple[str, ...]:
    """The names that a record carries, made fit to be shown; the usual ones where it carries none."""
    said, usual = table.more.get("names"), usual_names(table.game.seats)
    if not isinstance(said, list) or len(said) != table.game.seats:
        return usual
    return tuple(
        tidy_name(each, other) if isinstance(each, str) else other for each, other in zip(said, usual, strict=True)
    )


HANDLERS = [replayed]
