"""Moves to try for a player of Five Hundred in plain Python: few moves, in worlds that fit the calls."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Final

from spadille.cards.holding import Holding, holding
from spadille.core.contract import Decision, Rng, Seat
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.players.regular import discards, expected, nullo_gain
from spadille.games.five_hundred.ranking import Setting
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.state import (
    NO_TRUMP,
    NULLO,
    Bargain,
    Bid,
    Bidding,
    Call,
    Discard,
    Discarding,
    Move,
    Playing,
    State,
    View,
)
from spadille.parts.auction import PASS

FEW: Final = 4
"""Number of worlds in which all moves are weighed, before the best few are weighed in all worlds."""
_CALLS: Final = 4
"""Maximum number of calls to weigh, the best by rules of thumb."""
_OTHERS: Final = 2
"""Number of replacements to try for each discard, from the cards that are missed next."""
_POOL: Final = 6
"""Number of worlds from which one is drawn."""
_SHOWN: Final = 4
"""Number of tricks after which the pool is smaller: they show more than calls, and worlds are slow to find."""
_FINE: Final = 1 << 30
_STRAY: Final = 1.2
"""Spread of a bid around the expected tricks of the hand."""
_WORTH_A_BID: Final = 7.0
"""Expected tricks above which a hand would have bid."""


def calls_to_try(usual: Decision) -> Sequence[Move]:
    """The best calls by rules of thumb, always with a pass."""
    best = sorted(usual.weighed, key=lambda each: -each.worth)[:_CALLS]
    return [usual.weighed[0].move, *(each.move for each in best if each is not usual.weighed[0])]


def discards_to_try(view: View, usual: Discard, setting: Setting) -> Sequence[Discard]:
    """The discards by rules of thumb, and variants with one card changed for one that is missed next."""
    assert view.hand is not None, "a seat that discards sees its hand"
    left = discards(view.hand & ~holding(usual.cards), view, setting)[:_OTHERS]
    return [
        usual,
        *(Discard(tuple(sorted((set(usual.cards) - {out}) | {instead}))) for out in usual.cards for instead in left),
    ]


class Fitting:
    """Worlds drawn by their fit to the calls of the other seats."""

    def __init__(self, game: FiveHundred, seat: Seat) -> None:
        self.game, self.seat = game, seat

    def imagine(self, view: View, rng: Rng) -> State:
        """Draw one of a few worlds, with a probability that grows with its fit."""
        heard = self._heard(view)
        if not heard:
            return self.game.imagine(view, rng)
        pool = _POOL if len(view.tricks) < _SHOWN else _POOL // 3
        worlds = [self.game.imagine(view, rng) for _ in range(pool)]
        fits = [exp(sum(self._fit(_hand(world, seat), calls) for seat, calls in heard)) for world in worlds]
        sums = list(accumulate(fits))
        return worlds[min(bisect(sums, sums[-1] * rng.below(_FINE) / _FINE), pool - 1)]

    def _heard(self, view: View) -> list[tuple[Seat, Call]]:
        """The last bid of each of the other seats, or its pass."""
        seats, first = self.game.seats, view.match.dealer + 1
        said: dict[Seat, Call] = {}
        for turn, call in enumerate(view.calls):
            seat = (first + turn) % seats
            if seat != self.seat and (call != PASS or seat not in said):
                said[seat] = call
        return list(said.items())

    def _fit(self, hand: Holding, call: Call) -> float:
        """Fit of a hand to a call, as a power of e."""
        setting = self.game.setting
        if isinstance(call, Bid):
            return -(((expected(hand, call.strain, setting) - call.tricks) / _STRAY) ** 2) / 2
        if call == PASS:
            best = max(expected(hand, strain, setting) for strain in range(NO_TRUMP + 1))
            return -((max(0.0, best - _WORTH_A_BID) / _STRAY) ** 2) / 2
        return nullo_gain(hand, setting) / worth(NULLO)


def _hand(world: State, seat: Seat) -> Holding:
    """The cards of a seat, including those it has played."""
    dealt = world.bargain if isinstance(world, Playing | Discarding) else world
    assert isinstance(dealt, Bargain | Bidding), "calls are made on cards"
    return dealt.hands[seat]
