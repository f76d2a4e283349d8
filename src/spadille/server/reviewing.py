"""What a review over HTTP tells, and how it is made: work for a process of its own (see `workshop`)."""

from __future__ import annotations

import msgspec

from spadille.core.contract import AnyGame, Seat
from spadille.core.table import replay
from spadille.games import open_header
from spadille.review.judging import read, review
from spadille.review.model import DealReview, Judged, Log, Review, Terms
from spadille.server.replaying import names_in

WORLDS = 100


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


def review_record(data: bytes, number: int, all_cards: bool) -> ReviewedDeal:
    """Review a deal of a record; raises BadRecord."""
    table = replay(data, open_header)
    terms = Terms(worlds=WORLDS, all_cards=all_cards)
    return review_log(table.game, tuple(table.log), names_in(table), number, terms)


def review_log(game: AnyGame, log: Log, names: tuple[str, ...], number: int, terms: Terms) -> ReviewedDeal:
    """Review a deal of a game, the last that is finished where `number` is 0."""
    story = read(game, log)
    deal = number or story.finished
    found = review(game, story, msgspec.structs.replace(terms, deals=(deal,) if deal else None))
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
