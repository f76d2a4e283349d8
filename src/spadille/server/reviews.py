"""Reviews over HTTP: a finished deal of a table, or of a record that was brought along, held against the best play.

Thinking takes a while, so one deal is reviewed at a time in the whole server, few may wait, and answers are kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Hashable
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException
from litestar.params import Parameter

from spadille.core.contract import AnyGame, Seat
from spadille.core.errors import SpadilleError
from spadille.core.table import replay
from spadille.games import open_header
from spadille.review.judging import read, review
from spadille.review.model import DealReview, Judged, Log, Review, Terms
from spadille.server import access
from spadille.server.limits import Buckets
from spadille.server.lobby import find_room, may_know
from spadille.server.records import MAX_RECORD, names_in

_WORLDS = 100
_SECONDS = 40.0
"""How long one deal may be thought about."""
_MOST_WAITING = 6
_KEPT = 100
"""Answers."""

DealNumber = Annotated[int, Parameter(description="Which deal, from 1; 0: the last that is finished.")]
AllCards = Annotated[bool, Parameter(description="Judge cards also with all hands in sight.")]


class ReviewedMove(msgspec.Struct):
    """A decision, and what is to be said of it."""

    at: int
    """After how many moves of the record."""
    seat: Seat
    played: str
    best: str
    why: str
    lost: float
    """Points, for the own side over the others; 0: as good as the best."""
    error: float
    """Half of the 95 % interval."""
    win_lost: float | None
    """Chance to win the game, from 0 to 1."""
    tricks_lost: int | None
    """With all cards seen."""
    perfect: tuple[str, ...]
    """With all cards seen: what gives no trick away."""


class ReviewedSeat(msgspec.Struct):
    """What the moves of a seat have lost in a deal."""

    seat: Seat
    name: str
    lost: float
    win_lost: float | None
    tricks_lost: int | None


class ReviewedSide(msgspec.Struct):
    """What a deal has brought a side over the others: by its moves, and by luck."""

    name: str
    margin: float
    skill: float
    luck: float


class ReviewedDeal(msgspec.Struct):
    """The review of one deal."""

    deal: int
    deals: int
    """How many are finished."""
    level: str
    """The bot that judges."""
    notes: tuple[str, ...]
    """What must be said about it, in sentences."""
    moves: list[ReviewedMove]
    seats: list[ReviewedSeat]
    sides: list[ReviewedSide]


class Reviews:
    """The reviews of a server: one at a time, the latest kept."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._buckets = Buckets(rate)
        self._one = asyncio.Semaphore(1)
        self._waiting = 0
        self._kept: dict[Hashable, ReviewedDeal] = {}
        self._closed = False

    def close(self) -> None:
        """Stop thinking: what is being reviewed ends with an error."""
        self._closed = True

    async def answer(
        self, key: Hashable, address: str, work: Callable[[Callable[[Judged], None]], ReviewedDeal]
    ) -> ReviewedDeal:
        """What `work` finds, or found before under the same key; `work` is told after every decision to go on.

        Raises TooManyRequestsException, and SpadilleError where it takes too long.
        """
        if key in self._kept:
            return self._kept[key]
        if self._waiting >= _MOST_WAITING or not self._buckets.take(address):
            raise TooManyRequestsException("too many reviews are asked for just now; wait a moment")
        self._waiting += 1
        try:
            async with self._one:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(work, self._watch())
                    if len(self._kept) > _KEPT:
                        del self._kept[next(iter(self._kept))]
        finally:
            self._waiting -= 1
        return self._kept[key]

    def _watch(self) -> Callable[[Judged], None]:
        end = time.monotonic() + _SECONDS

        def watch(_: Judged) -> None:
            if self._closed or time.monotonic() > end:
                raise SpadilleError("this deal takes too long to review here; `spadille review` takes its time")

        return watch


@get("/api/tables/{name:str}/review", summary="Review a deal of a table")
async def of_table(
    request: Request[Any, Any, Any], name: str, deal: DealNumber = 0, all_cards: AllCards = False
) -> ReviewedDeal:
    """Review a finished deal: of a game that is over for whoever may see its record, else for the own seat alone.

    While a game goes on, a seat is judged from what it saw, and nobody else is.
    """
    room, asker = await find_room(request, name), access.asker(request)
    seats: tuple[Seat, ...] | None = None
    if room.doc.phase != "over":
        mine = access.seat_role(asker, name, room.doc)
        if mine is None or all_cards:
            raise SpadilleError("others, and all cards, are reviewed when the game is over")
        seats = (mine[0],)
    elif not may_know(asker, name, room.doc):
        raise PermissionDeniedException("this table is closed to watchers")
    game, log, names = room.table.game, tuple(room.table.log), room.doc.names(None)
    # Moves that are taken back change what was asked.
    key = (name, deal, all_cards, seats, None if seats is None else hash(log))

    def work(watch: Callable[[Judged], None]) -> ReviewedDeal:
        return _reviewed(game, log, names, deal, Terms(worlds=_WORLDS, seats=seats, all_cards=all_cards), watch)

    reviews: Reviews = request.app.state.reviews
    found: ReviewedDeal = await reviews.answer(key, asker.address, work)
    if seats and any(each.at < room.came_in(seats[0], access.browser_of(asker, name)) for each in found.moves):
        raise SpadilleError("a deal that you came into later is reviewed when the game is over")
    return found


@post("/api/review", status_code=200, summary="Review a deal of a record")
async def of_record(request: Request[Any, Any, Any], deal: DealNumber = 0, all_cards: AllCards = False) -> ReviewedDeal:
    """Review a finished deal of a record (the body of the request)."""
    data = await request.body()
    if len(data) > MAX_RECORD:
        raise ClientException(f"expected a record of at most {MAX_RECORD} bytes; came {len(data)}", status_code=413)

    def work(watch: Callable[[Judged], None]) -> ReviewedDeal:
        table = replay(data, open_header)
        terms = Terms(worlds=_WORLDS, all_cards=all_cards)
        return _reviewed(table.game, table.log, names_in(table), deal, terms, watch)

    reviews: Reviews = request.app.state.reviews
    key = (hashlib.sha256(data).digest(), deal, all_cards)
    return await reviews.answer(key, access.asker(request).address, work)


def _reviewed(
    game: AnyGame, log: Log, names: tuple[str, ...], number: int, terms: Terms, watch: Callable[[Judged], None]
) -> ReviewedDeal:
    story = read(game, log)
    deal = number or story.finished
    found = review(game, story, msgspec.structs.replace(terms, deals=(deal,) if deal else None), watch)
    judged = next(iter(found.deals), None)
    return ReviewedDeal(
        deal=deal,
        deals=found.finished,
        level=found.level,
        notes=found.notes,
        moves=[] if judged is None else [_move(each) for each in judged.judged],
        seats=[] if judged is None else _seats(judged, names, terms),
        sides=[] if judged is None else _sides(found, judged, names),
    )


def _move(each: Judged) -> ReviewedMove:
    return ReviewedMove(
        at=each.at,
        seat=each.seat,
        played=each.played,
        best=each.best,
        why=each.why,
        lost=round(each.lost, 1),
        error=round(each.error, 1),
        win_lost=None if each.win_lost is None else round(each.win_lost, 3),
        tricks_lost=each.tricks_lost,
        perfect=each.perfect,
    )


def _seats(deal: DealReview, names: tuple[str, ...], terms: Terms) -> list[ReviewedSeat]:
    wins = any(each.win_lost is not None for each in deal.judged)
    return [
        ReviewedSeat(
            seat=seat,
            name=names[seat],
            lost=round(deal.lost[seat], 1),
            win_lost=round(deal.win_lost[seat], 3) if wins else None,
            tricks_lost=deal.tricks_lost[seat] if deal.tricks_lost else None,
        )
        for seat in (range(len(names)) if terms.seats is None else terms.seats)
    ]


def _sides(found: Review, deal: DealReview, names: tuple[str, ...]) -> list[ReviewedSide]:
    sides = len(deal.margin)
    return [
        ReviewedSide(
            name=" and ".join(names[side : found.seats : sides]),
            margin=round(deal.margin[side], 1),
            skill=round(deal.skill[side], 1),
            luck=round(deal.luck[side], 1),
        )
        for side in range(sides)
    ]


HANDLERS = [of_table, of_record]
