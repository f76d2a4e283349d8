"""A strong player of Auction Pinochle: imagined worlds that fit its view, each played on by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf
from typing import Final

from spadille.core.contract import Decision, Outcome, Rng, Seat
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.players.exchanging import ways
from spadille.games.auction_pinochle.players.regular import RegularAuctionPinochle
from spadille.games.auction_pinochle.players.sound import sound
from spadille.games.auction_pinochle.state import Bid, Bidding, Ended, Match, Move, Opening, State, View
from spadille.parts.tricks import Play
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget
from spadille.thinking.weighing import Sample

_FEWER: Final = 5
"""Divisor of the number of worlds: play-outs in Python are slower than a native search."""
_LUCK: Final = 20.0
"""Standard deviation of a side's lead over one deal, in small points."""
_A_DEAL: Final = 25.0
"""Average points of a side in a deal, in small points."""
_CHIP: Final = 0.2
"""Chips per small point, where chips are paid."""
_MORE_WAYS: Final = 4
"""Number of ways to pass or to bury that are weighed besides the usual one."""
_BIDS: Final = 2
"""Number of the next bids that are weighed besides a pass."""


class StrongAuctionPinochle:
    """A player that plays its moves out in imagined worlds."""

    def __init__(self, game: AuctionPinochle, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.regular = RegularAuctionPinochle(game, seat, rng)
        self._scale = _CHIP if game.form.alone and game.options.pay == "chips" else float(game.options.scale)

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        near = ways(self.game, view, _MORE_WAYS) if view.phase in ("pass", "bury") else moves
        kept = _distinct(sound(self.game, view, near), usual.move)
        if len(kept) == 1:
            return usual
        before, side = view.match, self.seat % self.game.form.sides

        def regular(seat: Seat, rng: Rng) -> RegularAuctionPinochle:
            return RegularAuctionPinochle(self.game, seat, rng)

        def judge(state: State) -> Sample:
            # Where all pass, deals could be thrown in without end: playing on stops in an auction, and no points are
            # gained.
            assert isinstance(state, Opening | Bidding | Ended), "the deal was played on to its end"
            after, outcome = state.match, state.outcome if isinstance(state, Ended) else None
            gains = [now - then for now, then in zip(after.totals, before.totals, strict=True)]
            others = gains[:side] + gains[side + 1 :]
            return self._sample(after, outcome, gains[side] - sum(others) / len(others))

        ahead = Ahead(game=self.game, seat=self.seat, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, kept, usual, self.rng, self.budget)

    def _sample(self, after: Match, outcome: Outcome | None, gained: float) -> Sample:
        """The sample of a deal that leaves the match in this state."""
        side, totals, scale = self.seat % self.game.form.sides, after.totals, self._scale
        lead = (totals[side] - max(totals[:side] + totals[side + 1 :])) / scale
        if outcome is None:
            deals = max(0.0, (self.game.options.target - max(totals)) / scale / _A_DEAL)
            win = (1 + erf(lead / (_LUCK * (0.5 + deals) ** 0.5 * 2**0.5))) / 2
        else:
            win = float(self.seat in outcome.winners) if outcome.winners else 0.5
        return Sample(float(gained), win, gained > 0)


def _distinct(moves: Sequence[Move], usual: Move) -> list[Move]:
    """The usual move first; one of two copies of a card, and of all bids the next few."""
    kept: list[Move] = [usual]
    seen = {usual.card.plain} if isinstance(usual, Play) else set()
    bids = 0
    for move in moves:
        if isinstance(move, Play):
            if move.card.plain in seen:
                continue
            seen.add(move.card.plain)
        if isinstance(move, Bid):
            bids += 1
            if bids > _BIDS:
                continue
        if move != usual:
            kept.append(move)
    return kept


def make(game: AuctionPinochle, seat: Seat, rng: Rng, budget: Budget) -> StrongAuctionPinochle:
    """Make a player for one seat."""
    return StrongAuctionPinochle(game, seat, rng, budget)
