"""What a player of Five Hundred who thinks in plain Python tries: few moves, in worlds that fit what was called."""

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
"""In so many worlds all moves are weighed before the best few of them are in all."""
_CALLS: Final = 4
"""So many of the calls that rules of thumb think most of are weighed."""
_OTHERS: Final = 2
"""Each card laid aside is changed for each of so many cards that are missed next."""
_POOL: Final = 6
"""Worlds of which one is drawn."""
_SHOWN: Final = 4
"""After so many tricks, which have shown more than calls do, and leave worlds that are slow to find: of two."""
_FINE: Final = 1 << 30
_STRAY: Final = 1.2
"""How far a call strays from what the hand is expected to take."""
_WORTH_A_BID: Final = 7.0
"""With more tricks than these somebody would have bid."""


def calls_to_try(usual: Decision) -> Sequence[Move]:
    """The calls that rules of thumb think most of, a pass among them."""
    best = sorted(usual.weighed, key=lambda each: -each.worth)[:_CALLS]
    return [usual.weighed[0].move, *(each.move for each in best if each is not usual.weighed[0])]


def discards_to_try(view: View, usual: Discard, setting: Setting) -> Sequence[Discard]:
    """What rules of thumb lay aside, and the same with one card changed for one that is missed next."""
    assert view.hand is not None, "a seat that discards sees its hand"
    left = discards(view.hand & ~holding(usual.cards), view, setting)[:_OTHERS]
    return [
        usual,
        *(Discard(tuple(sorted((set(usual.cards) - {out}) | {instead}))) for out in usual.cards for instead in left),
    ]


class Fitting:
    """Worlds drawn by how well the hands of the others fit what they have called."""

    def __init__(self, game: FiveHundred, seat: Seat) -> None:
        self.game, self.seat = game, seat

    def imagine(self, view: View, rng: Rng) -> State:
        """One of a few worlds, the likelier the better it fits."""
        heard = self._heard(view)
        if not heard:
            return self.game.imagine(view, rng)
        pool = _POOL if len(view.tricks) < _SHOWN else _POOL // 3
        worlds = [self.game.imagine(view, rng) for _ in range(pool)]
        fits = [exp(sum(self._fit(_hand(world, seat), calls) for seat, calls in heard)) for world in worlds]
        sums = list(accumulate(fits))
        return worlds[min(bisect(sums, sums[-1] * rng.below(_FINE) / _FINE), pool - 1)]

    def _heard(self, view: View) -> list[tuple[Seat, Call]]:
        """The last bid of each of the others, or its pass."""
        seats, first = self.game.seats, view.match.dealer + 1
        said: dict[Seat, Call] = {}
        for turn, call in enumerate(view.calls):
            seat = (first + turn) % seats
            if seat != self.seat and (call != PASS or seat not in said):
                said[seat] = call
        return list(said.items())

    def _fit(self, hand: Holding, call: Call) -> float:
        """How well a hand fits a call, as a power of e."""
        setting = self.game.setting
        if isinstance(call, Bid):
            return -(((expected(hand, call.strain, setting) - call.tricks) / _STRAY) ** 2) / 2
        if call == PASS:
            best = max(expected(hand, strain, setting) for strain in range(NO_TRUMP + 1))
            return -((max(0.0, best - _WORTH_A_BID) / _STRAY) ** 2) / 2
        return nullo_gain(hand, setting) / worth(NULLO)


def _hand(world: State, seat: Seat) -> Holding:
    """The cards of a seat, those it has played among them."""
    dealt = world.bargain if isinstance(world, Playing | Discarding) else world
    assert isinstance(dealt, Bargain | Bidding), "calls are made on cards"
    return dealt.hands[seat]
