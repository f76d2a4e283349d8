"""Any legal record of a game, and all that is made of one: its review, hints, rows, scenes and panels.

    python -m tests.conformance.looking_back spades --count 300 --seed 7      every fault among 300 records
    python -m tests.conformance.looking_back spades --seed 7 --only 41        one of them again

A record is drawn from the name of its game, a seed and its number: by every rulebook, way to play and number of seats
in turn, every third with a mixture of options besides, every move any that is allowed or what a bot would do.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from tests.conformance.mixtures import Look, hold_all_words, mixture, place

from spadille.bots import levels, make_bot
from spadille.bots.advising import terms_of
from spadille.core.contract import NATURE, Over
from spadille.core.errors import BadOptions
from spadille.core.table import Table, listed
from spadille.core.words import LANGUAGES, speaking
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.review import telling
from spadille.review.judging import judged_move, judgement_at, read, review
from spadille.review.model import Point, Story, Terms
from spadille.scene.names import names_around, usual_names
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget
from spadille.thinking.hints import lines
from spadille.thinking.judgement import judged, reason_for
from spadille.thinking.levels import Level
from spadille.thinking.saying import hint
from spadille.tidy import Kind, rows
from spadille.ways.presets import set_up

WORLDS: Final = 2
"""Imagined for a decision: what is tried is that something is said, not what."""
_MOST: Final = 250
"""Moves of a record."""
_JUDGED: Final = 4
"""Decisions of a record that are judged, drawn from all that there were."""
_REVIEWED: Final = 2
"""Number of them that are also judged in a review of the record."""
_SELDOM: Final = 60
"""One moment in this number is drawn."""


class Drawn(NamedTuple):
    """A table that a record is played at."""

    game: str
    seed: int
    number: int
    way: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        again = f"python -m tests.conformance.looking_back {self.game} --seed {self.seed} --only {self.number}"
        return f"{again}: {self.way}, {self.seats} seats, {self.options or 'no option set'}"

    def opened(self) -> Any:
        """The game; raises BadOptions."""
        preset = self.way if self.way in GAMES[self.game].presets else None
        book = None if preset else self.way
        return open_game(self.game, *set_up(self.game, preset, book, self.seats, self.options))


@cache
def ways(name: str) -> tuple[tuple[str, int], ...]:
    """Every rulebook and way to play a game, with every number of seats that it is for."""
    found = GAMES[name]
    known: list[Any] = [*found.rulebooks.values(), *found.presets.values()]
    return tuple((each.name, seats) for each in known for seats in each.seats)


def drawn(name: str, seed: int, number: int) -> Drawn:
    """The table of a record: the ways in turn, every third with options as they come."""
    if number % 3 == 2:
        mixed = mixture(name, seed, number)
        return Drawn(name, seed, number, mixed.book, mixed.seats, mixed.given)
    every, turn = ways(name), seed + number - number // 3
    way, seats = every[turn % len(every)]
    short = (turn + turn // len(every)) % 2
    return Drawn(name, seed, number, way, seats, dict(GAMES[name].daily) if short else {})


def played(game: Any, seed: str) -> Table:
    """A legal record: all moves as they come, or some of them those of a bot, as far as two deals go.

    What a seat and a spectator are shown is drawn here and there on the way, and at its end.
    """
    rng = Stream(seed_of(f"record {seed}"))
    table = Table(game, dealer(seed_of(f"cards {seed}")))
    bots = [make_bot(Level.REGULAR, game, seat, seed) for seat in range(game.seats)]
    looks = [Look(table, viewer) for viewer in (rng.below(game.seats), None)]
    of_bots = (0, 1, 3, 15)[rng.below(4)]
    for _ in range(_MOST):
        if isinstance(game.turn(table.state), Over) or table.standing.deals > 1:
            break
        seat, move = random_move(game, table.state, rng)
        if seat != NATURE and rng.below(of_bots + 1):
            move = bots[seat].choose(table.view(seat), table.moves(seat)).move
        steps = table.play(seat, move)
        for look in looks:
            look.follow(steps)
            if not rng.below(_SELDOM):
                look.draw()
    for look in looks:
        look.draw()
    return table


def decisions(table: Table) -> tuple[Point, ...]:
    """Every decision of a record, whether its deal is finished or not."""
    game, found = table.game, list[Point]()
    state = game.initial()
    for at, (seat, move) in enumerate(table.log):
        if seat != NATURE and len(listed(game.moves(state, seat))) > 1:
            found.append(Point(at, game.standing(state).deals + 1, seat, state, move))
        state = game.play(state, seat, move)
    return tuple(found)


# -- what is made of it ------------------------------------------------------------------------------


def make_all(one: Drawn) -> bool:
    """All that is made of a record is made, and is words; False where there is no such table. Raises what is wrong."""
    try:
        game = one.opened()
    except BadOptions:
        return False
    rng = Stream(seed_of(f"looks {one.seed} {one.number}"))
    with speaking((*LANGUAGES,)[rng.below(len(LANGUAGES))]):
        table = played(game, f"{one.game} {one.seed} {one.number}")
        points = decisions(table)
        some = tuple(points[at] for at in sorted({rng.below(len(points)) for _ in range(_JUDGED)})) if points else ()
        known = [each for each in levels(one.game) if each != Level.BEGINNER]
        terms = Terms(level=known[rng.below(len(known))], worlds=WORLDS, all_cards=not rng.below(2))
        for point in points:
            _reasons(game, point, rng)
        for point in some:
            _judge(game, point, terms)
            _hint(game, point, str(terms.level))
        _review(table, some[:_REVIEWED], terms)
    for kind in get_args(Kind):
        rows(table, kind)
    return True


def _reasons(game: Any, point: Point, rng: Stream) -> None:
    """Put the reasons for a move against any other into words, and the other way round."""
    reasons, view = GAMES[game.name].reasons, game.view(point.state, point.seat)
    moves = listed(game.moves(point.state, point.seat))
    pair = point.move, moves[rng.below(len(moves))]
    for one, other in (pair, pair[::-1]):
        for each in reason_for(reasons, game, view, (one, other), ({}, {})):
            hold_all_words(each.words(names_around(game.seats, point.seat)))
        hold_all_words((reasons.words(game, view, one), reasons.brief(game, view, one), reasons.trick(game, view)))


def _judge(game: Any, point: Point, terms: Terms) -> None:
    """A decision judged as a review and a puzzle do, and said."""
    names, unit = names_around(game.seats, point.seat), terms_of(game, str(terms.level)).unit
    found = judged_move(game, point, terms)
    said = telling.sentence(found, names, unit), telling.verdict(found, unit), telling.laid(found, names)
    hold_all_words((found, said))
    for each in (*found.grounds, *found.merits):
        hold_all_words(each.words(names))
    thought = judgement_at(game, point, terms)
    hold_all_words((hint(thought, names), lines(thought)))


def _hint(game: Any, point: Point, level: str) -> None:
    """Make a hint of what a bot advises."""
    view, moves = game.view(point.state, point.seat), listed(game.moves(point.state, point.seat))
    decision = make_bot(level, game, point.seat, point.at, Budget(worlds=WORLDS)).choose(view, moves)
    thought = judged(game, view, point.seat, decision, terms_of(game, level), len(moves))
    for names in (names_around(game.seats, point.seat), usual_names(game.seats)):
        hold_all_words((hint(thought, names), lines(thought)))


def _review(table: Table, some: tuple[Point, ...], terms: Terms) -> None:
    """The review of some decisions of the finished deals, whole, as it is told."""
    story, at = read(table.game, table.log), {each.at for each in some}
    part = Story(points=tuple(each for each in story.points if each.at in at), worths=story.worths)
    found = review(table.game, part, terms)
    for deal in found.deals:
        for names in (names_around(found.seats, 0), usual_names(found.seats)):
            told = telling.opening(found, deal, names), telling.summary(deal, range(found.seats), names)
            hold_all_words((found.notes, told))


# -- many of them ------------------------------------------------------------------------------------


def faults(name: str, seed: int, numbers: Any, tally: Counter[str]) -> Iterator[str]:
    """Return what is wrong with these records of a game; counted are those played and those refused."""
    for number in numbers:
        one = drawn(name, seed, number)
        try:
            tally["played" if make_all(one) else "refused"] += 1
        except Exception as wrong:  # noqa: BLE001 - whatever it is, it is a fault, and the next record is tried
            tally["faults"] += 1
            yield f"{one}\n{place(wrong)}{type(wrong).__name__}: {wrong}"


def main() -> int:
    """Print the faults, and how many records were played."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, help="the number of one record")
    asked = parser.parse_args()
    tally = Counter[str]()
    for fault in faults(asked.game, asked.seed, range(asked.count) if asked.only is None else [asked.only], tally):
        print(f"{fault}\n", flush=True)
    print(f"{asked.game}: {dict(tally)}")
    return int(tally["faults"] > 0)


if __name__ == "__main__":
    sys.exit(main())
