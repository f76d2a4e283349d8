"""The regular player of Mini Baccarat: a modest bet where the house edge is smallest (mostly banco), every coup.

It looks at its bankroll and at the spots, never at past results, which predict nothing (BAC-16, BAC-51). The cost of
each spot is computed exactly from a whole shoe, under the table's commission and prices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.pack import shoe
from spadille.core.contract import Decision, Rng, Seat, Weighed
from spadille.core.words import Message
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.chances import edges, leads
from spadille.games.mini_baccarat.coup import BETS
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import READY, Cut, Move, View, Wager, laid_by
from spadille.thinking.budget import Budget

_SHARE: Final = 50
"""Divisor of the starting chips that gives the bet."""


class RegularMiniBaccarat:
    """A bettor who knows the odds."""

    def __init__(self, game: MiniBaccarat, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.stake = max(game.options.min_bet, game.options.chips // _SHARE)
        kept = edges(game.prices, shoe(game.options.decks))
        self.edges = {spot: float(edge) for spot, edge in zip(game.places, kept, strict=True)}
        """The house edge of each spot."""
        self.spot = min(self.edges, key=self.edges.__getitem__)

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        if view.phase == "cut":
            return Decision(Cut(1 + self.rng.below(self.game.size - 1)), "one place is as good as another")
        room = self.game.room(view.ledger, view.stakes, self.seat, self.spot)
        if laid_by(view.stakes, self.game.seats, self.seat)[self.spot] or not room:
            return Decision(READY, "the bet is made")
        chips = min(self.stake, room[-1])
        weighed = tuple(Weighed(Wager(spot, chips), -edge * chips) for spot, edge in self.edges.items())
        return Decision(Wager(self.spot, chips), self._why(), weighed, exact=True)

    def _why(self) -> Message:
        """Each spot with its cost in the long run, the cheapest first."""
        ranked = sorted(self.edges, key=self.edges.__getitem__)
        kept, gained = leads((BETS[spot], self.edges[spot]) for spot in ranked)
        if not gained:
            return say("why-bet", kept=kept)
        return say("why-bet-gains", kept=kept, gained=gained) if kept else say("why-bet-all-gain", gained=gained)


def make(game: MiniBaccarat, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularMiniBaccarat:
    """A bot for one seat; it needs no time to think."""
    return RegularMiniBaccarat(game, seat, rng)
