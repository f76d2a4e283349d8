"""The regular player of War: there is no choice (WAR-02)."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.core.contract import Decision, Rng, Seat
from spadille.games.war import say
from spadille.games.war.game import War
from spadille.games.war.state import Move, View
from spadille.thinking.budget import Budget


class RegularWar:
    """A player that makes the only move."""

    def __init__(self, game: War, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], say("no-choice"))


def make(game: War, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularWar:
    """A bot for one seat; it needs no time to think."""
    return RegularWar(game, seat, rng)
