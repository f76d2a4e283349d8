"""Reviews over HTTP: a finished deal of a table, or of an uploaded record, compared with the best play.

Thinking takes a while, so one deal is reviewed at a time in the whole server, and answers are cached.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Hashable
from typing import Annotated, Any, TypeVar, cast

from litestar import Request, get, post
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException
from litestar.params import Parameter

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError
from spadille.review.match import lines, match_review
from spadille.review.model import Terms
from spadille.scene.names import read_at
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.api.records import MAX_BODY, MAX_RECORD
from spadille.server.api.review_work import WORLDS, MatchStory, ReviewedDeal, as_told, review_log, review_record
from spadille.server.api.tables import find_room, may_know
from spadille.server.base.background import Lane
from spadille.server.base.errors import NotNow
from spadille.server.base.limits import Buckets
from spadille.server.store.document import RoomDoc

_KEPT = 100
"""Maximum number of cached answers."""

T = TypeVar("T")

DealNumber = Annotated[int, Parameter(description="Which deal, from 1; 0: the last that is finished.")]
ReaderSeat = Annotated[int, Parameter(description="The seat of whoever reads it; -1: somebody who had none.")]
AllCards = Annotated[bool, Parameter(description="Judge cards also with all hands in sight.")]


class Reviews:
    """The reviews of a server, with a cache of the latest."""

    def __init__(self, rate: tuple[float, float], lane: Lane) -> None:
        self._buckets = Buckets(rate)
        self._lane = lane
        self._made: dict[Hashable, Any] = {}
        self._making: dict[Hashable, asyncio.Future[Any]] = {}

    async def answer(self, key: Hashable, address: str, work: Callable[..., T], *given: object) -> T:
        """Return the result of `work` (see `Lane.answer`), cached under its key.

        Raises TooManyRequestsException, TooMany, and SpadilleError if it takes too long.
        """
        if key in self._made:
            return cast("T", self._made[key])
        if not self._buckets.take(address):
            raise TooManyRequestsException(say("too-many-reviews"))
        making = self._making.get(key)
        if making is None:  # concurrent requests for one key share the work
            making = self._making[key] = asyncio.ensure_future(self._make(key, address, work, *given))
            making.add_done_callback(lambda done: self._made_or_not(key, done))
        return cast("T", await asyncio.shield(making))

    async def _make(self, key: Hashable, address: str, work: Callable[..., T], *given: object) -> T:
        made = await self._lane.answer(say("review-too-long"), address, work, *given)
        self._keep(key, made)
        return made

    def _made_or_not(self, key: Hashable, done: asyncio.Future[Any]) -> None:
        del self._making[key]
        if not done.cancelled():
            done.exception()  # mark the exception as retrieved; the askers got it, or have gone

    def _keep(self, key: Hashable, made: object) -> None:
        self._made[key] = made
        if len(self._made) > _KEPT:
            del self._made[next(iter(self._made))]


def whose(doc: RoomDoc, mine: Seat | None, may_look: bool, *, all_cards: bool) -> tuple[Seat, ...] | None:
    """Return the seats whose decisions somebody may see judged now, None for all; raises if there is none.

    Judgements reveal what others held: while others may still play these cards, they are not shown either.
    """
    if doc.phase != "over":
        if mine is None or all_cards:
            raise SpadilleError(say("review-later"))
        return (mine,)
    if not may_look:
        raise PermissionDeniedException(say("no-watchers"))
    if not doc.closed(time.time()):
        return None
    if mine is None or all_cards:
        raise NotNow(say("cards-later"))
    return (mine,)


@get("/api/tables/{name:str}/review", summary="Review a deal of a table")
async def of_table(
    request: Request[Any, Any, Any], name: str, deal: DealNumber = 0, all_cards: AllCards = False
) -> ReviewedDeal:
    """Review a finished deal: if the game is over, for everybody who may see its record, else for the own seat alone.

    While a game goes on, a seat is judged from what it saw, and nobody else is.
    """
    room, asker = await find_room(request, name), visitor.asker(request)
    mine = visitor.seat_role(asker, name, room.doc)
    seats = whose(room.doc, None if mine is None else mine[0], may_know(asker, name, room.doc), all_cards=all_cards)
    game, log = room.table.game, tuple(room.table.log)
    # Taking back moves changes the answer, so the moves are part of the key.
    key = (name, deal, all_cards, seats, None if seats is None else hash(log))
    terms = Terms(worlds=WORLDS, seats=seats, all_cards=all_cards)
    reviews: Reviews = request.app.state.reviews
    found = await reviews.answer(key, asker.address, review_log, game, log, deal, terms)
    told = as_told(found, room.doc.names(None if mine is None else mine[0]), seats)
    if seats and any(each.at < room.state.came_in(seats[0], visitor.browser_of(asker, name)) for each in told.moves):
        raise SpadilleError(say("review-came-later"))
    return told


@get("/api/tables/{name:str}/match", summary="Look back on a match")
async def of_match(request: Request[Any, Any, Any], name: str) -> MatchStory:
    """The best and the worst decision of the own seat in a match that is over, and the luck."""
    room, asker = await find_room(request, name), visitor.asker(request)
    mine = visitor.seat_role(asker, name, room.doc)
    if room.doc.phase != "over":
        raise NotNow(say("not-over"))
    if mine is None:
        raise PermissionDeniedException(say("watching"))
    seat, log = mine[0], tuple(room.table.log)
    reviews: Reviews = request.app.state.reviews
    found = await reviews.answer((name, "match", seat), asker.address, match_review, room.table.game, log, seat)
    return MatchStory(lines(found, room.doc.names(seat)))


@post("/api/review", status_code=200, summary="Review a deal of a record", request_max_body_size=MAX_BODY)
async def of_record(
    request: Request[Any, Any, Any], deal: DealNumber = 0, all_cards: AllCards = False, seat: ReaderSeat = -1
) -> ReviewedDeal:
    """Review a finished deal of a record (the body of the request), for a seat or for a watcher."""
    data = await request.body()
    if len(data) > MAX_RECORD:
        raise ClientException(f"expected a record of at most {MAX_RECORD} bytes; got {len(data)}", status_code=413)
    reviews: Reviews = request.app.state.reviews
    key = (hashlib.sha256(data).digest(), deal, all_cards)
    found = await reviews.answer(key, visitor.asker(request).address, review_record, data, deal, all_cards)
    return as_told(found, read_at(seat, found.names))


HANDLERS = [of_table, of_match, of_record]
