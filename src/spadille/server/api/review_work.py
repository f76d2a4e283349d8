"""Reviews for HTTP: work for a process of its own (see `background`)."""

from __future__ import annotations

import msgspec

from spadille.core.contract import AnyGame, Seat
from spadille.core.table import replay
from spadille.core.words import Notation, Text
from spadille.games import open_header
from spadille.review.judging import read, review
from spadille.review.model import DealReview, Judged, Log, Review, Terms
from spadille.review.telling import luck, moments, no_moments, sentence, verdict
from spadille.scene.model import Face
from spadille.scene.names import Names
from spadille.server.api.replay_work import names_in
from spadille.thinking.judgement import spoken

WORLDS = 100


class ReviewedMove(msgspec.Struct):
    """A decision, and the comment on it."""

    at: int
    """Number of moves of the record before it."""
    seat: Seat
    trick: int
    """The number of the trick in the deal, from 1; 0 if there are none."""
    played: Notation
    best: Notation
    played_words: Text
    best_words: Text
    verdict: Text
    """Its cost in one number; "a matter of taste"; empty if it was the best."""
    why: Text
    """The reason for the best move and against this one; empty if no simple one is known."""
    costly: bool
    lost: float
    """Points, for the own side over the others; 0: as good as the best."""
    error: float
    """Half of the 95 % interval."""
    win_lost: float | None
    """Chance to win the game, from 0 to 1."""
    tricks_lost: int | None
    """Tricks lost with all cards seen."""
    perfect: tuple[Text, ...]
    """The cards that lose no trick with all cards seen."""


class ReviewedMoment(msgspec.Struct):
    """One of the moments that cost most."""

    at: int
    sentence: Text
    trick: tuple[Face, ...]
    """The cards on the table, each with its player's name as a note."""
    card: Notation | None
    """The card that was played; null: the move was no card."""
    better: Notation | None
    """The better card."""


class ReviewedSeat(msgspec.Struct):
    """The losses by the moves of a seat in a deal."""

    seat: Seat
    name: str
    lost: float
    win_lost: float | None
    tricks_lost: int | None


class ReviewedDeal(msgspec.Struct):
    """The review of one deal."""

    deal: int
    deals: int
    """Number of finished deals."""
    level: str
    """The bot that judges."""
    notes: tuple[Text, ...]
    """Notes that belong to the review, in sentences."""
    moments: list[ReviewedMoment]
    """The three most costly moments, the largest first: the viewer's own, or a watcher's of all seats."""
    none: Text
    """A note if there are no moments."""
    luck: tuple[Text, ...]
    """Sentences about luck in the deal."""
    moves: list[ReviewedMove]
    seats: list[ReviewedSeat]


class MatchStory(msgspec.Struct):
    """The story of a match for a player."""

    lines: tuple[Text, ...]
    """The best decision, the worst one, and luck, a sentence each; none that the sample cannot tell."""


class Found(msgspec.Struct, frozen=True):
    """A review before it is adapted to a reader: the same for all who ask."""

    review: Review
    deal: int
    names: Names = ()
    """The names in a record."""


def review_record(data: bytes, number: int, all_cards: bool) -> Found:
    """Review a deal of a record; raises BadRecord."""
    table = replay(data, open_header)
    found = review_log(table.game, tuple(table.log), number, Terms(worlds=WORLDS, all_cards=all_cards))
    return msgspec.structs.replace(found, names=names_in(table))


def review_log(game: AnyGame, log: Log, number: int, terms: Terms) -> Found:
    """Review a deal of a game; if `number` is 0, the last finished one."""
    story = read(game, log)
    deal = number or story.finished
    return Found(review(game, story, msgspec.structs.replace(terms, deals=(deal,) if deal else None)), deal)


def as_told(found: Found, names: Names, seats: tuple[Seat, ...] | None = None) -> ReviewedDeal:
    """Return a review for a reader, with the names that the reader has for the seats."""
    review = found.review
    judged = next(iter(review.deals), None)
    return ReviewedDeal(
        deal=found.deal,
        deals=review.finished,
        level=review.level,
        notes=review.notes,
        moments=[] if judged is None else [_moment(each, names, review.unit) for each in moments(judged, names)],
        none=no_moments(names),
        luck=() if judged is None else tuple(luck(review, judged, names)),
        moves=[] if judged is None else [_move(each, names, review.unit) for each in judged.judged],
        seats=[] if judged is None else _seats(judged, names, seats),
    )


def _moment(each: Judged, names: Names, unit: Text) -> ReviewedMoment:
    trick = tuple(
        msgspec.structs.replace(face, marks=(), note="" if face.seat is None else names[face.seat])
        for face in each.laid
    )
    return ReviewedMoment(each.at, sentence(each, names, unit), trick, _card(each.played), _card(each.best))


def _card(move: str) -> str | None:
    """The card that a move plays to the trick."""
    word, _, rest = move.partition(" ")
    return rest.partition(" ")[0] if word == "play" else None


def _move(each: Judged, names: Names, unit: Text) -> ReviewedMove:
    return ReviewedMove(
        at=each.at,
        seat=each.seat,
        trick=each.trick,
        played=each.played,
        best=each.best,
        played_words=each.played_words,
        best_words=each.best_words,
        verdict=verdict(each, unit),
        why=each.grounds[0].words(names) if each.grounds else "",
        costly=each.costly,
        lost=round(each.lost, 1),
        error=round(each.error, 1),
        win_lost=None if each.win_lost is None else round(each.win_lost, 3),
        tricks_lost=each.tricks_lost,
        perfect=tuple(spoken(card) for card in each.perfect),
    )


def _seats(deal: DealReview, names: Names, seats: tuple[Seat, ...] | None) -> list[ReviewedSeat]:
    wins = any(each.win_lost is not None for each in deal.judged)
    return [
        ReviewedSeat(
            seat=seat,
            name=names[seat],
            lost=round(deal.lost[seat], 1),
            win_lost=round(deal.win_lost[seat], 3) if wins else None,
            tricks_lost=deal.tricks_lost[seat] if deal.tricks_lost else None,
        )
        for seat in (range(len(names)) if seats is None else seats)
    ]
