"""The club player of War: nobody has a choice (WAR-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Decision, Rng, Seat
from spadille.games.war.game import War
from spadille.games.war.state import Move, View


class ClubWar:
    """Turns."""

    def __init__(self, game: War, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], "there is no choice in War")


CLUB: Final = ClubWar
