"""The summary of a match for one of its players: the best decision, the worst one, and luck.

Every decision of the finished deals is judged, in few worlds if there are many. The largest of many figures looks
larger than it is: therefore the best and the worst decisions are judged once more, in other worlds, and those figures
are shown if they are still more than a matter of taste. Luck is shown if it exceeds its error, or is certainly small.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from spadille.core.contract import AnyGame, Seat, Value
from spadille.core.words import Text
from spadille.games import entry
from spadille.manifest import sides_of
from spadille.review import say
from spadille.review.judging import judged_move, read, review
from spadille.review.model import Judged, Log, Point, Review, Terms
from spadille.review.telling import points_a_game
from spadille.scene.names import Names
from spadille.thinking.judgement import Cost
from spadille.thinking.saying import amount, counted_in, is_the_game, verdict

_WORLDS: Final = (100, 400, 16)
"""Worlds imagined for a decision: maximum; for all deals together; minimum."""
_AGAIN: Final = 200
"""Worlds imagined for a decision that is judged once more."""
_TRIED: Final = 3
"""Number of the largest decisions that are judged once more."""
_DECIDES: Final = 0.95
"""The other move loses the game if it takes this much of the chance to win, or more."""
_EVEN: Final = 10
"""Luck certainly below this multiple of the taste counts as even."""


class MatchReview(Value, frozen=True, kw_only=True):
    """A match as one of its players looks back on it; None for anything that cannot be told."""

    best: Judged | None = None
    worst: Judged | None = None
    luck: float | None = None
    """Points that the cards gave the player's side; 0: about even."""
    unit: Text = ""


def match_review(game: AnyGame, log: Log, seat: Seat, note: Callable[[Judged], None] | None = None) -> MatchReview:
    """Review the finished deals of a match for a seat, calling `note` with each decision as it is judged."""
    story, sides = read(game, log), sides_of(game)
    if entry(game.name).reviewing.nothing or not story.points:
        return MatchReview()
    most, together, least = _WORLDS
    worlds = max(least, min(most, together // story.finished))
    found = review(game, story, Terms(worlds=worlds, seats=(seat,) if sides == 1 else None), note)
    mine = [each for deal in found.deals for each in deal.judged if each.seat == seat and _tellable(each)]
    rate = points_a_game([each for deal in found.deals for each in deal.judged])
    points = {point.at: point for point in story.points}

    def largest(cost: Callable[[Judged], Cost | None]) -> Judged | None:
        """The largest by its own figure that still has a cost in other worlds."""

        def size(each: Judged) -> float:
            told = cost(each)
            return 0.0 if told is None else told.figure * (rate if told.chances else 1.0)

        tried = [_again(game, points[each.at]) for each in sorted(filter(cost, mine), key=size)[: -_TRIED - 1 : -1]]
        return max(filter(cost, tried), key=size, default=None)

    return MatchReview(
        best=largest(lambda each: each.found),
        worst=largest(lambda each: each.cost),
        luck=_luck(found, seat, sides, entry(game.name).reviewing.taste),
        unit=found.unit,
    )


def _tellable(each: Judged) -> bool:
    """Return whether a move and its alternative have different names."""
    return str(each.played_words) not in (str(each.over), "" if each.cost is None else str(each.best_words))


def _again(game: AnyGame, point: Point) -> Judged:
    """A decision judged once more, in other worlds."""
    return judged_move(game, point, Terms(worlds=_AGAIN, seed="once more"))


def _luck(found: Review, seat: Seat, sides: int, taste: float) -> float | None:
    """The luck of a seat's side in all deals; None if the sample is too small to tell."""
    if sides == 1:
        return None
    side = seat % sides
    luck = sum(deal.luck[side] for deal in found.deals)
    errors = [
        each.gained_error / (1 if each.seat % sides == side else sides - 1)
        for deal in found.deals
        for each in deal.judged
    ]
    error = math.hypot(*errors)
    if abs(luck) + error <= _EVEN * taste:
        return 0.0
    return luck if abs(luck) > error else None


def lines(found: MatchReview, names: Names) -> tuple[Text, ...]:
    """The summary, a sentence each: the best decision, the worst one, luck."""
    told: Sequence[Text] = (
        "" if found.best is None else _best(found.best, names, found.unit),
        "" if found.worst is None else _worst(found.worst, names, found.unit),
        "" if found.luck is None else _of_luck(found.luck, found.unit),
    )
    return tuple(each for each in told if each)


def _best(each: Judged, names: Names, unit: Text) -> Text:
    assert each.found is not None, "it was worth something"
    where = say("where", deal=each.deal, trick=each.trick)
    why = each.merits[0].words(names) if each.merits else ""
    if each.found.chances and each.found.figure >= _DECIDES:
        if why:
            return say("best-decides-why", where=where, played=each.played_words, why=why, other=each.over)
        return say("best-decides", where=where, played=each.played_words, other=each.over)
    price = amount(each.found, unit, exact=each.exact)
    if why:
        return say("best-why", where=where, played=each.played_words, why=why, price=price, other=each.over)
    return say("best", where=where, played=each.played_words, price=price, other=each.over)


def _worst(each: Judged, names: Names, unit: Text) -> Text:
    assert each.cost is not None, "it cost something"
    where, better = say("where", deal=each.deal, trick=each.trick), each.best_words
    if each.grounds:
        why, price = each.grounds[0].words(names), verdict(each.cost, unit, exact=each.exact)
        return say("worst-why", where=where, played=each.played_words, better=better, why=why, price=price)
    if is_the_game(each.cost, exact=each.exact):
        return say("worst-game", where=where, played=each.played_words, better=better)
    price = amount(each.cost, unit, exact=each.exact)
    return say("worst", where=where, played=each.played_words, better=better, price=price)


def _of_luck(luck: float, unit: Text) -> Text:
    if not luck:
        return say("luck-even")
    return say("luck", way="brought" if luck > 0 else "cost", amount=counted_in(round(abs(luck)), unit))
