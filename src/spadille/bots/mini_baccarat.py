"""The club player of Mini Baccarat: a modest bet on banco, coup after coup.

It looks at its bankroll and at the spots, never at past results: they foretell nothing (BAC-16, BAC-51).
"""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Decision, Rng, Seat
from spadille.games.mini_baccarat.coup import BANCO
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import READY, Cut, Move, View, Wager

_SHARE: Final = 50
"""The bet is this part of the chips one begins with."""


class ClubMiniBaccarat:
    """A bettor who knows the odds."""

    def __init__(self, game: MiniBaccarat, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.stake = max(game.options.min_bet, game.options.chips // _SHARE)

    def choose(self, view: View, moves: tuple[Move, ...]) -> Decision:
        if view.phase == "cut":
            return Decision(Cut(1 + self.rng.below(self.game.size - 1)), "one place is as good as another")
        room = self.game.room(view.ledger, view.stakes, self.seat, BANCO)
        if view.stakes[3 * self.seat + BANCO] or not room:
            return Decision(READY, "the bet is made")
        chips = min(self.stake, room[-1])
        return Decision(Wager(BANCO, chips), "banco keeps the house's share smallest")


CLUB: Final = ClubMiniBaccarat
