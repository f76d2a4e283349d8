"""A review in sentences: the biggest moments first, a summary of the deal, then every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.card import card
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.review import say
from spadille.review.model import DealReview, Judged, Review
from spadille.scene.names import YOU, Names
from spadille.scene.telling import commas
from spadille.thinking.saying import LUCK_MEANS, amount, luck_line, review

MOST: Final = 3
"""Maximum number of moments at the beginning."""
_USUAL_RATE: Final = 1000.0


def no_moments(names: Names) -> Text:
    """The sentence for no moments: among the reader's own moves, or among all if the reader had no seat."""
    return say("no-moments", whose="all" if reader(names) is None else "own")


def moments(deal: DealReview, names: Names) -> list[Judged]:
    """The costliest decisions, the largest first: the reader's own, or all if the reader had no seat."""
    mine = reader(names)
    own = [each for each in deal.judged if each.cost is not None and mine in (each.seat, None)]
    rate = points_a_game(deal.judged)
    return sorted(own, key=lambda each: _size(each, rate), reverse=True)[:MOST]


def reader(names: Names) -> Seat | None:
    """The reader's seat; None for a spectator."""
    return next((seat for seat, name in enumerate(names) if name == YOU), None)


def _size(each: Judged, rate: float) -> float:
    """The cost of a decision in points."""
    assert each.cost is not None, "only what cost something is a moment"
    return each.cost.figure * (rate if each.cost.chances else 1.0)


def points_a_game(judged: Sequence[Judged]) -> float:
    """The value of a whole chance to win in points, from the decisions that have cost both."""
    both = [(each.lost, each.win_lost) for each in judged if each.lost and each.win_lost]
    return sum(lost for lost, _ in both) / sum(win for _, win in both) if both else _USUAL_RATE


def sentence(each: Judged, names: Names, unit: Text) -> Text:
    """A decision in one sentence, compared only with the move made."""
    return review(
        who=names[each.seat],
        when=each.trick,
        played=each.played_words,
        better=each.best_words,
        why=each.grounds[0].words(names) if each.grounds else "",
        cost=each.cost,
        unit=unit,
        exact=each.exact,
    )


def verdict(each: Judged, unit: Text) -> Text:
    """The cost of a decision, for a table: a number, "a matter of taste", or empty if it was the best."""
    if each.cost is not None:
        return amount(each.cost, unit, exact=each.exact)
    return "" if each.played == each.best else say("matter-of-taste")


def laid(each: Judged, names: Names) -> Text:
    """The cards on the table, in words; empty if there were none."""
    cards = tuple(
        say("card-of", card=card(face.card), who=names[face.seat])
        for face in each.laid
        if face.card and face.seat is not None
    )
    return say("laid", cards=cards) if cards else ""


def luck(found: Review, deal: DealReview, names: Names) -> list[Text]:
    """A summary of a deal, a line for each side (the reader's own first, and only that one if there are two)."""
    sides = len(deal.margin)
    if not sides:
        return []
    mine = reader(names)
    first = 0 if mine is None else mine % sides
    told = [first] if sides == 2 else [(first + each) % sides for each in range(sides)]
    lines = [
        luck_line(
            names, range(side, found.seats, sides), (deal.margin[side], deal.skill[side], deal.luck[side]), found.unit
        )
        for side in told
    ]
    return [*lines, LUCK_MEANS]


def opening(found: Review, deal: DealReview, names: Names) -> list[Text]:
    """The beginning of a deal's review: its moments with the cards on the table, and its summary."""
    told: list[Text] = []
    for each in moments(deal, names):
        told += [sentence(each, names, found.unit), *([laid(each, names)] if each.laid else [])]
    return [*(told or [no_moments(names)]), *luck(found, deal, names)]


def summary(deal: DealReview, seats: Sequence[Seat], names: Names) -> Text:
    """The losses of all seats, in one line."""
    lost = [say("lost-by", who=names[seat], points=round(deal.lost[seat])) for seat in seats]
    return say("points-lost", lost=commas(lost))
