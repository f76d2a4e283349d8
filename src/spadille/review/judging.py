"""The review of a game: every decision compared with a good player's, from the seat's knowledge at the time.

A bot of a level evaluates the seat's moves, seeing its view and no more. The difference between the bot's move and
the one that was made is its *loss*, in points for the own side over the others. It is measured in other imagined worlds
than those in which the bot has chosen, because there the best of many looks better than it is; a loss within its 95 %
interval counts as 0, because the moves cannot be told apart. If the bot has not evaluated a move (rules of thumb
evaluate none, and bids far from the hand are skipped), `regular` players play on after both moves in imagined worlds.

Losses of one deal overlap: a chance missed twice is lost twice. Therefore skill and luck are based on the *gain* of a
move over the one that `regular` would have made. As moves are evaluated by playing on like `regular`, gains add up, as
far as the imagined worlds and players are like the real ones. The *skill* of a side in a deal is the gain of its
seats, less that of the others (their mean, with several other sides). The rest of the result is *luck*: the result of
`regular` players with these cards, and unknowable events. The sum is the margin: the points of the side over the mean
of the others, bags at their later cost. Each of the three adds up to 0 over the sides.

A review depends on the moves, the terms and the seed alone, and each decision is judged by itself: reviewing one deal
or one seat gives the same figures as reviewing all. Only deals that are finished are reviewed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from spadille.bots import at_once, bot_named, levels, make_bot
from spadille.bots.advising import terms_of
from spadille.core.contract import NATURE, AnyGame, Bot, Decision, Over, Seat, Weighed
from spadille.core.errors import BadOptions
from spadille.core.figures import SURE
from spadille.core.table import listed
from spadille.core.words import Text
from spadille.games import entry
from spadille.manifest import by_seat, sides_of
from spadille.review import all_cards, say
from spadille.review.model import DealReview, Judged, Log, Point, Review, Story, Terms
from spadille.scene.model import Face, Role, Zone
from spadille.scene.names import usual_names
from spadille.thinking.ahead import end_of_deal
from spadille.thinking.budget import Budget, SeededRng
from spadille.thinking.hints import figures
from spadille.thinking.judgement import Judgement, cost_of, grounds_for, judged, ranked
from spadille.thinking.judgement import Terms as JudgeTerms
from spadille.thinking.levels import Level
from spadille.thinking.weighing import Gap, Weigher, gap_between

_FEWEST: Final = 8
"""Minimum number of worlds for playing on."""


def read(game: AnyGame, log: Log) -> Story:
    """The decisions of a game, and the points after each deal."""
    state = game.initial()
    deal, points = 1, []
    worths = [_points(game, state)]
    for at, (seat, move) in enumerate(log):
        if seat != NATURE and len(listed(game.moves(state, seat))) > 1:
            points.append(Point(at, deal, seat, state, move))
        state = game.play(state, seat, move)
        over = isinstance(game.turn(state), Over)
        if over or game.standing(state).deals >= deal:
            worths.append(_points(game, state))
            deal += 1
    return Story(points=tuple(each for each in points if each.deal < len(worths)), worths=tuple(worths))


def chosen(game: AnyGame, story: Story, terms: Terms) -> list[Point]:
    """The decisions that a review with these terms judges; raises BadOptions for invalid terms."""
    if level_of(game, terms) == Level.BEGINNER:
        raise BadOptions(f"expected a level that has reasons: {Level.REGULAR} or better; got {Level.BEGINNER}")
    if terms.worlds < 1:
        raise BadOptions(f"expected at least one world; got {terms.worlds}")
    for seat in terms.seats or ():
        if not 0 <= seat < game.seats:
            raise BadOptions(f"expected a seat from 0 to {game.seats - 1}; got {seat}")
    for deal in terms.deals or ():
        if not 1 <= deal <= story.finished:
            some = f"from 1 to {story.finished}" if story.finished else "but none is"
            raise BadOptions(f"expected a deal that is finished, {some}; got {deal}")
    if entry(game.name).reviewing.nothing:
        return []
    return [
        point
        for point in story.points
        if (terms.seats is None or point.seat in terms.seats) and (terms.deals is None or point.deal in terms.deals)
    ]


def level_of(game: AnyGame, terms: Terms) -> str:
    """The level of the judge."""
    known = levels(game.name)
    return bot_named(game.name, terms.level or (Level.STRONG if Level.STRONG in known else Level.REGULAR))


def review(game: AnyGame, story: Story, terms: Terms, note: Callable[[Judged], None] | None = None) -> Review:
    """Judge the decisions of a game, calling `note` with each as it is done. Raises BadOptions."""
    points = chosen(game, story, terms)
    seen: list[all_cards.Known | None] = [None] * len(points)
    if terms.all_cards:
        seen = all_cards.judge(game, [(each.state, each.seat, each.move) for each in points])
    judged = []
    for point, known in zip(points, seen, strict=True):
        judged.append(_judge(game, point, known, terms))
        if note is not None:
            note(judged[-1])
    return summed(game, story, judged, terms)


def summed(game: AnyGame, story: Story, judged: Sequence[Judged], terms: Terms) -> Review:
    """The review made of judged decisions; it needs all decisions of a deal, or none."""
    return Review(
        game=game.name,
        rulebook=game.rulebook,
        seats=game.seats,
        level=level_of(game, terms),
        worlds=terms.worlds,
        seed=terms.seed,
        unit=entry(game.name).counts_in(game)[0],
        finished=story.finished,
        notes=tuple(_notes(game, story, terms)),
        deals=tuple(
            _summed(game, story, deal, tuple(each for each in judged if each.deal == deal), terms)
            for deal in sorted({each.deal for each in judged})
        ),
    )


def _notes(game: AnyGame, story: Story, terms: Terms) -> Iterator[Text]:
    found, level = entry(game.name), level_of(game, terms)
    if found.reviewing.nothing:
        yield found.reviewing.nothing
        return
    if not story.points:
        yield say("nothing-finished")
        return
    if at_once(game.name, level):
        yield say("by-thumb", game=found.title, level=str(level))
    if terms.all_cards:
        yield say("all-cards-seen", what=all_cards.words(game, story.points[0].state))


# -- one decision ------------------------------------------------------------------------------------


def judged_move(game: AnyGame, point: Point, terms: Terms) -> Judged:
    """One decision judged by itself, whether or not its deal is finished."""
    return _judge(game, point, None, terms)


def judgement_at(game: AnyGame, point: Point, terms: Terms) -> Judgement:
    """The review's evaluation of all moves of a decision, in the form of a hint: the same move is best."""
    level, seed, budget = level_of(game, terms), f"{terms.seed} {point.at}", Budget(worlds=terms.worlds)
    view, moves = game.view(point.state, point.seat), listed(game.moves(point.state, point.seat))
    first, again = (
        make_bot(level, game, point.seat, each, budget).choose(view, moves) for each in (seed, f"{seed} again")
    )
    known = any(each.move == first.move for each in again.weighed)
    decision = msgspec.structs.replace(first, weighed=again.weighed) if known else first
    return judged(game, view, point.seat, decision, terms_of(game, level), len(moves))


def _judge(game: AnyGame, point: Point, known: all_cards.Known | None, terms: Terms) -> Judged:
    level, seed = level_of(game, terms), f"{terms.seed} {point.at}"
    view, moves = game.view(point.state, point.seat), listed(game.moves(point.state, point.seat))
    budget = Budget(worlds=terms.worlds)
    decision = make_bot(level, game, point.seat, seed, budget).choose(view, moves)

    def again() -> Bot:
        """The judge, with other worlds than those in which it has chosen."""
        return make_bot(level, game, point.seat, f"{seed} again", budget)

    thumb = make_bot(Level.REGULAR, game, point.seat, seed).choose(view, moves)
    first = weighed = decision.weighed
    if weighed and not point.move == decision.move == thumb.move:
        weighed = again().choose(view, moves).weighed
    if at_once(game.name, level) or weighed == thumb.weighed:
        first = weighed = ()  # the figures of rules of thumb are not points
    worlds = max(_FEWEST, terms.worlds // entry(game.name).reviewing.fewer)
    more: dict[Any, Weighed] = {}

    def gap(other: Any) -> Gap:
        """The loss of the move against another."""
        if other == point.move:
            return Gap(0.0, 0.0, None if not weighed or weighed[0].win is None else 0.0)
        pair = (other, point.move)
        if (found := gap_between(weighed, *pair)) is not None:
            return found
        asked = _asked(again(), view, pair)
        more.update((each.move, each) for each in asked if each.move == point.move)
        return gap_between(asked, *pair) or _played_on(game, view, point.seat, pair, worlds, seed)

    best = gap(decision.move)
    usual = best if thumb.move == decision.move else gap(thumb.move)
    if _denied(first, decision.move, point.move):
        best = Gap(0.0, best.error, None if best.win is None else 0.0)
    told = _judged(game, point, view, (decision, weighed, (*weighed, *more.values())), (best, terms_of(game, level)))
    return msgspec.structs.replace(
        _found(game, view, told, (point.move, thumb.move), (usual, decision), terms_of(game, level)),
        gained=-usual.worth if usual.worth else 0.0,
        gained_error=usual.error,
        tricks_lost=None if known is None else known.lost,
        perfect=() if known is None else tuple(game.spell(each) for each in known.best),
    )


def _asked(judge: Bot, view: Any, moves: tuple[Any, Any]) -> tuple[Weighed, ...]:
    """Two moves that the judge has not considered, evaluated by it if it can do that."""
    return judge.weigh(view, moves) if isinstance(judge, Weigher) else ()


def _judged(
    game: AnyGame,
    point: Point,
    view: Any,
    found: tuple[Decision, Sequence[Weighed], Sequence[Weighed]],
    judge: tuple[Gap, JudgeTerms],
) -> Judged:
    """A decision compared with the best one: its cost, and the reasons, by all that was weighed or asked for."""
    (decision, weighed, known), (best, terms) = found, judge
    reasons, trick, pair = terms.reasons, terms.reasons.trick(game, view), (decision.move, point.move)
    cost = None if point.move == decision.move else cost_of(best, terms.taste_in(decision, trick))
    return Judged(
        at=point.at,
        deal=point.deal,
        seat=point.seat,
        played=game.spell(point.move),
        best=game.spell(decision.move),
        why=decision.why,
        played_words=reasons.words(game, view, point.move),
        best_words=reasons.words(game, view, decision.move),
        trick=trick,
        laid=_laid(game, view),
        cost=cost,
        grounds=() if cost is None else grounds_for(game, view, point.seat, pair, known, reasons),
        exact=decision.exact,
        lost=best.worth if best.worth > best.error else 0.0,
        error=best.error,
        win_lost=best.win if best.win is None or best.win > best.win_error else 0.0,
        weighed=figures(game, Decision(decision.move, decision.why, tuple(weighed)), most=len(weighed)),
    )


def _found(
    game: AnyGame, view: Any, told: Judged, moves: tuple[Any, Any], by: tuple[Gap, Decision], terms: JudgeTerms
) -> Judged:
    """A move than which none was better, compared with a regular player's: its value, and the reasons.

    It must have been a choice among several sensible moves: otherwise the praise would only be for not being foolish.
    """
    (made, thumb), (usual, decision) = moves, by
    if made == thumb or made != decision.move or not _sensible(decision.weighed, made, thumb):
        return told
    gap = Gap(-usual.worth, usual.error, None if usual.win is None else -usual.win, usual.win_error)
    found = cost_of(gap, terms.taste_in(decision, told.trick))
    if found is None:
        return told
    merits = grounds_for(game, view, told.seat, moves, decision.weighed, terms.reasons)
    return msgspec.structs.replace(told, found=found, over=terms.reasons.words(game, view, thumb), merits=merits)


def _sensible(weighed: Sequence[Weighed], best: Any, other: Any) -> bool:
    """True if a move is among the better half of the alternatives to the best one, and there are several."""
    others = [each.move for each in ranked(weighed, best) if each.move != best]
    return len(others) > 1 and other in others[: (len(others) + 1) // 2]


def _denied(weighed: Sequence[Weighed], best: Any, played: Any) -> bool:
    """True if the judge has evaluated the move made as no worse: then no other method may blame it."""
    found = None if played == best else gap_between(weighed, best, played)
    return found is not None and found.worth <= 0 and (found.win or 0.0) <= 0


def _laid(game: AnyGame, view: Any) -> tuple[Face, ...]:
    """The cards on the table in the current trick."""
    zone: Zone | None = entry(game.name).scene(game, view, (), usual_names(game.seats)).zone(Role.TRICK)
    return () if zone is None else zone.faces


def _played_on(game: AnyGame, view: Any, seat: Seat, moves: tuple[Any, Any], worlds: int, seed: str) -> Gap:
    """The loss of the second move against the first, over the same worlds, played on by regular players."""
    lost = []
    for world in range(worlds):
        state = game.imagine(view, SeededRng(f"{seed} {world}"))
        best, played = (
            _margins(game, _points(game, _end_of_deal(game, game.play(state, seat, move), f"{seed} {world}")))
            for move in moves
        )
        lost.append(best[seat] - played[seat])
    mean = sum(lost) / worlds
    variance = sum((each - mean) ** 2 for each in lost) / max(1, worlds - 1)
    return Gap(mean, SURE * math.sqrt(variance / worlds))


def _end_of_deal(game: AnyGame, state: Any, seed: str) -> Any:
    """The deal played to its end by regular players."""
    return end_of_deal(game, state, seed, lambda seat: make_bot(Level.REGULAR, game, seat, f"{seed} {seat}"))


# -- points ------------------------------------------------------------------------------------------


def _points(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Points of every seat, bags at their later cost."""
    return tuple(by_seat(entry(game.name).worth(game, state), game.seats))


def _margins(game: AnyGame, points: Sequence[float]) -> tuple[float, ...]:
    """For every seat the points of its side over the mean of the other sides; alone, the points themselves."""
    sides = sides_of(game)
    if sides == 1:
        return tuple(points)
    total = sum(points[:sides])
    return tuple(each - (total - each) / (sides - 1) for each in points)


def _summed(game: AnyGame, story: Story, deal: int, judged: tuple[Judged, ...], terms: Terms) -> DealReview:
    """The totals of a deal's decisions."""
    seats, sides = range(game.seats), sides_of(game)
    sure = [each for each in judged if each.cost is not None]
    lost = tuple(sum((each.lost for each in sure if each.seat == seat), 0.0) for seat in seats)
    seen = [each for each in judged if each.tricks_lost is not None]
    found = DealReview(
        deal=deal,
        judged=judged,
        lost=lost,
        win_lost=tuple(sum((each.win_lost or 0.0 for each in sure if each.seat == seat), 0.0) for seat in seats),
        tricks_lost=tuple(sum(each.tricks_lost or 0 for each in seen if each.seat == seat) for seat in seats)
        if seen
        else (),
    )
    if sides == 1 or (terms.seats is not None and set(terms.seats) != set(seats)):
        return found
    before, after = _margins(game, story.worths[deal - 1]), _margins(game, story.worths[deal])
    margin = tuple(after[side] - before[side] for side in range(sides))
    gained = [sum((each.gained for each in judged if each.seat % sides == side), 0.0) for side in range(sides)]
    skill = tuple(each - (sum(gained) - each) / (sides - 1) for each in gained)
    luck = tuple(brought - done for brought, done in zip(margin, skill, strict=True))
    return DealReview(
        deal=deal,
        judged=judged,
        lost=lost,
        win_lost=found.win_lost,
        tricks_lost=found.tricks_lost,
        margin=margin,
        skill=skill,
        luck=luck,
    )
