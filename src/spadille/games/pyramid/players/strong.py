"""A strong player of Pyramid: the exact solver finds the moves that leave a deal that can be won.

While part of the stock is unseen, many orders of it are imagined and each is solved; once all of it has been seen there
is only one, and the answer is exact.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import Decision, Over, Rng, Seat, Weighed
from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.native import can_win
from spadille.games.pyramid.players.regular import RegularPyramid
from spadille.games.pyramid.rules import PyramidOptions
from spadille.games.pyramid.solver import HONOURS, PyramidRules, Start
from spadille.games.pyramid.state import RESIGN, Ended, King, Move, Pair, Playing, State, View, value_of
from spadille.search import NATIVE, Effort
from spadille.search.honours import aside
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget
from spadille.thinking.judgement import Aim
from spadille.thinking.weighing import Sample

MOST_WORLDS: Final = 12
"""Maximum number of orders of the stock that are solved."""
_FEWER: Final = 4
"""Divisor of the number of worlds where, without the solver, games are played on by rules of thumb."""
_PATIENCE: Final = Effort(nodes=30_000, memory=64 << 20)
"""Limit for one position; it counts nodes, so that the same seed gives the same move."""


def solver_rules(options: PyramidOptions) -> PyramidRules:
    """The rules of a table in the solver's terms."""
    if options.reserve == "giza":
        return PyramidRules(
            overlap_match=options.overlap_match, win_condition=options.win_condition, reserve=options.reserve
        )
    return PyramidRules(
        passes=options.stock_passes,
        draw_count=options.draw_count,
        draw_gate=options.draw_gate,
        waste_top_playable=options.waste_top_playable,
        stock_waste_pairs=options.stock_waste_pairs,
        overlap_match=options.overlap_match,
        win_condition=options.win_condition,
    )


def can_be_won(game: Pyramid, state: State) -> bool | None:
    """True if a position, with all cards known, can still be won; None if the search gives up or does not know the
    rules.
    """
    turn: Any = game.turn(state)
    if isinstance(turn, Over):
        return bool(turn.outcome.winners)
    if aside(True, HONOURS, game.options):
        return None
    assert isinstance(state, Playing), "the cards have been dealt"
    start = Start(left=state.left, drawn=state.drawn, recycled=state.recycled, fresh=state.fresh)
    deck = bytes([value_of(card) for card in state.dealt.cards])
    return can_win([deck], solver_rules(game.options), effort=_PATIENCE, start=start)[0]


class StrongPyramid:
    """A player that avoids every step after which it cannot win, as far as can be known."""

    def __init__(self, game: Pyramid, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.rng, self.budget = game, rng, budget
        self.regular = RegularPyramid(game, seat, rng)
        self.worlds = min(budget.worlds, MOST_WORLDS)
        self.milliseconds = budget.milliseconds

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        if not NATIVE:
            return self._plainly(view, moves, usual)
        if why := aside(NATIVE, HONOURS, self.game.options):
            return Decision(usual.move, say("by-thumb", why=usual.why, because=why))
        exact = None not in view.cards
        played, won = self._tried(view, moves, 1 if exact else self.worlds)
        if not played:
            return usual
        liked = {each.move: each.worth for each in usual.weighed}
        weighed = tuple(_choice(move, won[move], played, exact=exact) for move in moves)
        best = max(
            weighed, key=lambda each: (each.worth, isinstance(each.move, King | Pair), liked.get(each.move, 0.0))
        )
        if not best.worth:
            return Decision(usual.move, _hopeless(played, exact=exact), weighed, exact)
        return Decision(best.move, _hope(best, played, exact=exact), weighed, exact)

    def _tried(self, view: View, moves: Sequence[Move], worlds: int) -> tuple[int, dict[Move, float]]:
        """The number of orders of the stock solved, and for each move in how many it leaves a deal that can be won."""
        end = math.inf if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        won, played = dict.fromkeys(moves, 0.0), 0
        for _ in range(worlds):
            world = self.game.imagine(view, self.rng)
            found = {move: can_be_won(self.game, self.game.play(world, 0, move)) for move in moves}
            if None in found.values():
                continue  # too hard to solve
            played += 1
            for move, good in found.items():
                won[move] += bool(good)
            if time.perf_counter() > end:
                break
        return played, won

    def _plainly(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        """Weigh moves by play-outs with rules of thumb: the cards left at the end, and the share of wins."""

        def regular(seat: Seat, _: Rng) -> RegularPyramid:
            return RegularPyramid(self.game, seat, self.rng)

        def judge(state: State) -> Sample:
            won = isinstance(state, Ended) and bool(state.outcome.winners)
            (left,) = self.game.standing(state).scores
            return Sample(-float(left), float(won))

        ahead = Ahead(game=self.game, seat=0, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, [move for move in moves if move != RESIGN], usual, self.rng, self.budget)


def _choice(move: Move, won: float, played: int, *, exact: bool) -> Weighed:
    chance = won / played
    error = 0.0 if exact else math.sqrt(chance * (1 - chance) / played)
    return Weighed(move, chance, error, chance, error, ((Aim.CLEAR, chance),))


def _hope(best: Weighed, played: int, *, exact: bool) -> Text:
    if exact:
        return say("keeps-it-so")
    return say("orders-won", n=round(best.worth * played), of=played)


def _hopeless(played: int, *, exact: bool) -> Text:
    if exact:
        return say("hopeless")
    return say("hopeless-in-all", of=played)


def make(game: Pyramid, seat: Seat, rng: Rng, budget: Budget) -> StrongPyramid:
    """Make a player for one seat."""
    return StrongPyramid(game, seat, rng, budget)
